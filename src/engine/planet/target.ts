import type { RollKind } from './cards';
import { CARDS } from './cards';
import type { CardInForce, Profile } from './types';
import type { CardId } from './cards';

/** Every die of the game (P-1). */
export const DIE = 6;

/** Why a target number is not the printed one. */
export type TargetModifier =
  | { readonly cause: 'card'; readonly card: CardId; readonly value: number }
  /** The enemy's weapon; its save modifier is on the roll, so the target moves the other way (P-1). */
  | { readonly cause: 'weapon'; readonly value: number };

/** A printed target number with what changes it (P-1). */
export interface Target {
  readonly needed: number;
  readonly modifiers: readonly TargetModifier[];
}

const PRINTED: Readonly<Record<RollKind, (profile: Profile) => number>> = {
  'to-hit': ({ toHit }) => toHit,
  reaction: ({ reaction }) => reaction,
  save: ({ save }) => save,
};

/** The cards among those in force that add to a kind of roll's target number; they add up before luck acts (P-6). */
function cardModifiers(kind: RollKind, cards: readonly CardInForce[]): readonly TargetModifier[] {
  return cards.flatMap(({ card }): readonly TargetModifier[] => {
    const effect = CARDS[card];
    return effect.kind === 'modifier' && effect.roll === kind ? [{ cause: 'card', card, value: effect.value }] : [];
  });
}

/**
 * The modified target number of a roll (P-1).
 * @param saveModifier that of the enemy's weapon; 0 where it does not count.
 */
export function targetOf(kind: RollKind, profile: Profile, cards: readonly CardInForce[], saveModifier = 0): Target {
  const weapon: readonly TargetModifier[] = saveModifier === 0 ? [] : [{ cause: 'weapon', value: -saveModifier }];
  const modifiers = [...cardModifiers(kind, cards), ...weapon];
  return { needed: modifiers.reduce((sum, { value }) => sum + value, PRINTED[kind](profile)), modifiers };
}

/** P-1: a die succeeds if it shows at least the target; with natural extremes 1 always fails and 6 always succeeds. */
export function succeeds(face: number, needed: number, naturalExtremes: boolean): boolean {
  if (naturalExtremes && face === 1) return false;
  if (naturalExtremes && face === DIE) return true;
  return face >= needed;
}
