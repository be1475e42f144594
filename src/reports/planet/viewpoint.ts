import type { Engagement } from '../../engine/planet/declarations';
import type { TurnEvent } from '../../engine/planet/turn';
import { labelsOf } from '../labels';
import type { PieceFacts, TurnFacts } from './facts';

export type EngagementEvent = Extract<TurnEvent, { kind: 'engagement' }>;

/** A turn from the place of one viewer. */
export interface PlanetView {
  readonly facts: TurnFacts;
  /** Id of the player; `null`: the game master, to whom everything counts as own. */
  readonly player: string | null;
  readonly piece: (id: string) => PieceFacts | undefined;
  readonly isOwn: (id: string) => boolean;
  /** Own, an ally's, in sight of an own piece, or met in linear fire or close combat. */
  readonly isSeen: (id: string) => boolean;
  /** `null`: the viewer does not see the piece. */
  readonly label: (id: string) => string | null;
}

export const declaredOf = ({ declarations }: TurnFacts, event: EngagementEvent): Engagement | undefined => {
  const declared = declarations[event.declaration];
  return declared && 'target' in declared ? declared : undefined;
};

/** The enemies that the viewer's pieces met face to face (P-10): linear fire and close combat. */
const metBy = (facts: TurnFacts, own: ReadonlySet<string>): readonly string[] =>
  facts.events.flatMap((event) => {
    if (event.kind !== 'engagement' || event.how === 'parabolic') return [];
    const pair = Object.values(event.pieces);
    return pair.some((id) => own.has(id)) ? pair : [];
  });

export function viewOf(player: string | null, facts: TurnFacts): PlanetView {
  const { pieces } = facts;
  const own = pieces.filter(({ owner }) => player === null || owner === player);
  const ids = new Set(own.map(({ id }) => id));
  const eyes = new Set(own.filter(({ before }) => before.models > 0).map(({ id }) => id));
  const sides = new Set(own.map(({ side }) => side));
  const met = new Set(metBy(facts, ids));
  const seen = pieces.filter(
    ({ id, side, seenBy }) => ids.has(id) || sides.has(side) || met.has(id) || seenBy.some((eye) => eyes.has(eye)),
  );
  // Only pieces that are seen take part in the numbering of equal names, own ones first.
  const labels = labelsOf([...own, ...seen.filter(({ id }) => !ids.has(id))]);
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  return {
    facts,
    player,
    piece: (id) => byId.get(id),
    isOwn: (id) => ids.has(id),
    isSeen: (id) => labels.has(id),
    label: (id) => labels.get(id) ?? null,
  };
}
