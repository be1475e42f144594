import { commitment } from '../engine/dice/campaignKeys';
import { problem } from '../engine/problem';
import { formulaAt } from '../workbook/found';
import type { Outline } from '../workbook/port';
import { type PlacedProblem, sheetPlace } from '../workbook/problems';
import type { ReadCampaign } from '../workbook/read/campaign';
import { settingRows } from '../workbook/read/settings';
import { roleOfName } from '../workbook/recognise';
import { STATE_SHEET, type WorkbookState } from '../workbook/state';

/** Sheets of what was resolved that are gone (D-4): with the hidden one nothing else can be said of them. */
export function missingSheets({ sheets, tables }: Outline, state: WorkbookState): readonly PlacedProblem[] {
  const names = new Set(sheets.map(({ name }) => name));
  if (!names.has(STATE_SHEET)) {
    const resolved = tables.some(({ name }) => roleOfName(name) === 'ledger');
    return resolved ? [{ problem: problem('state-missing', { sheet: STATE_SHEET }), place: sheetPlace('') }] : [];
  }
  return state.sheets
    .filter(({ role, name }) => role === 'ledger' && !names.has(name))
    .map(({ name, turn }) => ({ problem: problem('ledger-missing', { sheet: name, turn }), place: sheetPlace('') }));
}

/**
 * A commitment that is not that of the master seed (D-3). A blank one is made when the first phase is resolved; later
 * it has been published, and its cell must hold it.
 */
export function brokenPromise({ campaign, tables }: ReadCampaign, state: WorkbookState): readonly PlacedProblem[] {
  const { master, commitment: promised } = campaign.settings;
  const made = commitment(master);
  const table = tables.settings;
  if (!table || master === '' || promised === made) return [];
  const row = settingRows(table, campaign.ruleset, []).get('commitment');
  const place = row?.place('value') ?? sheetPlace(table.sheet);
  // A formula may not stand there, and a cell that cannot be read is a problem of its own.
  if (row && formulaAt(table.formulas, row.row, table.columns.value ?? -1)) return [];
  if (promised === '') {
    const unread = row !== undefined && row.text('value') === undefined;
    if (unread || state.phases.length === 0) return [];
    return [{ problem: problem('commitment-missing'), place }];
  }
  return [{ problem: problem('commitment-unlike', { promised, made }), place }];
}
