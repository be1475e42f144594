import type { Refusal } from '../app/resolve';
import type { Problem } from '../engine/problem';
import type { CellPlace } from '../workbook/campaign';
import { HostFailure } from '../workbook/hostProblems';
import { detailsOf, isPartMissing } from './failure';

/** What came of the last action; it stays readable until the next one. */
export interface Notice {
  /** `failed`: nobody expected it; the text is that of the program that failed. */
  readonly tone: 'done' | 'refused' | 'failed';
  readonly text: string;
  /** The text is a whole sentence, whatever the tone. */
  readonly isSaid?: boolean;
  readonly problems: Refusal['problems'];
  /** Further lines that are words already. */
  readonly lines?: readonly { readonly text: string; readonly place: CellPlace | null }[];
  /** Puts back what the action wrote. */
  readonly undo: (() => Promise<Notice>) | null;
  /** Text offered for copying. */
  readonly copy: string | null;
  /** What the button says that copies it, where it is not the text that was asked for. */
  readonly copies?: 'details';
  /** A part of the pane itself could not be loaded. */
  readonly isPartMissing?: true;
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

/** A failure that nobody expected: the program's own words, or what it says stands in the way. */
export function failed(error: unknown): Notice {
  const problems = error instanceof HostFailure ? unplaced([error.problem]) : [];
  if (problems.length > 0) return { ...refused('', problems), tone: 'failed' };
  const text = error instanceof Error ? error.message : String(error);
  const missing = isPartMissing(error) ? { isPartMissing: true as const } : {};
  return { ...refused(text), tone: 'failed', copy: detailsOf(error), copies: 'details', ...missing };
}
