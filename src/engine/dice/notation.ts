import type { Result } from '../result';
import { err, ok } from '../result';
import type { Problem } from '../problem';
import { problem } from '../problem';

/** `N d S`, or a plain number, with its sign. */
export type DiceTerm =
  | { readonly kind: 'dice'; readonly sign: 1 | -1; readonly count: number; readonly sides: number }
  | { readonly kind: 'number'; readonly sign: 1 | -1; readonly value: number };

export const NOTATION_PROBLEMS = ['dice-notation'] as const;
export type NotationProblem = Problem<(typeof NOTATION_PROBLEMS)[number]>;

const MAX_DICE = 1000;
const MAX_SIDES = 1000;
const TERM = /^([+-]?)(?:(\d{0,4})[dдkк](\d{1,4})|(\d{1,6}))/iu;

/**
 * Reads a dice expression such as `2d6+1` or `1к12`: terms of dice or whole numbers joined by + and -; the letter is
 * any of d D д Д к К (L-2). Limits: 1..1000 dice a term, 2..1000 sides.
 */
export function parseDice(text: string): Result<readonly DiceTerm[], NotationProblem> {
  const refused = err(problem('dice-notation', { text }));
  // Two numbers side by side are not one number.
  if (/\d\s+\d/u.test(text)) return refused;
  let rest = text.replace(/\s+/gu, '').replace(/[−–]/gu, '-');
  const terms: DiceTerm[] = [];
  while (rest !== '') {
    const match = TERM.exec(rest);
    if (!match || (terms.length > 0 && match[1] === '')) return refused;
    const sign = match[1] === '-' ? -1 : 1;
    if (match[4] !== undefined) terms.push({ kind: 'number', sign, value: Number(match[4]) });
    else {
      const count = match[2] === '' ? 1 : Number(match[2]);
      const sides = Number(match[3]);
      if (count < 1 || count > MAX_DICE || sides < 2 || sides > MAX_SIDES) return refused;
      terms.push({ kind: 'dice', sign, count, sides });
    }
    rest = rest.slice(match[0].length);
  }
  return terms.length === 0 || terms.length > 20 ? refused : ok(terms);
}
