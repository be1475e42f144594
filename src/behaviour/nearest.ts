/** The closest accepted wordings for what was not understood: by the words it shares with the patterns. */
import type { Action, Condition } from '../engine/landing/behaviour/syntax';
import type { Reason } from './diagnostic';
import type { Item } from './items';
import type { Program } from './match';
import type { Language } from './program';
import { writeAction, writeCondition } from './write';

const MAX_SUGGESTIONS = 3;

const CONDITIONS: readonly (readonly [string, Condition])[] = [
  ['under-fire', { kind: 'under-fire' }],
  ['engaged', { kind: 'engaged' }],
  ['distance', { kind: 'distance', op: '<', value: 2, percent: false }],
  ['own-hp', { kind: 'own-hp', op: '<', value: 50, percent: true }],
  ['cycle', { kind: 'cycle', op: '>=', value: 3, percent: false }],
  ['outnumbered', { kind: 'outnumbered' }],
  ['can-fire', { kind: 'can-fire' }],
  ['outranged', { kind: 'outranged' }],
  ['losses', { kind: 'losses', op: '>', value: 3, percent: false }],
  ['hit', { kind: 'hit' }],
  ['shot-at', { kind: 'shot-at' }],
  ['under-fire-extreme', { kind: 'under-fire-extreme' }],
  ['ally-lost', { kind: 'ally-lost' }],
  ['always', { kind: 'always' }],
];

const ACTIONS: readonly (readonly [string, Action])[] = [
  ['hold', { kind: 'hold' }],
  ['withdraw', { kind: 'withdraw', to: null }],
  ['close', { kind: 'close', to: null }],
  ['fire', { kind: 'fire', weapon: null, target: { kind: 'nearest' } }],
  ['keep', { kind: 'keep', at: 2 }],
  ['hold-fire', { kind: 'hold-fire' }],
];

const BY_N: readonly Action[] = [
  { kind: 'withdraw', to: 2 },
  { kind: 'withdraw', to: null },
];

function ranked(items: readonly Item[], program: Program, ids: readonly string[]): string[] {
  const score = new Map<string, number>();
  for (const item of items.slice(0, 40)) {
    const uses = program.uses.get(item.form);
    if (!uses) continue;
    // A word of many phrases says little.
    const weight = 1 / uses.size;
    for (const use of uses) {
      const id = use.replace(/^!/, '').split('@')[0] ?? use;
      score.set(id, (score.get(id) ?? 0) + weight);
    }
  }
  return [...ids].sort((one, other) => (score.get(other) ?? 0) - (score.get(one) ?? 0)).slice(0, MAX_SUGGESTIONS);
}

/** Canonical wordings near to the words refused, in the language of the rule. */
export function suggest(reason: Reason, items: readonly Item[], language: Language): string[] {
  const { language: code } = language.lexicon;
  switch (reason) {
    case 'by-n':
      return BY_N.map((action) => writeAction(action, code));
    case 'negated-action':
      return [writeAction({ kind: 'hold' }, code), writeAction({ kind: 'hold-fire' }, code)];
    case 'unknown-action': {
      const ids = ranked(
        items,
        language.actions,
        ACTIONS.map(([id]) => id),
      );
      return ACTIONS.filter(([id]) => ids.includes(id)).map(([, action]) => writeAction(action, code));
    }
    case 'unknown-condition':
    case 'not-visible':
    case 'no-number': {
      const ids = ranked(
        items,
        language.conditions,
        CONDITIONS.map(([id]) => id),
      );
      return ids.flatMap((id) =>
        CONDITIONS.filter(([one]) => one === id).map(([, condition]) => writeCondition(condition, code)),
      );
    }
    default:
      return [];
  }
}
