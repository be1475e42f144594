import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFileWhole } from '../../src/adapters/xlsx/file';
import { writeFilesWhole } from '../../src/adapters/xlsx/write-files';
import { failingDisk } from '../support/failing-disk';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warsheet-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Everything under a folder by name. */
function contents(of: string): Readonly<Record<string, string>> {
  if (!existsSync(of)) return {};
  return Object.fromEntries(
    readdirSync(of, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => [
        name,
        lstatSync(join(of, name)).isDirectory() ? '(folder)' : readFileSync(join(of, name), 'utf8'),
      ]),
  );
}

const NEW = ['a.txt', 'b.txt', 'c.xlsx'].map((name) => ({ name, bytes: utf8(`the new ${name}`) }));
const AFTER = { 'a.txt': 'the new a.txt', 'b.txt': 'the new b.txt', 'c.xlsx': 'the new c.xlsx' };

/** Two old files stand there already, and one that is none of ours. */
function stockUp(): Readonly<Record<string, string>> {
  for (const name of ['a.txt', 'c.xlsx', 'notes.txt']) writeFileSync(join(folder, name), `old ${name}`);
  return contents(folder);
}

const CODES = ['ENOSPC', 'EACCES', 'EBUSY', 'EIO', 'EPERM'] as const;

test('files replace old ones, and nothing is left beside them', async () => {
  stockUp();
  expect(await writeFilesWhole(folder, NEW)).toEqual({ ok: true, value: undefined });
  expect(contents(folder)).toEqual({ ...AFTER, 'notes.txt': 'old notes.txt' });
});

describe('whichever call of the system fails', () => {
  // A first run counts them.
  const count = async (): Promise<readonly string[]> => {
    const whole = failingDisk(() => null);
    await writeFilesWhole(folder, NEW, whole.disk);
    return whole.calls;
  };

  test.each(CODES)('%s: the folder is wholly as before or wholly as after', async (code) => {
    stockUp();
    const calls = await count();
    expect(calls.length).toBeGreaterThan(20);
    let refused = 0;
    for (let k = 1; k <= calls.length; k++) {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      const before = stockUp();
      const { disk } = failingDisk((number) => (number === k ? code : null));
      const written = await writeFilesWhole(folder, NEW, disk);
      const expected = written.ok ? { ...AFTER, 'notes.txt': 'old notes.txt' } : before;
      // An old file that could not be removed may stay beside the new one; nothing else may.
      const found = Object.entries(contents(folder)).filter(([name]) => !(written.ok && name.endsWith('.old')));
      expect([calls[k - 1], k, Object.fromEntries(found)]).toEqual([calls[k - 1], k, expected]);
      if (!written.ok) {
        refused += 1;
        expect(written.error).toHaveLength(1);
        expect(written.error[0]?.params['file']).toContain(folder);
      }
    }
    expect(refused).toBeGreaterThan(8);
  });

  test('a folder that was made goes again', async () => {
    const deep = join(folder, 'one', 'two');
    const whole = failingDisk(() => null);
    await writeFilesWhole(deep, NEW, whole.disk);
    rmSync(join(folder, 'one'), { recursive: true });
    for (let k = 1; k <= whole.calls.length; k++) {
      const { disk } = failingDisk((number) => (number === k ? 'ENOSPC' : null));
      const written = await writeFilesWhole(deep, NEW, disk);
      expect(contents(folder)).toEqual(
        written.ok ? expect.objectContaining({ one: '(folder)', [join('one', 'two', 'a.txt')]: 'the new a.txt' }) : {},
      );
      rmSync(join(folder, 'one'), { recursive: true, force: true });
    }
  });

  test('from one call on, every call fails: what could not be put back is named, and lies beside', async () => {
    stockUp();
    const calls = await count();
    for (let k = 1; k <= calls.length; k++) {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      stockUp();
      const { disk } = failingDisk((number) => (number >= k ? 'EIO' : null));
      const written = await writeFilesWhole(folder, NEW, disk);
      const now = contents(folder);
      const texts = Object.values(now);
      if (written.ok) expect(now).toMatchObject(AFTER);
      // No old text is lost, whatever its name is by now.
      else
        for (const name of ['a.txt', 'c.xlsx', 'notes.txt'])
          expect([k, texts]).toEqual([k, expect.arrayContaining([`old ${name}`])]);
      for (const { code, params } of written.ok ? [] : written.error) {
        if (code === 'file-not-put-back') expect(readFileSync(String(params['kept']), 'utf8')).toMatch(/^old/);
        if (code === 'file-not-removed') expect(readFileSync(String(params['file']), 'utf8')).toMatch(/^the new/);
      }
    }
  });

  test('a disk that knows no second names: old files are copied', async () => {
    const before = stockUp();
    const noLinks = failingDisk((_, call) => (call === 'link' ? 'EPERM' : null));
    expect((await writeFilesWhole(folder, NEW, noLinks.disk)).ok).toBe(true);
    expect(noLinks.calls).toContain('copyFile');
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    stockUp();
    let renames = 0;
    const broken = failingDisk((_, call) =>
      call === 'link' || (call === 'rename' && ++renames === 3) ? 'EBUSY' : null,
    );
    expect(await writeFilesWhole(folder, NEW, broken.disk)).toMatchObject({ ok: false });
    expect(contents(folder)).toEqual(before);
  });
});

describe('one file in its place', () => {
  test.each(CODES)('%s at any call: wholly the old or wholly the new one', async (code) => {
    const file = join(folder, 'book.xlsx');
    writeFileSync(file, 'old');
    const whole = failingDisk(() => null);
    expect((await writeFileWhole(file, utf8('new'), whole.disk)).ok).toBe(true);
    for (let k = 1; k <= whole.calls.length; k++) {
      writeFileSync(file, 'old');
      const { disk } = failingDisk((number) => (number === k ? code : null));
      const written = await writeFileWhole(file, utf8('new'), disk);
      expect(contents(folder)).toEqual({ 'book.xlsx': written.ok ? 'new' : 'old' });
    }
  });
});

describe('what stands in the way', () => {
  test('a folder of a file’s name: nothing is written, the problem names it', async () => {
    mkdirSync(join(folder, 'b.txt'));
    const before = contents(folder);
    expect(await writeFilesWhole(folder, NEW)).toEqual({
      ok: false,
      error: [
        expect.objectContaining({
          code: 'file-is-folder',
          params: expect.objectContaining({ file: join(folder, 'b.txt') }),
        }),
      ],
    });
    expect(contents(folder)).toEqual(before);
  });

  test('a file of the folder’s name', async () => {
    writeFileSync(join(folder, 'x'), '');
    for (const name of ['x', join('x', 'y')]) {
      const written = await writeFilesWhole(join(folder, name), NEW);
      expect(written).toMatchObject({ ok: false, error: [{ code: 'folder-not-made' }] });
    }
  });

  test.each(['~$c.xlsx', '.~lock.c.xlsx#'])('another program has a file open: %s', async (lock) => {
    stockUp();
    writeFileSync(join(folder, lock), 'somebody');
    const before = contents(folder);
    const problem = { code: 'file-open-elsewhere', params: { file: join(folder, 'c.xlsx'), lock: join(folder, lock) } };
    expect(await writeFilesWhole(folder, NEW)).toEqual({ ok: false, error: [problem] });
    expect(await writeFileWhole(join(folder, 'c.xlsx'), utf8('new'))).toEqual({ ok: false, error: problem });
    expect(contents(folder)).toEqual(before);
    // A file that is not there yet is open nowhere.
    rmSync(join(folder, 'c.xlsx'));
    expect((await writeFilesWhole(folder, NEW)).ok).toBe(true);
  });

  test('what a killed process left is cleared away; what a living one is at stays', async () => {
    const DEAD = 2 ** 22 + 1;
    for (const name of [
      `.a.txt.${DEAD}-0.tmp`,
      `.c.xlsx.${DEAD}-2.old`,
      `.a.txt.${process.ppid}-0.tmp`,
      `.mine.${DEAD}-0.tmp`,
    ])
      writeFileSync(join(folder, name), 'half');
    expect((await writeFilesWhole(folder, NEW)).ok).toBe(true);
    expect(Object.keys(contents(folder)).sort()).toEqual(
      [`.a.txt.${process.ppid}-0.tmp`, `.mine.${DEAD}-0.tmp`, 'a.txt', 'b.txt', 'c.xlsx'].sort(),
    );
  });
});
