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

/** Cards dealt, in the order drawn, and what is left in the deck, in its order. */
export interface Deal {
  readonly dealt: readonly CardId[];
  readonly left: readonly CardId[];
}

/**
 * Deals cards (P-6): draw i takes the die(number of cards left)-th of the cards left, from one stream (D-2). More than
 * are left is refused.
 */
export function deal(deck: readonly CardId[], count: number, stream: DieStream): Result<Deal, PlanetProblem> {
  if (count > deck.length) return err(problem('planet-deck-short', { count, left: deck.length }));
  const left = [...deck];
  const dealt = Array.from({ length: count }, (_, i) => {
    const place = stream.die(left.length, { kind: 'card', who: '', number: i + 1, cycle: 0 });
    return left.splice(place - 1, 1);
  }).flat();
  return ok({ dealt, left });
}
