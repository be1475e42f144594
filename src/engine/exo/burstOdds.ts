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

/** How many outcomes have so many hits, and all the damage that these do: both add up over shots. */
interface Sum {
  readonly count: number;
  readonly damage: number;
}

/** Shots one after another, each with a TA of its own: hits and damage add up. */
function together(a: ReadonlyMap<number, Sum>, b: ReadonlyMap<number, Sum>): ReadonlyMap<number, Sum> {
  const both = new Map<number, Sum>();
  for (const [hitsA, one] of a) {
    for (const [hitsB, other] of b) {
      const hits = hitsA + hitsB;
      const { count, damage } = both.get(hits) ?? { count: 0, damage: 0 };
      both.set(hits, {
        count: count + one.count * other.count,
        damage: damage + one.damage * other.count + one.count * other.damage,
      });
    }
  }
  return both;
}

/**
 * Exact chances of 0, 1, 2, … bullets that hit, over the 1000 outcomes (E-5, E-15 … E-18); only those that occur.
 * @param shots how many such shots or bursts are fired; of several the hits are added up.
 */
export function burstOdds(
  shot: Shot,
  modifier: number,
  halving: ExoOptions['halving'],
  shots = 1,
): readonly BurstChance[] {
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
  let total: ReadonlyMap<number, Sum> = sums;
  for (let fired = 1; fired < shots; fired++) total = together(total, sums);
  return [...total]
    .sort(([a], [b]) => a - b)
    .map(([hits, { count, damage }]) => ({ hits, chance: count / rolls.length ** shots, meanDamage: damage / count }));
}
