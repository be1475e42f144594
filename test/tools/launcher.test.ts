import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../..');
let checkout: string;

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'warsheet-launcher-'));
  for (const path of ['bin', 'scripts', 'webpack.config.js', 'package.json', 'package-lock.json']) {
    cpSync(join(root, path), join(checkout, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  mkdirSync(join(checkout, 'src/cli'), { recursive: true });
});

afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const writeProgram = (text: string): void =>
  writeFileSync(join(checkout, 'src/cli/bin.ts'), `const text: string = '${text}';\nprocess.stdout.write(text);\n`);

const warsheet = () => promisify(execFile)(process.execPath, [join(checkout, 'bin/warsheet.mjs')]);
const builtAt = () => statSync(join(checkout, 'dist/cli/warsheet.cjs')).mtimeMs;

test('the first use builds the program quietly, even when two begin at once', async () => {
  writeProgram('first');
  const outputs = await Promise.all([warsheet(), warsheet()]);
  expect(outputs).toEqual([
    { stdout: 'first', stderr: '' },
    { stdout: 'first', stderr: '' },
  ]);
  expect(readdirSync(join(checkout, 'dist'))).toEqual(['cli']);
}, 30_000);

test('it is built again after a change, and only then', async () => {
  const before = builtAt();
  await warsheet();
  expect(builtAt()).toBe(before);
  writeProgram('second');
  expect((await warsheet()).stdout).toBe('second');
}, 30_000);

test('what cannot be built is said on stderr', async () => {
  writeFileSync(join(checkout, 'src/cli/bin.ts'), 'const = ;');
  await expect(warsheet()).rejects.toMatchObject({
    stdout: '',
    stderr: expect.stringContaining('warsheet: cannot be built') as string,
  });
}, 30_000);
