import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFileWhole } from '../../src/adapters/xlsx/file';
import { writeFilesWhole } from '../../src/adapters/xlsx/write-files';

const CHILD = join(__dirname, '..', 'support', 'crash-child.cjs');

interface Ended {
  readonly killed: boolean;
  readonly out: string;
}

/** Another process writes, and dies at the call given; at none with 0. */
const writing = (what: 'one' | 'many', path: string, call: number): Promise<Ended> =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [CHILD, what, path, String(call)], (error, out, err) => {
      if (error && error.signal !== 'SIGKILL') reject(new Error(err));
      else resolve({ killed: error !== null, out });
    });
  });

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warsheet-kill-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const textIn = (name: string): string | null =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null;
const whole = (name: string): string => `the new ${name}`.repeat(1000);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('one file: a process killed at any call leaves the old file or the new one, and what it left is cleared away', async () => {
  const file = join(folder, 'book.xlsx');
  const { out } = await writing('one', file, 0);
  const calls = Number(out);
  expect(calls).toBeGreaterThan(5);
  const found = new Set<string>();
  for (let call = 1; call <= calls; call++) {
    writeFileSync(file, 'old');
    expect((await writing('one', file, call)).killed).toBe(true);
    const text = textIn('book.xlsx');
    expect(['old', whole('book')]).toContain(text);
    found.add(String(text));
    expect(await writeFileWhole(file, bytes('next'))).toEqual({ ok: true, value: undefined });
    expect(readdirSync(folder)).toEqual(['book.xlsx']);
  }
  expect(found).toEqual(new Set(['old']));
}, 300_000);

test('reports: a process killed at any third call leaves each file wholly old or wholly new', async () => {
  const { out } = await writing('many', folder, 0);
  const calls = Number(out);
  expect(calls).toBeGreaterThan(15);
  for (let call = 2; call <= calls; call += 3) {
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    for (const name of ['a.txt', 'c.xlsx']) writeFileSync(join(folder, name), 'old');
    await writing('many', folder, call);
    for (const name of ['a.txt', 'c.xlsx']) expect(['old', whole(name)]).toContain(textIn(name));
    expect([null, whole('b.txt')]).toContain(textIn('b.txt'));
    const files = ['a.txt', 'b.txt', 'c.xlsx'].map((name) => ({ name, bytes: bytes('next') }));
    expect(await writeFilesWhole(folder, files)).toEqual({ ok: true, value: undefined });
    expect(readdirSync(folder).sort()).toEqual(['a.txt', 'b.txt', 'c.xlsx']);
  }
}, 300_000);
