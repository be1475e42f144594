import type { Area, CellValue, FormulaCell, Formulas, Grid } from '../../workbook/port';

/** What the cells of a sheet hold. */
export interface SheetCells {
  readonly grid: Grid;
  readonly formulas: Formulas;
  /** Number formats, sparse; only where they were asked for. */
  readonly formats: readonly (readonly string[] | undefined)[];
}

/** A part of a sheet as Excel gives it. */
export interface Block {
  readonly area: Area;
  readonly values: readonly (readonly CellValue[])[];
  /** Formulas where there are some, else values. */
  readonly formulas: readonly (readonly CellValue[])[];
  readonly formats?: readonly (readonly string[])[];
}

/** Whether what Excel gives as a cell's formula is one: a text that begins with `=` is its own value. */
const isFormulaText = (formula: CellValue | undefined, value: CellValue | undefined): formula is string =>
  typeof formula === 'string' && formula.startsWith('=') && formula !== value;

/** Collects the blocks of a sheet into rows from A1. */
export class CellCollector {
  private readonly rows: CellValue[][] = [];
  readonly formulas: (FormulaCell | undefined)[][] = [];

  private readonly formats: string[][] = [];

  add({ area, values, formulas, formats }: Block): void {
    formats?.forEach((line, down) =>
      line.forEach((format, right) => ((this.formats[area.row + down] ??= [])[area.column + right] = format)),
    );
    values.forEach((line, down) => {
      const row = area.row + down;
      line.forEach((value, right) => {
        const column = area.column + right;
        const formula = formulas[down]?.[right];
        if (value !== '') this.put(row, column, value);
        if (isFormulaText(formula, value)) (this.formulas[row] ??= [])[column] = { formula, value, kind: 'plain' };
      });
    });
  }

  private put(row: number, column: number, value: CellValue): void {
    const cells = (this.rows[row] ??= []);
    while (cells.length < column) cells.push('');
    cells[column] = value;
  }

  finish(): SheetCells {
    const width = this.rows.reduce((most, row) => Math.max(most, row.length), 0);
    // Shared, so that one stray cell at the bottom of a sheet does not fill the memory with blanks.
    const blank: readonly CellValue[] = Array.from({ length: width }, () => '');
    const grid = Array.from(this.rows, (row: CellValue[] | undefined) => {
      if (row === undefined) return blank;
      while (row.length < width) row.push('');
      return row;
    });
    return { grid, formulas: this.formulas, formats: this.formats };
  }

  valueAt(row: number, column: number): CellValue {
    return this.rows[row]?.[column] ?? '';
  }
}

const contentAt = ({ grid, formulas }: SheetCells, row: number, column: number): CellValue =>
  formulas[row]?.[column]?.formula ?? grid[row]?.[column] ?? '';

/** Whether the same was entered into all cells; what formulas give may have changed. */
export const sameEntries = (a: SheetCells, b: SheetCells): boolean => {
  const rows = Math.max(a.grid.length, b.grid.length, a.formulas.length, b.formulas.length);
  for (let row = 0; row < rows; row++) {
    // Blank rows of a huge sheet are one and the same.
    if (a.grid[row] === b.grid[row] && !a.formulas[row] && !b.formulas[row]) continue;
    const lines = [a.grid[row], b.grid[row], a.formulas[row], b.formulas[row]];
    const columns = Math.max(...lines.map((line) => line?.length ?? 0));
    for (let column = 0; column < columns; column++)
      if (contentAt(a, row, column) !== contentAt(b, row, column)) return false;
  }
  return true;
};
