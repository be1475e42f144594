import { cellName } from '../../../engine/landing/cell';
import { scoreOf, type Holdings, type PointsRow } from '../../../engine/landing/campaign/score';
import { type EndOfTurn, fallen, victories } from '../../../engine/landing/campaign/victory';
import { ok } from '../../../engine/result';
import { composeTurn, composeTurnPacket } from '../../../reports/landing/growth/compose';
import type { TurnFacts } from '../../../reports/landing/growth/facts';
import { publicTurn, turnKnownTo } from '../../../reports/landing/growth/known';
import { turnTwin } from '../../../reports/landing/growth/twin';
import { growthSpeechIn } from '../../../reports/landing/growth/speech';
import type { LandingCampaign } from '../../../workbook/campaign';
import { canonicalLines, type Json } from '../../../workbook/digest';
import { choiceWord, PHASE_CHOICE, YES_NO } from '../../../workbook/schema/choices';
import type { NewCell } from '../../restore';
import type { PhaseRules, Played } from '../../ruleset';
import { hiddenBeside } from './hidden';

/** Everything that the end of a turn is made of. */
interface TurnSnapshot {
  readonly campaign: string;
  readonly end: Omit<EndOfTurn, 'points'>;
  readonly points: readonly PointsRow[];
  readonly holdings: readonly Holdings[];
  /** Who is out already. */
  readonly eliminated: readonly string[];
  readonly combats: readonly string[];
}

interface Stands {
  readonly owner: string | null;
  readonly cell: string;
}

/** Cells in which somebody of the player stands and nobody else (L-25). */
function cellsHeld(player: string, standing: readonly Stands[]): number {
  const owners = new Map<string, Set<string | null>>();
  for (const { owner, cell } of standing) owners.set(cell, (owners.get(cell) ?? new Set()).add(owner));
  return [...owners.values()].filter((each) => each.size === 1 && each.has(player)).length;
}

function snapshotOf({ settings, players, squads, buildings, combats, growth }: LandingCampaign): TurnSnapshot {
  const standing: readonly Stands[] = [
    ...squads.flatMap(({ owner, at, hp }) => (at && hp > 0 ? [{ owner, cell: cellName(at) }] : [])),
    ...buildings.flatMap(({ owner, at, hp }) =>
      at && hp > 0 && owner !== null ? [{ owner, cell: cellName(at) }] : [],
    ),
  ];
  const { turn } = settings;
  const used = growth.orders.filter((order) => order.turn === turn && order.kind === 'use' && order.state === 'done');
  return {
    campaign: settings.name,
    end: {
      ...{ turn, turnLimit: growth.turnLimit, used: used.map(({ player }) => player) },
      bases: buildings.flatMap(({ owner, type, hp }) =>
        owner !== null && type?.base ? [{ owner, stands: hp > 0 }] : [],
      ),
    },
    points: growth.points,
    holdings: players.map(({ id }): Holdings => {
      const row = growth.resources.find((each) => each.id === id);
      return {
        player: id,
        buildings: buildings.flatMap(({ owner, type, hp }) => (owner === id && type && hp > 0 ? [type.name] : [])),
        technologies: row?.technologies ?? [],
        artefacts: row?.artefacts ?? [],
        destroyed: row?.destroyed ?? 0,
        cells: cellsHeld(id, standing),
      };
    }),
    eliminated: players.filter((player) => player.eliminated).map(({ id }) => id),
    combats: combats.map(({ id }) => id),
  };
}

const inputsOf = ({ end, points, holdings, eliminated }: TurnSnapshot): string =>
  canonicalLines([
    { kind: 'end of turn', turn: end.turn, turnLimit: end.turnLimit, used: end.used, eliminated },
    ...end.bases.map(({ owner, stands }): Json => ({ kind: 'base', owner, stands })),
    ...points.map(({ what, name, points: each }): Json => ({ kind: 'points', what, name, points: each })),
    ...holdings.map((each): Json => ({ kind: 'player', ...each })),
  ]);

const setting = (id: string, after: NewCell['after']): NewCell => ({ table: 'settings', id, column: 'value', after });

/** The end of Landing's turn (L-25): who has won, who is out, the score; then the next turn begins with recon. */
export const landingTurn: PhaseRules<LandingCampaign> = {
  // Whether the fights entered can be fought is the combat phase's business.
  overlooks: ['squad-without-hp'],
  missing: () => [],
  writes: ({ growth, players }) => [
    ...growth.resources.map(({ id }) => ({ table: 'resources', id, column: 'points' })),
    ...players.map(({ id }) => ({ table: 'players', id, column: 'eliminated' })),
    ...['turn', 'phase', 'publicWord'].map((id) => ({ table: 'settings', id, column: 'value' })),
  ],
  inputs: (campaign) => inputsOf(snapshotOf(campaign)),
  snapshot: (campaign) => JSON.stringify(snapshotOf(campaign)),
  play(text, { turn, commitment, digest, players }) {
    const snapshot = JSON.parse(text) as TurnSnapshot;
    const { end, points: rows, holdings, eliminated, campaign } = snapshot;
    const points = new Map(holdings.map((each) => [each.player, scoreOf(rows, each)]));
    const facts: TurnFacts = {
      ...{ campaign, turn, commitment, digest, players, points },
      victories: victories({ ...end, points }),
      out: fallen(end.bases).filter((player) => !eliminated.includes(player)),
    };
    return Promise.resolve(ok(playedTurn(facts, snapshot)));
  },
};

function playedTurn(facts: TurnFacts, { combats }: TurnSnapshot): Played {
  const open = publicTurn(facts);
  return {
    fights: [],
    ledger: () => [],
    cells: (language) => [
      ...[...facts.points].map(([id, points]) => ({ table: 'resources', id, column: 'points', after: points })),
      ...facts.out.map((id) => ({
        ...{ table: 'players', id, column: 'eliminated', after: choiceWord(YES_NO, 'yes', language) },
      })),
      setting('turn', facts.turn + 1),
      setting('phase', choiceWord(PHASE_CHOICE, 'recon', language)),
      setting('publicWord', ''),
    ],
    // What was fought is over; the next turn's fights are entered anew.
    taken: combats.map((id) => ({ table: 'combats' as const, id })),
    ...toldOfTurn(facts),
    summary(language) {
      const { say } = growthSpeechIn(language);
      const won = open.victories.map(({ kind, players, points }) =>
        say(kind, { players: players.join(', '), count: players.length, points: points ?? 0 }),
      );
      const score = [...facts.points].map(([id, points]) => `${id}: ${say('your-points', { points })}`);
      return [
        ...(won.length > 0 ? won : [say('goes-on')]),
        ...open.out.map((player) => say('is-out', { player })),
        ...score,
      ];
    },
    hidden: (playerId, campaign, keys) => hiddenBeside(playerId, { head: facts, campaign, keys }),
    twin: (playerId) => toldOfTurn(turnTwin(playerId, facts)),
  };
}

/** What is told of the end of a turn. */
const toldOfTurn = (facts: TurnFacts): Pick<Played, 'report' | 'packet'> => ({
  report(player) {
    const known = turnKnownTo(player.id, facts);
    const concerned = known.victories.length + (known.out ? 1 : 0);
    return { concerned, document: composeTurn(known, player.language) };
  },
  packet: (language) => composeTurnPacket(publicTurn(facts), language),
});
