import { commitment } from '../engine/dice/campaignKeys';
import { problem, type Problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import type { Language } from '../i18n/language';
import type { Campaign, PhaseName } from '../workbook/campaign';
import { type LedgerRow, ledgerSheet, ledgerSheetName } from '../workbook/ledger';
import type { Change, WorkbookPort } from '../workbook/port';
import { type PlacedProblem, sheetPlace } from '../workbook/problems';
import type { ReadCampaign } from '../workbook/read/campaign';
import { type Reading, readWorkbook } from '../workbook/read/campaign';
import type { JournalEntry, WorkbookState } from '../workbook/state';
import { findPhase, isOfPhase, stateSheet } from '../workbook/state';
import { rowChanges, settingChanges } from '../workbook/write/rows';
import { addedBy, rowSetChanges, rowSetRemovals, rowsNow, withoutRows } from './addedRows';
import { type Attempt, ledgerWith, newAttempt, nextState, sameInputs } from './attempt';
import { keyOf, liveAttempt, replay } from './facts';
import { formulasMet } from './formulas';
import { takenAsBefore } from './handChanges';
import type { Fight } from './landing/fights';
import { existingLedger } from './ledger';
import type { Opened } from './open';
import { openCampaign } from './open';
import type { WrittenCell } from './restore';
import { otherFights } from './otherFights';
import { asBefore, locate, noLongerWritten, restoringChanges, withBefore, writtenCells } from './restore';
import type { Played } from './ruleset';
import { phaseRules, resolvablePhases } from './rulesets';
import { resultSheets } from './sheets';
import { UNWATCHED, type Work } from './work';

/** What came of resolving a phase. */
export interface Resolution {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly attempt: number;
  /** The phase had been resolved before: the same dice were used (D-3). */
  readonly again: boolean;
  /** Nothing was different from the last time, so nothing was written. */
  readonly unchanged: boolean;
  /** Landing's fights; none in other rulesets. */
  readonly fights: readonly Fight[];
  /** What the game master is told at once, a line each. */
  readonly summary: (language: Language) => readonly string[];
  readonly dice: number;
  readonly sheets: readonly string[];
  /** What the GM should know, though nothing stands in the way. */
  readonly warnings: readonly PlacedProblem[];
}

/** A refusal: problems of the workbook with their places, or of the request. */
export interface Refusal {
  readonly problems: readonly (PlacedProblem | { readonly problem: Problem; readonly place: null })[];
}

/** A refusal that is about no cell. */
export const refusal = (...reasons: readonly Problem[]): { readonly ok: false; readonly error: Refusal } =>
  err({ problems: reasons.map((reason) => ({ problem: reason, place: null })) });

/** The workbook as it was before a live attempt of the turn: what a further attempt starts from. */
export function beforeAttempt(
  opened: Opened,
  entry: JournalEntry | undefined,
): Opened & { readonly written: readonly WrittenCell[]; readonly added: ReturnType<typeof addedBy> } {
  if (!entry || !liveAttempt(findPhase(opened.state, entry.turn, entry.phase)))
    return { ...opened, written: [], added: [] };
  const written = writtenCells(entry);
  const { campaign } = opened.reading;
  const added = addedBy(entry);
  const sheets = withoutRows(asBefore(opened.sheets, campaign, written), campaign, added);
  const found = readWorkbook(opened.outline, sheets, opened.read);
  const reading = { ...found, problems: [...opened.kept, ...found.problems] };
  return { ...opened, sheets, reading, written, added };
}

/**
 * Everything that stands in the way of resolving the phase (section 7 of the rules). Once it is resolved, what the
 * phase itself wrote (squads without HP) is no problem.
 */
export async function checkCampaign(port: WorkbookPort): Promise<Reading> {
  const opened = await openCampaign(port);
  const { turn } = opened.reading.campaign.settings;
  const { reading, sheets } = beforeAttempt(opened, opened.state.journal.filter((entry) => entry.turn === turn).at(-1));
  const { campaign, problems, warnings } = reading;
  const phases = resolvablePhases(campaign.ruleset);
  const next = phases.filter((phase) => phase === campaign.settings.phase);
  const rules = await Promise.all(
    (next.length > 0 ? next : phases).map((phase) => phaseRules(campaign.ruleset, phase)),
  );
  const cells = rules.flatMap((each) => each?.writes(campaign) ?? []);
  const met = formulasMet(reading, sheets, cells);
  // What cannot be read is to be mended before anybody can tell what the rules will say of it.
  const foreseen = problems.length > 0 ? [] : rules.flatMap((each) => each?.foresee?.(campaign, reading.tables) ?? []);
  return {
    ...reading,
    problems: [...problems, ...met.problems],
    warnings: [...warnings, ...met.warnings, ...foreseen],
  };
}

export const entryOf = (state: WorkbookState, turn: number, phase: PhaseName): JournalEntry | undefined =>
  state.journal.filter((entry) => entry.turn === turn && entry.phase === phase).at(-1);

/** A phase resolved after this one: its results stand on this one's, so it has to be undone first. */
function laterPhase(state: WorkbookState, turn: number, phase: PhaseName): PhaseName | undefined {
  const live = state.journal.filter((entry) => liveAttempt(findPhase(state, entry.turn, entry.phase)));
  const last = live.at(-1);
  const isThere = live.some((entry) => entry.turn === turn && entry.phase === phase);
  return isThere && last && (last.turn !== turn || last.phase !== phase) ? last.phase : undefined;
}

function cellChanges(campaign: Campaign, cells: readonly WrittenCell[]): readonly Change[] {
  const rows = new Map<
    string,
    { place: Parameters<typeof rowChanges>[0]; values: Record<string, WrittenCell['after']> }
  >();
  for (const { table, id, column, after, place } of locate(campaign, cells)) {
    const key = `${table} ${id}`;
    const row = rows.get(key) ?? { place, values: {} };
    row.values[column] = after;
    rows.set(key, row);
  }
  return [...rows.values()].flatMap(({ place, values }) => rowChanges(place, values));
}

/** The commitment goes on the Campaign sheet where it is missing or wrong: it must be public before the dice (D-3). */
function commitmentChanges({ campaign, tables }: ReadCampaign): readonly Change[] {
  const made = commitment(campaign.settings.master);
  return tables.settings && campaign.settings.commitment !== made
    ? settingChanges(tables.settings, campaign, { commitment: made })
    : [];
}

/**
 * Resolves a phase of the campaign's turn (L-23, E-25, P-2; D-3, D-4): what it changes in the GM's tables, the dice
 * ledger, one private sheet a player and the public packet, as one change set. Resolved again, it starts from the state
 * before the phase and keeps the phase's dice. Nothing is written when anything is wrong.
 * @param reason the GM's reason for a further attempt; the ledger keeps it.
 */
export async function resolvePhase(
  port: WorkbookPort,
  phase: PhaseName,
  reason: string,
  work: Work = UNWATCHED,
): Promise<Result<Resolution, Refusal>> {
  const opened = await openCampaign(port);
  const { ruleset, settings } = opened.reading.campaign;
  const { turn } = settings;
  const rules = await phaseRules(ruleset, phase);
  if (!rules) return refusal(problem('phase-not-there', { phase, phases: resolvablePhases(ruleset).join(', ') }));
  const known = findPhase(opened.state, turn, phase);
  const before = beforeAttempt(opened, entryOf(opened.state, turn, phase));
  const { campaign, tables } = before.reading;
  const problems = before.reading.problems.filter((each) => !rules.overlooks?.includes(each.problem.code));
  if (problems.length > 0) return err({ problems });
  const later = laterPhase(opened.state, turn, phase);
  if (later) return refusal(problem('phase-not-last', { phase, later }));
  const missing = rules.missing(campaign, tables);
  const met = formulasMet(before.reading, before.sheets, rules.writes(campaign));
  if (missing.length + met.problems.length > 0) return err({ problems: [...missing, ...met.problems] });

  const made = newAttempt(campaign, phase, rules, known, reason);
  const live = liveAttempt(known);
  const differing =
    live && rules.fought && otherFights(rules.fought(live.snapshot), rules.fought(made.attempt.snapshot), live.number);
  if (differing?.allOther && reason === '')
    return refusal(problem('other-fights', { turn, next: turn + 1, earlier: differing.earlier }));
  const replayed = await replay(campaign, settings.master, made.record, made.attempt, work);
  if (!replayed.ok) return refusal(replayed.error);
  const played = replayed.value;
  const dice = played.ledger({ turn, phase, attempt: made.attempt.number, language: settings.language });
  const about = {
    turn,
    phase,
    again: known !== undefined,
    fights: played.fights,
    dice: dice.length,
    summary: (language: Language) => played.summary?.(language) ?? [],
  };
  if (live && sameInputs(live, made.attempt)) {
    return ok({ ...about, attempt: live.number, unchanged: true, sheets: [], warnings: [] });
  }
  const sheets = await writeAttempt(opened, before, made, { ...played, dice }, work);
  if (!sheets.ok) return refusal(...sheets.error);
  const warnings = [
    ...(differing?.told ?? []).map((told) => ({ problem: told, place: sheetPlace('') })),
    ...takenAsBefore(opened.sheets, opened.reading, before.written),
    ...before.reading.warnings,
    ...met.warnings,
  ];
  return ok({ ...about, attempt: made.attempt.number, unchanged: false, sheets: sheets.value, warnings });
}

/** Writes what came of an attempt as one change set; gives the names of the sheets made. */
async function writeAttempt(
  opened: Opened,
  before: ReturnType<typeof beforeAttempt>,
  made: Attempt,
  played: Played & { readonly dice: readonly LedgerRow[] },
  work: Work,
): Promise<Result<readonly string[], readonly Problem[]>> {
  const { campaign } = before.reading;
  const { language, turn } = campaign.settings;
  const { phase } = made.record;
  const ledger = ledgerWith(await existingLedger(opened, turn), made, played.dice);
  const mine = (name: string): boolean =>
    opened.state.sheets.some((sheet) => sheet.name === name && isOfPhase(sheet, turn, phase));
  const kept = opened.outline.sheets.map(({ name }) => name).filter((name) => !mine(name));
  const { master } = campaign.settings;
  const keys = [master, keyOf(master, made.record)];
  const about = { phase, taken: [...kept, ledgerSheetName(language, turn)], keys };
  const rendered = await resultSheets(played, campaign, about, work);
  if (!rendered.ok) return rendered;
  const sheets = rendered.value;
  const cells = withBefore(before.sheets, campaign, played.cells(language));
  const rows = played.rows?.(language) ?? [];
  const taken = rowsNow(opened.reading, played.taken ?? []);
  const own = sheets.map((each) => each.own);
  const stale = opened.outline.sheets.filter(({ name }) => mine(name) && !own.some((each) => each.name === name));
  await opened.port.apply([
    ...cellChanges(campaign, cells),
    ...restoringChanges(campaign, noLongerWritten(opened.sheets, campaign, before.written, cells)),
    ...commitmentChanges(before.reading),
    ...rowSetChanges(opened.reading.campaign, opened.reading.tables, { wanted: rows, earlier: before.added }),
    ...rowSetRemovals(opened.reading.campaign, opened.reading.tables, taken),
    { kind: 'put-sheet', sheet: ledgerSheet(language, turn, ledger) },
    ...sheets.map(({ sheet }): Change => ({ kind: 'put-sheet', sheet })),
    ...stale.map(({ name }): Change => ({ kind: 'remove-sheet', sheet: name })),
    { kind: 'put-sheet', sheet: stateSheet(nextState(opened.state, made, { cells, rows, taken }, own, language)) },
  ]);
  return ok(own.map(({ name }) => name));
}

/** Resolves Landing's combat phase: {@link resolvePhase}. */
export const resolveCombat = (
  port: WorkbookPort,
  reason: string,
  work: Work = UNWATCHED,
): Promise<Result<Resolution, Refusal>> => resolvePhase(port, 'combat', reason, work);
