import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
let scratch: string;

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'warsheet-rules-'));
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
  writeFileSync(join(scratch, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
});

afterEach(() => rmSync(scratch, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(scratch, path)), { recursive: true });
  writeFileSync(join(scratch, path), text);
};

const run = (program: string, ...args: string[]): string =>
  spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: scratch, encoding: 'utf8' })
    .stdout;

/** A file, what it imports, and the rule that forbids it (none: it is allowed). */
const IMPORTS: [file: string, target: string, rule: string | undefined][] = [
  ['engine/landing/combat', '../dice/seed', undefined],
  ['engine/landing/hash', '@noble/hashes/hmac.js', undefined],
  ['engine/a', '../behaviour/parse', 'arrow-engine'],
  ['behaviour/a', '../i18n/words', 'arrow-behaviour'],
  ['workbook/a', '../reports/a', 'arrow-workbook'],
  ['reports/a', '../app/resolve', 'arrow-reports'],
  ['i18n/a', '../app/resolve', 'arrow-i18n'],
  ['app/a', '../adapters/xlsx/file', 'arrow-app'],
  ['adapters/memory/a', '../../app/resolve', 'arrow-adapters'],
  ['functions/a', '../cli/main', 'arrow-functions'],
  ['taskpane/a', '../cli/main', 'arrow-taskpane'],
  ['commands/a', '../taskpane/a', 'arrow-commands'],
  ['workbench/a', '../cli/main', 'arrow-workbench'],
  ['cli/a', '../adapters/xlsx/file', undefined],
  ['cli/b', '../taskpane/a', 'arrow-cli'],
  ['newcomer/a', '../engine/a', 'known-layer'],
  ['engine/landing/b', '../exo/fire', 'rulesets-apart'],
  ['engine/dice/b', '../planet/fire', 'dice-know-no-rules'],
  ['engine/b', 'react', 'pure-core'],
  ['workbook/b', 'node:fs', 'node-only-at-the-edge'],
  ['adapters/xlsx/b', 'node:fs', undefined],
  ['app/b', '../../test/support', 'no-tests-in-src'],
  ['app/c', './nowhere', 'resolvable'],
  ['app/d', './e', 'no-cycle'],
  // The other half of the cycle, which is reported once.
  ['app/e', './d', undefined],
];

interface CruiseResult {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

test('dependency-cruiser refuses every import against the arrows, type-only ones too', () => {
  for (const target of ['engine/dice/seed', 'engine/exo/fire', 'engine/planet/fire', 'behaviour/parse', 'i18n/words']) {
    write(`src/${target}.ts`, 'export type T = 1;');
  }
  for (const target of ['workbook/schema', 'app/resolve', 'adapters/xlsx/file', 'cli/main', '../test/support']) {
    write(`src/${target}.ts`, 'export type T = 1;');
  }
  for (const [file, target] of IMPORTS) {
    write(`src/${file}.ts`, `import type { T } from '${target}';\nexport type { T };\n`);
  }
  const config = join(root, '.dependency-cruiser.cjs');
  const output = run(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    config,
    '--output-type',
    'json',
    'src',
  );
  const { violations } = (JSON.parse(output) as CruiseResult).summary;
  const found = IMPORTS.map(([file, target]) => {
    const rules = violations.filter(({ from }) => from === `src/${file}.ts`).map(({ rule }) => rule.name);
    return [file, target, [...new Set(rules)].sort().join(', ') || undefined];
  });
  expect(found).toEqual(IMPORTS);
}, 30_000);

/** A file, a line of code in it, and the lint rule that refuses the line (none: it is allowed). */
const LINES: [file: string, line: string, rule: string | undefined][] = [
  ['src/engine/fine.ts', 'export const twice = (n: number): number => 2 * n;', undefined],
  ['src/engine/random.ts', 'export const roll = (): number => Math.random();', 'no-restricted-properties'],
  ['src/behaviour/clock.ts', 'export const now = (): Date => new Date();', 'no-restricted-globals'],
  ['src/reports/console.ts', "console.log('x');", 'no-restricted-globals'],
  ['src/engine/process.ts', 'export const home = process.env;', 'no-restricted-globals'],
  ['src/engine/global.ts', 'export const everything = globalThis;', 'no-restricted-globals'],
  ['src/engine/timer.ts', 'setTimeout(() => undefined, 1);', 'no-restricted-globals'],
  ['src/workbook/excel.ts', 'export const host = Excel;', 'no-restricted-globals'],
  ['src/taskpane/excel.ts', 'export const host = Excel;', 'no-restricted-globals'],
  ['src/cli/console.ts', "console.log('x');", undefined],
  ['src/app/any.ts', 'export const loose = (value: any): unknown => value;', '@typescript-eslint/no-explicit-any'],
  [
    'src/app/import.ts',
    "import { Foo } from './foo';\nexport const foo = (value: Foo): Foo => value;",
    '@typescript-eslint/consistent-type-imports',
  ],
  [
    'src/app/promise.ts',
    'const later = async (): Promise<void> => undefined;\nlater();',
    '@typescript-eslint/no-floating-promises',
  ],
  [
    'src/adapters/office/load.ts',
    "export const read = (book: Excel.Workbook): void => {\n  const range = book.getSelectedRange();\n  range.load('');\n};",
    'office-addins/no-empty-load',
  ],
];

interface LintResult {
  filePath: string;
  messages: { ruleId: string | null; message: string }[];
}

test('eslint refuses what the pure folders must not touch', () => {
  for (const [file, line] of LINES) write(file, `${line}\n`);
  const output = run('eslint/bin/eslint.js', '--config', join(root, 'eslint.config.mjs'), '--format', 'json', 'src');
  const results = JSON.parse(output) as LintResult[];
  const found = LINES.map(([file, line]) => {
    const messages = results.find(({ filePath }) => filePath.endsWith(file))?.messages ?? [];
    const rules = messages.map(({ ruleId, message }) => ruleId ?? message).filter((rule) => rule !== 'no-undef');
    return [file, line, [...new Set(rules)].join(', ') || undefined];
  });
  expect(found).toEqual(LINES);
}, 30_000);
