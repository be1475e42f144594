import type { Fixed } from '../../fixed';

/** Values with their chances, made ready to be drawn with one random word each (Walker's alias method). */
export interface Sampler {
  /** Shifts a word to its slot; there are a power of two of them. */
  readonly shift: number;
  /** The lower part of a word. */
  readonly mask: number;
  /** Three numbers a slot: a lower part below the first takes the second as its value, else the third. */
  readonly slots: Float64Array;
}

/** A shift by all 32 bits would be none; and no mask may reach the sign. */
const LEAST_BITS = 1;

/**
 * Makes a sampler. The chances must add up to 1; what is drawn differs from them by less than the number of slots in
 * 2^32, far below any margin.
 */
export function samplerOf(values: readonly Fixed[], chances: readonly number[]): Sampler {
  const bits = Math.max(LEAST_BITS, Math.ceil(Math.log2(values.length)));
  const count = 2 ** bits;
  const width = 2 ** (32 - bits);
  const slots = new Float64Array(3 * count);
  const put = (slot: number, share: number, other: number): void => {
    slots.set([share * width, values[slot] ?? 0, values[other] ?? 0], 3 * slot);
  };
  const share = Array.from({ length: count }, (_, slot) => (chances[slot] ?? 0) * count);
  const poor = share.flatMap((each, slot) => (each < 1 ? [slot] : []));
  const rich = share.flatMap((each, slot) => (each < 1 ? [] : [slot]));
  while (poor.length > 0 && rich.length > 0) {
    const [slot, giver] = [poor.pop() ?? 0, rich.pop() ?? 0];
    const own = share[slot] ?? 0;
    put(slot, own, giver);
    const left = (share[giver] ?? 0) - (1 - own);
    share[giver] = left;
    (left < 1 ? poor : rich).push(giver);
  }
  // Whole slots, and those of which rounding has left a little less.
  for (const slot of [...rich, ...poor]) put(slot, 1, slot);
  return { shift: 32 - bits, mask: width - 1, slots };
}

/** Draws a value with a random word of 32 bits. */
export function draw({ shift, mask, slots }: Sampler, word: number): number {
  const at = (word >>> shift) * 3;
  return slots[(word & mask) < (slots[at] ?? 0) ? at + 1 : at + 2] ?? 0;
}
