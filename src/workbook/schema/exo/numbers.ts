import { MAX_TURN } from '../setting';

const whole = (min: number, max: number) => ({ kind: 'whole', min, max }) as const;

/** Initiatives, attributes, skill values. */
export const NUMBER = whole(-1000, 1000);
/** Number of a round; 0: none. */
export const ROUND = whole(0, 1_000_000_000);
/** Rounds are numbered by the campaign's turn. */
export const TURN = whole(1, MAX_TURN);
export const DIE = whole(1, 10);
export const BULLETS = whole(0, 100_000);
export const MODIFIER = whole(-100, 100);
/** Actions of one character in a round, at most. */
export const ACTION_NUMBER = whole(1, 20);
