import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileProblem } from '../../src/adapters/xlsx/file-problem';
import { APP_PROBLEM_WORDS, APP_PROBLEMS } from '../../src/i18n/app';
import { LANGUAGES } from '../../src/i18n/language';
import { run, scratchFolder } from './support/run';

const file = scratchFolder();
const text = (words: string): Uint8Array => new TextEncoder().encode(words);

let sample: Uint8Array | null = null;

async function sampleBook(): Promise<string> {
  const book = file('a.xlsx');
  if (sample) writeFileSync(book, sample);
  else await run(['new', book, '--sample', '--lang', 'en']);
  sample ??= readFileSync(book);
  return book;
}

test.each(LANGUAGES)('every problem has words in %s with the same values', (language) => {
  const names = (of: string) => [...of.matchAll(/\{([a-z]+)/gi)].map(([, name]) => name).sort();
  for (const code of APP_PROBLEMS) {
    expect([code, names(APP_PROBLEM_WORDS[language][code])]).toEqual([code, names(APP_PROBLEM_WORDS.en[code])]);
  }
});

describe('what the system says', () => {
  test.each([
    ['read', 'EACCES', 'file-no-access'],
    ['read', 'EIO', 'file-not-read'],
    ['write', 'EACCES', 'file-no-access'],
    ['write', 'EROFS', 'file-no-access'],
    ['write', 'EBUSY', 'file-held-open'],
    ['write', 'ENOSPC', 'disk-full'],
    ['write', 'EIO', 'file-not-written'],
  ] as const)('%s, %s: %s', (deed, code, told) => {
    const error = Object.assign(new Error(code), { code });
    expect(fileProblem(error, 'd/a.xlsx', deed)).toEqual({
      code: told,
      params: { file: 'd/a.xlsx', folder: 'd', code },
    });
  });

  test('a bug is no problem of a file', () => {
    expect(() => fileProblem(new TypeError('x'), 'a', 'read')).toThrow(TypeError);
  });
});

describe('a workbook that cannot be opened', () => {
  test.each<[string, Uint8Array | null, RegExp]>([
    ['missing', null, /there is no file/],
    ['empty', new Uint8Array(), /not an \.xlsx workbook/],
    ['text', text('no workbook'), /not an \.xlsx workbook/],
    ['a truncated zip', text('PK\u0003\u0004\0\0'), /damaged/],
  ])('%s: status 1, the message names it', async (_, bytes, message) => {
    if (bytes) writeFileSync(file('x.xlsx'), bytes);
    const { status, out, err } = await run(['check', file('x.xlsx')]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('x.xlsx');
    expect(err).toMatch(message);
  });

  test('a folder', async () => {
    mkdirSync(file('x.xlsx'));
    expect(await run(['check', file('x.xlsx')])).toMatchObject({
      status: 1,
      err: expect.stringMatching(/is a folder/),
    });
    expect((await run(['check', file('x.xlsx'), '--json'])).out).toContain('"code":"file-is-folder"');
  });
});

describe('a place where nothing can be written', () => {
  test('a folder that is not there is named, by new and by --out', async () => {
    const book = await sampleBook();
    const missing = await run(['new', file('no/x.xlsx'), '--lang', 'en']);
    expect(missing).toMatchObject({ status: 1, err: expect.stringContaining(`no folder “${file('no')}”`) });
    expect((await run(['resolve', book, '--phase', 'combat', '--out', file('no/x.xlsx')])).err).toBe(missing.err);
    // A file where the folder should be.
    const odd = await run(['new', file('a.xlsx/x.xlsx'), '--lang', 'en']);
    expect(odd).toMatchObject({ status: 1, err: expect.stringContaining('no folder') });
  });

  test('a folder of that name', async () => {
    const book = await sampleBook();
    mkdirSync(file('b.xlsx'));
    const refused = await run(['resolve', book, '--phase', 'combat', '--out', file('b.xlsx'), '--force']);
    expect(refused).toMatchObject({ status: 1, err: expect.stringContaining('is a folder') });
    expect(readdirSync(file('')).sort()).toEqual(['a.xlsx', 'b.xlsx']);
  });

  test('a name that is too long', async () => {
    const { status, err } = await run(['new', file(`${'x'.repeat(300)}.xlsx`)]);
    expect([status, err]).toEqual([1, expect.stringContaining('too long')]);
  });

  test('a link to a workbook stays a link', async () => {
    const book = await sampleBook();
    symlinkSync(book, file('link.xlsx'));
    expect((await run(['resolve', file('link.xlsx'), '--phase', 'combat', '--in-place'])).status).toBe(0);
    expect((await run(['verify', book])).status).toBe(0);
    expect(readFileSync(file('link.xlsx')).equals(readFileSync(book))).toBe(true);
  });
});

describe('reports', () => {
  test('are written all or none: one that cannot be is named, and the folder stays as it was', async () => {
    const book = await sampleBook();
    await run(['resolve', book, '--phase', 'combat', '--in-place']);
    const reports = ['reports', book, '--dir', file('r'), '--format', 'txt,md'];
    expect((await run(reports)).status).toBe(0);
    const names = readdirSync(file('r'));
    const [first, last] = [names[0]!, names.at(-1)!];
    rmSync(file('r'), { recursive: true });
    mkdirSync(file(`r/${last}`), { recursive: true });
    writeFileSync(file(`r/${first}`), 'of last week');
    const refused = await run(reports);
    expect(refused).toMatchObject({ status: 1, out: '' });
    expect(refused.err).toBe(
      `“${file(`r/${last}`)}” is a folder; a file is needed\nNo report is written; ${file('r')} is as it was.\n`,
    );
    expect(readdirSync(file('r')).sort()).toEqual([first, last]);
    expect(readFileSync(file(`r/${first}`), 'utf8')).toBe('of last week');
    rmSync(file(`r/${last}`), { recursive: true });
    writeFileSync(file(`r/~$${first}`), '');
    expect((await run([...reports, '--lang', 'ru'])).err).toMatch(/открыт в Excel[^]*Ни один отчёт не записан/);
  });
});

describe('--out', () => {
  test('leaves a file alone that is there already, unless --force says otherwise', async () => {
    const book = await sampleBook();
    writeFileSync(file('b.xlsx'), 'my notes');
    const resolve = ['resolve', book, '--phase', 'combat', '--out', file('b.xlsx')];
    const refused = await run(resolve);
    expect(refused).toMatchObject({ status: 1, out: '', err: expect.stringContaining('--force') });
    expect(readFileSync(file('b.xlsx'), 'utf8')).toBe('my notes');
    expect((await run([...resolve, '--force'])).status).toBe(0);
    expect((await run(['verify', file('b.xlsx')])).status).toBe(0);
    expect((await run(['undo', file('b.xlsx'), '--out', file('b.xlsx')])).status).toBe(1);
  });
});

describe('the text of rules', () => {
  const HEADER = 'Squad: Second Company\n';
  test.each<[string, Uint8Array | null, number, RegExp]>([
    ['missing', null, 1, /there is no file/],
    ['without any header', text('If always, then hold.\n'), 1, /names a squad.*“Squad: Second Company”/],
    ['empty', text(''), 1, /names a squad/],
    ['with a header alone', text(HEADER), 1, /no rule/],
    ['with refused rules alone', text(`${HEADER}If the enemy is near, then withdraw`), 1, /no rule/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 1, /is not a text/],
    ['good', text(`${HEADER}If always, then hold.`), 0, /1 rule written/],
  ])('%s', async (_, bytes, status, message) => {
    const book = await sampleBook();
    const before = readFileSync(book);
    if (bytes) writeFileSync(file('post.txt'), bytes);
    const done = await run(['rules', book, file('post.txt'), '--in-place', '--accept-understood']);
    expect([done.status, done.err]).toEqual([status, expect.stringMatching(message)]);
    if (status === 1) expect(readFileSync(book).equals(before)).toBe(true);
  });

  test('a workbook in its place is no text; a folder is none either', async () => {
    const book = await sampleBook();
    expect((await run(['rules', book, book, '--in-place'])).err).toMatch(/is not a text; accepted are text files/);
    mkdirSync(file('d'));
    expect((await run(['rules', book, file('d'), '--in-place'])).err).toMatch(/is a folder/);
  });

  test('a post that commands squads of several players is told, and refused as that of one', async () => {
    const book = await sampleBook();
    writeFileSync(file('post.txt'), `${HEADER}If always, then hold.\nSquad: Red Lances\nIf always, then hold.`);
    const words = ['rules', book, file('post.txt'), '--in-place'];
    const refused = await run([...words, '--player', 'anna', '--accept-understood']);
    expect(refused).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^squad “Red Lances” is not one of “Anna”/),
    });
    expect((await run([...words, '--player', 'Nobody'])).err).toMatch(
      /there is no player “Nobody”; accepted are: «Anna»/,
    );
    const done = await run(words);
    expect(done.status).toBe(0);
    expect(done.out).toMatch(/^Second Company \(S-01\), Anna$/mu);
    expect(done.out).toMatch(/⚠ This text commands squads of several players: Anna, \w+/u);
  });

  test('a quotation without an end waits for the word of the game master', async () => {
    const book = await sampleBook();
    writeFileSync(
      file('post.txt'),
      `Ben wrote:\nSquad: Grey Wolves\nIf always, then hold.\n\n${HEADER}If always, then hold.`,
    );
    const words = ['rules', book, file('post.txt'), '--in-place'];
    expect(await run(words)).toMatchObject({
      status: 1,
      out: expect.stringMatching(/⚠ A quotation begins at “Ben wrote:”/),
    });
    expect((await run([...words, '--accept-understood'])).err).toMatch(/1 rule written/);
  });

  test('the same text again is said to change nothing', async () => {
    const book = await sampleBook();
    writeFileSync(file('post.txt'), `${HEADER}If always, then hold.`);
    const words = ['rules', book, file('post.txt'), '--in-place'];
    expect((await run(words)).err).toMatch(/1 rule written/);
    expect(await run(words)).toMatchObject({ status: 0, err: expect.stringMatching(/has these rules already/) });
  });
});

describe('what is resolved', () => {
  test('verify and reports say that nothing is, or which turns are', async () => {
    const book = await sampleBook();
    expect(await run(['verify', book])).toMatchObject({ status: 1, err: expect.stringMatching(/no die to verify/) });
    const reports = ['reports', book, '--dir', file('r')];
    expect(await run(reports)).toMatchObject({ status: 1, err: expect.stringMatching(/no resolved phase/) });
    await run(['resolve', book, '--phase', 'combat', '--in-place']);
    const refused = await run([...reports, '--turn', '3']);
    expect(refused).toMatchObject({ status: 1, err: 'no phase of turn 3 is resolved; resolved are: 4\n' });
  });

  test('an unchanged phase writes nothing in its place and says so; a file asked for is written', async () => {
    const book = await sampleBook();
    await run(['resolve', book, '--phase', 'combat', '--in-place']);
    const again = await run(['resolve', book, '--phase', 'combat', '--in-place']);
    expect(again.err).toMatch(/nothing has changed since[^]*Nothing is written/);
    expect(again.err).not.toContain('Written to');
    const copied = await run(['resolve', book, '--phase', 'combat', '--out', file('b.xlsx')]);
    expect(copied.err).toContain(`Written to ${file('b.xlsx')}`);
    expect(readFileSync(file('b.xlsx')).equals(readFileSync(book))).toBe(true);
  });
});
