import { problem } from '../../engine/problem';
import { ok } from '../../engine/result';
import { composeTurn, composeTurnLog, composeTurnPacket } from '../../reports/planet/compose';
import type { TurnFacts } from '../../reports/planet/facts';
import { hiddenOfTurn } from '../../reports/planet/hidden';
import { turnTwin } from '../../reports/planet/twin';
import { turnKnownTo, turnLog } from '../../reports/planet/viewer';
import type { PlanetCampaign } from '../../workbook/campaign';
import { turnInputs } from '../../workbook/planetDigest';
import { type FoundTables, placeOf } from '../../workbook/found';
import { type PlacedProblem, sheetPlace } from '../../workbook/problems';
import type { PhaseRules, Played } from '../ruleset';
import { inSteps } from '../work';
import { turnCellNames, turnCells, turnSummary } from './cells';
import { turnLedger } from './ledgerRows';
import { readTurn, writeTurn } from './snapshot';
import { foreseenRefusals, playTurn, type ResolvedTurn } from './turn';

const nothing = ({ sequence }: FoundTables): readonly PlacedProblem[] => [
  { problem: problem('no-sequence'), place: sheetPlace(sequence?.sheet ?? '') },
];

/** What is going to be refused, each at its row. */
const refusedRows = (campaign: PlanetCampaign, { sequence: table }: FoundTables): readonly PlacedProblem[] =>
  foreseenRefusals(readTurn(writeTurn(campaign))).flatMap(({ declaration, problem: found }) => {
    const row = campaign.sequence[declaration];
    return row && table ? [{ problem: found, place: placeOf(table, row.place.row, 'action') }] : [];
  });

/** A turn of the planet wargame (P-2). */
export const planetTurn: PhaseRules<PlanetCampaign> = {
  missing: ({ sequence }, tables) => (sequence.length > 0 ? [] : nothing(tables)),
  foresee: (campaign, tables) => (campaign.sequence.length > 0 ? refusedRows(campaign, tables) : nothing(tables)),
  writes: (campaign) => turnCellNames(readTurn(writeTurn(campaign))),
  inputs: turnInputs,
  snapshot: writeTurn,
  async play(text, setting, work) {
    // A turn is one piece of work: it can be stopped before it, not in its middle.
    const turns = await inSteps([readTurn(text)], 'fights', work, (snapshot) => playTurn(snapshot, setting));
    if (!turns.ok) return turns;
    const [turn] = turns.value;
    if (!turn) throw new Error('one turn was to be played');
    return ok(played(turn));
  },
};

const played = (turn: ResolvedTurn): Played => ({
  fights: [],
  ledger: (place) => turnLedger(turn, place),
  cells: (language) => turnCells(turn, language),
  ...told(turn.facts),
  log: (language) => composeTurnLog(turnLog(turn.facts), language),
  summary: (language) => turnSummary(turn, language),
  hidden: (playerId, _, keys) => hiddenOfTurn(playerId, turn.facts, keys),
  twin: (playerId) => told(turnTwin(playerId, turn.facts)),
});

/** What is told of a turn. */
const told = (facts: TurnFacts): Pick<Played, 'report' | 'packet'> => ({
  report(player) {
    const known = turnKnownTo(player.id, facts);
    const concerned = known.course.filter(({ kind }) => kind === 'fight').length;
    return { concerned, document: composeTurn(known, player.language) };
  },
  packet: (language) => composeTurnPacket(facts, language),
});
