import type { GrowthEvent } from '../../../engine/landing/campaign/growth';
import { NOBODY, standIns, strangerOf } from '../../twin';
import type { BuildFacts, CovertFacts, TurnFacts } from './facts';

type Other = (text: string) => string;

function eventTwin(event: GrowthEvent, other: Other): GrowthEvent {
  if (event.kind === 'income') return { ...event, player: other(event.player), income: [], upkeep: [], stock: [] };
  const { order, player, subject, cell } = event;
  return { ...event, order: other(order), player: other(player), subject: other(subject), cell: other(cell) };
}

/** A construction phase with everybody else's orders, stocks and technologies replaced. */
export function buildTwin(playerId: string | null, facts: BuildFacts): BuildFacts {
  const viewer = playerId ?? NOBODY;
  const other = standIns();
  return {
    ...facts,
    players: facts.players.map((player) => (player.id === viewer ? player : strangerOf(player, other))),
    events: facts.events.map((event) => (event.player === viewer ? event : eventTwin(event, other))),
    households: facts.households.map((household) =>
      household.id === viewer ? household : { ...household, id: other(household.id), stock: [], technologies: [] },
    ),
  };
}

/**
 * A covert operation with all replaced that a player may not know (L-21): to who ordered it, the number needed; to a
 * target that learns of it, also who ordered it, the die and the cost; to everybody else, everything.
 */
export function covertTwin(playerId: string | null, facts: CovertFacts): CovertFacts {
  const viewer = playerId ?? NOBODY;
  const other = standIns();
  const { result, target } = facts;
  const players = facts.players.map((player) => (player.id === viewer ? player : strangerOf(player, other)));
  const idOf = (id: string): string => (id === viewer ? id : other(id));
  const aimed = { player: idOf(target.player), name: target.name };
  if (viewer === facts.player) {
    const tried = result.kind === 'tried' ? { ...result, needed: result.needed + 1 } : result;
    return { ...facts, players, target: aimed, result: tried };
  }
  const hidden = { order: other(facts.order), player: other(facts.player), text: other(facts.text) };
  const tried =
    result.kind === 'tried'
      ? { ...result, face: 13 - result.face, needed: result.needed + 1, cost: [], stock: [] }
      : { ...result, stock: [] };
  const twin = { ...facts, ...hidden, players, target: aimed, result: tried };
  const feels = viewer === target.player && facts.targetLearns;
  return feels ? twin : { ...twin, operation: other(facts.operation), target: { ...aimed, name: other(target.name) } };
}

/** The end of a turn with the points of those who have not won replaced, and all that names nobody in it. */
export function turnTwin(playerId: string | null, facts: TurnFacts): TurnFacts {
  const viewer = playerId ?? NOBODY;
  const other = standIns();
  const named = new Set([viewer, ...facts.out, ...facts.victories.flatMap(({ players }) => players)]);
  return {
    ...facts,
    players: facts.players.map((player) => ({
      ...player,
      name: named.has(player.id) ? player.name : other(player.name),
      character: player.id === viewer ? player.character : other(player.character),
    })),
    points: new Map([...facts.points].map(([id, points]) => [id, named.has(id) ? points : points + 1])),
  };
}
