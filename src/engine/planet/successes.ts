import type { RollKind } from './cards';
import { CARDS } from './cards';
import type { PlanetOptions } from './options';
import { DIE, succeeds, targetOf } from './target';
import type { Combatant } from './types';

/** Chances of 0, 1, … n of n. */
export type Distribution = readonly number[];

/** For each number of dice n, from 0 on, the chances of 0 … n of something. */
export type Distributions = readonly Distribution[];

/** Faces of a die that succeed (P-1). */
const successFaces = (needed: number, naturalExtremes: boolean): number =>
  Array.from({ length: DIE }, (_, i) => i + 1).filter((face) => succeeds(face, needed, naturalExtremes)).length;

/** Chances of a die: of success and of failure, each the quotient of two whole numbers. */
interface DieChance {
  readonly success: number;
  readonly failure: number;
}

/** What one more die, each with the same chances, does to a distribution. */
function withOneMoreDie(row: Distribution, { success, failure }: DieChance): Distribution {
  return Array.from({ length: row.length + 1 }, (_, k) => (row[k] ?? 0) * failure + (row[k - 1] ?? 0) * success);
}

/**
 * What a luck card does to the number of successes (P-6). Max acts on a failed die, which succeeds if the ghost die
 * does; min on a successful one, which fails if the ghost die does; where there is no such die, the number stays. The
 * faces matter no further, because whether a die succeeds only grows with its face, with natural extremes too.
 */
function withLuck(row: Distribution, luck: 'max' | 'min', { success, failure }: DieChance): Distribution {
  const dice = row.length - 1;
  if (dice === 0) return row;
  return row.map((chance, k) => {
    if (luck === 'max') return (k === dice ? chance : chance * failure) + (row[k - 1] ?? 0) * success;
    return (k === 0 ? chance : chance * success) + (row[k + 1] ?? 0) * failure;
  });
}

/**
 * Chances of each number of successes for 0 … `most` dice of a roll, with the cards in force on the roller.
 * @param saveModifier of the enemy's weapon, for saves (P-1).
 */
export function successChances(
  kind: RollKind,
  { profile, cards }: Combatant,
  most: number,
  { naturalExtremes }: PlanetOptions,
  saveModifier = 0,
): Distributions {
  const { needed } = targetOf(kind, profile, cards, saveModifier);
  const faces = successFaces(needed, naturalExtremes);
  const die: DieChance = { success: faces / DIE, failure: (DIE - faces) / DIE };
  const lucks = cards.flatMap(({ card }) => {
    const effect = CARDS[card];
    return effect.kind === 'luck' && effect.roll === kind ? [effect.luck] : [];
  });
  const rows: Distribution[] = [];
  let row: Distribution = [1];
  for (let dice = 0; dice <= most; dice++) {
    rows.push(lucks.reduce((before, luck) => withLuck(before, luck, die), row));
    row = withOneMoreDie(row, die);
  }
  return rows;
}

/** Successes told as failures: those that saves leave. */
export const asFailures = (rows: Distributions): Distributions => rows.map((row) => [...row].reverse());

/** Chances of the second number when as many dice are rolled for it as the first roll had successes. */
export function chained(first: Distribution, second: Distributions): Distribution {
  const result = new Array<number>(first.length).fill(0);
  first.forEach((chance, successes) => {
    if (chance === 0) return;
    second[successes]?.forEach((next, k) => {
      result[k] = (result[k] ?? 0) + chance * next;
    });
  });
  return result;
}

/** The same for each number of dice of the first roll. */
export const allChained = (first: Distributions, second: Distributions): Distributions =>
  first.map((row) => chained(row, second));
