import { CARD_IDS, type CardId } from '../../engine/planet/cards';
import type { Declaration } from '../../engine/planet/declarations';
import type { TurnEvent } from '../../engine/planet/turn';
import { NOBODY, standIns, strangerOf } from '../twin';
import type { PieceFacts, TurnFacts } from './facts';
import { viewOf } from './viewpoint';

/**
 * The turn with the words that a player may not know replaced: other players, their hands and keys, pieces out of
 * sight, fights without own pieces, and ids but for those of pieces that own ones fought, which stand in the labels of
 * one's own dice.
 * @param playerId `null`: everybody reads it (the public packet).
 */
export function turnTwin(playerId: string | null, facts: TurnFacts): TurnFacts {
  const viewer = playerId ?? NOBODY;
  const other = standIns();
  const { isOwn, isSeen } = viewOf(viewer, facts);
  const fights = facts.events.flatMap((event) =>
    event.kind === 'engagement' && Object.values(event.pieces).some(isOwn) ? [event] : [],
  );
  const concerns = new Set(fights.map(({ declaration }) => declaration));
  const engagements = new Set(fights.map(({ engagement }) => engagement));
  const known = new Set([
    ...facts.pieces.map(({ id }) => id).filter(isOwn),
    ...fights.flatMap(({ pieces }) => Object.values(pieces)),
  ]);
  const idOf = (id: string): string => (known.has(id) ? id : other(id));
  const playerOf = (id: string): string => (id === viewer ? id : other(id));
  const isDeclared = (declaration: number): boolean => facts.declarations[declaration]?.by === viewer;
  const mask: Mask = { viewer, other, idOf, isOwn, isSeen, concerns, playerOf, isDeclared };
  return {
    ...facts,
    players: facts.players.map((player) => (player.id === viewer ? player : strangerOf(player, other))),
    pieces: facts.pieces.map((piece) => pieceTwin(piece, mask)),
    hands: facts.hands.map(({ player, before, after, played }) =>
      player === viewer
        ? { player, before, after, played }
        : {
            player: other(player),
            before: before.map(cardTwin),
            after: after.map(cardTwin),
            played: played.map(cardTwin),
          },
    ),
    declarations: facts.declarations.map((each) => declarationTwin(each, mask)),
    events: facts.events.map((event) => eventTwin(event, mask)),
    keys: facts.keys.map(({ engagement, piece, key }) => ({
      engagement: engagements.has(engagement) ? engagement : other(engagement),
      piece: idOf(piece),
      key: isOwn(piece) ? key : other(key),
    })),
  };
}

interface Mask {
  readonly viewer: string;
  readonly other: (text: string) => string;
  readonly idOf: (id: string) => string;
  readonly isOwn: (id: string) => boolean;
  readonly isSeen: (id: string) => boolean;
  /** Declarations of fights in which own pieces take part. */
  readonly concerns: ReadonlySet<number>;
  readonly playerOf: (id: string) => string;
  /** Whether the viewer declared it. */
  readonly isDeclared: (declaration: number) => boolean;
}

/** Another card: the next of the list. */
const cardTwin = (card: CardId): CardId => CARD_IDS[(CARD_IDS.indexOf(card) + 1) % CARD_IDS.length] ?? card;

function pieceTwin(piece: PieceFacts, { other, idOf, isOwn, isSeen, playerOf }: Mask): PieceFacts {
  const seenBy = piece.seenBy.map(idOf);
  if (isOwn(piece.id)) return { ...piece, seenBy };
  const { name, before, after, profile } = piece;
  const hidden = {
    ...{ toHit: profile.toHit + 1, reaction: profile.reaction + 1, save: profile.save + 1 },
    ...{ saveModifier: profile.saveModifier + 1, shots: profile.shots + 1, attacks: profile.attacks + 1 },
  };
  const masked = {
    ...{ ...piece, seenBy, id: idOf(piece.id), owner: playerOf(piece.owner) },
    before: { models: before.models, place: other(before.place) },
    profile: { ...profile, ...hidden },
  };
  if (isSeen(piece.id)) return masked;
  return {
    ...masked,
    name: other(name),
    profile: { ...masked.profile, name: other(profile.name) },
    before: { models: before.models + 1, place: other(before.place) },
    after: { models: after.models + 1, place: other(after.place) },
  };
}

function declarationTwin(declared: Declaration, { viewer, other, idOf, playerOf }: Mask): Declaration {
  const by = playerOf(declared.by);
  switch (declared.kind) {
    case 'deal':
      return { ...declared, by };
    case 'card':
      return {
        ...{ ...declared, by, on: idOf(declared.on) },
        card: declared.by === viewer ? declared.card : cardTwin(declared.card),
      };
    case 'move':
      return {
        ...{ ...declared, by, piece: idOf(declared.piece) },
        to: declared.by === viewer ? declared.to : other(declared.to),
      };
    default:
      return { ...declared, by, piece: idOf(declared.piece), target: idOf(declared.target) };
  }
}

function eventTwin(
  event: TurnEvent,
  { viewer, other, idOf, isOwn, isSeen, concerns, playerOf, isDeclared }: Mask,
): TurnEvent {
  switch (event.kind) {
    case 'refused':
      return isDeclared(event.declaration) ? event : { ...event, problem: { code: event.problem.code, params: {} } };
    case 'dealt': {
      if (event.by === viewer) return event;
      return {
        ...event,
        by: other(event.by),
        draws: event.draws.map((draw) => ({ ...draw, card: cardTwin(draw.card) })),
      };
    }
    case 'moved': {
      const { piece, from, to } = event;
      const seen = isSeen(piece);
      return { ...event, piece: idOf(piece), from: isOwn(piece) ? from : other(from), to: seen ? to : other(to) };
    }
    case 'played': {
      const lies = event.by === viewer || concerns.has(event.engagement);
      return { ...event, by: playerOf(event.by), on: idOf(event.on), card: lies ? event.card : cardTwin(event.card) };
    }
    case 'engagement': {
      const { pieces } = event;
      const fought = { ...event, pieces: { x: idOf(pieces.x), y: idOf(pieces.y) } };
      return concerns.has(event.declaration) ? fought : { ...fought, engagement: other(event.engagement), events: [] };
    }
    case 'loss':
      return { ...event, piece: idOf(event.piece) };
  }
}
