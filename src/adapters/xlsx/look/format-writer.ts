import { escapeXml } from '../markup';
import { isSameFont, readFormats, SIDES, type CellLook, type FontLook } from './formats';
import { BUILT_IN_FORMATS } from './number-formats';
import { StyleList } from './style-list';

/** `#rrggbb` as files have it. */
const argb = (color: string): string => `FF${color.slice(1).toUpperCase()}`;

/** Numbers below this one mean formats that files do not spell out. */
const FIRST_OWN_FORMAT = 164;

/**
 * Adds formats to a styles part. What a look says is changed in a copy of the format that the cell had; what it does not
 * say (protection, rotation, the style's name) stays.
 */
export class FormatWriter {
  private readonly looks: CellLook[];
  private readonly prefix: string;
  private readonly fonts: StyleList;
  private readonly fills: StyleList;
  private readonly borders: StyleList;
  private readonly numberFormats: StyleList;
  private readonly formats: StyleList;

  constructor(
    private readonly styles: string,
    theme: readonly string[],
  ) {
    this.looks = [...readFormats(styles, theme)];
    this.prefix = /<(\w+:)?styleSheet[\s>]/.exec(styles)?.[1] ?? '';
    const list = (name: string): StyleList => new StyleList(name, styles);
    [this.fonts, this.fills, this.borders] = [list('fonts'), list('fills'), list('borders')];
    [this.numberFormats, this.formats] = [list('numFmts'), list('cellXfs')];
  }

  /** Number of the format that looks so and is otherwise like the format `base`. */
  number(base: number, look: CellLook): number {
    const before = this.looks[base];
    const source = this.formats.get(base);
    if (before === undefined || source === undefined) throw new Error(`The file has no format ${base}.`);
    const number = this.formats.add(this.changed(source, before, look));
    this.looks[number] = look;
    return number;
  }

  /** The styles part with what was added. */
  get xml(): string {
    return [this.numberFormats, this.fonts, this.fills, this.borders, this.formats].reduce(
      (xml, list) => list.into(xml, this.prefix),
      this.styles,
    );
  }

  private changed(source: string, before: CellLook, look: CellLook): string {
    let format = source;
    const set = (id: string, value: number, apply: string): void => {
      format = withAttribute(withAttribute(format, id, String(value)), apply, '1');
    };
    // A look without size or family has those of the format before it.
    const { size, family } = before.font;
    const font: FontLook = { ...look.font, size: look.font.size ?? size, family: look.font.family ?? family };
    if (!isSameFont(before.font, font)) set('fontId', this.fonts.add(this.font(font)), 'applyFont');
    if (before.fill !== look.fill) set('fillId', this.fill(look.fill), 'applyFill');
    if (SIDES.some((side) => before.borders[side] !== look.borders[side]))
      set('borderId', this.borders.add(this.border(look)), 'applyBorder');
    if (before.numberFormat !== look.numberFormat)
      set('numFmtId', this.numberFormat(look.numberFormat), 'applyNumberFormat');
    const isAligned =
      before.horizontal === look.horizontal && before.vertical === look.vertical && before.wrap === look.wrap;
    return isAligned ? format : this.aligned(withAttribute(format, 'applyAlignment', '1'), look);
  }

  private font({ bold, italic, underline, strike, size, family, color }: FontLook): string {
    const p = this.prefix;
    const flags = `${bold ? `<${p}b/>` : ''}${italic ? `<${p}i/>` : ''}${strike ? `<${p}strike/>` : ''}`;
    const line = underline ? `<${p}u/>` : '';
    const tint = color === undefined ? '' : `<${p}color rgb="${argb(color)}"/>`;
    const name = family === undefined ? '' : `<${p}name val="${escapeXml(family)}"/>`;
    return `<${p}font>${flags}${line}<${p}sz val="${size ?? 11}"/>${tint}${name}</${p}font>`;
  }

  /** The first fill of a file is none (ECMA-376, 18.8.21). */
  private fill(color: string | undefined): number {
    if (color === undefined) return 0;
    const p = this.prefix;
    const pattern = `<${p}patternFill patternType="solid"><${p}fgColor rgb="${argb(color)}"/></${p}patternFill>`;
    return this.fills.add(`<${p}fill>${pattern}</${p}fill>`);
  }

  private border({ borders }: CellLook): string {
    const p = this.prefix;
    const sides = SIDES.map((side) => {
      const color = borders[side];
      return color === undefined
        ? `<${p}${side}/>`
        : `<${p}${side} style="thin"><${p}color rgb="${argb(color)}"/></${p}${side}>`;
    });
    return `<${p}border>${sides.join('')}<${p}diagonal/></${p}border>`;
  }

  private numberFormat(code: string | undefined): number {
    if (code === undefined) return 0;
    const builtIn = Object.entries(BUILT_IN_FORMATS).find(([, each]) => each === code);
    if (builtIn !== undefined) return Number(builtIn[0]);
    const ids = Array.from({ length: this.numberFormats.length }, (_, index) =>
      Number(/\snumFmtId="(\d+)"/.exec(this.numberFormats.get(index) ?? '')?.[1] ?? 0),
    );
    const escaped = escapeXml(code);
    const known = ids.findIndex((_, index) => this.numberFormats.get(index)?.includes(` formatCode="${escaped}"`));
    if (known >= 0) return ids[known] ?? 0;
    const id = Math.max(FIRST_OWN_FORMAT - 1, ...ids) + 1;
    this.numberFormats.add(`<${this.prefix}numFmt numFmtId="${id}" formatCode="${escaped}"/>`);
    return id;
  }

  private aligned(format: string, { horizontal, vertical, wrap }: CellLook): string {
    const p = this.prefix;
    const [there = `<${p}alignment/>`] = /<(?:\w+:)?alignment(?:\s[^>]*)?>/.exec(format) ?? [];
    const alignment = [
      ['horizontal', horizontal],
      ['vertical', vertical],
      ['wrapText', wrap ? '1' : undefined],
    ] as const;
    const element = alignment.reduce((tag, [name, value]) => withAttribute(tag, name, value), there);
    if (format.includes(there)) return format.replace(there, () => element);
    // Alignment comes first in a format, before protection.
    return /^<[^>]*\/>$/.test(format)
      ? `${format.slice(0, -2)}>${element}</${p}xf>`
      : format.replace(/^<[^>]*>/, (tag) => tag + element);
  }
}

/** The element with an attribute of its first tag set, or without it. */
function withAttribute(element: string, name: string, value: string | undefined): string {
  const [tag = ''] = /^<[^>]*>/.exec(element) ?? [];
  const bare = tag.replace(new RegExp(`\\s${name}="[^"]*"`), '');
  const set = value === undefined ? bare : bare.replace(/(\s*\/?>)$/, (end) => ` ${name}="${escapeXml(value)}"${end}`);
  return set + element.slice(tag.length);
}
