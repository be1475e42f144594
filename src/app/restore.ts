import type { Campaign, RowPlace } from '../workbook/campaign';
import { moveFormulaWithCell } from '../workbook/formula';
import { cellAt, formulaAt } from '../workbook/found';
import { isFormula, type CellContent, type CellValue, type Change, type FormulaCell } from '../workbook/port';
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
  readonly before: CellContent;
  readonly after: CellValue;
  /** Where it stood: a formula's references count from there. Only formulas have it. */
  readonly origin?: { readonly row: number; readonly column: number };
}

/** A cell that a phase is to write. */
export type NewCell = Omit<WrittenCell, 'before' | 'origin'>;

export const writtenCells = (entry: JournalEntry): readonly WrittenCell[] =>
  JSON.parse(entry.undo) as readonly WrittenCell[];

/** A cell as it stands in the workbook now: the place of its row, and its column. */
export type Located<Cell> = Cell & { readonly place: RowPlace; readonly at: number };

/** The cells as they stand in the workbook now; rows and columns that are gone are passed over. */
export function locate<Cell extends Pick<WrittenCell, 'table' | 'id' | 'column'>>(
  campaign: Campaign,
  cells: readonly Cell[],
): readonly Located<Cell>[] {
  const places = new Map(
    Object.entries(campaign.rows).map(([table, rows]) => [table, new Map(rows.map(({ id, place }) => [id, place]))]),
  );
  return cells.flatMap((cell) => {
    const place = places.get(cell.table)?.get(cell.id);
    const at = place?.columns[cell.column];
    return place === undefined || at === undefined ? [] : [{ ...cell, place, at }];
  });
}

const sheetOf = (sheets: readonly SheetValues[], { place }: Located<unknown>): SheetValues | undefined =>
  sheets.find(({ name }) => name === place.sheet);

/** The formula that stands in a cell. */
export function formulaIn(sheets: readonly SheetValues[], cell: Located<unknown>): FormulaCell | undefined {
  return formulaAt(sheetOf(sheets, cell)?.formulas ?? [], cell.place.row, cell.at);
}

/** The cells to be written with what stands in them. */
export const withBefore = (
  sheets: readonly SheetValues[],
  campaign: Campaign,
  cells: readonly NewCell[],
): readonly WrittenCell[] =>
  locate(campaign, cells).map((cell) => {
    const { table, id, column, after, place, at } = cell;
    const formula = formulaIn(sheets, cell);
    const named = { table, id, column, after };
    if (formula) return { ...named, before: formula, origin: { row: place.row, column: at } };
    return { ...named, before: cellAt(sheetOf(sheets, cell)?.grid ?? [], place.row, at) };
  });

/** What stood in a cell before, as it reads where the cell stands now. */
function restored({ before, origin, place, at }: Located<WrittenCell>): CellContent {
  if (!isFormula(before) || !origin) return before;
  return { ...before, formula: moveFormulaWithCell(before.formula, place.row - origin.row, at - origin.column) };
}

/** Whether what a phase wrote still stands in the cell. */
export const isUntouched = (sheets: readonly SheetValues[], cell: Located<WrittenCell>): boolean =>
  formulaIn(sheets, cell) === undefined &&
  String(cellAt(sheetOf(sheets, cell)?.grid ?? [], cell.place.row, cell.at)) === String(cell.after);

/** The sheets as they were before the cells were written; a cell that the GM has changed since keeps that change. */
export function asBefore(
  sheets: readonly SheetValues[],
  campaign: Campaign,
  cells: readonly WrittenCell[],
): readonly SheetValues[] {
  const copies = sheets.map(({ name, grid, formulas }) => ({
    name,
    grid: grid.map((row) => [...row]),
    formulas: formulas.map((row) => row && [...row]),
  }));
  for (const cell of locate(campaign, cells).filter((each) => isUntouched(sheets, each))) {
    const { place, at } = cell;
    const copy = copies.find(({ name }) => name === place.sheet);
    const row = copy?.grid[place.row];
    if (!copy || !row) continue;
    const content = restored(cell);
    row[at] = isFormula(content) ? content.value : content;
    if (isFormula(content)) (copy.formulas[place.row] ??= [])[at] = content;
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
  return locate(campaign, earlier).filter((cell) => !rewritten.has(key(cell)) && isUntouched(sheets, cell));
}

/** Changes that put the cells back. */
export const restoringChanges = (campaign: Campaign, cells: readonly WrittenCell[]): readonly Change[] =>
  locate(campaign, cells).flatMap((cell) => rowChanges(cell.place, { [cell.column]: restored(cell) }));
