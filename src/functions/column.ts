import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import { ARGUMENT_SHAPES } from './shapes';
import type { Argument, Failure, FunctionSpec, Scalar, Value } from './spec';
import { refuse } from './values';

/** A failure in one row of a column; `row` counts from 1. */
export interface RowFailure extends Failure {
  readonly row?: number;
}

type Cell = string | number;
type Column = readonly (readonly Scalar[])[];

const isColumn = (argument: Argument): argument is Column =>
  Array.isArray(argument) && argument.length > 1 && (argument as Column).every((row) => row.length === 1);

const isBlank = (value: Scalar | undefined): boolean => value === null || value === undefined || value === '';

/** The columns given where one value is taken, by the place of their argument. */
function columnsOf(spec: FunctionSpec, args: readonly Argument[]): ReadonlyMap<number, Column> {
  const columns = new Map<number, Column>();
  if (spec.result === 'table') return columns;
  spec.arguments.forEach(({ id }, i) => {
    const argument = args[i] ?? null;
    if (ARGUMENT_SHAPES[id] === 'one' && isColumn(argument)) columns.set(i, argument);
  });
  return columns;
}

const cellsOf = (value: Value): readonly Cell[] =>
  value.kind === 'cell' ? [value.cell] : value.kind === 'row' ? value.row : [];

/**
 * Runs a function. A column where it takes one value gives one row of results for each of the column's rows, as if the
 * function stood beside it in a cell of its own: one call for a whole table, which is what Excel is quick at. A row
 * whose cells are all blank gives blanks. Whoever runs it may pause between rows.
 */
export function* runByRows(
  spec: FunctionSpec,
  args: readonly Argument[],
  run: (args: readonly Argument[]) => Result<Value, Failure>,
): Generator<undefined, Result<Value, RowFailure>> {
  const columns = columnsOf(spec, args);
  const [first, ...others] = columns.entries();
  if (!first) return run(args);
  const length = first[1].length;
  const shorter = others.find(([, column]) => column.length !== length);
  if (shorter) {
    const counts = { rows: shorter[1].length, expected: length };
    return refuse(spec.arguments[shorter[0]]?.id ?? null, problem('column-length', counts));
  }
  const rows: (readonly Cell[])[] = [];
  for (let row = 0; row < length; row++) {
    yield;
    const cells = new Map([...columns].map(([i, column]) => [i, column[row]?.[0] ?? null] as const));
    if ([...cells.values()].every(isBlank)) {
      rows.push([]);
      continue;
    }
    const result = run(args.map((argument, i) => (cells.has(i) ? (cells.get(i) ?? null) : argument)));
    if (!result.ok) return err({ ...result.error, row: row + 1 });
    rows.push(cellsOf(result.value));
  }
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 1);
  return ok({ kind: 'table', rows: rows.map((cells) => (cells.length > 0 ? cells : new Array<Cell>(width).fill(''))) });
}
