import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TARGETS } from './targets';

/*
 * Parsers under anything at all. A short run belongs to the tests; `node scripts/fuzz.mjs [minutes]` goes on for as long
 * as it is told. An input that failed becomes a line of `failures.jsonl`, which is tried first from then on.
 */

interface Failure {
  readonly target: string;
  readonly input: unknown;
}

const KEPT: readonly Failure[] = readFileSync(join(__dirname, 'failures.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Failure);

const MINUTES = Number(process.env['FUZZ_MINUTES'] ?? 0);
const EACH = (MINUTES * 60_000) / TARGETS.length;
/** In the tests; slow ones get less. */
const RUNS: Readonly<Record<string, number>> = { 'bytes of a workbook': 40, 'cells of a campaign': 60, functions: 150 };

test.each(TARGETS)(
  '$name: an answer or a clear refusal, whatever is read',
  async ({ name, inputs, run }) => {
    for (const { target, input } of KEPT) if (target === name) await run(input);
    let tried = 0;
    const property = fc.asyncProperty(inputs, async (input) => {
      tried += 1;
      await run(input);
    });
    const long = { numRuns: Infinity, interruptAfterTimeLimit: EACH } as const;
    await fc.assert(property, MINUTES > 0 ? long : { numRuns: RUNS[name] ?? 300 });
    expect(tried).toBeGreaterThan(0);
    if (MINUTES > 0) process.stderr.write(`${name}: ${tried} inputs\n`);
  },
  EACH + 120_000,
);

test('every kept failure belongs to a parser', () => {
  for (const { target } of KEPT) expect(TARGETS.map(({ name }) => name)).toContain(target);
});
