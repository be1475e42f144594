import { phaseDigest, phaseSalt } from '../engine/dice/campaignKeys';
import type { Language } from '../i18n/language';
import type { Campaign, PhaseName } from '../workbook/campaign';
import type { Ledger, LedgerRow } from '../workbook/ledger';
import { ledgerSheetName } from '../workbook/ledger';
import { type AttemptRecord, isOfPhase, type PhaseRecord, type WorkbookState } from '../workbook/state';
import { markUndone } from './ledger';
import type { NewRow } from './addedRows';
import { addedRows } from './addedRows';
import type { WrittenCell } from './restore';
import type { PhaseRules } from './ruleset';

/** Phases that can be undone one after another. */
const JOURNAL_LENGTH = 10;

/** A further attempt at a phase, and the phase's record with it. */
export interface Attempt {
  readonly record: PhaseRecord;
  readonly attempt: AttemptRecord;
}

/** The record of a new attempt; the first one settles digest and public word for good (D-3). */
export function newAttempt(
  campaign: Campaign,
  phase: PhaseName,
  rules: PhaseRules,
  record: PhaseRecord | undefined,
  reason: string,
): Attempt {
  const { settings } = campaign;
  const inputs = rules.inputs(campaign);
  const digest = phaseDigest(phaseSalt(settings.master, settings.turn, phase), inputs);
  const number = (record?.attempts.length ?? 0) + 1;
  const attempt = { number, digest, inputs, snapshot: rules.snapshot(campaign), reason, undone: false };
  const first = record ?? {
    turn: settings.turn,
    phase,
    firstDigest: digest,
    publicWord: settings.publicWord.normalize('NFC').trim(),
    attempts: [],
  };
  const earlier = first.attempts.map((each) => ({ ...each, undone: true }));
  return { record: { ...first, attempts: [...earlier, attempt] }, attempt };
}

/** A snapshot's text but for where its rows stood: a row that has only moved is no other input. */
const withoutPlaces = (snapshot: string): string =>
  JSON.stringify(JSON.parse(snapshot), (key, value: unknown) => (key === 'place' ? undefined : value));

/** Resolving again would give the same, to the last name. */
export const sameInputs = (a: AttemptRecord, b: AttemptRecord): boolean =>
  a.digest === b.digest && withoutPlaces(a.snapshot) === withoutPlaces(b.snapshot);

/** The ledger with an attempt's dice, those of the attempt before it marked as undone (D-4). */
export function ledgerWith(ledger: Ledger, { record, attempt }: Attempt, dice: readonly LedgerRow[]): Ledger {
  const resolved = { turn: record.turn, phase: record.phase, attempt: attempt.number };
  const old = record.attempts.length > 1 ? markUndone(ledger, { ...resolved, attempt: attempt.number - 1 }) : ledger;
  const { digest, reason } = attempt;
  const row = { ...resolved, digest, keyDigest: record.firstDigest, publicWord: record.publicWord, reason, mark: null };
  return { dice: [...old.dice, ...dice], phases: [...old.phases, row] };
}

/** What the workbook remembers after an attempt. */
export function nextState(
  state: WorkbookState,
  { record, attempt }: Attempt,
  written: {
    readonly cells: readonly WrittenCell[];
    readonly rows: readonly NewRow[];
    readonly taken: readonly NewRow[];
  },
  made: WorkbookState['sheets'],
  language: Language,
): WorkbookState {
  const { turn, phase } = record;
  const ledgerName = ledgerSheetName(language, turn);
  const ledger = { name: ledgerName, role: 'ledger', player: null, turn } as const;
  const { cells, rows, taken } = written;
  const added = {
    ...(rows.length > 0 ? { rows: addedRows(rows) } : {}),
    ...(taken.length > 0 ? { taken: JSON.stringify(taken) } : {}),
  };
  const entry = { turn, phase, attempt: attempt.number, undo: JSON.stringify(cells), ...added };
  const others = state.journal.filter((each) => each.turn !== turn || each.phase !== phase);
  return {
    sheets: [
      ...state.sheets.filter((sheet) => !isOfPhase(sheet, turn, phase) && sheet.name !== ledgerName),
      ledger,
      ...made,
    ],
    phases: [...state.phases.filter((each) => each.turn !== turn || each.phase !== phase), record],
    journal: [...others, entry].slice(-JOURNAL_LENGTH),
  };
}
