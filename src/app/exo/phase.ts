import { refusedDeclarations } from '../../engine/exo/refusals';
import { ok } from '../../engine/result';
import { composeRound, composeRoundLog, composeRoundPacket } from '../../reports/exo/compose';
import { conditionWords } from '../../reports/exo/condition';
import type { RoundFacts } from '../../reports/exo/facts';
import { hiddenOfRound } from '../../reports/exo/hidden';
import { exoSpeechIn } from '../../reports/exo/speech';
import { roundTwin } from '../../reports/exo/twin';
import { roundKnownTo, roundLog } from '../../reports/exo/viewer';
import type { ExoCampaign } from '../../workbook/campaign';
import { roundInputs } from '../../workbook/exoDigest';
import { type FoundTables, placeOf } from '../../workbook/found';
import type { PlacedProblem } from '../../workbook/problems';
import { nothingDeclared } from '../../workbook/read/exo/warnings';
import type { PhaseRules, Played } from '../ruleset';
import { inSteps } from '../work';
import { ARM_CELLS, CHARACTER_CELLS, roundCells } from './cells';
import { roundLedger } from './ledgerRows';
import { playRound, type ResolvedRound } from './round';
import { readRound, writeRound } from './snapshot';

/** Declarations that the rules refuse whatever the dice, at the first row of their character. */
function refusedRows(campaign: ExoCampaign, { actions: table }: FoundTables): readonly PlacedProblem[] {
  const { settings, body, characters, declarations, actionRows } = campaign;
  const state = { round: settings.turn, body, characters: characters.map((each) => each.state) };
  return [...refusedDeclarations(state, declarations)].flatMap(([{ character }, found]) => {
    const row = actionRows.find((each) => each.character === character && each.action === 1);
    return row && table ? [{ problem: found, place: placeOf(table, row.place.row, 'action') }] : [];
  });
}

/** EXO's round (E-25). */
export const exoRound: PhaseRules<ExoCampaign> = {
  missing: (campaign, tables) => (campaign.declarations.declared.length > 0 ? [] : nothingDeclared(campaign, tables)),
  foresee: refusedRows,
  writes: ({ characters, actionRows }) => [
    ...characters.flatMap(({ id, state }) => [
      ...CHARACTER_CELLS.map((column) => ({ table: 'characters', id, column })),
      ...Object.keys(state.weapons).flatMap((arm) => ARM_CELLS.map((column) => ({ table: 'arms', id: arm, column }))),
    ]),
    ...actionRows.map(({ id }) => ({ table: 'actions', id, column: 'result' })),
  ],
  inputs: roundInputs,
  snapshot: writeRound,
  async play(text, setting, work) {
    // A round is one piece of work: it can be stopped before it, not in its middle.
    const rounds = await inSteps([readRound(text)], 'fights', work, (snapshot) => playRound(snapshot, setting));
    if (!rounds.ok) return rounds;
    const [round] = rounds.value;
    if (!round) throw new Error('one round was to be played');
    return ok(played(round));
  },
};

const played = (round: ResolvedRound): Played => ({
  fights: [],
  ledger: (place) => roundLedger(round, place),
  cells: (language) => roundCells(round, language),
  ...told(round.facts),
  log: (language) => composeRoundLog(roundLog(round.facts), language),
  summary: (language) => {
    const speech = exoSpeechIn(language);
    return round.facts.fighters.map(({ name, after }) =>
      speech.say('summary-line', { who: name, condition: conditionWords(speech, after, round.facts.turn) }),
    );
  },
  hidden: (playerId, _, keys) => hiddenOfRound(playerId, round.facts, keys),
  twin: (playerId) => told(roundTwin(playerId, round.facts)),
});

/** What is told of a round. */
const told = (facts: RoundFacts): Pick<Played, 'report' | 'packet'> => ({
  report(player) {
    const known = roundKnownTo(player.id, facts);
    return { concerned: known.own.length, document: composeRound(known, player.language) };
  },
  packet: (language) => composeRoundPacket(facts, language),
});
