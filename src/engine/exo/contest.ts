import type { ActionRoll } from './actionRoll';
import { DEGREES } from './actionRoll';

/** Who wins a contested roll. */
export const CONTEST_OUTCOMES = ['first', 'second', 'tie'] as const;
export type ContestOutcome = (typeof CONTEST_OUTCOMES)[number];

/** The better degree wins; of two alike, the result nearer to its own skill value; still equal: a tie (E-4). */
export function contest(first: ActionRoll, second: ActionRoll): ContestOutcome {
  const degree = DEGREES.indexOf(first.degree) - DEGREES.indexOf(second.degree);
  const difference = degree || Math.abs(first.margin) - Math.abs(second.margin);
  return difference < 0 ? 'first' : difference > 0 ? 'second' : 'tie';
}
