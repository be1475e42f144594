import type { Budget } from './budget';

/** Chances of 0, 1, 2, … units. Where it is capped, the last entry is the chance of the cap or more. */
export type Chances = Float64Array;

/** The chances that are not 0, with their places: most dice leave gaps. */
interface Sparse {
  readonly places: readonly number[];
  readonly chances: readonly number[];
}

function sparse(given: Chances): Sparse {
  const places: number[] = [];
  const chances: number[] = [];
  given.forEach((chance, i) => {
    if (chance === 0) return;
    places.push(i);
    chances.push(chance);
  });
  return { places, chances };
}

/** Chances of the sum of two, counted up to `cap`. */
function sum(a: Chances, b: Sparse, cap: number): Chances {
  const longest = a.length + (b.places.at(-1) ?? 0);
  const result = new Float64Array(Math.min(longest, cap + 1));
  b.places.forEach((place, j) => {
    const chance = b.chances[j] ?? 0;
    for (let i = 0; i < a.length; i++) {
      const at = Math.min(i + place, cap);
      result[at] = (result[at] ?? 0) + (a[i] ?? 0) * chance;
    }
  });
  return result;
}

/**
 * Chances of the sum of `times` independent ones, counted up to `cap`; `undefined` where that is too much work. One
 * after another, or by squaring where that is less.
 */
export function repeated(once: Chances, times: number, cap: number, budget: Budget): Chances | undefined {
  const one = sparse(once);
  const full = Math.min(cap, (once.length - 1) * times) + 1;
  const squarings = Math.ceil(Math.log2(times + 1));
  if (one.places.length * times <= 2 * squarings * full) {
    if (!budget.spend(one.places.length * times * full)) return undefined;
    let result: Chances = new Float64Array([1]);
    for (let i = 0; i < times; i++) result = sum(result, one, cap);
    return result;
  }
  if (!budget.spend(2 * squarings * full * full)) return undefined;
  let result: Chances = new Float64Array([1]);
  let square = once;
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = sum(result, sparse(square), cap);
    if (left > 1) square = sum(square, sparse(square), cap);
  }
  return result;
}

/** Chances of each sum of `count` dice of so many sides; the index is the sum. A running window adds each die. */
export function diceSums(count: number, sides: number): Chances {
  let chances: Chances = new Float64Array([1]);
  for (let die = 0; die < count; die++) {
    const before = chances;
    chances = new Float64Array(before.length + sides);
    let window = 0;
    for (let total = 1; total < chances.length; total++) {
      window += (before[total - 1] ?? 0) - (before[total - 1 - sides] ?? 0);
      // What leaves the window may leave a little dust.
      chances[total] = Math.max(0, window) / sides;
    }
  }
  return chances;
}
