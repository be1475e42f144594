import { attribute, scanXml } from '../markup';
import { readColor } from './colors';
import { BUILT_IN_FORMATS } from './number-formats';

/** How a cell's text looks. */
export interface FontLook {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  /** In points. */
  readonly size?: number;
  readonly family?: string;
  readonly color?: string;
}

const FONT_PARTS = ['bold', 'italic', 'underline', 'strike', 'size', 'family', 'color'] as const;

/** Whether two fonts look alike; what is not said is `false`, or the file's usual one. */
export const isSameFont = (one: FontLook, other: FontLook): boolean =>
  FONT_PARTS.every((part) => (one[part] || undefined) === (other[part] || undefined));

/** A cell's format, as far as a screen shows it. Colours are `#rrggbb`. */
export interface CellLook {
  readonly font: FontLook;
  readonly fill?: string;
  readonly horizontal?: string;
  readonly vertical?: string;
  readonly wrap: boolean;
  /** Colours of the borders that are there. */
  readonly borders: Readonly<Partial<Record<Side, string>>>;
  /** Excel's number format; absent where it is General. */
  readonly numberFormat?: string;
}

/** Sides of a cell, in the order in which files list their borders. */
export const SIDES = ['left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];
const isSide = (name: string): name is Side => (SIDES as readonly string[]).includes(name);

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** An empty element (`<b/>`) says yes, unless its value says no. */
const isOn = (attributes: string): boolean => !/^(?:0|false|none)$/.test(attribute(attributes, 'val') ?? '');

class FormatReader {
  readonly looks: CellLook[] = [];
  private readonly fonts: Mutable<FontLook>[] = [];
  private readonly fills: (string | undefined)[] = [];
  private readonly borders: Partial<Record<Side, string>>[] = [];
  private readonly numberFormats = new Map<number, string>();
  private look: Mutable<CellLook> | undefined;
  private readonly path: string[] = [];
  private side: Side | undefined;

  constructor(private readonly theme: readonly string[]) {}

  open(name: string, attributes: string): void {
    const list = this.path[1];
    this.path.push(name);
    if (name === 'numFmt' && list === 'numFmts')
      this.numberFormats.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode') ?? '');
    else if (list === 'fonts') this.openFont(name, attributes);
    else if (list === 'fills') this.openFill(name, attributes);
    else if (list === 'borders') this.openBorder(name, attributes);
    else if (list === 'cellXfs') this.openFormat(name, attributes);
  }

  close(name: string): void {
    this.path.pop();
    if (isSide(name)) this.side = undefined;
  }

  private openFont(name: string, attributes: string): void {
    if (name === 'font') this.fonts.push({});
    const font = this.fonts.at(-1);
    if (font === undefined) return;
    if (name === 'b') font.bold = isOn(attributes);
    else if (name === 'i') font.italic = isOn(attributes);
    else if (name === 'u') font.underline = isOn(attributes);
    else if (name === 'strike') font.strike = isOn(attributes);
    else if (name === 'sz') font.size = Number(attribute(attributes, 'val') ?? 11);
    else if (name === 'name') font.family = attribute(attributes, 'val');
    else if (name === 'color') font.color = readColor(attributes, this.theme);
  }

  private openFill(name: string, attributes: string): void {
    if (name === 'fill') this.fills.push(undefined);
    // A solid fill has the colour of its pattern, which Excel calls its foreground.
    else if (name === 'fgColor') this.fills[this.fills.length - 1] = readColor(attributes, this.theme);
  }

  private openBorder(name: string, attributes: string): void {
    if (name === 'border') this.borders.push({});
    const border = this.borders.at(-1);
    if (border === undefined) return;
    if (isSide(name) && isLine(attributes)) {
      this.side = name;
      border[name] = '#000000';
    } else if (name === 'color' && this.side !== undefined)
      border[this.side] = readColor(attributes, this.theme) ?? '#000000';
  }

  private openFormat(name: string, attributes: string): void {
    if (name === 'xf') {
      const id = Number(attribute(attributes, 'numFmtId') ?? 0);
      this.look = {
        font: this.fonts[Number(attribute(attributes, 'fontId') ?? 0)] ?? {},
        fill: this.fills[Number(attribute(attributes, 'fillId') ?? 0)],
        borders: this.borders[Number(attribute(attributes, 'borderId') ?? 0)] ?? {},
        wrap: false,
        numberFormat: this.numberFormats.get(id) ?? BUILT_IN_FORMATS[id],
      };
      this.looks.push(this.look);
    } else if (name === 'alignment' && this.look !== undefined) {
      this.look.horizontal = attribute(attributes, 'horizontal');
      this.look.vertical = attribute(attributes, 'vertical');
      this.look.wrap = /^(?:1|true)$/.test(attribute(attributes, 'wrapText') ?? '');
    }
  }
}

const isLine = (attributes: string): boolean => (attribute(attributes, 'style') ?? 'none') !== 'none';

/** The cell formats of a workbook's styles part, in the order in which cells number them. */
export const readFormats = (xml: string, theme: readonly string[]): readonly CellLook[] => {
  const reader = new FormatReader(theme);
  scanXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
  });
  return reader.looks;
};
