/**
 * A fast generator of 32-bit words, for simulations only, never for a resolution (D-5): three running words and a
 * counter, mixed by shifts and sums. The same seed gives the same words.
 */
export function fastWords(seed: number): () => number {
  let a = 0;
  let b = seed | 0;
  let c = (seed / 2 ** 32) | 0;
  let counter = 1;
  const next = (): number => {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return next;
}
