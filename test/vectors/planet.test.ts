import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Argument } from '../../src/functions/spec';
import { callFunction } from '../../src/functions/table';

type Cell = string | number;

/** `rows_from`: the rows expected follow a header; `tol`: how far numbers may be off. */
interface Vector {
  readonly fn: string;
  readonly args: readonly Argument[];
  readonly expect: readonly Cell[] | readonly (readonly Cell[])[];
  readonly rows_from?: number;
  readonly tol?: number;
}

const vectors = readFileSync(join(__dirname, 'planet.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line, i): [string, Vector] => {
    const vector = JSON.parse(line) as Vector;
    return [`${i + 1} ${vector.fn}`, vector];
  });

function rowsOf({ fn, args, rows_from = 0 }: Vector): readonly (readonly Cell[])[] {
  const result = callFunction(fn, args, 'en');
  if (!result.ok) throw new Error(result.error.message);
  switch (result.value.kind) {
    case 'cell':
      return [[result.value.cell]];
    case 'row':
      return [result.value.row];
    case 'table':
      return result.value.rows.slice(rows_from);
  }
}

describe('P-1 … P-9 soldiers, cards and options at random, worked out by an independent program', () => {
  test.each(vectors)('%s', (_name, vector) => {
    const { expect: expected, tol = 0 } = vector;
    const rows = expected.map((row) => (Array.isArray(row) ? (row as readonly Cell[]) : null));
    const wanted = rows.every((row) => row !== null) ? rows : [expected as readonly Cell[]];
    const given = rowsOf(vector);
    expect(given.map((row) => row.length)).toEqual(wanted.map((row) => row.length));
    wanted.forEach((row, r) =>
      row.forEach((cell, c) => {
        const actual = given[r]?.[c];
        if (typeof cell === 'number') expect(Math.abs(Number(actual) - cell)).toBeLessThanOrEqual(tol);
        else expect(actual).toBe(cell);
      }),
    );
  });
});
