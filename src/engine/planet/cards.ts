/** The fourteen event cards (P-6), in the order of the source, which is the order of the deck. */
export const CARD_IDS = [
  ...(['good-aim', 'bad-aim', 'very-good-aim', 'very-bad-aim', 'lucky-aim', 'unlucky-aim'] as const),
  ...(['good-reaction', 'bad-reaction', 'very-good-reaction', 'very-bad-reaction'] as const),
  ...(['lucky-reaction', 'unlucky-reaction', 'lucky-save', 'unlucky-save'] as const),
] as const;
export type CardId = (typeof CARD_IDS)[number];

/** The rolls that cards act on; return fire is a to-hit roll. */
export type RollKind = 'to-hit' | 'reaction' | 'save';

/** A card changes a target number, or one die to the max or min of itself and a ghost die. */
export type CardEffect =
  | { readonly kind: 'modifier'; readonly roll: RollKind; readonly value: number }
  | { readonly kind: 'luck'; readonly roll: RollKind; readonly luck: 'max' | 'min' };

const modifier = (roll: RollKind, value: number): CardEffect => ({ kind: 'modifier', roll, value });
const luck = (roll: RollKind, which: 'max' | 'min'): CardEffect => ({ kind: 'luck', roll, luck: which });

export const CARDS: Readonly<Record<CardId, CardEffect>> = {
  'good-aim': modifier('to-hit', -1),
  'bad-aim': modifier('to-hit', 1),
  'very-good-aim': modifier('to-hit', -2),
  'very-bad-aim': modifier('to-hit', 2),
  'lucky-aim': luck('to-hit', 'max'),
  'unlucky-aim': luck('to-hit', 'min'),
  'good-reaction': modifier('reaction', -1),
  'bad-reaction': modifier('reaction', 1),
  'very-good-reaction': modifier('reaction', -2),
  'very-bad-reaction': modifier('reaction', 2),
  'lucky-reaction': luck('reaction', 'max'),
  'unlucky-reaction': luck('reaction', 'min'),
  'lucky-save': luck('save', 'max'),
  'unlucky-save': luck('save', 'min'),
};
