/**
 * Exact decimals (L-1): HP and damage are whole numbers of millionths, so that products of two numbers of three
 * places (damage times `crit x1.125`) stay exact and sums never gather float dust.
 */
export type Fixed = number & { readonly fixed: unique symbol };

const SCALE = 1_000_000;
const PLACES = 3;
const THOUSAND = 1000;

/** The largest number accepted from a user; keeps every sum and product below 2^53 millionths. */
const FIXED_LIMIT = 1_000_000;

export const ZERO = 0 as Fixed;

/** A whole number as a `Fixed`. */
export const fixedOf = (whole: number): Fixed => (whole * SCALE) as Fixed;

/**
 * Reads a decimal with a point or a comma and at most three places (L-1).
 * Returns `undefined` for anything else and for sizes above {@link FIXED_LIMIT}.
 */
export function parseFixed(text: string): Fixed | undefined {
  const match = /^([+-]?)(\d{1,7})(?:[.,](\d+))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  if (fraction.replace(/0+$/, '').length > PLACES) return undefined;
  const size = Number(whole) * SCALE + Number(fraction.padEnd(6, '0').slice(0, 6));
  if (size > FIXED_LIMIT * SCALE) return undefined;
  return (sign === '-' && size !== 0 ? -size : size) as Fixed;
}

/** Reads a number cell; `undefined` where {@link parseFixed} would refuse its decimal text. */
export const fixedFromNumber = (value: number): Fixed | undefined =>
  Number.isFinite(value) ? parseFixed(value.toFixed(9).replace(/0+$/, '').replace(/\.$/, '')) : undefined;

/** The plain number nearest to the exact value: what a cell shows. */
export const toNumber = (value: Fixed): number => value / SCALE;

export const add = (a: Fixed, b: Fixed): Fixed => (a + b) as Fixed;
export const subtract = (a: Fixed, b: Fixed): Fixed => (a - b) as Fixed;

/** Exact product while it stays below 2^53 millionths: both factors have at most three places. */
export const multiply = (a: Fixed, b: Fixed): Fixed => ((a / THOUSAND) * (b / THOUSAND)) as Fixed;

/** To a whole number, up or down (option `critical rounding`). */
export const roundWhole = (a: Fixed, direction: 'up' | 'down'): Fixed =>
  ((direction === 'up' ? Math.ceil(a / SCALE) : Math.floor(a / SCALE)) * SCALE) as Fixed;
