import { makeMemoryWorkbook } from '../../src/adapters/memory/workbook';
import { lookAt } from '../../src/app/glance';
import { setPhase } from '../../src/app/settings';
import { type Host, press } from '../../src/commands/buttons';
import { type Button, type ButtonReport, lastReport } from '../../src/commands/report';
import type { Language } from '../../src/i18n/language';
import { LANGUAGES } from '../../src/i18n/language';
import type { WorkbookPort } from '../../src/workbook/port';
import { contentsOf, sampleCampaign } from '../support/sample-campaign';

const hostOf = (port: WorkbookPort, showPane = () => Promise.resolve()): Host => ({
  workbook: () => port,
  isNewEnough: () => true,
  showPane,
  language: () => 'en',
});

/** Presses a button and gives every report that the pane would have shown. */
async function pressed(button: Button, host: Host): Promise<readonly ButtonReport[]> {
  const shown: ButtonReport[] = [];
  const stop = lastReport.subscribe(() => {
    if (lastReport.current) shown.push(lastReport.current);
  });
  await press(button, host);
  stop();
  return shown;
}

const texts = (report: ButtonReport | undefined) => report?.lines.map(({ text }) => text);

const GOOD: Readonly<Record<Language, string>> = {
  en: 'No problems: the phase “combat” of turn 4 can be resolved.',
  ru: 'Ошибок нет: фазу «бой» хода 4 можно рассчитать.',
  es: 'Sin problemas: la fase «combate» del turno 4 se puede resolver.',
};

test.each(LANGUAGES)('check speaks the campaign’s language: %s', async (language) => {
  const [working, done] = await pressed('check', hostOf(await sampleCampaign(language)));
  expect(working).toMatchObject({ button: 'check', state: 'working', language: 'en' });
  expect(done).toMatchObject({ button: 'check', state: 'done', language, lines: [{ text: GOOD[language] }] });
});

test('the pane opens before the work begins', async () => {
  const port = await sampleCampaign();
  const order: string[] = [];
  const stop = lastReport.subscribe(() => order.push(lastReport.current?.state ?? 'read'));
  await press(
    'check',
    hostOf(port, async () => void order.push('pane')),
  );
  lastReport.show(null);
  stop();
  expect(order).toEqual(['working', 'pane', 'done', 'read']);
});

test('resolve resolves the phase that is on, and a second time says that nothing has changed', async () => {
  const port = await sampleCampaign();
  const first = (await pressed('resolve', hostOf(port))).at(-1);
  expect(first).toMatchObject({ button: 'resolve', state: 'done' });
  expect(texts(first)?.[0]).toMatch(/^Turn 4, phase “combat” is resolved: \d+ dice, \d+ sheets written\./);
  const [combat] = (await lookAt(port)).phases.filter(({ phase }) => phase === 'combat');
  expect(combat?.resolved).toMatchObject({ attempt: 1, changed: false });
  const after = await contentsOf(port);
  const second = (await pressed('resolve', hostOf(port))).at(-1);
  expect(texts(second)).toEqual([
    'The phase had been resolved before and nothing has changed since: same dice, same results.',
  ]);
  expect(await contentsOf(port)).toEqual(after);
});

test.each(['check', 'resolve'] as const)('%s names every problem with its cell and changes nothing', async (button) => {
  const port = await sampleCampaign();
  const [squads = []] = await port.values(['Squads']);
  const row = squads.findIndex((cells) => cells[0] === 'S-02');
  const column = squads.find((cells) => cells.includes('HP'))?.indexOf('HP') ?? -1;
  await port.apply([{ kind: 'cells', sheet: 'Squads', row, column, values: [['many']] }]);
  const before = await contentsOf(port);
  const refused = (await pressed(button, hostOf(port))).at(-1);
  expect(refused).toMatchObject({
    state: 'refused',
    lines: [
      { text: '1 problem stands in the way; nothing has been changed.', place: null },
      { text: expect.stringContaining('“many”') as string, place: { sheet: 'Squads', row, column: 'HP' } },
    ],
  });
  expect(await contentsOf(port)).toEqual(before);
});

test('the phase that is on is the one that is resolved', async () => {
  const port = await sampleCampaign();
  await setPhase(port, 'recon');
  expect((await pressed('resolve', hostOf(port))).at(-1)?.state).toBe('done');
  const resolved = (await lookAt(port)).phases.flatMap(({ phase, resolved: attempt }) => (attempt ? [phase] : []));
  expect(resolved).toEqual(['recon']);
});

test('a workbook without a campaign is sent to the pane', async () => {
  const port = makeMemoryWorkbook([{ name: 'Sheet1', cells: [['my notes']] }]);
  for (const button of ['check', 'resolve'] as const) {
    const refused = (await pressed(button, hostOf(port))).at(-1);
    expect(refused?.state).toBe('refused');
    expect(texts(refused)).toEqual(['This workbook holds no campaign yet. Begin one in the pane.']);
  }
});

test('what Excel throws is told, with what to do', async () => {
  const port = await sampleCampaign();
  const editing = { ...port, apply: () => Promise.reject(new Error('Excel is in cell-editing mode')) };
  const failed = (await pressed('resolve', hostOf(editing))).at(-1);
  expect(failed).toMatchObject({ state: 'failed' });
  expect(texts(failed)).toEqual([
    'Excel did not let Warsheet finish: Excel is in cell-editing mode. Leave the cell that is being edited, then try again.',
  ]);
});
