import { cellAt, isBlank } from './found';
import { normalizeLabel } from './names';
import type { Area, CellValue, Grid } from './port';

const TOTAL_WORDS = new Set(
  ['Total', 'Totals', 'Grand total', 'Sum', 'Итого', 'Всего', 'Сумма', 'Итог', 'Total general', 'Suma', 'Totales'].map(
    normalizeLabel,
  ),
);

const isNumeric = (value: CellValue): boolean =>
  typeof value === 'number' || /^[\s\d.,+%\u2212-]*$/u.test(String(value)) || String(value).startsWith('#');

/** A row of sums: its first cell says so, and nothing but numbers follows. */
function isTotal(cells: readonly CellValue[]): boolean {
  const filled = cells.filter((cell) => !isBlank(cell));
  const [first, ...rest] = filled;
  return typeof first === 'string' && TOTAL_WORDS.has(normalizeLabel(first)) && rest.every(isNumeric);
}

/** Where to look for the rows of a table. */
export interface Search {
  readonly grid: Grid;
  readonly firstRow: number;
  /** Rows from here on belong to something else. */
  readonly limit: number;
  /** Rows up to here belong to the table for sure (an Excel table's area). */
  readonly sure: number;
  /** Columns of ours that were found. */
  readonly columns: readonly number[];
}

/**
 * Rows of data below a header. Blank rows inside do not end the table; after one, a row that holds nothing but its
 * first cell is taken for a remark below the table. Outside Excel tables do not grow by themselves, so rows that touch
 * the end of one belong to it.
 */
export function dataRows({ grid, firstRow, limit, sure, columns }: Search): { rows: number[]; end: number } {
  const rows: number[] = [];
  let end = Math.max(firstRow, sure);
  let gap = false;
  const [leftmost = 0] = [...columns].sort((a, b) => a - b);
  for (let row = firstRow; row < Math.min(limit, grid.length); row++) {
    const cells = columns.map((column) => cellAt(grid, row, column));
    const filled = columns.filter((column) => !isBlank(cellAt(grid, row, column)));
    if (filled.length === 0) {
      gap = true;
      if (sure > 0 && row >= sure) break;
      continue;
    }
    const inside = row < sure;
    if (isTotal(inOrder(columns, cells))) {
      end = Math.max(end, row + 1);
      continue;
    }
    if (gap && !inside && filled.length === 1 && filled[0] === leftmost) continue;
    rows.push(row);
    end = Math.max(end, row + 1);
  }
  return { rows, end };
}

const inOrder = (columns: readonly number[], cells: readonly CellValue[]): CellValue[] =>
  columns
    .map((column, index) => ({ column, cell: cells[index] ?? '' }))
    .sort((a, b) => a.column - b.column)
    .map(({ cell }) => cell);

export const overlapsColumns = (area: Area, column: number, width: number): boolean =>
  area.column < column + width && column < area.column + area.columns;

export const containsCell = (area: Area, row: number, column: number): boolean =>
  row >= area.row && row < area.row + area.rows && column >= area.column && column < area.column + area.columns;
