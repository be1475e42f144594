import type { Area, CellValue } from '../../../src/workbook/port';
import { typed } from './typing';

/** What a formula comes to; a host that calculates nothing is told it. */
export interface Calculated {
  readonly value: CellValue;
  /** Saved as an array formula: it is free to spill. */
  readonly isArray?: boolean;
  /** Rows and columns it spills over; one cell where it is left out. */
  readonly spill?: { readonly rows: number; readonly columns: number };
}

export interface BookCell {
  value: CellValue;
  formula: string | null;
  isArray: boolean;
  format: string;
  /** Everything about its look by name (`Fill.Color`). */
  looks: Record<string, unknown>;
  validation: Record<string, unknown>;
}

export interface BookTable {
  name: string;
  area: Area;
  showTotals: boolean;
  showHeaders: boolean;
  looks: Record<string, unknown>;
}

export interface BookSheet {
  id: string;
  name: string;
  visibility: 'Visible' | 'Hidden' | 'VeryHidden';
  isProtected: boolean;
  /** Sparse. */
  rows: (BookCell | undefined)[][];
  tables: BookTable[];
  widths: Map<number, number>;
  /** Formats of whole columns. */
  columnFormats: Map<number, string>;
  frozenRows: number;
  tabColor: string;
}

/** An error as Excel answers it. */
export class HostError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const blankCell = (format = 'General'): BookCell => ({
  ...{ value: '', formula: null, isArray: false, format },
  ...{ looks: {}, validation: {} },
});

/** A workbook as Excel holds it, as far as the add-in touches it. */
export class Book {
  sheets: BookSheet[] = [];
  active: BookSheet | undefined;
  /** Sheets cannot be added, removed, renamed. */
  isProtected = false;
  /** The add-in's pane stands beside it. */
  isPaneShown = false;
  selection: Area = { row: 0, column: 0, rows: 1, columns: 1 };
  /** What formulas come to, by their text; any other is an unknown name. */
  readonly results = new Map<string, Calculated>();
  /** Workbooks that were opened from base64. */
  readonly created: string[] = [];
  private lastId = 0;

  constructor(names: readonly string[]) {
    for (const name of names) this.add(name);
  }

  find(key: string): BookSheet | undefined {
    return this.sheets.find(({ name, id }) => name.toLowerCase() === key.toLowerCase() || id === key);
  }

  sheet(key: string): BookSheet {
    const sheet = this.find(key);
    if (sheet === undefined) throw new HostError('ItemNotFound', `The requested resource “${key}” doesn't exist.`);
    return sheet;
  }

  add(name = `Sheet${this.sheets.length + 1}`): BookSheet {
    this.checkName(name);
    const sheet: BookSheet = {
      ...{ id: `{${++this.lastId}}`, name, visibility: 'Visible', isProtected: false, rows: [], tables: [] },
      ...{ widths: new Map(), columnFormats: new Map(), frozenRows: 0, tabColor: '' },
    };
    this.sheets.push(sheet);
    this.active ??= sheet;
    return sheet;
  }

  checkName(name: string): void {
    if (name === '' || name.length > 31 || /[[\]:*?/\\]|^'|'$/.test(name))
      throw new HostError('InvalidArgument', `“${name}” is no name for a sheet.`);
    if (this.find(name)) throw new HostError('ItemAlreadyExists', `There is a sheet “${name}” already.`);
  }

  /** Excel takes no workbook without a sheet that can be seen. */
  private checkVisible(sheet: BookSheet): void {
    if (!this.sheets.some((each) => each !== sheet && each.visibility === 'Visible'))
      throw new HostError('InvalidOperation', 'A workbook must contain at least one visible worksheet.');
  }

  remove(sheet: BookSheet): void {
    this.checkVisible(sheet);
    this.sheets.splice(this.sheets.indexOf(sheet), 1);
    if (this.active === sheet) this.active = this.sheets.find(({ visibility }) => visibility === 'Visible');
  }

  show(sheet: BookSheet, visibility: BookSheet['visibility']): void {
    if (visibility !== 'Visible') this.checkVisible(sheet);
    sheet.visibility = visibility;
  }

  move(sheet: BookSheet, position: number): void {
    this.sheets.splice(this.sheets.indexOf(sheet), 1);
    this.sheets.splice(position, 0, sheet);
  }

  /** A copy at the end; its tables get names of their own. */
  copy(sheet: BookSheet): BookSheet {
    const copied = this.add(this.freeName(sheet.name));
    const { tables, ...rest } = structuredClone({ ...sheet, id: copied.id, name: copied.name });
    Object.assign(copied, rest);
    copied.tables = [];
    for (const table of tables) copied.tables.push({ ...table, name: this.freeTableName(table.name) });
    return copied;
  }

  private freeName(name: string): string {
    for (let i = 2; ; i++) {
      const mark = ` (${i})`;
      const free = name.slice(0, 31 - mark.length) + mark;
      if (!this.find(free)) return free;
    }
  }

  private freeTableName(name: string): string {
    for (let i = 1; ; i++) if (!this.findTable(`${name}_${i}`)) return `${name}_${i}`;
  }

  findTable(name: string): BookTable | undefined {
    const tables = this.sheets.flatMap((sheet) => sheet.tables);
    return tables.find((table) => table.name.toLowerCase() === name.toLowerCase());
  }

  /** Names of tables that Excel gives by itself. */
  newTableName(): string {
    for (let i = 1; ; i++) if (!this.findTable(`Table${i}`)) return `Table${i}`;
  }

  /** Types something into a cell, as `values` and `formulas` do. */
  enter(sheet: BookSheet, row: number, column: number, what: unknown): void {
    // `null` leaves a cell as it is.
    if (what === null || what === undefined) return;
    const cell = cellOf(sheet, row, column);
    const entered = typed(what, cell.format);
    cell.formula = entered.formula;
    const result = entered.formula === null ? undefined : (this.results.get(entered.formula) ?? { value: '#NAME?' });
    cell.value = result?.value ?? entered.value;
    cell.isArray = result?.isArray ?? false;
    if (entered.isDate) cell.format = 'm/d/yyyy';
  }
}

export const cellOf = (sheet: BookSheet, row: number, column: number): BookCell => {
  const cells = (sheet.rows[row] ??= []);
  return (cells[column] ??= blankCell(sheet.columnFormats.get(column)));
};

export const peek = (sheet: BookSheet, row: number, column: number): BookCell | undefined => sheet.rows[row]?.[column];

/** Smallest area around the cells that `counts`; `undefined` where there is none. */
export const usedArea = (sheet: BookSheet, counts: (cell: BookCell) => boolean): Area | undefined => {
  let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
  sheet.rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (!cell || !counts(cell)) return;
      [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
      [left, right] = [Math.min(left, column), Math.max(right, column)];
    }),
  );
  return bottom < 0 ? undefined : { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
};

export const hasValue = ({ value, formula }: BookCell): boolean => value !== '' || formula !== null;
