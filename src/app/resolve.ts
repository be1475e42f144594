import { commitment, phaseDigest, phaseSalt } from '../engine/dice/campaignKeys';
import { subtract, toNumber } from '../engine/fixed';
import type { Problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import { LEDGER_WORDS } from '../i18n/ledger';
import { fill, formatNumber } from '../i18n/template';
import type { Campaign } from '../workbook/campaign';
import { combatInputs } from '../workbook/digest';
import type { Ledger } from '../workbook/ledger';
import { ledgerSheet, ledgerSheetName } from '../workbook/ledger';
import type { Change, WorkbookPort } from '../workbook/port';
import type { PlacedProblem } from '../workbook/problems';
import type { ReadCampaign } from '../workbook/read/campaign';
import { readWorkbook, withoutCombats } from '../workbook/read/campaign';
import type { AttemptRecord, JournalEntry, PhaseRecord, WorkbookState } from '../workbook/state';
import { findPhase, stateSheet } from '../workbook/state';
import { choiceWord, OUTCOME_CHOICE } from '../workbook/schema/choices';
import { rowChanges, settingChanges } from '../workbook/write/rows';
import { liveAttempt, replay } from './facts';
import type { Fight } from './landing/fights';
import { existingLedger, ledgerRows, markUndone } from './ledger';
import type { Opened } from './open';
import { openCampaign } from './open';
import type { WrittenCell } from './restore';
import { asBefore, locate, noLongerWritten, restoringChanges, valueAt, writtenCells } from './restore';
import { resultSheets } from './sheets';
import { snapshotOf, writeSnapshot } from './landing/snapshot';
import { UNWATCHED, type Work } from './work';

/** Phases that can be undone one after another. */
const JOURNAL_LENGTH = 10;

/** What came of resolving a phase. */
export interface Resolution {
  readonly turn: number;
  readonly attempt: number;
  /** The phase had been resolved before: the same dice were used (D-3). */
  readonly again: boolean;
  /** Nothing was different from the last time, so nothing was written. */
  readonly unchanged: boolean;
  readonly fights: readonly Fight[];
  readonly dice: number;
  readonly sheets: readonly string[];
}

/** A refusal: problems of the workbook with their places, or of the request. */
export interface Refusal {
  readonly problems: readonly (PlacedProblem | { readonly problem: Problem; readonly place: null })[];
}

/** A refusal that is about no cell. */
export const refusal = (reason: Problem): { readonly ok: false; readonly error: Refusal } =>
  err({ problems: [{ problem: reason, place: null }] });

/** The workbook as it was before the turn's live attempt, if there is one: what a further attempt starts from. */
function beforeAttempt(opened: Opened): Opened & { readonly written: readonly WrittenCell[] } {
  const { turn } = opened.reading.campaign.settings;
  const entry = liveAttempt(findPhase(opened.state, turn, 'combat')) && entryOf(opened.state, turn);
  if (!entry) return { ...opened, written: [] };
  const written = writtenCells(entry);
  const sheets = asBefore(opened.sheets, opened.reading.campaign, written);
  return { ...opened, sheets, reading: readWorkbook(opened.outline, sheets), written };
}

/**
 * Everything that stands in the way of resolving the phase (section 7 of the rules). Once it is resolved, what the
 * phase itself wrote (squads without HP) is no problem.
 */
export async function checkCampaign(port: WorkbookPort): Promise<Opened['reading']> {
  const opened = await openCampaign(port);
  return beforeAttempt(opened).reading;
}

const entryOf = (state: WorkbookState, turn: number): JournalEntry | undefined =>
  state.journal.filter((entry) => entry.turn === turn && entry.phase === 'combat').at(-1);

/** HP lost by a side, as the combats sheet says it. */
function lossesOf(fight: Fight, language: Campaign['settings']['language']): string {
  const lost = (squads: Fight['engagement']['attackers']): string => {
    const all = squads.map((squad) => toNumber(subtract(squad.hp, fight.result.hp.get(squad.id) ?? squad.hp)));
    return formatNumber(language, Math.round(all.reduce((sum, hp) => sum + hp, 0) * 1e6) / 1e6);
  };
  const { attackers, defenders } = fight.engagement;
  return fill(language, LEDGER_WORDS[language].losses, { attackers: lost(attackers), defenders: lost(defenders) });
}

/** Every cell the phase writes into the GM's tables, with what stands there before it. */
function cellsOf(before: Opened, fights: readonly Fight[]): readonly WrittenCell[] {
  const { campaign } = before.reading;
  const { language } = campaign.settings;
  const wanted = fights.flatMap(({ result, combat, ...rest }): Omit<WrittenCell, 'before'>[] => [
    ...[...result.hp].map(([id, hp]) => ({ table: 'squads' as const, id, column: 'hp', after: toNumber(hp) })),
    ...Object.entries({
      outcome: choiceWord(OUTCOME_CHOICE, result.outcome, language),
      cycles: result.cycles,
      endDistance: result.distance,
      remark: lossesOf({ result, combat, ...rest }, language),
    }).map(([column, after]) => ({ table: 'combats' as const, id: combat.id, column, after })),
  ]);
  const placed = locate(
    campaign,
    wanted.map((cell) => ({ ...cell, before: '' })),
  );
  return placed.map(({ table, id, column, after, place, at }) => {
    return { table, id, column, after, before: valueAt(before.sheets, place.sheet, place.row, at) };
  });
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

interface Attempt {
  readonly record: PhaseRecord;
  readonly attempt: AttemptRecord;
}

/** The record of a new attempt; the first one settles digest and public word for good (D-3). */
function newAttempt(campaign: Campaign, record: PhaseRecord | undefined, reason: string): Attempt {
  const { settings } = campaign;
  const inputs = combatInputs(campaign);
  const digest = phaseDigest(phaseSalt(settings.master, settings.turn, 'combat'), inputs);
  const number = (record?.attempts.length ?? 0) + 1;
  const attempt = { number, digest, inputs, snapshot: writeSnapshot(snapshotOf(campaign)), reason, undone: false };
  const first = record ?? {
    turn: settings.turn,
    phase: 'combat',
    firstDigest: digest,
    publicWord: settings.publicWord.normalize('NFC').trim(),
    attempts: [],
  };
  const earlier = first.attempts.map((each) => ({ ...each, undone: true }));
  return { record: { ...first, attempts: [...earlier, attempt] }, attempt };
}

/** The commitment goes on the Campaign sheet where it is missing or wrong: it must be public before the dice (D-3). */
function commitmentChanges({ campaign, tables }: ReadCampaign): readonly Change[] {
  const made = commitment(campaign.settings.master);
  return tables.settings && campaign.settings.commitment !== made
    ? settingChanges(tables.settings, campaign, { commitment: made })
    : [];
}

function ledgerWith(
  ledger: Ledger,
  { record, attempt }: Attempt,
  fights: readonly Fight[],
  language: Campaign['settings']['language'],
): Ledger {
  const resolved = { turn: record.turn, phase: record.phase, attempt: attempt.number };
  const old = record.attempts.length > 1 ? markUndone(ledger, { ...resolved, attempt: attempt.number - 1 }) : ledger;
  const { digest, reason } = attempt;
  const row = { ...resolved, digest, keyDigest: record.firstDigest, publicWord: record.publicWord, reason, mark: null };
  return { dice: [...old.dice, ...ledgerRows(fights, resolved, language)], phases: [...old.phases, row] };
}

/**
 * Resolves the combat phase of the campaign's turn (L-23, D-3, D-4): HP left, outcomes, the dice ledger, one private
 * sheet a player and the public packet, as one change set. Resolved again, it starts from the state before the phase
 * and keeps the phase's dice. Nothing is written when anything is wrong.
 * @param reason the GM's reason for a further attempt; the ledger keeps it.
 */
export async function resolveCombat(
  port: WorkbookPort,
  reason: string,
  work: Work = UNWATCHED,
): Promise<Result<Resolution, Refusal>> {
  const opened = await openCampaign(port);
  const { turn } = opened.reading.campaign.settings;
  const known = findPhase(opened.state, turn, 'combat');
  const live = liveAttempt(known);
  const before = beforeAttempt(opened);
  const { campaign } = before.reading;
  const { problems } = before.reading;
  if (problems.length > 0) return err({ problems });
  const none = withoutCombats(before.reading);
  if (none.length > 0) return err({ problems: none });

  const made = newAttempt(campaign, known, reason);
  const replayed = await replay(campaign.settings, campaign.players, made.record, made.attempt, work);
  if (!replayed.ok) return refusal(replayed.error);
  const { facts, fights } = replayed.value;
  const dice = ledgerRows(fights, { turn, phase: 'combat', attempt: 0 }, 'en').length;
  const about = { turn, again: known !== undefined, fights, dice };
  if (live && live.digest === made.attempt.digest && live.snapshot === made.attempt.snapshot) {
    return ok({ ...about, attempt: live.number, unchanged: true, sheets: [] });
  }
  const { language } = campaign.settings;
  const ledger = ledgerWith(await existingLedger(opened, turn), made, fights, language);
  const mine = (name: string): boolean =>
    opened.state.sheets.some((sheet) => sheet.name === name && sheet.turn === turn && sheet.role !== 'ledger');
  const kept = opened.outline.sheets.map(({ name }) => name).filter((name) => !mine(name));
  const rendered = await resultSheets(facts, [...kept, ledgerSheetName(language, turn)], language, work);
  if (!rendered.ok) return refusal(rendered.error);
  const sheets = rendered.value;
  const cells = cellsOf(before, fights);
  const stale = opened.state.sheets.filter(
    (own) => mine(own.name) && !sheets.some(({ sheet }) => sheet.name === own.name),
  );
  const state = nextState(
    opened.state,
    made,
    cells,
    sheets.map(({ own }) => own),
    language,
  );
  await port.apply([
    ...cellChanges(campaign, cells),
    ...restoringChanges(campaign, noLongerWritten(opened.sheets, campaign, before.written, cells)),
    ...commitmentChanges(before.reading),
    { kind: 'put-sheet', sheet: ledgerSheet(language, turn, ledger) },
    ...sheets.map(({ sheet }): Change => ({ kind: 'put-sheet', sheet })),
    ...stale
      .filter(({ name }) => opened.outline.sheets.some((sheet) => sheet.name === name))
      .map(({ name }): Change => ({ kind: 'remove-sheet', sheet: name })),
    { kind: 'put-sheet', sheet: stateSheet(state) },
  ]);
  return ok({
    ...about,
    attempt: made.attempt.number,
    unchanged: false,
    sheets: sheets.map(({ sheet }) => sheet.name),
  });
}

function nextState(
  state: WorkbookState,
  { record, attempt }: Attempt,
  cells: readonly WrittenCell[],
  made: WorkbookState['sheets'],
  language: Campaign['settings']['language'],
): WorkbookState {
  const { turn, phase } = record;
  const ledgerName = ledgerSheet(language, turn, { dice: [], phases: [] }).name;
  const ledger = { name: ledgerName, role: 'ledger', player: null, turn } as const;
  const entry = { turn, phase, attempt: attempt.number, undo: JSON.stringify(cells) };
  const others = state.journal.filter((each) => each.turn !== turn || each.phase !== phase);
  return {
    sheets: [...state.sheets.filter((sheet) => sheet.turn !== turn), ledger, ...made],
    phases: [...state.phases.filter((each) => each.turn !== turn || each.phase !== phase), record],
    journal: [...others, entry].slice(-JOURNAL_LENGTH),
  };
}
