import { resolveCovert } from '../../src/app/covert';
import { writeReports } from '../../src/app/reports';
import { checkCampaign, resolvePhase } from '../../src/app/resolve';
import { undoPhase } from '../../src/app/undo';
import { verifyLedger } from '../../src/app/verify';
import { LANGUAGES } from '../../src/i18n/language';
import type { CellValue, WorkbookPort } from '../../src/workbook/port';
import { contentsOf, good, sampleCampaign } from '../support/sample-campaign';

type Grid = readonly (readonly CellValue[])[];

async function gridOf(port: WorkbookPort, sheet: string): Promise<Grid> {
  const [grid = []] = await port.values([sheet]);
  return grid;
}

/** A column of a sheet below its header, by the header. */
async function column(port: WorkbookPort, sheet: string, header: string): Promise<readonly CellValue[]> {
  const [first = [], ...rows] = await gridOf(port, sheet);
  const at = first.indexOf(header);
  return rows.map((row) => row[at] ?? '');
}

/** Writes into the row of an id. */
async function put(port: WorkbookPort, sheet: string, id: CellValue, header: string, value: CellValue): Promise<void> {
  const grid = await gridOf(port, sheet);
  const at = grid.findIndex((row) => row[0] === id);
  const index = grid.flatMap((row) => (row.indexOf(header) >= 0 ? [row.indexOf(header)] : []))[0] ?? -1;
  await port.apply([{ kind: 'cells', sheet, row: at, column: index, values: [[value]] }]);
}

/** Adds an order of turn 4 to the sheet. */
async function order(port: WorkbookPort, ...values: readonly CellValue[]): Promise<void> {
  const grid = await gridOf(port, 'Orders');
  const [id = '', player = '', kind = '', subject = '', details = ''] = values;
  const row = [id, 4, player, '', kind, subject, details, '', '', '', ''];
  await port.apply([
    { kind: 'insert-rows', sheet: 'Orders', row: grid.length, column: 0, values: [row], table: 'WsOrders' },
  ]);
}

const codes = async (port: WorkbookPort): Promise<readonly string[]> =>
  (await checkCampaign(port)).problems.map(({ problem }) => problem.code);

describe.each(LANGUAGES)('L-22 the construction phase of the sample in %s', (language) => {
  test('is resolved, answered, reported without leaks; resolved again nothing changes; undone all is as before', async () => {
    const port = await sampleCampaign(language);
    const before = await contentsOf(port);
    const resolved = good(await resolvePhase(port, 'build', ''));
    expect(resolved).toMatchObject({ turn: 4, attempt: 1, dice: 0, unchanged: false });
    for (const line of resolved.summary(language)) expect(line).not.toMatch(/[{}]|undefined/);
    expect(good(await resolvePhase(port, 'build', ''))).toMatchObject({ unchanged: true });
    const { letters, packet } = good(await writeReports(port, null));
    expect(letters).toHaveLength(4);
    expect(JSON.stringify([packet, letters.map(({ document }) => document)])).not.toMatch(/\{[a-z]+[|}]|undefined/i);
    expect(good(await undoPhase(port))).toMatchObject({ turn: 4, phase: 'build', changedSince: [] });
    const after = Object.fromEntries(Object.entries(await contentsOf(port)).filter(([name]) => name in before));
    expect(after).toEqual(before);
  });
});

describe('what construction writes into the tables', () => {
  test('answers, stocks and technologies, worked out by hand', async () => {
    const port = await sampleCampaign();
    good(await resolvePhase(port, 'build', ''));
    const answers = await column(port, 'Orders', 'Answer');
    // Clara's walkers cost 6 and 4; she has 12 and 4, and what her buildings and squads give and take.
    expect(answers.slice(2).map((answer) => String(answer).split(';')[0])).toEqual([
      'accepted, comes in turn 5',
      'accepted, comes in turn 6',
      'accepted, comes in turn 5',
      expect.stringMatching(/^(?:accepted, comes in turn 6|refused: )/),
      'accepted, comes in turn 5',
    ]);
    expect((await column(port, 'Orders', 'State')).slice(2, 5)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(await codes(port)).toEqual([]);
  });

  test('L-22 a the next turn: what was ordered arrives, a squad as a new row; undo takes it out again', async () => {
    const port = await sampleCampaign();
    const [base = '', cell = ''] = await ownBuilding(port, 'P1');
    await put(port, 'Buildings', base, 'Building type', 'Barracks');
    await put(port, 'Resources', 'P1', 'Stock', 'metal 30; energy 9');
    await order(port, 'R-90', 'P1', 'produce', 'Infantry', cell);
    good(await resolvePhase(port, 'build', ''));
    good(await resolvePhase(port, 'turn', ''));
    const before = await contentsOf(port);
    good(await resolvePhase(port, 'build', ''));
    const squads = await gridOf(port, 'Squads');
    expect(squads.at(-1)?.slice(0, 4)).toEqual(['S-15', 'Infantry S-15', 'P1', 'Infantry']);
    expect(await codes(port)).toEqual([]);
    expect(String((await column(port, 'Resources', 'Technologies known'))[0])).toContain('Smelting');
    // Resolved again after a correction it is the same row, not another one.
    await put(port, 'Resources', 'P2', 'Command limit', 9);
    good(await resolvePhase(port, 'build', ''));
    expect(await gridOf(port, 'Squads')).toEqual(squads);
    await put(port, 'Resources', 'P2', 'Command limit', 5);
    good(await undoPhase(port));
    const after = Object.fromEntries(Object.entries(await contentsOf(port)).filter(([name]) => name in before));
    delete after['Ledger 5'];
    expect(after['Squads']).toEqual(before['Squads']);
    expect(after['Orders']).toEqual(before['Orders']);
  });
});

/** Id and cell of a building that a player has. */
async function ownBuilding(port: WorkbookPort, player: string): Promise<readonly CellValue[]> {
  const [first = [], ...rows] = await gridOf(port, 'Buildings');
  const row = rows.find((each) => each[first.indexOf('Owner')] === player) ?? [];
  return [row[0] ?? '', row[first.indexOf('Cell')] ?? ''];
}

describe('L-21 covert operations', () => {
  test('each is a phase of its own with a die that can be recomputed; sheets only for whom it concerns', async () => {
    const port = await sampleCampaign();
    const resolved = good(await resolveCovert(port, null, ''));
    expect(resolved.map(({ phase, dice }) => [phase, dice])).toEqual([
      ['covert/R-1', 1],
      ['covert/R-2', 1],
    ]);
    // Rumours are felt by their target, spying is not.
    expect(resolved.map(({ sheets }) => sheets)).toEqual([
      ['Turn 4, covert R-1 · Anna', 'Turn 4, covert R-1 · Ben'],
      ['Turn 4, covert R-2 · Dan'],
    ]);
    expect(good(await verifyLedger(port, null))).toMatchObject({ dice: 2, phases: 2, mismatches: [] });
    expect((await column(port, 'Orders', 'State')).slice(0, 2)).toEqual(['done', 'done']);
    expect((await column(port, 'Resources', 'Stock'))[1]).toBe('metal 7; energy 5');
    const again = await resolveCovert(port, null, '');
    expect(!again.ok && again.error.problems.map(({ problem }) => problem.code)).toEqual(['no-covert-orders']);
  });

  test('a changed face is found', async () => {
    const port = await sampleCampaign();
    good(await resolveCovert(port, 'R-1', ''));
    const grid = await gridOf(port, 'Ledger 4');
    const at = (grid[0] ?? []).indexOf('Face');
    const face = Number(grid[1]?.[at]);
    await port.apply([{ kind: 'cells', sheet: 'Ledger 4', row: 1, column: at, values: [[(face % 12) + 1]] }]);
    expect(good(await verifyLedger(port, null)).mismatches.map(({ code }) => code)).toEqual(['verify-face']);
  });

  test('the same order has the same die whatever else is in the workbook; another order another one', async () => {
    const faces = async (change: (port: WorkbookPort) => Promise<void>) => {
      const port = await sampleCampaign();
      await change(port);
      good(await resolveCovert(port, null, ''));
      return column(port, 'Ledger 4', 'Face');
    };
    const plain = await faces(async () => {});
    expect(await faces((port) => put(port, 'Squads', 'S-01', 'HP', 3))).toEqual(plain);
  });
});

describe('phases of one turn stand on one another', () => {
  test('an earlier one is not resolved again before the later one is undone; each keeps its own sheets', async () => {
    const port = await sampleCampaign();
    good(await resolvePhase(port, 'build', ''));
    good(await resolvePhase(port, 'combat', ''));
    const names = (await port.outline()).sheets.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Turn 4, construction · Anna', 'Turn 4 · Anna', 'Turn 4 · packet']));
    await put(port, 'Resources', 'P1', 'Command limit', 9);
    const refused = await resolvePhase(port, 'build', '');
    expect(!refused.ok && refused.error.problems.map(({ problem }) => problem.code)).toEqual(['phase-not-last']);
    good(await undoPhase(port));
    expect((await port.outline()).sheets.map(({ name }) => name)).not.toContain('Turn 4 · Anna');
    expect(good(await resolvePhase(port, 'build', 'limit'))).toMatchObject({ attempt: 2 });
  });
});

describe('L-25 the end of a turn', () => {
  test('counts points, goes on to recon of the next turn and takes the fights out; undo brings everything back', async () => {
    const port = await sampleCampaign();
    const before = await contentsOf(port);
    const resolved = good(await resolvePhase(port, 'turn', ''));
    expect(resolved.summary('en')[0]).toBe('The game goes on.');
    const points = await column(port, 'Resources', 'Points');
    for (const each of points) expect(Number(each)).toBeGreaterThan(0);
    expect(
      (await gridOf(port, 'Combats'))
        .slice(1)
        .flat()
        .filter((cell) => cell !== ''),
    ).toEqual([]);
    const settings = await gridOf(port, 'Campaign');
    expect(settings.find(([label]) => label === 'Turn')?.[1]).toBe(5);
    expect(settings.find(([label]) => label === 'Phase')?.[1]).toBe('recon');
    good(await undoPhase(port));
    const after = Object.fromEntries(Object.entries(await contentsOf(port)).filter(([name]) => name in before));
    expect(after).toEqual(before);
  });

  test('superiority at the turn limit, told to everybody', async () => {
    const port = await sampleCampaign();
    await put(port, 'Campaign', 'Turn limit', 'Value', 4);
    const resolved = good(await resolvePhase(port, 'turn', ''));
    expect(resolved.summary('en')[0]).toMatch(/^Superiority: the last turn is over\./);
    const { packet } = good(await writeReports(port, null));
    expect(JSON.stringify(packet)).toContain('Superiority');
  });
});
