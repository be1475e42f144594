import { openCampaign } from '../../src/app/open';
import { writeReports } from '../../src/app/reports';
import { checkCampaign, resolvePhase } from '../../src/app/resolve';
import { undoPhase } from '../../src/app/undo';
import { verifyLedger } from '../../src/app/verify';
import { LANGUAGES } from '../../src/i18n/language';
import type { CellValue, WorkbookPort } from '../../src/workbook/port';
import { exoOf, exoSample, typeInto } from '../support/exo-campaign';
import { contentsOf as contents, good, MASTER } from '../support/sample-campaign';

const resolve = (port: WorkbookPort, reason = '') => resolvePhase(port, 'round', reason);

async function actionOf(port: WorkbookPort, character: string, action = 1) {
  const row = (await exoOf(port)).actionRows.find((each) => each.character === character && each.action === action);
  if (!row) throw new Error(`no action ${action} of ${character}`);
  return row;
}

async function resultOf(port: WorkbookPort, character: string, action = 1): Promise<CellValue | undefined> {
  const { place } = await actionOf(port, character, action);
  const grid = (await contents(port))[place.sheet] as CellValue[][];
  return grid[place.row]?.[place.columns['result'] ?? -1];
}

describe.each(LANGUAGES)('E-25 the sample campaign in %s', (language) => {
  test('is without problems, resolves, verifies and reports to everybody', async () => {
    const port = await exoSample(language);
    expect((await checkCampaign(port)).problems).toEqual([]);
    const resolved = good(await resolve(port));
    expect(resolved).toMatchObject({ turn: 6, attempt: 1, again: false, unchanged: false, fights: [] });
    expect(resolved.summary(language)).toHaveLength(8);
    expect(good(await verifyLedger(port, null))).toMatchObject({ mismatches: [], dice: resolved.dice });
    const { letters, phase } = good(await writeReports(port, null));
    expect([letters.map(({ fights }) => fights), phase]).toEqual([[2, 2, 2, 2], 'round']);
    // What the round has written can be read again.
    expect((await openCampaign(port)).reading.problems).toEqual([]);
  });
});

describe('E-25 the state of a round', () => {
  test('is written into the tables and is what the next round starts from', async () => {
    const port = await exoSample();
    const before = await exoOf(port);
    good(await resolve(port));
    const after = await exoOf(port);
    expect(after.characters.map(({ state }) => state)).not.toEqual(before.characters.map(({ state }) => state));
    const wounds = after.characters.reduce((sum, { state }) => sum + state.wounds.length, 0);
    expect(wounds).toBeGreaterThan(before.characters.reduce((sum, { state }) => sum + state.wounds.length, 0));
    for (const { state } of after.characters) {
      const all = state.wounds.reduce((sum, { damage }) => sum + damage, 0);
      // Bleeding takes points of its own.
      expect(state.life.wounds).toBeGreaterThanOrEqual(all);
    }
    const { settings } = (await openCampaign(port)).reading.tables;
    const turn = settings?.grid.findIndex((row) => row[0] === 'Turn') ?? -1;
    await port.apply([{ kind: 'cells', sheet: 'Campaign', row: turn, column: 1, values: [[7]] }]);
    expect(await resolve(port)).toMatchObject({
      ok: false,
      error: { problems: [{ problem: { code: 'no-actions' } }] },
    });
    await typeInto(port, before.actionRows.find(({ action }) => action > 0)!.place, 'round', 7);
    expect(good(await resolve(port))).toMatchObject({ turn: 7, attempt: 1 });
    expect(good(await verifyLedger(port, null)).mismatches).toEqual([]);
  });

  test('is put back by undo to the last cell; the ledger stays', async () => {
    const port = await exoSample();
    const before = await contents(port);
    good(await resolve(port));
    expect(Object.keys(await contents(port))).toEqual(expect.arrayContaining(['Turn 6 · log', 'Turn 6 · packet']));
    good(await undoPhase(port));
    const after = { ...(await contents(port)) };
    delete after['Ledger 6'];
    expect(after).toEqual(before);
  });
});

describe('D-3 a round resolved again', () => {
  test('says so and writes nothing when nothing has changed', async () => {
    const port = await exoSample();
    good(await resolve(port));
    const before = await contents(port);
    expect(good(await resolve(port))).toMatchObject({ attempt: 1, again: true, unchanged: true });
    expect(await contents(port)).toEqual(before);
  });

  test('keeps the dice that a correction does not touch', async () => {
    const port = await exoSample();
    const first = good(await resolve(port));
    const faces = async (): Promise<ReadonlyMap<string, unknown>> => {
      const grid = (await contents(port))['Ledger 6'] as CellValue[][];
      const at = (name: string) => grid[0]!.indexOf(name);
      const live = grid.slice(1).filter((row) => row[at('Mark')] !== 'undone');
      return new Map(live.map((row) => [`${row[at('Label')]}#${row[at('Die no.')]}`, row[at('Face')]]));
    };
    const before = await faces();
    await typeInto(port, (await exoOf(port)).characters[0]!.place, 'armourHead', 3);
    const second = good(await resolve(port, 'the helmet was forgotten'));
    expect(second).toMatchObject({ attempt: 2, again: true, unchanged: false });
    const after = await faces();
    for (const [name, face] of after) if (before.has(name)) expect([name, before.get(name)]).toEqual([name, face]);
    expect(good(await verifyLedger(port, null))).toMatchObject({ mismatches: [], dice: first.dice + second.dice });
  });
});

describe('D-4 dice by the game master', () => {
  test('take the place of the dice, and the ledger marks them and keeps those of the key', async () => {
    const port = await exoSample();
    await typeInto(port, (await actionOf(port, 'C-01')).place, 'dice', '3 4 2');
    const { dice } = good(await resolve(port));
    const grid = (await contents(port))['Ledger 6'] as CellValue[][];
    const at = (name: string) => grid[0]!.indexOf(name);
    const marked = grid.filter((row) => row[at('Mark')] === 'override');
    expect(marked.map((row) => [row[at('Label')], row[at('Face')]])).toEqual([
      ['R6/C-01/1/C-05', 3],
      ['R6/C-01/1/C-05', 4],
      ['R6/C-01/1/C-05', 2],
    ]);
    expect(good(await verifyLedger(port, null))).toMatchObject({ mismatches: [], dice: dice - 3 });
    expect(await resultOf(port, 'C-01')).toMatch(/^Kruger: success, .*dice by the game master$/);
  });

  test.each(['3 4', '3 4 11', 'three'])('%s are none', async (text) => {
    const port = await exoSample();
    await typeInto(port, (await actionOf(port, 'C-01')).place, 'dice', text);
    const { problems } = await checkCampaign(port);
    expect(problems).toMatchObject([{ problem: { code: 'dice-unreadable' }, place: { sheet: 'Actions' } }]);
  });
});

describe('what the rules refuse is a result, what cannot be read is a problem', () => {
  test('E-15 a weapon with rate of fire 1 fires no bursts: the row says so, the others act', async () => {
    const port = await exoSample();
    await typeInto(port, (await actionOf(port, 'C-03')).place, 'mode', 'auto');
    expect((await checkCampaign(port)).problems).toEqual([]);
    good(await resolve(port));
    expect(await resultOf(port, 'C-03')).toMatch(/^refused: Marksman rifle has a rate of fire of 1/);
    expect(await resultOf(port, 'C-01')).toMatch(/^Kruger: /);
  });

  test.each([
    ['targets', 'C-99', 'unknown-character'],
    ['weapon', 'W-99', 'unknown-arm'],
    ['weapon', '', 'missing-value'],
    ['action', 'dance', 'unknown-choice'],
    ['critical', 'tail', 'unknown-location'],
    ['number', 1.5, 'not-whole'],
    ['round', '', 'missing-value'],
  ])('%s «%s»: %s, and nothing is written', async (column, value, code) => {
    const port = await exoSample();
    const { place } = await actionOf(port, 'C-01');
    await typeInto(port, place, column, value);
    const before = await contents(port);
    expect(await resolve(port)).toMatchObject({
      ok: false,
      error: { problems: [{ problem: { code }, place: { sheet: 'Actions', row: place.row } }] },
    });
    expect(await contents(port)).toEqual(before);
  });
});

test('D-3 a wrong seed and a changed face are told', async () => {
  const port = await exoSample();
  good(await resolve(port));
  const wrong = good(await verifyLedger(port, MASTER.replace('A', 'B')));
  expect(wrong.mismatches.map(({ code }) => code)).toEqual(['verify-commitment']);
  const grid = (await contents(port))['Ledger 6'] as CellValue[][];
  const column = grid[0]!.indexOf('Face');
  const face = Number(grid[1]![column]);
  await port.apply([{ kind: 'cells', sheet: 'Ledger 6', row: 1, column, values: [[face === 10 ? 1 : face + 1]] }]);
  expect(good(await verifyLedger(port, null)).mismatches.map(({ code }) => code)).toEqual(['verify-face']);
});
