import type { CardInForce, Combatant, Side } from '../engine/planet/types';
import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import type { Language } from '../i18n/language';
import { choiceWords, chosen } from '../workbook/schema/choices';
import { CARD_CHOICE } from '../workbook/schema/planet/choices';
import { readSoldier } from './planetSoldier';
import type { Argument, Failure } from './spec';
import { refuse, rowsOf, textOf } from './values';

/** Models that a template may cover. */
export const MAX_COVERED = 1000;

const CARDS_ARGUMENT = { x: 'cardsX', y: 'cardsY' } as const;

/** Cards in force on a side, in listed order: one text with `;` between them, or a range; blank cells are no cards. */
function readCards(argument: Argument, side: Side, language: Language): Result<readonly CardInForce[], Failure> {
  const names = rowsOf(argument)
    .flat()
    .flatMap((cell) => (cell === 0 ? [] : textOf(cell).split(/[;\n]/u)))
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const cards: CardInForce[] = [];
  for (const value of names) {
    const card = chosen(CARD_CHOICE, value);
    if (!card) {
      const accepted = choiceWords(CARD_CHOICE, language).join(', ');
      return refuse(CARDS_ARGUMENT[side], problem('planet-card-unknown', { value, names: accepted }));
    }
    cards.push({ card, die: null });
  }
  return ok(cards);
}

/** One side of an engagement as its arguments give it. */
function readCombatant(
  [soldier, cards]: readonly [Argument, Argument],
  side: Side,
  fires: boolean,
  language: Language,
): Result<Combatant, Failure> {
  const profile = readSoldier(soldier, side, fires, language);
  if (!profile.ok) return refuse(side, profile.error);
  const inForce = readCards(cards, side, language);
  return inForce.ok ? ok({ side, id: null, name: side, profile: profile.value, cards: inForce.value }) : inForce;
}

/**
 * The two sides of an engagement; in fire x fires at y.
 * @param cards what is in force on x and on y.
 */
export function readSides(
  soldiers: readonly [Argument, Argument],
  cards: readonly [Argument, Argument],
  kind: 'fire' | 'close',
  language: Language,
): Result<Readonly<Record<Side, Combatant>>, Failure> {
  const x = readCombatant([soldiers[0], cards[0]], 'x', kind === 'fire', language);
  if (!x.ok) return x;
  const y = readCombatant([soldiers[1], cards[1]], 'y', false, language);
  return y.ok ? ok({ x: x.value, y: y.value }) : y;
}
