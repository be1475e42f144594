import { courseOf } from './course';
import type { TurnFacts } from './facts';
import type { KnownKey, TurnReport } from './known';
import { type EngagementEvent, type PlanetView, viewOf } from './viewpoint';

/**
 * What a player may know of a turn: the one door through which its events get into anything that leaves the GM's
 * workbook. Own pieces and the own hand in full; of others what an own piece saw. Throws for an id that is no player's.
 */
export function turnKnownTo(playerId: string, facts: TurnFacts): TurnReport {
  const player = facts.players.find(({ id }) => id === playerId);
  if (!player) throw new Error('A report was asked for somebody who is no player.');
  const { id, name, character, language, format, eliminated } = player;
  return reportOf(viewOf(playerId, facts), { id, name, character, language, format, eliminated });
}

/** The same with everything, for the game master. */
export const turnLog = (facts: TurnFacts): TurnReport => reportOf(viewOf(null, facts), null);

function reportOf(view: PlanetView, recipient: TurnReport['recipient']): TurnReport {
  const { campaign, turn, commitment, digest, pieces, hands } = view.facts;
  const own = pieces.filter(({ id }) => view.isOwn(id));
  const side = own[0]?.side;
  return {
    ...{ recipient, campaign, turn, commitment, digest },
    own: own.map(({ id, profile, before, after }) => ({
      ...{ id, label: view.label(id) ?? '', profile: profile.name },
      ...{ before: before.models, after: after.models, place: after.place },
    })),
    hands: hands
      .filter(({ player }) => view.player === null || player === view.player)
      .map(({ player, after }) => ({ player, cards: after })),
    seen: pieces
      .filter(({ id }) => !view.isOwn(id) && view.isSeen(id))
      .map((piece) => ({
        label: view.label(piece.id) ?? '',
        side: piece.side === side ? ('ally' as const) : ('enemy' as const),
        profile: piece.profile.name,
        models: piece.after.models,
        place: piece.after.place,
      })),
    course: courseOf(view),
    keys: view.player === null ? [] : keysOf(view),
  };
}

/** The beginning of an engagement's labels. */
const prefixOf = ({ facts }: PlanetView, { how, pieces, declaration }: EngagementEvent): string => {
  const declared = facts.declarations[declaration];
  const acts = declared && 'piece' in declared ? declared.piece : '';
  return how === 'close' ? `close/${pieces.x}/${pieces.y}` : `${how}/${acts}`;
};

/** Keys of own pieces in the engagements in which they rolled (D-3). */
function keysOf(view: PlanetView): readonly KnownKey[] {
  const { events, keys } = view.facts;
  return events.flatMap((event) => {
    if (event.kind !== 'engagement') return [];
    return (['x', 'y'] as const).flatMap((side): readonly KnownKey[] => {
      const id = event.pieces[side];
      const rolled = event.events.some((each) => each.kind === 'die' && each.side === side);
      const found = keys.find(({ engagement, piece }) => engagement === event.engagement && piece === id);
      if (!view.isOwn(id) || !rolled || !found) return [];
      return [{ label: view.label(id) ?? '', id, prefix: prefixOf(view, event), key: found.key }];
    });
  });
}
