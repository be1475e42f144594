import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXO_FUNCTIONS } from '../../src/functions/exo';
import type { Argument } from '../../src/functions/spec';
import { callFunction } from '../../src/functions/table';
import { plain } from '../support/functions';

const DOCS = readFileSync(join(__dirname, '../../docs/functions.md'), 'utf8');

/** `$ npx warsheet call NAME 'arguments'` and the line below it. */
const EXAMPLES = [...DOCS.matchAll(/^\$ npx warsheet call (\w+) '(.*)'\n(.*)$/gmu)].map(
  ([, id = '', args = '', output = '']): [string, string, string] => [id, args, output],
);

test.each(EXAMPLES)('the example %s %s gives what docs/functions.md shows', (id, args, output) => {
  const result = callFunction(id, JSON.parse(args) as readonly Argument[], 'en');
  const shown = result.ok ? JSON.stringify(plain(result.value)) : `${result.error.code} ${result.error.message}`;
  expect(shown).toBe(output);
});

test('every function of EXO has an example', () => {
  expect(EXO_FUNCTIONS.map(({ id }) => id).filter((id) => !DOCS.includes(`$ npx warsheet call ${id} `))).toEqual([]);
});
