import type { Dice } from '../../src/engine/dice/dice';

/** All chances are counted in parts of 6^16: whole numbers below 2^53 for scripts of up to 16 dice. */
const DEPTH = 16;
const WHOLE = 6 ** DEPTH;

/**
 * Runs on every script of d6 that the rules can ask for, and counts how often each outcome comes up, each script by
 * its exact weight. Returns chances by outcome.
 */
export function everyScript(run: (dice: Dice) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const faces: number[] = [];
  do {
    let used = 0;
    const die = (sides: number): number => {
      if (sides !== 6) throw new Error(`d${sides} is not counted here`);
      if (used === faces.length) faces.push(1);
      return faces[used++] ?? 0;
    };
    const outcome = run({ stream: () => ({ die }), finish: () => null, rolled: 0 });
    if (faces.length > DEPTH) throw new Error(`${faces.length} dice are too many to count`);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 6 ** (DEPTH - faces.length));
    while (faces.at(-1) === 6) faces.pop();
    if (faces.length > 0) faces.push((faces.pop() ?? 0) + 1);
  } while (faces.length > 0);
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(WHOLE);
  return new Map([...counts].map(([outcome, count]) => [outcome, count / WHOLE]));
}
