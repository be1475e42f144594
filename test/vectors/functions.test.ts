import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Argument } from '../../src/functions/spec';
import { callFunction } from '../../src/functions/table';

interface Vector {
  readonly fn: string;
  readonly args: readonly Argument[];
  readonly expect?: unknown;
  readonly error?: string;
  readonly note?: string;
}

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
    } else {
      const value = result.ok ? result.value : result.error;
      expect(value).toEqual(
        Array.isArray(vector.expect) ? { kind: 'row', row: vector.expect } : { kind: 'cell', cell: vector.expect },
      );
    }
  });
});
