import { parseArea, parseCell } from '../../../workbook/address';
import type { Area } from '../../../workbook/port';
import { attribute, scanXml } from '../markup';
import { readColor } from './colors';

/** A size that a run of rows or columns has, and the format of their blank cells. */
export interface Band {
  readonly first: number;
  readonly last: number;
  /** Columns in characters, rows in points; absent where it is the sheet's usual one. */
  readonly size?: number;
  readonly hidden: boolean;
  readonly format?: number;
}

/** What a sheet looks like apart from its cells' values. Rows and columns count from 0. */
export interface SheetLook {
  readonly columns: readonly Band[];
  readonly rows: readonly Band[];
  readonly frozen: { readonly rows: number; readonly columns: number };
  readonly merged: readonly Area[];
  readonly tab?: string;
  /** Number of the format of each cell that has one, by row and column; sparse. */
  readonly formats: readonly (readonly (number | undefined)[] | undefined)[];
}

const isYes = (value: string | undefined): boolean => value === '1' || value === 'true';
const optional = (value: string | undefined): number | undefined => (value === undefined ? undefined : Number(value));

class LookReader {
  readonly columns: Band[] = [];
  readonly rows: Band[] = [];
  frozen = { rows: 0, columns: 0 };
  readonly merged: Area[] = [];
  tab: string | undefined;
  readonly formats: (number | undefined)[][] = [];
  private row = -1;
  private column = -1;

  constructor(private readonly theme: readonly string[]) {}

  open(name: string, attributes: string): void {
    if (name === 'c') this.openCell(attributes);
    else if (name === 'row') this.openRow(attributes);
    else if (name === 'col') this.openColumn(attributes);
    else if (name === 'tabColor') this.tab = readColor(attributes, this.theme);
    else if (name === 'pane' && (attribute(attributes, 'state') ?? '').startsWith('frozen'))
      this.frozen = {
        rows: Number(attribute(attributes, 'ySplit') ?? 0),
        columns: Number(attribute(attributes, 'xSplit') ?? 0),
      };
    else if (name === 'mergeCell') {
      const area = parseArea(attribute(attributes, 'ref') ?? '');
      if (area !== undefined) this.merged.push(area);
    }
  }

  private openColumn(attributes: string): void {
    this.columns.push({
      first: Number(attribute(attributes, 'min')) - 1,
      last: Number(attribute(attributes, 'max')) - 1,
      size: optional(attribute(attributes, 'width')),
      hidden: isYes(attribute(attributes, 'hidden')),
      format: optional(attribute(attributes, 'style')),
    });
  }

  private openRow(attributes: string): void {
    this.row = Number(attribute(attributes, 'r') ?? this.row + 2) - 1;
    this.column = -1;
    const size = optional(attribute(attributes, 'ht'));
    const hidden = isYes(attribute(attributes, 'hidden'));
    if (size !== undefined || hidden) this.rows.push({ first: this.row, last: this.row, size, hidden });
  }

  private openCell(attributes: string): void {
    this.column = parseCell(attribute(attributes, 'r') ?? '')?.column ?? this.column + 1;
    const format = optional(attribute(attributes, 's'));
    if (format !== undefined) (this.formats[this.row] ??= [])[this.column] = format;
  }
}

/** Reads the look of a sheet's part. */
export const readSheetLook = (xml: string, theme: readonly string[]): SheetLook => {
  const reader = new LookReader(theme);
  scanXml(xml, { open: (name, attributes) => reader.open(name, attributes) });
  const { columns, rows, frozen, merged, tab, formats } = reader;
  return { columns, rows, frozen, merged, tab, formats };
};
