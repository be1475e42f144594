import { problem } from '../../engine/problem';
import type { Result } from '../../engine/result';
import { ok } from '../../engine/result';
import type { ArgumentId } from '../../i18n/functions';
import type { Argument, Failure, FunctionSpec, Scalar } from '../spec';
import { refuse } from '../values';

/** A column of 100,000 rows or a map of 300 by 300 cells; a whole column has a million. */
const MAX_CELLS = 100_000;

const ERROR_VALUES: readonly unknown[] = [
  ...['#DIV/0!', '#N/A', '#NAME?', '#NULL!', '#NUM!', '#REF!', '#VALUE!'],
  ...['#SPILL!', '#CALC!', '#BUSY!', '#BLOCKED!', '#CONNECT!', '#FIELD!', '#UNKNOWN!', '#GETTING_DATA'],
];

/** The error that a cell holds; Excel hands it over as an object, other hosts as its text. */
function errorIn(cell: unknown): string | undefined {
  if (typeof cell !== 'object' || cell === null) return ERROR_VALUES.includes(cell) ? String(cell) : undefined;
  const { code, basicValue } = cell as { readonly code?: unknown; readonly basicValue?: unknown };
  return String(code ?? basicValue ?? '#VALUE!');
}

const scalar = (cell: unknown): Scalar =>
  typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? cell : null;

/** One argument as Excel hands it over: a value, rows of cells, or null where it is left out. */
function readArgument(raw: unknown, id: ArgumentId): Result<Argument, Failure> {
  const rows = (Array.isArray(raw) ? raw : [[raw]]) as readonly (readonly unknown[])[];
  const columns = rows[0]?.length ?? 0;
  if (rows.length * columns > MAX_CELLS) {
    return refuse(id, problem('range-too-large', { rows: rows.length, columns, most: MAX_CELLS }));
  }
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const value = errorIn(cell);
      if (value !== undefined) return refuse(id, problem('cell-error', { row: row + 1, column: column + 1, value }));
    }
  }
  return ok(Array.isArray(raw) ? rows.map((cells) => cells.map(scalar)) : scalar(raw));
}

/** The arguments of a call from a cell. */
export function readArguments(spec: FunctionSpec, raw: readonly unknown[]): Result<readonly Argument[], Failure> {
  const args: Argument[] = [];
  for (const [i, { id }] of spec.arguments.entries()) {
    const argument = readArgument(raw[i] ?? null, id);
    if (!argument.ok) return argument;
    args.push(argument.value);
  }
  return ok(args);
}
