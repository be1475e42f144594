import { everyRoll } from './actionRoll';
import type { Shot } from './burst';
import { AUTOMATIC_PENALTY, bulletHits } from './burst';
import type { ExoOptions } from './options';

export interface BurstChance {
  readonly hits: number;
  readonly chance: number;
  /** Mean of all damage, before cover and armour, where so many bullets hit. */
  readonly meanDamage: number;
}

/** Exact chances of 0, 1, 2, … bullets that hit, over the 1000 outcomes (E-5, E-15 … E-18); only those that occur. */
export function burstOdds(shot: Shot, modifier: number, halving: ExoOptions['halving']): readonly BurstChance[] {
  const added = modifier + (shot.mode === 'auto' ? AUTOMATIC_PENALTY : 0);
  const sums = new Map<number, { count: number; damage: number }>();
  const rolls = everyRoll(shot.skill, added);
  for (const roll of rolls) {
    const bullets = bulletHits(shot, roll, halving);
    const hits = new Set(bullets.map(({ bullet }) => bullet)).size;
    const sum = sums.get(hits) ?? { count: 0, damage: 0 };
    sum.count += 1;
    sum.damage += bullets.reduce((total, { damage }) => total + damage, 0);
    sums.set(hits, sum);
  }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([hits, { count, damage }]) => ({ hits, chance: count / rolls.length, meanDamage: damage / count }));
}
