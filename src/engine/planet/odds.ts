import { problem } from '../problem';
import type { Result } from '../result';
import { err, ok } from '../result';
import type { PlanetOptions } from './options';
import type { PlanetProblem } from './problems';
import { checkStyle } from './problems';
import type { Distribution, Distributions } from './successes';
import { allChained, asFailures, chained, successChances } from './successes';
import { DIE } from './target';
import type { Combatant, Side } from './types';

/** Chance of these casualties of y and of x. */
export interface CasualtyChance {
  readonly y: number;
  readonly x: number;
  readonly chance: number;
}

/** Rows with a chance above 0, ascending by casualties of y, then of x (P-9). */
export type Odds = readonly CasualtyChance[];

/** More shots would give more rows than a sheet likes: (shots + 1)² of them. */
export const MAX_ODDS_SHOTS = 300;

const last = (rows: Distributions): Distribution => rows[rows.length - 1] ?? [];

/** Chances of y's and x's casualties when, given the number of hits, one does not depend on the other. */
function joint(hits: Distribution, lossesOfY: Distributions, lossesOfX: Distributions): Odds {
  const table = hits.map(() => new Array<number>(hits.length).fill(0));
  hits.forEach((chance, count) => {
    if (chance === 0) return;
    lossesOfY[count]?.forEach((ofY, y) => {
      const weight = chance * ofY;
      const row = table[y];
      if (weight === 0 || !row) return;
      lossesOfX[count]?.forEach((ofX, x) => {
        row[x] = (row[x] ?? 0) + weight * ofX;
      });
    });
  });
  return table.flatMap((row, y) => row.flatMap((chance, x) => (chance > 0 ? [{ y, x, chance }] : [])));
}

/** Exact odds of linear fire of x on y (P-3, P-9), with the cards in force; refused above {@link MAX_ODDS_SHOTS}. */
export function linearOdds(x: Combatant, y: Combatant, options: PlanetOptions): Result<Odds, PlanetProblem> {
  const allowed = checkStyle(x.profile, 'linear');
  if (!allowed.ok) return allowed;
  const { shots } = x.profile;
  if (shots > MAX_ODDS_SHOTS) return err(problem('planet-odds-shots', { shots, most: MAX_ODDS_SHOTS }));
  const hits = last(successChances('to-hit', x, shots, options));
  const reactions = successChances('reaction', y, shots, options);
  const returnHits = allChained(reactions, successChances('to-hit', y, shots, options));
  const unsaved = (roller: Combatant, enemy: Combatant): Distributions =>
    asFailures(successChances('save', roller, shots, options, enemy.profile.saveModifier));
  return ok(joint(hits, unsaved(y, x), allChained(returnHits, unsaved(x, y))));
}

/** Exact odds of parabolic fire of x on y (P-4, P-9), with the cards in force; x has no casualties. */
export function parabolicOdds(
  x: Combatant,
  y: Combatant,
  covered: number,
  options: PlanetOptions,
): Result<Odds, PlanetProblem> {
  const allowed = checkStyle(x.profile, 'parabolic');
  if (!allowed.ok) return allowed;
  const [missed = 0, ...hit] = last(successChances('to-hit', x, x.profile.shots, options));
  const anyHit = hit.reduce((sum, chance) => sum + chance, 0);
  const caught = last(asFailures(successChances('reaction', y, covered, options)));
  const saves = successChances('save', y, covered, options, x.profile.saveModifier);
  const losses = chained(caught, asFailures(saves));
  const chances = losses.map((chance, count) => chance * anyHit + (count === 0 ? missed : 0));
  return ok(chances.flatMap((chance, count) => (chance > 0 ? [{ y: count, x: 0, chance }] : [])));
}

/** Chances of each sum of so many dice; the index is the sum. */
function sumChances(dice: number): Distribution {
  let chances: readonly number[] = [1];
  for (let i = 0; i < dice; i++) {
    const before = chances;
    chances = Array.from({ length: before.length + DIE }, (_, sum) => {
      let ways = 0;
      for (let face = 1; face <= DIE; face++) ways += before[sum - face] ?? 0;
      return ways / DIE;
    });
  }
  return chances;
}

/** Chance that the first number is the higher one. */
function higher(first: Distribution, second: Distribution): number {
  let below = 0;
  let chance = 0;
  first.forEach((each, total) => {
    chance += each * below;
    below += second[total] ?? 0;
  });
  return chance;
}

/** Exact odds of close combat (P-5, P-9). */
export function closeOdds(combatants: Readonly<Record<Side, Combatant>>, options: PlanetOptions): Odds {
  const x: Combatant = { ...combatants.x, cards: [] };
  const y: Combatant = { ...combatants.y, cards: [] };
  const totals = (roller: Combatant): Distribution => {
    const { attacks } = roller.profile;
    return options.melee === 'sum' ? sumChances(attacks) : last(successChances('to-hit', roller, attacks, options));
  };
  const ofX = totals(x);
  const ofY = totals(y);
  const loses = (loser: Combatant, winner: Combatant, chance: number): readonly [number, number] => {
    const saveModifier = options.meleeSaveModifier ? winner.profile.saveModifier : 0;
    const [failure = 0, success = 0] = last(successChances('save', loser, 1, options, saveModifier));
    return [chance * failure, chance * success];
  };
  const [xFalls, xSaved] = loses(x, y, higher(ofY, ofX));
  const [yFalls, ySaved] = loses(y, x, higher(ofX, ofY));
  const tie = ofX.reduce((sum, chance, total) => sum + chance * (ofY[total] ?? 0), 0);
  const rows: Odds = [
    { y: 0, x: 0, chance: tie + xSaved + ySaved },
    { y: 0, x: 1, chance: xFalls },
    { y: 1, x: 0, chance: yFalls },
  ];
  return rows.filter(({ chance }) => chance > 0);
}
