import type { Fixed } from '../fixed';
import type { Rule } from './behaviour/syntax';

/** Dice `N d S + K` (L-2): `plus` may be negative. */
export interface DamageDice {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
}

/** Damage of one hit (L-2): a fixed decimal, or dice rolled for each hit. */
export type UnitDamage =
  { readonly kind: 'fixed'; readonly value: Fixed } | { readonly kind: 'dice'; readonly dice: DamageDice };

/** What a 1 does beyond hitting (L-6). */
export type Critical =
  { readonly kind: 'standard' } | { readonly kind: 'times'; readonly factor: Fixed } | { readonly kind: 'none' };

/** A weapon (L-2, L-3). `uses` is the number of cycles it can be fired in an engagement; `null` is unlimited. */
export interface Weapon {
  readonly name: string;
  readonly shots: number;
  readonly damage: UnitDamage;
  readonly range: number;
  readonly contact: boolean;
  readonly indirect: boolean;
  readonly equipment: boolean;
  readonly uses: number | null;
  readonly critical: Critical;
}

/** Why a number is added to "needed" (L-7). The first three are given by people, the rest follow from the situation. */
export const MODIFIER_CAUSES = [
  'attack',
  'technology',
  'gm',
  'target',
  'firer-terrain',
  'target-terrain',
  'beyond-range',
  'indirect',
] as const;
export type ModifierCause = (typeof MODIFIER_CAUSES)[number];

export interface Modifier {
  readonly cause: ModifierCause;
  readonly value: number;
}

/** A squad as it enters an engagement (L-1). */
export interface Squad {
  readonly id: string;
  readonly name: string;
  /** Id of the player who owns it; `null` for custom functions, which know no players. */
  readonly owner: string | null;
  readonly type: string;
  readonly hp: Fixed;
  readonly skill: number;
  readonly weapons: readonly Weapon[];
  /** The squad's own modifiers of its attacks: causes `attack`, `technology`, `gm`. */
  readonly attackModifiers: readonly Modifier[];
  /** Added to every attack on it: +1 makes it easier to hit. */
  readonly modifierOfAttacksOnIt: number;
  /** `null`: no terrain modifiers. */
  readonly terrain: { readonly passability: number; readonly cell: number } | null;
  readonly rules: readonly Rule[];
  /** A building: it cannot move (L-23 d). */
  readonly immobile?: true;
}

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/** How an engagement ends (L-13). */
export const OUTCOMES = ['attacker', 'defender', 'mutual', 'draw'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Options that combat reads; the rows of `rules/options` that concern it. */
export interface CombatOptions {
  readonly cycles: number;
  readonly criticalRounding: 'none' | 'up' | 'down';
  readonly moveAndFire: 'either' | 'both';
  readonly showEnemyHp: boolean;
}

export const DEFAULT_COMBAT_OPTIONS: CombatOptions = {
  cycles: 5,
  criticalRounding: 'none',
  moveAndFire: 'either',
  showEnemyHp: false,
};

/** Two sides about to fight (L-9). */
export interface Engagement {
  readonly attackers: readonly Squad[];
  readonly defenders: readonly Squad[];
  /** Place of every squad on the line, by squad id. */
  readonly places: ReadonlyMap<string, number>;
  /** Do impassable cells lie between these two squads (L-7, L-8)? Symmetric. */
  readonly blocked: (a: string, b: string) => boolean;
  readonly options: CombatOptions;
}
