import { fastWords } from '../../dice/fast';
import { toNumber } from '../../fixed';
import type { Fixed } from '../../fixed';
import type { Engagement, Outcome } from '../types';
import { CertainRun } from './certainRun';
import { nothingRead } from './classes';
import { Courses } from './course';
import { firesOn } from './fires';
import { Run } from './run';

/** Runs of a simulation; its largest margin is then 0.3 percent. */
const SIMULATION_RUNS = 100_000;

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

/** Fights so many times; counts outcomes, and sums up the HP left. */
function fightAll(run: Run | CertainRun, runs: number) {
  const counts: Record<Outcome, number> = { attacker: 0, defender: 0, mutual: 0, draw: 0 };
  const { hp } = run;
  const hpSums = new Float64Array(hp.length);
  for (let i = 0; i < runs; i++) {
    counts[run.fight()] += 1;
    for (let s = 0; s < hpSums.length; s++) hpSums[s] = (hpSums[s] ?? 0) + (hp[s] ?? 0);
  }
  return { counts, hpSums };
}

/**
 * Fights an engagement many times on drawn damages (D-5): decisions, aims and moves are those of the resolution, the
 * damage of a squad's fire is drawn at once from its exact distribution, by a fast generator of its own.
 */
export function simulate(engagement: Engagement, runs: number = SIMULATION_RUNS): Simulated {
  const { attackers, defenders, options } = engagement;
  const squads = [...attackers, ...defenders];
  const enemies = (target: number) => (target < attackers.length ? defenders : attackers);
  const courses = new Courses(engagement, firesOn(squads, enemies, options));
  const isCertain = squads.length === 2 && nothingRead(engagement);
  const { counts, hpSums } = fightAll(new (isCertain ? CertainRun : Run)(engagement, courses, fastWords(SEED)), runs);
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
    meanHp: new Map(squads.map(({ id }, i) => [id, toNumber((hpSums[i] ?? 0) as Fixed) / runs])),
  };
}
