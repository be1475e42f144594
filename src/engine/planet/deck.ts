import type { DieStream } from '../dice/dice';
import { problem } from '../problem';
import type { Result } from '../result';
import { err, ok } from '../result';
import type { CardId } from './cards';
import { CARD_IDS } from './cards';
import type { PlanetProblem } from './problems';

/** Label of the dice that deal cards (P-6). */
export const DECK_LABEL = 'deck';

/** A full deck (P-6): all fourteen in their order, as many times as there are copies. */
export const fullDeck = (copies: number): readonly CardId[] => Array.from({ length: copies }, () => CARD_IDS).flat();

/** A card drawn, and the die that drew it. */
export interface Draw {
  readonly card: CardId;
  /** Cards that were left. */
  readonly sides: number;
  readonly face: number;
}

/** Cards in the order drawn, and what is left in the deck, in its order. */
export interface Deal {
  readonly draws: readonly Draw[];
  readonly left: readonly CardId[];
}

/**
 * Deals cards (P-6): draw i takes the die(number of cards left)-th of the cards left, from one stream (D-2). More than
 * are left is refused.
 */
export function deal(deck: readonly CardId[], count: number, stream: DieStream): Result<Deal, PlanetProblem> {
  if (count > deck.length) return err(problem('planet-deck-short', { count, left: deck.length }));
  const left = [...deck];
  const draws = Array.from({ length: count }, (_, i): readonly Draw[] => {
    const sides = left.length;
    const face = stream.die(sides, { kind: 'card', who: '', number: i + 1, cycle: 0 });
    return left.splice(face - 1, 1).map((card) => ({ card, sides, face }));
  }).flat();
  return ok({ draws, left });
}

/** Takes cards out of others, one for one, and keeps the order of what remains. `null`: one of them is not there. */
export function without(cards: readonly CardId[], taken: readonly CardId[]): readonly CardId[] | null {
  const rest = [...cards];
  for (const card of taken) {
    const place = rest.indexOf(card);
    if (place < 0) return null;
    rest.splice(place, 1);
  }
  return rest;
}

/** The played cards as a deck again (P-6), in the order of a full one. */
export function renewed(played: readonly CardId[], copies: number): readonly CardId[] {
  const waiting = [...played];
  return fullDeck(copies).filter((card) => {
    const place = waiting.indexOf(card);
    if (place < 0) return false;
    waiting.splice(place, 1);
    return true;
  });
}
