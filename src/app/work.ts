import { problem, type Problem } from '../engine/problem';
import { err, ok, type Result } from '../engine/result';

/** What long work is busy with. */
export type Stage = 'fights' | 'sheets' | 'reports' | 'dice';

/** Lets a shell show how far work has come, breathe in between, and stop it. */
export interface Work {
  /** Awaited between two units of work, before anything is written. `false` stops it: nothing is written at all. */
  readonly step: (stage: Stage, done: number, total: number) => Promise<boolean>;
}

/** For shells that only wait. */
export const UNWATCHED: Work = { step: () => Promise.resolve(true) };

export type Stopped = Problem<'stopped'>;

/** Does one thing after the other, with a step of `work` before each. */
export async function inSteps<T, U>(
  items: readonly T[],
  stage: Stage,
  work: Work,
  each: (item: T) => U,
): Promise<Result<readonly U[], Stopped>> {
  const done: U[] = [];
  for (const item of items) {
    if (!(await work.step(stage, done.length, items.length))) return err(problem('stopped'));
    done.push(each(item));
  }
  return ok(done);
}
