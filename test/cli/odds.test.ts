import { readFileSync } from 'node:fs';
import { chanceWords, marginWords } from '../../src/i18n/odds';
import { run, scratchFolder } from './support/run';

const file = scratchFolder();

interface Told {
  readonly combat: string;
  readonly squads: readonly unknown[];
  readonly simulated: { readonly runs: number; readonly margin: number } | null;
  readonly chances: Readonly<Record<string, number>>;
}

test('odds: exact where one squad fights one, else simulated with runs and margin; nothing is written', async () => {
  const book = file('a.xlsx');
  await run(['new', book, '--sample', '--seed', 'TRYTHISCAMPAIGNATHOME234567', '--lang', 'en']);
  const before = readFileSync(book);
  const { odds } = JSON.parse((await run(['odds', book, '--json'])).out) as { odds: readonly Told[] };
  expect(odds.map(({ combat }) => combat)).toEqual(['F-1', 'F-2', 'F-3', 'F-4', 'F-5', 'F-6']);
  for (const { combat, squads, simulated, chances } of odds) {
    expect([combat, simulated?.runs ?? null]).toEqual([combat, squads.length > 2 ? 100_000 : null]);
    expect(Object.values(chances).reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
  }
  const duel = odds.find(({ simulated }) => !simulated)!.combat;
  const one = await run(['odds', book, '--combat', duel, '--lang', 'ru']);
  expect(one).toMatchObject({ status: 0, err: '' });
  expect(one.out).toMatch(new RegExp(`^${duel}: точные шансы\\n {2}победа атакующих: `, 'u'));
  expect(one.out.match(/^F-/gmu)).toHaveLength(1);
  const battle = odds.find(({ simulated }) => simulated)!.combat;
  expect((await run(['odds', book, '--combat', battle])).out).toMatch(
    /: simulated, 100000 runs, margin ±0\.\d+% \(95%\)\n/u,
  );
  expect(await run(['odds', book, '--combat', 'F-9'])).toMatchObject({
    status: 1,
    out: '',
    err: 'there is no combat “F-9”; there are F-1, F-2, F-3, F-4, F-5, F-6\n',
  });
  expect(readFileSync(book).equals(before)).toBe(true);
}, 240_000);

test('odds of a campaign without combats are refused in its language', async () => {
  const book = file('b.xlsx');
  await run(['new', book, '--lang', 'es']);
  expect(await run(['odds', book])).toMatchObject({ status: 1, out: '' });
});

test.each<[number, number | null, string]>([
  [0.5, null, '50%'],
  [0.12345, null, '12.35%'],
  [1, null, '100%'],
  [0, null, '0%'],
  [0.99999, null, '> 99.99%'],
  [0.00001, null, '< 0.01%'],
  [0.9998, null, '99.98%'],
  [1, 20_000, '> 99.98%'],
  [0, 20_000, '< 0.02%'],
  [0.75, 20_000, '75%'],
])('a chance of %d in %s runs is shown as %s', (chance, runs, shown) => {
  expect(chanceWords('en', chance, runs)).toBe(shown);
});

test('margins are rounded up', () => {
  expect([marginWords('en', 0.00692), marginWords('ru', 0.00005)]).toEqual(['0.7%', '0,01\u00a0%']);
});

test.each([
  ['exo', 'EXO_BURST_ODDS'],
  ['planet', 'CLOSE_ODDS'],
])('odds in a campaign of %s: the functions that tell them are named', async (ruleset, named) => {
  const book = file(`${ruleset}.xlsx`);
  await run(['new', book, '--ruleset', ruleset, '--sample', '--lang', 'en']);
  const told = await run(['odds', book]);
  expect(told).toMatchObject({ status: 1, out: '' });
  expect(told.err).toContain(named);
});
