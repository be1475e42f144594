import type { Terrain } from '../engine/landing/terrain';

/**
 * What a workbook must be able to do for Warsheet: say what it holds, give the values of sheets, and take one change
 * set as a whole. Excel, an `.xlsx` file and plain memory are its three makers (`adapters`). Rows and columns count
 * from 0, A1 is row 0, column 0.
 */

/** A cell's value; `''` is blank. An Excel error (`#N/A`) arrives as its text. Dates arrive as serial numbers. */
export type CellValue = string | number | boolean;

/** The value of a formula that nobody has calculated: some programs write formulas alone. */
export const NOT_CALCULATED = '#GETTING_DATA';

/**
 * How a formula fills cells: its own one; as an array formula, its own one (`array`: entered with Ctrl+Shift+Enter,
 * `dynamic`: free to spill); or as `part` of several, none of which can be overwritten alone.
 */
export type FormulaKind = 'plain' | 'array' | 'dynamic' | 'part';

/** A cell that holds a formula, as it is read and as it is put back. */
export interface FormulaCell {
  /** In English, as the workbook keeps it: `=B2*2`. Relative references are those of the cell it stands in. */
  readonly formula: string;
  /** What it gave when it was calculated last. */
  readonly value: CellValue;
  readonly kind: FormulaKind;
}

/** What can be written into a cell. A text is always text, whatever it begins with. */
export type CellContent = CellValue | FormulaCell;

export const isFormula = (content: CellContent): content is FormulaCell => typeof content === 'object';

export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface SheetInfo {
  readonly name: string;
  readonly hidden: boolean;
}

/** An Excel table; its area includes the header row and, where there is one, the total row. */
export interface TableInfo {
  readonly name: string;
  readonly sheet: string;
  readonly area: Area;
  readonly totalRow: boolean;
}

export interface Outline {
  readonly sheets: readonly SheetInfo[];
  readonly tables: readonly TableInfo[];
}

/** Values of a sheet from A1 to the end of what is used; every row equally long. Formulas give their cached value. */
export type Grid = readonly (readonly CellValue[])[];

/** Formulas of a sheet by row and column; sparse. */
export type Formulas = readonly (readonly (FormulaCell | undefined)[] | undefined)[];

/** How the product's own cells look; adapters map it to real formats. Text cells are always written as text. */
export type CellStyle =
  | ('title' | 'header' | 'input' | 'product' | 'note' | 'good' | 'bad' | 'strong' | 'code' | 'plain')
  /** Cells of a map, in the colours of its legend. */
  | `ground-${Terrain}`;

export interface StyledCell {
  readonly value: CellValue;
  readonly style?: CellStyle;
}

/** Choices offered in a column's cells (data validation): listed, or taken from a table's column. */
export type Validation =
  | { readonly kind: 'list'; readonly values: readonly string[] }
  | { readonly kind: 'column'; readonly sheet: string; readonly table: string; readonly column: string }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number };

/** An Excel table on a sheet that the product makes: header row, data rows below it. */
export interface NewTable {
  readonly name: string;
  readonly row: number;
  readonly column: number;
  readonly columns: readonly {
    readonly header: string;
    /** Cell note on the header that says what goes there. */
    readonly note?: string;
    /** In characters. */
    readonly width: number;
    readonly validation?: Validation;
    /** Cells hold text, whatever is typed into them: an id `1-2` must not become a date. */
    readonly text?: boolean;
    /** Cells hold what people fill in, or what the product writes (lightly tinted). */
    readonly style: 'input' | 'product';
  }[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** A sheet made from scratch: free cells and tables. */
export interface NewSheet {
  readonly name: string;
  readonly hidden: boolean;
  /** Free cells from A1. */
  readonly cells: readonly (readonly StyledCell[])[];
  readonly tables: readonly NewTable[];
  /** Widths in characters of columns from A; a table's widths win. */
  readonly widths: readonly number[];
  /** Number of rows frozen at the top. */
  readonly frozenRows: number;
  readonly tab?: 'gm' | 'product' | 'private';
}

export type Change =
  /** Overwrites cells; formats stay. */
  | {
      readonly kind: 'cells';
      readonly sheet: string;
      readonly row: number;
      readonly column: number;
      readonly values: readonly (readonly CellContent[])[];
    }
  /**
   * Inserts `values.length` rows above `row` over the columns `column …` and fills them; what lies below moves down,
   * and a table whose data they extend grows with them.
   */
  | {
      readonly kind: 'insert-rows';
      readonly sheet: string;
      readonly row: number;
      readonly column: number;
      readonly values: readonly (readonly CellValue[])[];
      /** Name of the Excel table that grows, where the rows belong to one. */
      readonly table: string | null;
    }
  /** Deletes whole rows of the sheet; a table around them shrinks. */
  | { readonly kind: 'delete-rows'; readonly sheet: string; readonly row: number; readonly rows: number }
  /** Puts a sheet in place of the one of the same name (or adds it at the end). */
  | { readonly kind: 'put-sheet'; readonly sheet: NewSheet }
  | { readonly kind: 'remove-sheet'; readonly sheet: string };

export interface WorkbookPort {
  outline(): Promise<Outline>;
  /** Values of the sheets named, in that order. */
  values(sheets: readonly string[]): Promise<readonly Grid[]>;
  /** Formulas of the sheets named, in that order. */
  formulas(sheets: readonly string[]): Promise<readonly Formulas[]>;
  /** Applies all changes in order, or none of them. Throws when the workbook cannot be written. */
  apply(changes: readonly Change[]): Promise<void>;
}
