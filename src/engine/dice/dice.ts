import type { Problem } from '../problem';

/** Why a die is rolled: quoted when a script of dice is too short (D-1). */
export interface DiePurpose {
  /** `shot`, `damage`, … ; words are put to it by `i18n`. */
  readonly kind: DiePurposeKind;
  /** Name of who rolls. */
  readonly who: string;
  readonly number: number;
  readonly cycle: number;
}

export const DIE_PURPOSES = [
  ...(['shot', 'damage', 'roll', 'action', 'ta'] as const),
  ...(['hit', 'reaction', 'return', 'save', 'attacks', 'card'] as const),
  ...(['ghost-hit', 'ghost-reaction', 'ghost-return', 'ghost-save'] as const),
  ...(['draw'] as const),
] as const;
export type DiePurposeKind = (typeof DIE_PURPOSES)[number];

/** Gives faces 1..sides, one after another. */
export interface DieStream {
  die(sides: number, purpose: DiePurpose): number;
}

/**
 * Where an official roll comes from (D-1, D-2). A stream is opened for a label, and in a campaign for the squad that
 * rolls, whose key is then the seed (D-3). A source never fails while the rules run: what was wrong with its script is
 * told afterwards by `finish`, and the result is then thrown away.
 */
export interface Dice {
  stream(label: string, squad: string | null): DieStream;
  /** Number of dice rolled so far. */
  readonly rolled: number;
  /** The first thing wrong with the script, or faces left over; `null` when all is well. */
  finish(): DiceProblem | null;
}

export const DICE_PROBLEMS = [
  'no-seed',
  'script-face-not-whole',
  'script-face-range',
  'script-too-short',
  'script-left-over',
] as const;
export type DiceProblemCode = (typeof DICE_PROBLEMS)[number];
export type DiceProblem = Problem<DiceProblemCode>;
