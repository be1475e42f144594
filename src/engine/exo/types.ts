import type { Part } from './body';
import type { DamageType } from './damage';
import type { Recoil } from './recoil';

export const HANDS = ['right', 'left'] as const;
export type Hand = (typeof HANDS)[number];

/** A weapon as its table has it. */
export interface Weapon {
  readonly id: string;
  readonly name: string;
  /** Skill value of its owner with it: skill + attribute (E-1). */
  readonly skill: number;
  readonly damageType: DamageType;
  /** CdF (E-15 … E-17). */
  readonly rateOfFire: number;
  /** Bullets of a full magazine. */
  readonly magazine: number;
  /** `null`: no recoil. */
  readonly recoil: Recoil | null;
  readonly hands: 1 | 2;
  /** Only firearms have impact (E-22). */
  readonly firearm: boolean;
}

/** A character as it enters a fight: what wounds do not change. */
export interface Character {
  readonly id: string;
  readonly name: string;
  /** Id of the player who owns it; `null`: the game master's. */
  readonly owner: string | null;
  readonly primary: number;
  readonly secondary: number;
  /** Coo, Fue, Res. */
  readonly coordination: number;
  readonly strength: number;
  readonly resistance: number;
  /** The attribute, of which opportunity fire takes three times (E-13). */
  readonly perception: number;
  /** Skill value of alertness (E-12). */
  readonly alertness: number;
  readonly lifePoints: number;
  /** Umbral Mortal (E-24). */
  readonly mortalThreshold: number;
  readonly offHand: Hand;
  /** Armour by part (E-21); without a value: none. */
  readonly armour: Readonly<Partial<Record<Part, number>>>;
  readonly weapons: readonly Weapon[];
}

/** Life points where none are given (E-24). */
export const defaultLifePoints = (resistance: number): number => 3 * resistance;

/** Why a number is added to a TA or an initiative, with the rule that says so. */
export const CAUSE_RULES = {
  range: 'E-12',
  cover: 'E-12',
  visibility: 'E-12',
  'moving target': 'E-12',
  aimed: 'E-12',
  'aimed location': 'E-12',
  ambushed: 'E-12',
  automatic: 'E-17',
  'multi action': 'E-7',
  'raised initiative': 'E-8',
  'changed action': 'E-8',
  reload: 'E-8',
  'off hand': 'E-10',
  opportunity: 'E-13',
  stunned: 'E-14',
  chest: 'E-23',
  arm: 'E-23',
  impeded: 'E-23',
  incapacitated: 'E-23',
  gm: 'E-25',
} as const;
export type Cause = keyof typeof CAUSE_RULES;

export interface Modifier {
  readonly cause: Cause;
  readonly rule: (typeof CAUSE_RULES)[Cause];
  readonly value: number;
}

/** A modifier with its rule. */
export const modifierOf = (cause: Cause, value: number): Modifier => ({ cause, rule: CAUSE_RULES[cause], value });

export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { value }) => sum + value, 0);
