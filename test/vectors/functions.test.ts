import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Argument } from '../../src/functions/spec';
import { callFunction } from '../../src/functions/table';
import { plain } from '../support/functions';

interface Vector {
  readonly fn: string;
  readonly args: readonly Argument[];
  readonly expect?: unknown;
  readonly error?: string;
  /** Rows before this one are headers. */
  readonly rows_from?: number;
  /** Numbers may differ by so much. */
  readonly tol?: number;
  readonly note?: string;
}

/** Cells in order, of a row as of a table. */
const cellsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.flat(2) : [value]);

const withoutHeader = (value: unknown, rows: number): unknown => (Array.isArray(value) ? value.slice(rows) : value);

const vectors = readFileSync(join(__dirname, 'functions.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line, i): [string, Vector] => {
    const vector = JSON.parse(line) as Vector;
    return [`${i + 1} ${vector.fn} ${vector.note ?? JSON.stringify(vector.args.slice(2))}`, vector];
  });

describe('cases worked out by an independent program', () => {
  test.each(vectors)('%s', (_name, vector) => {
    const result = callFunction(vector.fn, vector.args, 'en');
    if (vector.error !== undefined) {
      expect(result).toMatchObject({ ok: false, error: { code: vector.error } });
    } else if (vector.tol !== undefined) {
      const { tol } = vector;
      const given = cellsOf(result.ok ? withoutHeader(plain(result.value), vector.rows_from ?? 0) : result.error);
      const expected = cellsOf(vector.expect).map(Number);
      expect(given).toHaveLength(expected.length);
      expected.forEach((number, i) => expect(Math.abs(Number(given[i]) - number)).toBeLessThanOrEqual(tol));
    } else {
      expect(result.ok ? withoutHeader(plain(result.value), vector.rows_from ?? 0) : result.error).toEqual(vector.expect);
    }
  });
});
