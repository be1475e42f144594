import { problem, type Problem } from '../engine/problem';
import type { Fought } from './ruleset';

/** How the fights of a further attempt differ from those of the attempt before it, by the names of their rows. */
export interface OtherFights {
  /** Not one is left: most likely these are the next turn's, and the turn's number was forgotten. */
  readonly allOther: boolean;
  /** Those of the attempt before. */
  readonly earlier: string;
  /** What the GM is told, where some are left. */
  readonly told: readonly Problem[];
}

/** Compares fights by who fights whom, not by their numbers. */
export function otherFights(earlier: readonly Fought[], now: readonly Fought[], attempt: number): OtherFights {
  const keysOf = (fights: readonly Fought[]): ReadonlySet<string> => new Set(fights.map(({ key }) => key));
  const [before, after] = [keysOf(earlier), keysOf(now)];
  const dropped = earlier.filter(({ key }) => !after.has(key)).map(({ name }) => name);
  const added = now.filter(({ key }) => !before.has(key)).map(({ name }) => name);
  const told = [
    ['fights-added', added.filter((name) => !dropped.includes(name))],
    ['fights-dropped', dropped.filter((name) => !added.includes(name))],
    ['fights-changed', added.filter((name) => dropped.includes(name))],
  ] as const;
  return {
    earlier: earlier.map(({ name }) => name).join(', '),
    allOther: earlier.length > 0 && dropped.length === earlier.length,
    told: told.flatMap(([code, names]) =>
      names.length === 0 ? [] : [problem(code, { names: names.join(', '), attempt })],
    ),
  };
}
