/** What is understood and yet of no use: a rule that can never act, a weapon without uses left (B-5). */
import type { NameContext } from '../engine/landing/behaviour/context';
import type { Action, Expression, Rule } from '../engine/landing/behaviour/syntax';

export type Warning =
  /** `behind`: the number of the unconditional rule that fills the same channels. */
  | { readonly code: 'never-acts'; readonly number: number; readonly behind: number }
  | { readonly code: 'no-uses-left'; readonly number: number; readonly weapon: string };

interface Numbered {
  readonly number: number;
  readonly rule: Rule;
}

type Channel = 'target' | 'move' | 'fire';

function isUnconditional(when: Expression): boolean {
  switch (when.kind) {
    case 'condition':
      return when.condition.kind === 'always';
    case 'not':
      return false;
    case 'and':
      return when.terms.every(isUnconditional);
    case 'or':
      return when.terms.some(isUnconditional);
  }
}

/** The channels an action may fill (B-4). */
function mayFill(action: Action): readonly Channel[] {
  switch (action.kind) {
    case 'close':
    case 'withdraw':
    case 'keep':
    case 'hold':
      return ['move'];
    case 'hold-fire':
      return ['fire'];
    case 'fire':
    case 'use':
      return action.target === null ? ['fire'] : ['target', 'fire'];
  }
}

/** The channels an action fills whatever the state: a shot may not be possible, a target of a type may not be there. */
function surelyFills(action: Action): readonly Channel[] {
  if (action.kind !== 'fire' && action.kind !== 'use') return mayFill(action);
  return action.target !== null && action.target.kind !== 'type' ? ['target'] : [];
}

/** Warnings about the rules of one squad, in their order. */
export function warningsOf(rules: readonly Numbered[], context: NameContext): Warning[] {
  const warnings: Warning[] = [];
  const filledBy = new Map<Channel, number>();
  for (const { number, rule } of rules) {
    const wanted = rule.actions.flatMap(mayFill);
    if (wanted.every((channel) => filledBy.has(channel))) {
      const behind = Math.max(...wanted.map((channel) => filledBy.get(channel) ?? 0));
      warnings.push({ code: 'never-acts', number, behind });
    }
    for (const action of rule.actions) {
      if (action.kind !== 'fire' && action.kind !== 'use') continue;
      const weapon = context.weapons?.find(({ name }) => name === action.weapon);
      if (weapon?.uses === 0) warnings.push({ code: 'no-uses-left', number, weapon: weapon.name });
    }
    if (!isUnconditional(rule.when)) continue;
    for (const channel of rule.actions.flatMap(surelyFills)) if (!filledBy.has(channel)) filledBy.set(channel, number);
  }
  return warnings;
}
