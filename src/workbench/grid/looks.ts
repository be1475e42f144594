import {
  BooleanNumber,
  BorderStyleTypes,
  HorizontalAlign,
  VerticalAlign,
  WrapStrategy,
  type IBorderData,
  type IStyleData,
  type Nullable,
} from '@univerjs/core';
import type { CellLook, Side } from '../../adapters/xlsx/look/formats';

/* Formats of cells, as the file has them and as the grid has them. */

const HORIZONTAL: Readonly<Record<string, HorizontalAlign>> = {
  left: HorizontalAlign.LEFT,
  center: HorizontalAlign.CENTER,
  centerContinuous: HorizontalAlign.CENTER,
  right: HorizontalAlign.RIGHT,
  justify: HorizontalAlign.JUSTIFIED,
};
const VERTICAL: Readonly<Record<string, VerticalAlign>> = {
  top: VerticalAlign.TOP,
  center: VerticalAlign.MIDDLE,
  bottom: VerticalAlign.BOTTOM,
};
const SIDES: Readonly<Record<Side, 'l' | 'r' | 't' | 'b'>> = { left: 'l', right: 'r', top: 't', bottom: 'b' };

const yes = (value: boolean | undefined): BooleanNumber | undefined => (value ? BooleanNumber.TRUE : undefined);

/** A format as the grid takes it. */
export const toStyle = ({ font, fill, horizontal, vertical, wrap, borders, numberFormat }: CellLook): IStyleData => ({
  bl: yes(font.bold),
  it: yes(font.italic),
  ul: font.underline ? { s: BooleanNumber.TRUE } : undefined,
  st: font.strike ? { s: BooleanNumber.TRUE } : undefined,
  fs: font.size,
  ff: font.family,
  cl: font.color === undefined ? undefined : { rgb: font.color },
  bg: fill === undefined ? undefined : { rgb: fill },
  ht: HORIZONTAL[horizontal ?? ''],
  vt: VERTICAL[vertical ?? ''],
  tb: wrap ? WrapStrategy.WRAP : undefined,
  n: numberFormat === undefined ? undefined : { pattern: numberFormat },
  bd: Object.fromEntries(
    Object.entries(borders).map(([side, rgb]) => [SIDES[side as Side], { s: BorderStyleTypes.THIN, cl: { rgb } }]),
  ),
});

/** A colour as files have it (`#rrggbb`); `undefined` for what is none, as `transparent`. */
const colorOf = (color: Nullable<string>): string | undefined => {
  const text = (color ?? '').trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, '$&$&');
  const channels = /^rgba?\((\d+)[,\s]+(\d+)[,\s]+(\d+)(?:[,/\s]+([\d.]+))?\)$/.exec(text);
  if (channels === null || channels[4] === '0') return undefined;
  return `#${channels
    .slice(1, 4)
    .map((each) => Math.min(255, Number(each)).toString(16).padStart(2, '0'))
    .join('')}`;
};

const bordersOf = (borders: Nullable<IBorderData>): CellLook['borders'] =>
  Object.fromEntries(
    Object.entries(SIDES).flatMap(([side, key]) => {
      const line = borders?.[key];
      return line && line.s !== BorderStyleTypes.NONE ? [[side, colorOf(line.cl.rgb) ?? '#000000']] : [];
    }),
  );

const wordOf = <T>(words: Readonly<Record<string, T>>, value: Nullable<T>): string | undefined =>
  Object.entries(words).find(([, each]) => each === value)?.[0];

/** A format of the grid as the file takes it: what {@link toStyle} makes comes back as it was. */
export const toLook = (style: Nullable<IStyleData>): CellLook => {
  const { bl, it, ul, st, fs, ff, cl, bg, ht, vt, tb, n, bd } = style ?? {};
  return {
    font: {
      bold: bl === BooleanNumber.TRUE || undefined,
      italic: it === BooleanNumber.TRUE || undefined,
      underline: ul?.s === BooleanNumber.TRUE || undefined,
      strike: st?.s === BooleanNumber.TRUE || undefined,
      size: fs,
      family: ff ?? undefined,
      color: colorOf(cl?.rgb),
    },
    fill: colorOf(bg?.rgb),
    horizontal: wordOf(HORIZONTAL, ht),
    vertical: wordOf(VERTICAL, vt),
    wrap: tb === WrapStrategy.WRAP,
    borders: bordersOf(bd),
    numberFormat: n?.pattern,
  };
};
