import { chiSquareTail } from './chiSquare';

/** How dice of one kind fell. */
export interface FaceStatistics {
  readonly sides: number;
  readonly count: number;
  /** How often each face came, from 1. */
  readonly faces: readonly number[];
  readonly mean: number;
  /** Mean of fair dice. */
  readonly expected: number;
  /** Chance that fair dice fall at least as unevenly; `null` where there are too few to say. */
  readonly chance: number | null;
}

/** The chi-square is a good measure only where each face is expected some times. */
const LEAST_A_FACE = 5;

/** Counts faces 1 … sides of dice of one kind and weighs them against fair dice. */
export function faceStatistics(sides: number, faces: Iterable<number>): FaceStatistics {
  const counts = new Array<number>(sides).fill(0);
  let count = 0;
  let sum = 0;
  for (const face of faces) {
    counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    count += 1;
    sum += face;
  }
  const each = count / sides;
  const chiSquare = counts.reduce((total, seen) => total + (seen - each) ** 2 / each, 0);
  return {
    sides,
    count,
    faces: counts,
    mean: count === 0 ? 0 : sum / count,
    expected: (sides + 1) / 2,
    chance: each < LEAST_A_FACE || sides < 2 ? null : chiSquareTail(chiSquare, sides - 1),
  };
}

/** What is rarer than one in a hundred among all that is looked at is worth a word. */
const REMARKABLE = 0.01;

/**
 * Which of several statistics are really unusual. Who looks at many sees rare ones by chance: Holm's way holds the chance
 * of any false alarm below one in a hundred.
 */
export function remarkable(all: readonly FaceStatistics[]): ReadonlySet<FaceStatistics> {
  const judged = all
    .flatMap((each) => (each.chance === null ? [] : [{ each, chance: each.chance }]))
    .sort((a, b) => a.chance - b.chance);
  const found = new Set<FaceStatistics>();
  for (const [i, { each, chance }] of judged.entries()) {
    if (chance * (judged.length - i) >= REMARKABLE) break;
    found.add(each);
  }
  return found;
}
