import type { ArgumentId, FunctionProblemCode } from '../i18n/functions';
import type { Problem } from '../engine/problem';
import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import type { Argument, Failure, Scalar } from './spec';

/** A `#VALUE!` about one argument. */
export const refuse = (
  argument: ArgumentId | null,
  found: Problem<FunctionProblemCode>,
): { ok: false; error: Failure } => err({ code: '#VALUE!', argument, problem: found });

/** A range of one cell is that cell. */
export function scalarOf(argument: Argument): Scalar | undefined {
  if (!Array.isArray(argument)) return argument as Scalar;
  const [row, ...more] = argument as readonly (readonly Scalar[])[];
  return row && row.length === 1 && more.length === 0 ? (row[0] ?? null) : undefined;
}

/** An argument as rows; a single value is one row of one cell. */
export const rowsOf = (argument: Argument): readonly (readonly Scalar[])[] =>
  Array.isArray(argument) ? (argument as readonly (readonly Scalar[])[]) : [[argument as Scalar]];

/** Text of a cell; blank for an omitted one. */
export const textOf = (value: Scalar): string => (value === null ? '' : String(value).trim());

const shown = (argument: Argument): string =>
  Array.isArray(argument)
    ? `${argument.length}×${(argument[0] as readonly Scalar[] | undefined)?.length ?? 0}`
    : String(argument);

/** One value where a range would make no sense. */
export function oneValue(argument: Argument, id: ArgumentId): Result<Scalar, Failure> {
  const value = scalarOf(argument);
  return value === undefined ? refuse(id, problem('one-cell-expected', { value: shown(argument) })) : ok(value);
}

/** Whole numbers as people write them: `12`, `+5`, `−3`, `4,0`; not `0x10`, nor `1,000`, which may be one or a thousand. */
const WHOLE = /^[+-]?\d+(?:[.,]0{1,2})?$/u;

/** A whole number in bounds; numbers as text count. `undefined` where the argument is left out or blank. */
export function wholeOrNothing(
  argument: Argument,
  id: ArgumentId,
  min: number,
  max: number,
): Result<number | undefined, Failure> {
  const value = oneValue(argument, id);
  if (!value.ok) return value;
  const text = textOf(value.value);
  if (text === '') return ok(undefined);
  const plain = text.replace('−', '-');
  const number = WHOLE.test(plain) ? Number(plain.replace(',', '.')) : NaN;
  if (typeof value.value === 'boolean' || !Number.isInteger(number) || number < min || number > max) {
    return refuse(id, problem('whole-expected', { value: text, min, max }));
  }
  return ok(number);
}

/** The same where the argument must be given. */
export function whole(argument: Argument, id: ArgumentId, min: number, max: number): Result<number, Failure> {
  const value = wholeOrNothing(argument, id, min, max);
  if (!value.ok) return value;
  return value.value === undefined ? refuse(id, problem('argument-missing', {})) : ok(value.value);
}

/** Text of one cell, or of several cells as lines; a blank cell arrives as 0 on desktop Excel. */
export const linesOf = (argument: Argument): string =>
  rowsOf(argument)
    .map((row) =>
      row
        .map((cell) => (cell === 0 ? '' : textOf(cell)))
        .join(' ')
        .trim(),
    )
    .join('\n')
    .trim();
