import type { Refusal } from '../app/resolve';
import type { Problem } from '../engine/problem';

/** What came of the last action; it stays readable until the next one. */
export interface Notice {
  /** `failed`: nobody expected it; the text is that of the program that failed. */
  readonly tone: 'done' | 'refused' | 'failed';
  readonly text: string;
  readonly problems: Refusal['problems'];
  /** Puts back what the action wrote. */
  readonly undo: (() => Promise<Notice>) | null;
  /** Text offered for copying. */
  readonly copy: string | null;
}

/** Something was done. */
export const done = (text: string, more: Partial<Pick<Notice, 'undo' | 'copy' | 'problems'>> = {}): Notice => ({
  tone: 'done',
  text,
  problems: [],
  undo: null,
  copy: null,
  ...more,
});

/** Nothing was done, for these reasons. */
export const refused = (text: string, problems: Refusal['problems'] = []): Notice => ({
  ...done(text, { problems }),
  tone: 'refused',
});

/** Problems that stand in no cell. */
export const unplaced = (problems: readonly Problem[]): Refusal['problems'] =>
  problems.map((problem) => ({ problem, place: null }));
