import { problem } from '../problem';
import type { Result } from '../result';
import { err, ok } from '../result';
import { without } from './deck';
import type { Acting, CardPlay, Engagement } from './declarations';
import { stepOf } from './declarations';
import type { PlanetProblem, PlanetProblemCode } from './problems';
import { checkStyle } from './problems';
import type { Piece, TurnState } from './turn';
import type { Side } from './types';

/** What a turn remembers while it is played. */
export interface Turn {
  readonly state: TurnState;
  /** Latest step begun (P-2). */
  readonly step: number;
  /** Sides that have moved their piece. */
  readonly moved: readonly Side[];
  /** Ids of pieces that have fired. */
  readonly fired: readonly string[];
  /** Pairs of ids that have been in close combat. */
  readonly fought: readonly string[];
  /** Cards put on pieces that wait for fire, with their declarations; they are in the hand until then. */
  readonly waiting: readonly (CardPlay & { readonly declaration: number })[];
}

type Checked<T> = Result<T, PlanetProblem>;

const refuse = (code: PlanetProblemCode, params: Readonly<Record<string, string | number>> = {}): Checked<never> =>
  err(problem(code, params));

function livingPiece({ state }: Turn, id: string): Checked<Piece> {
  const piece = state.pieces.find((each) => each.id === id);
  if (!piece) return refuse('planet-no-piece', { piece: id });
  return piece.models > 0 ? ok(piece) : refuse('planet-piece-gone', { piece: id });
}

/** The piece that acts: there, of the player who declares, and in its step of the turn (P-2). */
export function actingPiece(turn: Turn, declared: Acting): Checked<Piece> {
  const { piece, by } = declared;
  const known = turn.state.pieces.find(({ id }) => id === piece);
  if (known && stepOf(declared, known.side) < turn.step) return refuse('planet-step-over');
  const living = livingPiece(turn, piece);
  return !living.ok || living.value.owner === by ? living : refuse('planet-not-own', { piece, player: by });
}

/** A side moves one piece a turn (P-2). */
export const mayMove = (turn: Turn, piece: Piece): Checked<Piece> =>
  turn.moved.includes(piece.side) ? refuse('planet-moved', { side: piece.side }) : ok(piece);

/** A card is played out of one's own hand, each once, on a piece that is on the table (P-6). */
export function mayPlay(turn: Turn, { by, card, on }: CardPlay): Checked<Piece> {
  const piece = livingPiece(turn, on);
  if (!piece.ok) return piece;
  const promised = turn.waiting.filter((each) => each.by === by).map((each) => each.card);
  return without(turn.state.hands[by] ?? [], [...promised, card])
    ? piece
    : refuse('planet-no-card', { card, player: by });
}

/** A pair of pieces, whoever declares. */
export const pairOf = (a: Piece, b: Piece): string => JSON.stringify([a.id, b.id].sort());

/** What the kind of engagement itself asks for: style, sight, template, and that it is not the second one. */
function mayEngageSo(turn: Turn, declared: Engagement, piece: Piece, target: Piece): Checked<Piece> {
  if (declared.kind === 'close') {
    return turn.fought.includes(pairOf(piece, target))
      ? refuse('planet-fought', { piece: piece.id, target: target.id })
      : ok(target);
  }
  const style = checkStyle(piece.profile, declared.kind);
  if (!style.ok) return style;
  if (turn.fired.includes(piece.id)) return refuse('planet-fired', { piece: piece.id });
  if (declared.kind === 'linear') {
    return declared.inSight ? ok(target) : refuse('planet-out-of-sight', { piece: piece.id, target: target.id });
  }
  const { covered } = declared;
  return Number.isInteger(covered) && covered >= 0 && covered <= target.models
    ? ok(target)
    : refuse('planet-covered', { covered, target: target.id, models: target.models });
}

/** The enemy piece of an engagement, once all that it asks for is there; the first thing amiss is the reason. */
export function mayEngage(turn: Turn, declared: Engagement, piece: Piece): Checked<Piece> {
  const target = livingPiece(turn, declared.target);
  if (!target.ok) return target;
  if (target.value.side === piece.side) return refuse('planet-same-side', { piece: piece.id, target: declared.target });
  return mayEngageSo(turn, declared, piece, target.value);
}
