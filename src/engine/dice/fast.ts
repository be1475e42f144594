import type { Dice } from './dice';

/** A generator of 32-bit words: three running words and a counter, mixed by shifts and sums. */
function words(seed: number): () => number {
  let [a, b, c, counter] = [0, seed | 0, (seed / 2 ** 32) | 0, 1];
  const next = (): number => {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + word;
    return word >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return next;
}

/** Fast dice for simulations only, never for a resolution (D-5); the same seed gives the same dice. */
export function fastDice(seed: number): Dice {
  const word = words(seed);
  let rolled = 0;
  const die = (sides: number): number => {
    rolled += 1;
    return Math.floor((word() / 2 ** 32) * sides) + 1;
  };
  const stream = { die };
  return {
    stream: () => stream,
    get rolled() {
      return rolled;
    },
    finish: () => null,
  };
}
