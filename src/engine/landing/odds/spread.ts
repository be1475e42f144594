import { fastWords } from '../../dice/fast';
import type { Fixed } from '../../fixed';
import { toNumber } from '../../fixed';
import type { Engagement } from '../types';
import { Courses } from './course';
import { firesOn } from './fires';
import { Run } from './run';

/** Always the same, so that the same fight gives the same picture. */
const SEED = 20_001;

/** How often a squad ends with how much HP: by HP, the share of fights; 0 is destroyed. */
export type HpSpread = ReadonlyMap<number, number>;

/**
 * Where the HP of every squad ends, by its id: so many fights on drawn damages (D-5).
 * @param runs number of fights; a share is then right within 1/√runs.
 */
export function hpSpread(engagement: Engagement, runs: number): ReadonlyMap<string, HpSpread> {
  const { attackers, defenders, options } = engagement;
  const squads = [...attackers, ...defenders];
  const enemies = (target: number) => (target < attackers.length ? defenders : attackers);
  const run = new Run(engagement, new Courses(engagement, firesOn(squads, enemies, options)), fastWords(SEED));
  const spreads = squads.map(() => new Map<number, number>());
  for (let i = 0; i < runs; i++) {
    run.fight();
    spreads.forEach((spread, squad) => {
      const hp = Math.max(0, toNumber((run.hp[squad] ?? 0) as Fixed));
      spread.set(hp, (spread.get(hp) ?? 0) + 1 / runs);
    });
  }
  return new Map(squads.map(({ id }, squad) => [id, spreads[squad] ?? new Map<number, number>()]));
}
