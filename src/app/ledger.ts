import type { Ledger, LedgerRow } from '../workbook/ledger';
import { EMPTY_LEDGER, ledgerSheetName, readLedger } from '../workbook/ledger';
import type { Opened } from './open';
import { sheetValues } from './open';

interface Resolved {
  readonly turn: number;
  readonly phase: LedgerRow['phase'];
  readonly attempt: number;
}

/** What the ledger sheet of a turn holds so far. */
export async function existingLedger({ port, outline, reading, state }: Opened, turn: number): Promise<Ledger> {
  // The campaign may speak another language by now than when the sheet got its name.
  const own = state.sheets.filter((sheet) => sheet.role === 'ledger' && sheet.turn === turn).at(-1);
  const name = own?.name ?? ledgerSheetName(reading.campaign.settings.language, turn);
  if (!outline.sheets.some((sheet) => sheet.name === name)) return EMPTY_LEDGER;
  const [sheet] = await sheetValues(port, [name]);
  return sheet ? readLedger(outline, sheet) : EMPTY_LEDGER;
}

/** The ledger with an attempt's rows marked as undone; nothing is removed (D-4). */
export function markUndone(ledger: Ledger, { turn, phase, attempt }: Resolved): Ledger {
  const mark = <Row extends Resolved & { readonly mark: LedgerRow['mark'] }>(row: Row): Row =>
    row.turn === turn && row.phase === phase && row.attempt === attempt && row.mark === null
      ? { ...row, mark: 'undone' }
      : row;
  return { dice: ledger.dice.map(mark), phases: ledger.phases.map(mark) };
}
