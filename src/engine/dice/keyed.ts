import type { Dice, DieStream } from './dice';
import { hmacWords } from './hmac';

const WORDS_PER_BLOCK = 8;
const TWO_32 = 2 ** 32;

type Blocks = (message: string) => Int32Array;

/** The words of one stream: HMAC blocks of the label, read as big-endian 32-bit numbers (D-2). */
function wordSource(blockOf: Blocks, label: string): () => number {
  const words = new Uint32Array(WORDS_PER_BLOCK);
  let next = WORDS_PER_BLOCK;
  let k = 0;
  return () => {
    if (next === WORDS_PER_BLOCK) {
      words.set(blockOf(`${label}#${k++}`));
      next = 0;
    }
    return words[next++] ?? 0;
  };
}

/**
 * Keyed dice (D-2): every die is a function of seed and label, the same on every machine.
 * @param seedOf the seed of a squad's dice: the seed given to a custom function, or the squad key of D-3.
 */
export function keyedDice(seedOf: (squad: string | null) => string): Dice {
  const blocks = new Map<string, Blocks>();
  let rolled = 0;
  const blocksOf = (seed: string): Blocks => {
    const known = blocks.get(seed);
    if (known) return known;
    const made = hmacWords(seed);
    blocks.set(seed, made);
    return made;
  };
  const stream = (label: string, squad: string | null): DieStream => {
    const word = wordSource(blocksOf(seedOf(squad)), label);
    return {
      die(sides) {
        // Words at or above the limit would favour low faces: D-2 takes the next one.
        const limit = Math.floor(TWO_32 / sides) * sides;
        let w = word();
        while (w >= limit) w = word();
        rolled += 1;
        return (w % sides) + 1;
      },
    };
  };
  return {
    stream,
    get rolled() {
      return rolled;
    },
    finish: () => null,
  };
}
