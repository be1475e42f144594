import type { Campaign, RowPlace } from '../workbook/campaign';
import type { CellValue, Change } from '../workbook/port';
import type { SheetValues } from '../workbook/recognise';
import { rowChanges } from '../workbook/write/rows';
import type { JournalEntry } from '../workbook/state';

/**
 * A cell that a phase wrote: what stood there and what stands there now. It is found again by the row's id and the
 * column, never by its address, so that rows and columns may move in between.
 */
export interface WrittenCell {
  /** Role of the table. */
  readonly table: string;
  readonly id: string;
  readonly column: string;
  readonly before: CellValue;
  readonly after: CellValue;
}

export const writtenCells = (entry: JournalEntry): readonly WrittenCell[] =>
  JSON.parse(entry.undo) as readonly WrittenCell[];

/** The cells as they stand in the workbook now; rows and columns that are gone are passed over. */
export function locate(
  campaign: Campaign,
  cells: readonly WrittenCell[],
): readonly (WrittenCell & { readonly place: RowPlace; readonly at: number })[] {
  const places = new Map(
    Object.entries(campaign.rows).map(([table, rows]) => [table, new Map(rows.map(({ id, place }) => [id, place]))]),
  );
  return cells.flatMap((cell) => {
    const place = places.get(cell.table)?.get(cell.id);
    const at = place?.columns[cell.column];
    return place === undefined || at === undefined ? [] : [{ ...cell, place, at }];
  });
}

export const valueAt = (sheets: readonly SheetValues[], sheet: string, row: number, column: number): CellValue =>
  sheets.find(({ name }) => name === sheet)?.grid[row]?.[column] ?? '';

/** The sheets as they were before the cells were written; a cell that the GM has changed since keeps that change. */
export function asBefore(
  sheets: readonly SheetValues[],
  campaign: Campaign,
  cells: readonly WrittenCell[],
): readonly SheetValues[] {
  const copies = sheets.map(({ name, grid }) => ({ name, grid: grid.map((row) => [...row]) }));
  for (const { place, at, before, after } of locate(campaign, cells)) {
    const row = copies.find(({ name }) => name === place.sheet)?.grid[place.row];
    if (row && String(row[at] ?? '') === String(after)) row[at] = before;
  }
  return copies;
}

/**
 * Cells of an earlier attempt that a further one does not write, because their fight was taken out: they are to go
 * back to what stood there, unless the GM has changed them since.
 */
export function noLongerWritten(
  sheets: readonly SheetValues[],
  campaign: Campaign,
  earlier: readonly WrittenCell[],
  now: readonly WrittenCell[],
): readonly WrittenCell[] {
  const key = ({ table, id, column }: WrittenCell): string => JSON.stringify([table, id, column]);
  const rewritten = new Set(now.map(key));
  return locate(campaign, earlier).filter(
    (cell) =>
      !rewritten.has(key(cell)) &&
      String(valueAt(sheets, cell.place.sheet, cell.place.row, cell.at)) === String(cell.after),
  );
}

/** Changes that put the cells back. */
export const restoringChanges = (campaign: Campaign, cells: readonly WrittenCell[]): readonly Change[] =>
  locate(campaign, cells).flatMap(({ place, column, before }) => rowChanges(place, { [column]: before }));
