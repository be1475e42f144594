import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { run, scratchFolder } from './support/run';

describe('call', () => {
  test('prints a row as one JSON array and an error on stderr with status 1', async () => {
    expect(await run(['call', 'ROLL_TA', '[18,5,"dados: 3 4 2"]'])).toMatchObject({
      status: 0,
      out: '["success",14,3,4,2,4]\n',
    });
    const refused = await run(['call', 'ROLL', '["2d6"]']);
    expect(refused).toMatchObject({ status: 1, out: '' });
    expect(refused.err).toMatch(/^#VALUE! "seed": no seed/);
  });

  test('a minus sign in the arguments is data', async () => {
    expect((await run(['call', 'TA_ODDS', '[-1]'])).status).toBe(0);
  });

  test('many: a line of input, a line of output, whatever the line', async () => {
    const { status, out } = await run(
      ['call', '-', '--lang', 'en'],
      ['["CELL_DISTANCE",["A1","C5"]]', '', 'not JSON', '["NOPE",[]]', '["ROLL",[{"a":1}]]', '["COMMITMENT",["abc"]]'],
    );
    expect(status).toBe(0);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { value?: unknown; error?: { code: string } });
    expect(lines.map(({ value, error }) => value ?? error?.code)).toEqual([
      4,
      '#VALUE!',
      '#VALUE!',
      '#N/A',
      '#VALUE!',
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    ]);
  });

  test.each([
    ['ru', 'источник бросков'],
    ['es', 'semilla'],
  ])('messages in %s', async (language, word) => {
    expect((await run(['call', 'ROLL', '["2d6"]', '--lang', language])).err).toContain(word);
  });
});

describe('a campaign on disk', () => {
  const file = scratchFolder();

  test('new, check, resolve, reports, undo, verify', async () => {
    const book = file('a.xlsx');
    expect((await run(['new', book, '--sample', '--lang', 'ru'])).status).toBe(0);
    expect((await run(['new', book, '--sample'])).status).toBe(1);
    expect(await run(['check', book, '--lang', 'ru'])).toMatchObject({ status: 0, out: '' });
    const resolved = await run(['resolve', book, '--phase', 'combat', '--out', file('b.xlsx'), '--lang', 'ru']);
    expect(resolved).toMatchObject({ status: 0 });
    expect(resolved.out.trimEnd().split('\n')).toHaveLength(6);
    const again = await run(['resolve', file('b.xlsx'), '--phase', 'combat', '--in-place', '--lang', 'ru']);
    expect(again.err).toContain('уже была рассчитана');
    expect((await run(['verify', file('b.xlsx')])).status).toBe(0);
    // Squads that the phase itself destroyed are no problem of the workbook.
    expect((await run(['check', file('b.xlsx')])).status).toBe(0);
    expect((await run(['check', book, 'extra'])).status).toBe(2);
    const formats = 'xlsx,dm,bbcode,html,md,txt';
    expect((await run(['reports', file('b.xlsx'), '--dir', file('r'), '--format', formats])).status).toBe(0);
    expect(readdirSync(file('r'))).toHaveLength(4 * 6 + 6 + 1);
    expect((await run(['undo', file('b.xlsx'), '--out', file('c.xlsx')])).status).toBe(0);
    expect((await run(['check', file('c.xlsx')])).status).toBe(0);
  }, 60_000);

  test("a player's file holds no other player's name and no key of the campaign", async () => {
    const book = file('a.xlsx');
    const seed = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    await run(['new', book, '--sample', '--lang', 'ru', '--seed', seed]);
    await run(['resolve', book, '--phase', 'combat', '--in-place']);
    await run(['reports', book, '--dir', file('r'), '--format', 'xlsx,html,dm,bbcode,md,txt']);
    const players = ['Анна', 'Борис', 'Вера', 'Глеб'];
    for (const name of readdirSync(file('r'))) {
      const bytes = readFileSync(join(file('r'), name));
      const parts = name.endsWith('.xlsx') ? Object.values(unzipSync(bytes)) : [bytes];
      const text = parts.map((part) => new TextDecoder().decode(part)).join('\n');
      expect(text).not.toContain(seed);
      if (name.includes('post')) continue;
      for (const other of players.filter((player) => !name.includes(player))) {
        expect(text).not.toMatch(new RegExp(`(?<![\\p{L}])${other}(?![\\p{L}])`, 'u'));
      }
    }
  }, 60_000);

  test('rules: nothing is written with a refused rule unless asked; the preview marks the place', async () => {
    const book = file('a.xlsx');
    await run(['new', book, '--sample', '--lang', 'en']);
    const before = readFileSync(book);
    const { out } = await run(['check', book, '--json']);
    expect(JSON.parse(out)).toEqual({ problems: [], warnings: [] });
    writeFileSync(file('post.txt'), 'Hi GM!\nSquad: Nobody here\nIf always then hold\n');
    const refused = await run(['rules', book, file('post.txt'), '--in-place', '--lang', 'en']);
    expect(refused.status).toBe(1);
    expect(refused.out).toContain('Nobody here');
    expect(readFileSync(book).equals(before)).toBe(true);
  }, 60_000);
});

describe('new --calculator', () => {
  const file = scratchFolder();

  test('makes a workbook of formulas in the language asked for, and leaves a file alone that is there', async () => {
    const book = file('calculator.xlsx');
    expect(await run(['new', book, '--calculator', '--lang', 'es'])).toMatchObject({ status: 0, out: '' });
    const parts = unzipSync(readFileSync(book));
    expect(Buffer.from(parts['xl/workbook.xml']!).toString()).toContain('name="Desembarco"');
    expect((await run(['new', book, '--calculator'])).status).toBe(1);
  });
});
