import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

interface Sideloading {
  readonly kind: string;
  readonly add?: readonly [string, readonly string[]];
  readonly remove?: readonly [string, readonly string[]];
  readonly copy?: string;
  readonly then: string;
}

// eslint-disable-next-line @typescript-eslint/no-require-imports
const { sideloading } = require('../../scripts/excel/sideload.cjs') as {
  sideloading: (machine: { platform: string; home: string; manifest: string; id: string }) => Sideloading;
};
// eslint-disable-next-line @typescript-eslint/no-require-imports
const { readBase, withBase } = require('../../scripts/webpack/manifest.cjs') as {
  readBase: (text: string) => string | undefined;
  withBase: (manifest: string, base: string) => string;
};

const machine = { home: '/Users/ana', manifest: 'C:\\warsheet\\dist\\addin\\manifest.xml', id: 'c7e8' };

test('Excel for Windows is told in the registry, under the add-in’s id, and made to forget by the same id', () => {
  const { kind, add, remove } = sideloading({ ...machine, platform: 'win32' });
  expect(kind).toBe('registry');
  expect(add?.[1]).toEqual(expect.arrayContaining(['add', '/v', 'c7e8', '/d', machine.manifest]));
  expect(remove?.[1]).toEqual(expect.arrayContaining(['delete', '/v', 'c7e8']));
  expect(add?.[1][1]).toBe(remove?.[1][1]);
});

test('Excel for Mac finds a copy in its own folder', () => {
  const { kind, copy } = sideloading({ ...machine, platform: 'darwin' });
  expect([kind, copy]).toEqual([
    'copy',
    '/Users/ana/Library/Containers/com.microsoft.Excel/Data/Documents/wef/c7e8.manifest.xml',
  ]);
});

test('where no Excel runs, the way through Excel on the web is said with the manifest’s file', () => {
  const { kind, then } = sideloading({ ...machine, platform: 'linux' });
  expect(kind).toBe('hand');
  expect(then).toContain('Upload My Add-in');
  expect(then).toContain(machine.manifest);
});

test.each([
  ['https://gm.example.org/warsheet', 'https://gm.example.org/warsheet/'],
  ['https://gm.example.org/', 'https://gm.example.org/'],
  ['http://gm.example.org/', undefined],
  ['https://gm.example.org/?a=1', undefined],
  ['gm.example.org', undefined],
])('the address %s of a build', (text, base) => {
  expect(readBase(text)).toBe(base);
});

test('a manifest for another address names that one alone', () => {
  const manifest = 'a="https://localhost:3000/x.html" b="https://localhost:3000/"';
  expect(withBase(manifest, 'https://gm.example.org/w/')).toBe(
    'a="https://gm.example.org/w/x.html" b="https://gm.example.org/w/"',
  );
});

test('a word too many is wrong usage, before anything is done', () => {
  const run = spawnSync(process.execPath, [join(root, 'scripts/excel.mjs'), '--port', '1'], { encoding: 'utf8' });
  expect(run.status).toBe(2);
  expect(run.stderr).toContain('npm run excel');
});
