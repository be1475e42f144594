import type { Area } from '../workbook/port';

/** An area after `count` rows were inserted above `row`: below it moves, around it grows. */
export const afterInsert = (area: Area, row: number, count: number): Area => {
  if (row <= area.row) return { ...area, row: area.row + count };
  return row < area.row + area.rows ? { ...area, rows: area.rows + count } : area;
};

/** An area after `count` rows from `row` were deleted; `undefined` when nothing is left of it. */
export const afterDelete = (area: Area, row: number, count: number): Area | undefined => {
  const shift = (line: number): number => (line <= row ? line : Math.max(row, line - count));
  const top = shift(area.row);
  const rows = shift(area.row + area.rows) - top;
  return rows > 0 ? { ...area, row: top, rows } : undefined;
};

/** An area that ends right above `row`, made `count` rows longer. */
export const grownBy = (area: Area, count: number): Area => ({ ...area, rows: area.rows + count });

/** Whether `area` ends right above `row`. */
export const endsAbove = (area: Area, row: number): boolean => area.row + area.rows === row;
