import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import type { PhaseName } from '../workbook/campaign';
import { ledgerSheet } from '../workbook/ledger';
import type { Change, WorkbookPort } from '../workbook/port';
import type { PlacedProblem } from '../workbook/problems';
import { isOfPhase, stateSheet } from '../workbook/state';
import { addedBy, rowSetChanges, rowSetRemovals, takenBy } from './addedRows';
import { lostByUndo } from './handChanges';
import { existingLedger, markUndone } from './ledger';
import { openCampaign } from './open';
import { type Refusal, refusal } from './resolve';
import { restoringChanges, writtenCells } from './restore';

/** Without what the workbook keeps of the phase it cannot be undone. */
const NEEDED: readonly string[] = ['state-unreadable', 'state-missing', 'ledger-missing'];

export interface Undone {
  readonly turn: number;
  readonly phase: PhaseName;
  /** Cells put back although the GM had changed them since the phase. */
  readonly changedSince: readonly PlacedProblem[];
}

/**
 * Goes back to before the last phase (L-23, D-4): its cells are put back, its private sheets and packet removed, its
 * ledger rows marked as undone. The phase's dice stay what they are.
 */
export async function undoPhase(port: WorkbookPort): Promise<Result<Undone, Refusal>> {
  const opened = await openCampaign(port);
  const { state, outline, sheets, reading } = opened;
  const broken = opened.kept.filter(({ problem: found }) => NEEDED.includes(found.code));
  if (broken.length > 0) return err({ problems: broken });
  const entry = state.journal.at(-1);
  if (!entry) return refusal(problem('nothing-to-undo'));
  const { turn, phase, attempt } = entry;
  const cells = writtenCells(entry);
  const changedSince = lostByUndo(sheets, reading, cells);
  const results = state.sheets.filter((sheet) => isOfPhase(sheet, turn, phase));
  const ledger = markUndone(await existingLedger(opened, turn), { turn, phase, attempt });
  const next = {
    sheets: state.sheets.filter((sheet) => !results.includes(sheet)),
    phases: state.phases.map((record) =>
      record.turn === turn && record.phase === phase
        ? { ...record, attempts: record.attempts.map((each) => ({ ...each, undone: true })) }
        : record,
    ),
    journal: state.journal.slice(0, -1),
  };
  await port.apply([
    ...restoringChanges(reading.campaign, cells),
    ...rowSetChanges(reading.campaign, reading.tables, { wanted: takenBy(entry), earlier: [] }),
    ...rowSetRemovals(reading.campaign, reading.tables, addedBy(entry)),
    ...results
      .filter(({ name }) => outline.sheets.some((sheet) => sheet.name === name))
      .map(({ name }): Change => ({ kind: 'remove-sheet', sheet: name })),
    { kind: 'put-sheet', sheet: ledgerSheet(reading.campaign.settings.language, turn, ledger) },
    { kind: 'put-sheet', sheet: stateSheet(next) },
  ]);
  return ok({ turn, phase, changedSince });
}
