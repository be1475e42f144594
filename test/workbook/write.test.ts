import { fixedOf } from '../../src/engine/fixed';
import { makeMemoryWorkbook } from '../../src/adapters/memory/workbook';
import { newCampaign } from '../../src/workbook/new';
import type { Change, WorkbookPort } from '../../src/workbook/port';
import { readWorkbook } from '../support/reading';
import { behaviourChanges, type NewRule } from '../../src/workbook/write/landing/behaviour';
import { rowChanges, settingChanges } from '../../src/workbook/write/rows';

const MASTER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

async function workbook(sample = true): Promise<WorkbookPort> {
  const port = makeMemoryWorkbook();
  const sheets = newCampaign({ language: 'en', sample, master: MASTER, commitment: '' });
  await port.apply(sheets.map((sheet): Change => ({ kind: 'put-sheet', sheet })));
  return port;
}

async function read(port: WorkbookPort) {
  const outline = await port.outline();
  const names = outline.sheets.map(({ name }) => name);
  const grids = await port.values(names);
  const formulas = await port.formulas(names);
  return readWorkbook(
    outline,
    names.map((name, index) => ({ name, grid: grids[index]!, formulas: formulas[index]! })),
  );
}

const rule = (text: string): NewRule => ({ text, canonical: `(${text})`, remark: '' });
const HOLD = rule('If always, then hold');
const FLEE = rule('If under fire, then withdraw');
const CLOSE = rule('If always, then close to contact');

const rulesOf = async (port: WorkbookPort, id: string) => {
  const { campaign, problems } = await read(port);
  expect(problems).toEqual([]);
  return campaign.squads.find((squad) => squad.id === id)?.ruleTexts;
};

it('values go to the cells of a row, whichever columns it has', async () => {
  const port = await workbook();
  const { campaign } = await read(port);
  const [squad] = campaign.squads;
  const combat = campaign.combats.find(({ id }) => id === 'F-2');
  if (!squad || !combat) throw new Error('the campaign lacks a squad or a combat');
  await port.apply([
    ...rowChanges<'squads'>(squad.place, { hp: 4 }),
    ...rowChanges<'combats'>(combat.place, { outcome: 'draw', cycles: 5, endDistance: 1, remark: 'close' }),
  ]);
  const after = await read(port);
  expect(after.campaign.squads[0]).toMatchObject({ id: 'S-01', hp: fixedOf(4), fullHp: fixedOf(12) });
  const [grid] = await port.values(['Combats']);
  expect(grid?.[2]?.slice(-4)).toEqual(['draw', 5, 1, 'close']);
  expect(grid?.[1]?.slice(-4)).toEqual(['', '', '', '']);
});

it('settings go to their rows, and a missing row is added', async () => {
  const port = await workbook();
  const { tables, campaign } = await read(port);
  await port.apply([{ kind: 'delete-rows', sheet: 'Campaign', row: tables.settings!.rows[4]!, rows: 1 }]);
  const without = await read(port);
  await port.apply(settingChanges(without.tables.settings!, campaign, { turn: 5, phase: 'recon' }));
  expect((await read(port)).campaign.settings).toMatchObject({ turn: 5, phase: 'recon' });
});

describe('B-5: imported rules replace those of the squads named', () => {
  it.each([
    ['fewer than before', 'S-01', [HOLD]],
    ['as many', 'S-01', [HOLD, FLEE, CLOSE]],
    ['more', 'S-02', [FLEE, HOLD, CLOSE, rule('If was hit, then withdraw')]],
    ['for a squad that had none', 'S-03', [FLEE, HOLD]],
    ['none at all', 'S-01', []],
  ])('%s', async (_, id, rules) => {
    const port = await workbook();
    const before = await read(port);
    await port.apply(behaviourChanges(before, new Map([[id, rules]])));
    expect((await rulesOf(port, id)) ?? []).toEqual(rules.map(({ text }) => text));
    const after = await read(port);
    for (const squad of before.campaign.squads.filter((each) => each.id !== id)) {
      expect(after.campaign.squads.find((each) => each.id === squad.id)?.ruleTexts).toEqual(squad.ruleTexts);
    }
    expect(behaviourChanges(after, new Map([[id, rules]]))).toEqual([]);
  });

  it('for many squads at once', async () => {
    const port = await workbook();
    const rules = new Map([
      ['S-01', [HOLD]],
      ['S-02', [FLEE, HOLD, CLOSE]],
      ['S-03', [FLEE]],
      ['S-07', [CLOSE, HOLD]],
      ['S-14', []],
    ]);
    await port.apply(behaviourChanges(await read(port), rules));
    for (const [id, own] of rules) expect(await rulesOf(port, id)).toEqual(own.map(({ text }) => text));
  });

  it('into an empty table and back to none', async () => {
    const port = await workbook();
    const { campaign } = await read(port);
    const none = new Map(campaign.squads.map(({ id }) => [id, []]));
    await port.apply(behaviourChanges(await read(port), none));
    expect((await read(port)).campaign.behaviour).toEqual([]);
    await port.apply(behaviourChanges(await read(port), new Map([['S-05', [FLEE, HOLD]]])));
    expect(await rulesOf(port, 'S-05')).toEqual([FLEE.text, HOLD.text]);
    const { outline } = { outline: await port.outline() };
    expect(outline.tables.find(({ name }) => name === 'WsBehaviour')?.area.rows).toBe(3);
  });

  it('into a workbook without such a sheet', async () => {
    const port = await workbook();
    await port.apply([{ kind: 'remove-sheet', sheet: 'Behaviour' }]);
    await port.apply(behaviourChanges(await read(port), new Map([['S-05', [FLEE, HOLD]]])));
    expect(await rulesOf(port, 'S-05')).toEqual([FLEE.text, HOLD.text]);
  });

  it('never deletes a row in which the GM keeps something of their own', async () => {
    const port = await workbook();
    await port.apply([{ kind: 'cells', sheet: 'Behaviour', row: 2, column: 8, values: [['my note']] }]);
    await port.apply(behaviourChanges(await read(port), new Map([['S-01', [HOLD]]])));
    expect(await rulesOf(port, 'S-01')).toEqual([HOLD.text]);
    const [grid] = await port.values(['Behaviour']);
    expect(grid?.flat()).toContain('my note');
  });
});

it('a new empty campaign lacks combats only', async () => {
  const { problems, campaign } = await read(await workbook(false));
  expect(problems).toEqual([]);
  expect([campaign.players, campaign.squads, campaign.combats]).toEqual([[], [], []]);
});
