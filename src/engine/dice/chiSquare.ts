const ENOUGH = 1e-15;
const MOST_TERMS = 10_000;

/** Logarithm of the gamma function of half of a whole number, from Γ(½) = √π, Γ(1) = 1 and Γ(x + 1) = x·Γ(x). */
function logGammaOfHalf(halves: number): number {
  let sum = halves % 2 === 1 ? Math.log(Math.PI) / 2 : 0;
  for (let x = halves % 2 === 1 ? 0.5 : 1; x < halves / 2; x++) sum += Math.log(x);
  return sum;
}

/** Lower part of the incomplete gamma function, as a share of the whole: its power series, for small x. */
function lowerShare(a: number, x: number, logGamma: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < MOST_TERMS && term > sum * ENOUGH; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma);
}

/** The upper part: a continued fraction (Lentz's way of working it out), for large x. */
function upperShare(a: number, x: number, logGamma: number): number {
  const tiny = Number.MIN_VALUE / Number.EPSILON;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let fraction = d;
  for (let i = 1; i < MOST_TERMS; i++) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b || tiny);
    c = b + an / c || tiny;
    const factor = c * d;
    fraction *= factor;
    if (Math.abs(factor - 1) < ENOUGH) break;
  }
  return fraction * Math.exp(a * Math.log(x) - x - logGamma);
}

/**
 * Chance that a chi-square of so many degrees of freedom (1 or more) is at least this large.
 * @returns 0 … 1, right to ten digits and more.
 */
export function chiSquareTail(value: number, degrees: number): number {
  if (value <= 0) return 1;
  const [a, x] = [degrees / 2, value / 2];
  const logGamma = logGammaOfHalf(degrees);
  return x < a + 1 ? 1 - lowerShare(a, x, logGamma) : upperShare(a, x, logGamma);
}
