import { problem } from '../engine/problem';
import type { CellPlace } from '../workbook/campaign';
import { cellAt } from '../workbook/found';
import { type CellContent, type CellValue, isFormula } from '../workbook/port';
import type { PlacedProblem } from '../workbook/problems';
import type { ReadCampaign } from '../workbook/read/campaign';
import type { SheetValues } from '../workbook/recognise';
import { TABLES, type TableRole } from '../workbook/schema/tables';
import { isUntouched, type Located, locate, type WrittenCell } from './restore';

/** Columns in which a phase says what came of it: no phase reads them. */
const RESULTS: readonly string[] = ['outcome', 'cycles', 'endDistance', 'remark', 'condition', 'result'];

/** A cell that the GM has changed since a phase wrote it: what stands there now, and what stood there before the phase. */
interface HandChange {
  readonly cell: Located<WrittenCell>;
  readonly typed: CellValue;
  readonly before: CellValue;
}

/** A value as a message shows it. */
const shown = (value: CellValue): string | number => (typeof value === 'number' ? value : String(value));

const valueOf = (content: CellContent): CellValue => (isFormula(content) ? content.value : content);

function handChanges(
  sheets: readonly SheetValues[],
  { campaign }: ReadCampaign,
  cells: readonly WrittenCell[],
): readonly HandChange[] {
  return locate(campaign, cells).flatMap((cell) => {
    if (isUntouched(sheets, cell)) return [];
    const grid = sheets.find(({ name }) => name === cell.place.sheet)?.grid ?? [];
    const [typed, before] = [cellAt(grid, cell.place.row, cell.at), valueOf(cell.before)];
    return String(typed) === String(before) ? [] : [{ cell, typed, before }];
  });
}

function placeOf({ cell, typed }: HandChange, { tables, campaign }: ReadCampaign): CellPlace {
  const role = cell.table as TableRole;
  const table = tables[role];
  const spec = TABLES[role].columns as Readonly<
    Record<string, { readonly labels: Readonly<Record<string, readonly string[]>> }>
  >;
  const header = table ? String(cellAt(table.grid, table.headerRow, cell.at)) : '';
  const column = header || (spec[cell.column]?.labels[campaign.settings.language]?.[0] ?? cell.column);
  return { sheet: cell.place.sheet, row: cell.place.row, column, columnIndex: cell.at, value: typed };
}

/** Cells that a further attempt takes as the state before the phase because they were changed by hand. */
export const takenAsBefore = (
  sheets: readonly SheetValues[],
  reading: ReadCampaign,
  cells: readonly WrittenCell[],
): readonly PlacedProblem[] =>
  handChanges(sheets, reading, cells)
    .filter(({ cell }) => !RESULTS.includes(cell.column))
    .map((change) => {
      const place = placeOf(change, reading);
      const { cell, typed, before } = change;
      const params = { id: cell.id, column: place.column ?? '', typed: shown(typed), before: shown(before) };
      return { problem: problem('changed-before-phase', params), place };
    });

/** Cells whose change by hand is lost when what stood there before the phase is put back. */
export const lostByUndo = (
  sheets: readonly SheetValues[],
  reading: ReadCampaign,
  cells: readonly WrittenCell[],
): readonly PlacedProblem[] =>
  handChanges(sheets, reading, cells).map((change) => ({
    problem: problem('change-undone', { typed: shown(change.typed), before: shown(change.before) }),
    place: placeOf(change, reading),
  }));
