import type { Change, Outline } from '../workbook/port';
import type { RowsAsked } from './grid/rows';

/**
 * Rows that are to come or to go as a change of the file: a table grows with a row between its own, or right below
 * them. `undefined` where a table would lose its header or its last row, which Excel does not allow either.
 */
export const rowChange = (outline: Outline, sheet: string, { kind, row, rows }: RowsAsked): Change | undefined => {
  const tables = outline.tables.filter((table) => table.sheet === sheet);
  if (kind === 'insert') {
    const table = tables.find(({ area }) => row > area.row && row <= area.row + area.rows);
    return {
      kind: 'insert-rows',
      sheet,
      row,
      column: 0,
      values: Array.from({ length: rows }, () => []),
      table: table?.name ?? null,
    };
  }
  const isCut = tables.some(({ area, totalRow }) => {
    const first = area.row + 1;
    const last = area.row + area.rows - (totalRow ? 2 : 1);
    const hasHeader = row <= area.row && area.row < row + rows;
    const hasTotals = totalRow && row <= last + 1 && last + 1 < row + rows;
    return hasHeader || hasTotals || (row <= first && last < row + rows);
  });
  return isCut ? undefined : { kind: 'delete-rows', sheet, row, rows };
};
