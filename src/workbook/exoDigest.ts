import type { ExoCampaign } from './campaign';
import { canonicalLines, type Json } from './digest';

/** Plain values without what the resolution does not read. */
function without(value: object, keys: readonly string[]): { readonly [key: string]: Json } {
  return JSON.parse(JSON.stringify(value, (key, each: unknown) => (keys.includes(key) ? undefined : each))) as {
    readonly [key: string]: Json;
  };
}

/**
 * What the resolution of a round reads (D-3): the options and the body, each character with its weapons and state, each
 * declaration, each line of fire, and what befalls whom. Names and owners are not read and do not count.
 */
export function roundInputs({ ruleset, settings, body, characters, declarations, actionRows }: ExoCampaign): string {
  const { declared, conditions } = declarations;
  const { multiAction, halving, impact, amputation } = settings.options;
  return canonicalLines([
    { kind: 'options', ruleset, multiAction, halving, impact, amputation, body: [...body] },
    ...characters.map(({ state }) => ({ kind: 'character', ...without(state, ['name', 'owner']) })),
    ...declared.map((each) => ({ kind: 'declaration', ...without(each, []) })),
    ...conditions.shots.map((each) => ({ kind: 'line', ...without(each, []) })),
    ...conditions.ambushed.map((character) => ({ kind: 'ambushed', character })),
    ...conditions.disturbed.map((character) => ({ kind: 'disturbed', character })),
    ...actionRows
      .filter(({ dice }) => dice.length > 0)
      .map(({ character, action, dice }) => ({ kind: 'override', character, action, dice: [...dice] })),
  ]);
}
