import { problem } from '../problem';
import type { Result } from '../result';
import { err, ok } from '../result';
import { without } from './deck';
import type { CardPlay, Declaration, Engagement } from './declarations';
import { stepOf } from './declarations';
import type { PlanetProblem, PlanetProblemCode } from './problems';
import { checkStyle } from './problems';
import type { Piece, TurnState } from './turn';
import type { Side } from './types';
import { SIDES } from './types';

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
}

type Checked<T> = Result<T, PlanetProblem>;

const refuse = (code: PlanetProblemCode, params: Readonly<Record<string, string | number>> = {}): Checked<never> =>
  err(problem(code, params));

function livingPiece({ state }: Turn, id: string): Checked<Piece> {
  const piece = state.pieces.find((each) => each.id === id);
  if (!piece) return refuse('planet-no-piece', { piece: id });
  return piece.models > 0 ? ok(piece) : refuse('planet-piece-gone', { piece: id });
}

/** The piece that acts: there, of the side that declares, and in its step of the turn (P-2). */
export function actingPiece(turn: Turn, declared: Exclude<Declaration, { kind: 'deal' }>): Checked<Piece> {
  if (stepOf(declared) < turn.step) return refuse('planet-step-over');
  const piece = livingPiece(turn, declared.piece);
  if (!piece.ok || piece.value.side === declared.side) return piece;
  return refuse('planet-not-own', { piece: declared.piece, side: declared.side });
}

/** A side moves one piece a turn (P-2). */
export const mayMove = (turn: Turn, piece: Piece): Checked<Piece> =>
  turn.moved.includes(piece.side) ? refuse('planet-moved', { side: piece.side }) : ok(piece);

/** Close combat takes no cards (P-6); played cards must be in the hand of who plays them. */
function mayPlay({ state }: Turn, { kind, cards }: Engagement): Checked<readonly CardPlay[]> {
  if (kind === 'close' && cards.length > 0) return refuse('planet-close-cards');
  for (const side of SIDES) {
    let hand = state.hands[side];
    for (const { by, card } of cards) {
      if (by !== side) continue;
      const rest = without(hand, [card]);
      if (!rest) return refuse('planet-no-card', { card, side });
      hand = rest;
    }
  }
  return ok(cards);
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
  const so = mayEngageSo(turn, declared, piece, target.value);
  if (!so.ok) return so;
  const cards = mayPlay(turn, declared);
  return cards.ok ? target : cards;
}
