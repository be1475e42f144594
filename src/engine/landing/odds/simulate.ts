import { fastDice } from '../../dice/fast';
import { toNumber } from '../../fixed';
import { resolveEngagement } from '../engagement';
import type { Engagement, Outcome } from '../types';

/** Runs of a simulation; its largest margin is then 0.7 percent. */
const SIMULATION_RUNS = 20_000;

/** Always the same, so that a simulation can be repeated. */
const SEED = 20_000;

/** Two-sided 95 % of a normal distribution; and how often an outcome may come that never came in the runs. */
const NORMAL_95 = 1.96;
const NEVER_SEEN = 3;

/** What a number of fights came to. */
export interface Simulated {
  readonly runs: number;
  readonly chances: Readonly<Record<Outcome, number>>;
  /** How far any of the chances may be off, with 95 % confidence. */
  readonly margin: number;
  /** Mean HP left by squad id. */
  readonly meanHp: ReadonlyMap<string, number>;
}

/** How far a chance counted in so many runs may be off (95 %). */
const marginOf = (chance: number, runs: number): number =>
  Math.max(NORMAL_95 * Math.sqrt((chance * (1 - chance)) / runs), NEVER_SEEN / runs);

/** Fights an engagement many times on fast dice (D-5), by the resolution itself. */
export function simulate(engagement: Engagement, runs: number = SIMULATION_RUNS): Simulated {
  const dice = fastDice(SEED);
  const counts: Record<Outcome, number> = { attacker: 0, defender: 0, mutual: 0, draw: 0 };
  const hpSums = new Map<string, number>();
  for (let run = 0; run < runs; run++) {
    const { outcome, hp } = resolveEngagement(engagement, dice);
    counts[outcome] += 1;
    for (const [id, left] of hp) hpSums.set(id, (hpSums.get(id) ?? 0) + toNumber(left));
  }
  const chance = (outcome: Outcome): number => counts[outcome] / runs;
  const chances = {
    attacker: chance('attacker'),
    defender: chance('defender'),
    mutual: chance('mutual'),
    draw: chance('draw'),
  };
  return {
    runs,
    chances,
    margin: Math.max(...Object.values(chances).map((each) => marginOf(each, runs))),
    meanHp: new Map([...hpSums].map(([id, sum]) => [id, sum / runs])),
  };
}
