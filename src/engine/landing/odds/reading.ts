import type { Condition, Expression } from '../behaviour/syntax';
import type { Squad } from '../types';

/** Conditions of a squad's rules that dice can change in a duel. */
export interface Reading {
  readonly ownHp: readonly Condition[];
  readonly enemyHp: readonly Condition[];
  readonly losses: readonly Condition[];
  readonly shotAt: boolean;
}

function conditionsOf(when: Expression): readonly Condition[] {
  switch (when.kind) {
    case 'and':
    case 'or':
      return when.terms.flatMap(conditionsOf);
    case 'not':
      return conditionsOf(when.term);
    case 'condition':
      return [when.condition];
  }
}

/** Every condition of a squad's rules. */
export const conditionsOfRules = ({ rules }: Squad): readonly Condition[] =>
  rules.flatMap(({ when }) => conditionsOf(when));

/** What a squad's rules read of HP and losses (B-2). */
export function readingOf(squad: Squad): Reading {
  const all = conditionsOfRules(squad);
  const ofKind = (...kinds: readonly Condition['kind'][]): readonly Condition[] =>
    all.filter(({ kind }) => kinds.includes(kind));
  return {
    ownHp: ofKind('own-hp'),
    enemyHp: ofKind('enemy-hp'),
    losses: ofKind('losses', 'hit'),
    shotAt: ofKind('shot-at').length > 0,
  };
}

/** Does nothing that a squad decides depend on dice? */
export const isFixed = ({ ownHp, enemyHp, losses }: Reading): boolean =>
  ownHp.length + enemyHp.length + losses.length === 0;
