/**
 * The syntax tree of behaviour rules (B-1 … B-3), free of any language: `behaviour` reads text into it and writes it
 * back, `evaluate` judges it. Names of weapons and types stand as they are written in the squad's and campaign's data.
 */

export const COMPARISONS = ['<', '<=', '=', '>=', '>'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Conditions without parameters (B-2). */
export const PLAIN_CONDITIONS = [
  'always',
  'under-fire',
  'under-fire-extreme',
  'shot-at',
  'hit',
  'engaged',
  'can-fire',
  'outranged',
  'outnumbered',
  'ally-lost',
] as const;
export type PlainCondition = (typeof PLAIN_CONDITIONS)[number];

/** Conditions that compare a number (B-2). `percent` is of HP at the start of the engagement. */
export const NUMERIC_CONDITIONS = ['distance', 'own-hp', 'enemy-hp', 'losses', 'cycle'] as const;
export type NumericCondition = (typeof NUMERIC_CONDITIONS)[number];

export type Condition =
  | { readonly kind: PlainCondition }
  | {
      readonly kind: NumericCondition;
      readonly op: Comparison;
      readonly value: number;
      /** Always true for `enemy-hp`, true or false for `own-hp`, false for the rest. */
      readonly percent: boolean;
    }
  | { readonly kind: 'enemy-type'; readonly type: string }
  | { readonly kind: 'has-uses'; readonly weapon: string };

export type Expression =
  | { readonly kind: 'and' | 'or'; readonly terms: readonly Expression[] }
  | { readonly kind: 'not'; readonly term: Expression }
  | { readonly kind: 'condition'; readonly condition: Condition };

export const PLAIN_TARGETS = ['nearest', 'weakest', 'strongest', 'most-dangerous'] as const;
export type PlainTarget = (typeof PLAIN_TARGETS)[number];

export type Target = { readonly kind: PlainTarget } | { readonly kind: 'type'; readonly type: string };

/** Actions (B-3). `to: null` is the bare word: to contact for `close`, without end for `withdraw`. */
export type Action =
  | { readonly kind: 'close'; readonly to: number | 'effective' | 'contact' | null }
  | { readonly kind: 'withdraw'; readonly to: number | null }
  | { readonly kind: 'keep'; readonly at: number }
  | { readonly kind: 'hold' }
  | { readonly kind: 'fire'; readonly weapon: string | null; readonly target: Target | null }
  | { readonly kind: 'use'; readonly weapon: string; readonly target: Target | null }
  | { readonly kind: 'hold-fire' };

export interface Rule {
  readonly when: Expression;
  readonly actions: readonly Action[];
}

/** Limits of B-4. */
export const MAX_RULES = 30;
export const MAX_RULES_TEXT = 20_000;
