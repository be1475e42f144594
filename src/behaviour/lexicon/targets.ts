/** Patterns of firing, multiplied by what may be fired at: one outcome for each kind of target (B-3). */
import { PLAIN_TARGETS } from '../../engine/landing/behaviour/syntax';
import type { Patterns } from './lexicon';

/** How an enemy without further description is called at the places TARGET and TARGET_ACC. */
interface NoTarget {
  readonly TARGET: string;
  readonly TARGET_ACC: string;
}

/**
 * `TARGET` becomes the macros `AT_NEAREST`, … `AT_TYPE`; `TARGET_ACC` the objects of a transitive verb, `THE_NEAREST`, …
 * `THE_TYPE`. `chosen` are for a target that is named only.
 */
export function withTargets(
  action: 'fire' | 'use',
  patterns: readonly string[],
  none: NoTarget,
  chosen: readonly string[] = [],
): Patterns {
  const fill = (target: string, object: string, all = patterns): string[] =>
    all.map((pattern) => pattern.replace(/TARGET_ACC/g, object).replace(/TARGET/g, target));
  const table: Record<string, readonly string[]> = { [action]: fill(none.TARGET, none.TARGET_ACC) };
  for (const kind of [...PLAIN_TARGETS, 'type']) {
    const name = kind.toUpperCase().replace(/-/g, '_');
    table[`${action}@${kind}`] = fill(`AT_${name}`, `THE_${name}`, [...patterns, ...chosen]);
  }
  return table;
}
