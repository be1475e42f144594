import type { DieStream } from '../../dice/dice';

/** A die that drew something: what it drew stands beside it in the ledger (D-4). */
export interface DrawnDie {
  readonly label: string;
  /** 1-based place in its stream. */
  readonly index: number;
  readonly sides: number;
  readonly face: number;
  /** Name of the cell drawn or decided about. */
  readonly cell: string;
  /** What it came to, as an id or a name: kind of ground, number of slots, `start`, `neutral`, building type. */
  readonly meaning: string;
}

export interface Draws<T> {
  readonly drawn: readonly T[];
  readonly left: readonly T[];
  readonly dice: readonly { readonly index: number; readonly sides: number; readonly face: number }[];
}

/**
 * Draws from a list (D-2): draw i takes the die(number of items left)-th item of the items left, in the list's order,
 * from one stream. More than there are: all of them.
 * @param after dice the stream has given before.
 */
export function drawFrom<T>(list: readonly T[], count: number, stream: DieStream, after = 0): Draws<T> {
  const left = [...list];
  const drawn: T[] = [];
  const dice = Array.from({ length: Math.min(count, list.length) }, (_, i) => {
    const index = after + i + 1;
    const sides = left.length;
    const face = stream.die(sides, { kind: 'draw', who: '', number: index, cycle: 0 });
    drawn.push(...left.splice(face - 1, 1));
    return { index, sides, face };
  });
  return { drawn, left, dice };
}
