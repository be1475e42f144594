import type { Area, CellValue, FormulaCell, Formulas, Grid } from '../../workbook/port';

/** What the cells of a sheet hold. */
export interface SheetCells {
  readonly grid: Grid;
  readonly formulas: Formulas;
}

/** A part of a sheet as Excel gives it. */
export interface Block {
  readonly area: Area;
  readonly values: readonly (readonly CellValue[])[];
  /** Formulas where there are some, else values. */
  readonly formulas: readonly (readonly CellValue[])[];
}

/** Whether what Excel gives as a cell's formula is one: a text that begins with `=` is its own value. */
const isFormulaText = (formula: CellValue | undefined, value: CellValue | undefined): formula is string =>
  typeof formula === 'string' && formula.startsWith('=') && formula !== value;

/** Collects the blocks of a sheet into rows from A1. */
export class CellCollector {
  private readonly rows: CellValue[][] = [];
  readonly formulas: (FormulaCell | undefined)[][] = [];

  add({ area, values, formulas }: Block): void {
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
    return { grid, formulas: this.formulas };
  }

  valueAt(row: number, column: number): CellValue {
    return this.rows[row]?.[column] ?? '';
  }
}
