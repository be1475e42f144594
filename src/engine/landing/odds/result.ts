import type { Problem } from '../../problem';
import type { Outcome } from '../types';
import type { Pair } from './situation';

export const ODDS_PROBLEMS = ['odds-too-large'] as const;
export type OddsProblem = Problem<(typeof ODDS_PROBLEMS)[number]>;

/** Chances of the outcomes of L-13, and the HP that attacker and defender have left on average. */
export interface DuelOdds {
  readonly chances: Readonly<Record<Outcome, number>>;
  readonly meanHp: Pair<number>;
}

/** Sums that grow while the odds are worked out; HP in millionths. */
export interface Tally {
  readonly chances: Record<Outcome, number>;
  readonly hp: [number, number];
}

export const startTally = (): Tally => ({ chances: { attacker: 0, defender: 0, mutual: 0, draw: 0 }, hp: [0, 0] });
