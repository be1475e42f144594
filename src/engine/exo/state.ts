import type { Body, Part } from './body';
import { BODY } from './body';
import type { Character, Hand } from './types';
import type { Severity } from './wounds';
import { isSevere, woundPlace } from './wounds';

/** Where a weapon is. */
export type Carried = Hand | 'both' | 'holstered' | 'dropped';

export interface WeaponState {
  readonly carried: Carried;
  readonly bullets: number;
  /** Spare magazines; `null`: without end. */
  readonly magazines: number | null;
  /** Last round in which it is jammed (E-18); 0: it is not. */
  readonly jammedUntil: number;
  readonly broken: boolean;
}

export interface Wound {
  /** Round in which it was received. */
  readonly round: number;
  readonly part: Part;
  /** After cover and armour. */
  readonly damage: number;
  readonly severity: Severity;
  /** Id of who dealt it. */
  readonly by: string;
  /** It bleeds no more; everything else it does stays. */
  readonly treated: boolean;
}

/** Wound points and stun points, which fill the same life points (E-24). */
export interface Life {
  readonly wounds: number;
  readonly stun: number;
  /** d− of the last wound: counts where bleeding brings the total below 0. */
  readonly lastDMinus: number;
  /** d− that death is reckoned with, once the total has been below 0. */
  readonly mortalDMinus: number | null;
  /** Round in which the wounds reached the life points. */
  readonly downSince: number | null;
}

/** A character in the middle of a fight. Numbers of rounds are inclusive; 0 is not at all. */
export interface CharacterState {
  readonly character: Character;
  readonly life: Life;
  readonly wounds: readonly Wound[];
  readonly stunnedUntil: number;
  readonly incapacitatedUntil: number;
  readonly unconsciousUntil: number;
  readonly dead: boolean;
  /** Whole rounds spent aiming at a target (E-12). */
  readonly aim: { readonly target: string; readonly rounds: number } | null;
  /** By weapon id. */
  readonly weapons: Readonly<Record<string, WeaponState>>;
}

/** What is carried from round to round. */
export interface RoundState {
  /** Number of the round to be resolved, from 1. */
  readonly round: number;
  readonly body: Body;
  readonly characters: readonly CharacterState[];
}

const UNHURT: Life = { wounds: 0, stun: 0, lastDMinus: 0, mortalDMinus: null, downSince: null };

/** A character before its first round; weapons not named are holstered and full, with no spare magazine. */
export const enter = (
  character: Character,
  weapons: Readonly<Record<string, Partial<WeaponState>>> = {},
): CharacterState => ({
  character,
  life: UNHURT,
  wounds: [],
  ...{ stunnedUntil: 0, incapacitatedUntil: 0, unconsciousUntil: 0, dead: false, aim: null },
  weapons: Object.fromEntries(
    character.weapons.map(({ id, magazine }) => [
      id,
      { carried: 'holstered', bullets: magazine, magazines: 0, jammedUntil: 0, broken: false, ...weapons[id] },
    ]),
  ),
});

/** The state before the first round. */
export const startState = (characters: readonly CharacterState[], body: Body = BODY): RoundState => ({
  round: 1,
  body,
  characters,
});

export const isStunned = (state: CharacterState, round: number): boolean => round <= state.stunnedUntil;

/** Physical actions are impossible (E-22, E-23). */
export const isIncapacitated = (state: CharacterState, round: number): boolean =>
  round <= state.incapacitatedUntil ||
  state.wounds.some(({ part, severity }) => isSevere(severity) && ['abdomen', 'leg'].includes(woundPlace(part)));

/** Wounds and stun together reach the life points, or a severe head wound (E-23, E-24). */
export const isUnconscious = (state: CharacterState, round: number): boolean =>
  round <= state.unconsciousUntil || state.life.wounds + state.life.stun >= state.character.lifePoints;

/** Light wounds of abdomen and legs make one impeded (E-23). */
export const isImpeded = (state: CharacterState): boolean =>
  state.wounds.some(({ part, severity }) => severity === 'light' && ['abdomen', 'leg'].includes(woundPlace(part)));

export const armOf = (hand: Hand): Part => (hand === 'right' ? 'right arm' : 'left arm');

/** A severe wound makes an arm useless (E-23). */
export const isUseless = (state: CharacterState, hand: Hand): boolean =>
  state.wounds.some(({ part, severity }) => part === armOf(hand) && isSevere(severity));

/** Hands that hold a weapon. */
export const handsOf = (carried: Carried): readonly Hand[] =>
  carried === 'both' ? ['right', 'left'] : carried === 'right' || carried === 'left' ? [carried] : [];

/** Ids in the order in which everything is gone through, whatever the order of the rows. */
export const byId = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
