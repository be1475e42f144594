import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TESTS = join(__dirname, '..');

/** Names of describes and tests, as the files have them. */
function namesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return namesIn(path);
    if (!/\.test\.tsx?$/u.test(entry.name)) return [];
    const source = readFileSync(path, 'utf8');
    return [...source.matchAll(/\b(?:describe|test|it)(?:\.each[^'"`]*?)?\(\s*(['"`])(.*?)\1/gsu)].map(
      (each) => each[2] ?? '',
    );
  });
}

const upTo = (letter: string, most: number): readonly string[] =>
  Array.from({ length: most }, (_, i) => `${letter}-${i + 1}`);

/** Numbers that a name says: `E-15, E-16`, and all of `E-22 … E-24`. */
function rulesOf(name: string): readonly string[] {
  const ranges = [...name.matchAll(/\b([EP])-(\d+) … (?:\1-)?(\d+)/gu)].flatMap(([, letter = '', from, to]) =>
    upTo(letter, Number(to)).slice(Number(from) - 1),
  );
  return [...ranges, ...[...name.matchAll(/\b[EP]-\d+\b/gu)].map(([rule]) => rule)];
}

test.each([
  ['EXO', 'E', 25],
  ['the planet wargame', 'P', 10],
] as const)('every rule of %s has a test that is named after it', (_name, letter, most) => {
  const named = new Set(namesIn(TESTS).flatMap(rulesOf));
  expect(upTo(letter, most).filter((rule) => !named.has(rule))).toEqual([]);
});
