/** @jest-environment-options {"globalsCleanup": "off"} */
import { makeOfficeWorkbook } from '../../src/adapters/office/workbook';
import { lookAt } from '../../src/app/glance';
import { startCampaign } from '../../src/app/start';
import { lastReport, type ButtonReport } from '../../src/commands/report';
import { BUTTON_WORDS } from '../../src/i18n/buttons';
import type { Language } from '../../src/i18n/language';
import { cellOf } from '../support/office/book';
import { installExcel, type ExcelHost } from '../support/office/excel';
import { loadOffice } from '../support/office/library';
import { Ribbon } from '../support/office/ribbon';

const office = loadOffice();
let excel: ExcelHost;
let ribbon: Ribbon;
let shown: ButtonReport[] = [];

beforeAll(async () => {
  excel = installExcel(office);
  await import('../../src/commands/main');
  ribbon = new Ribbon(office);
  lastReport.subscribe(() => {
    if (lastReport.current) shown.push(lastReport.current);
  });
});

beforeEach(() => {
  excel.reset();
  shown = [];
});

const sample = async (language: Language): Promise<void> => {
  const port = makeOfficeWorkbook();
  const started = await startCampaign(port, { ruleset: 'landing', language, sample: true, master: 'M'.repeat(26) });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
};

const lines = (): readonly string[] => shown.at(-1)?.lines.map(({ text }) => text) ?? [];

describe('buttons of the ribbon, pressed through the genuine library', () => {
  test('check opens the pane, speaks the campaign’s language, and tells Excel that it is done', async () => {
    await sample('ru');
    expect(await ribbon.press('check')).toBe(0);
    expect(excel.book.isPaneShown).toBe(true);
    expect(shown.map(({ state, language }) => [state, language])).toEqual([
      ['working', 'en'],
      ['done', 'ru'],
    ]);
    expect(lines()[0]).toBe('Ошибок нет: фазу «бой» хода 4 можно рассчитать.');
  });

  test('resolve resolves the phase in the open workbook', async () => {
    await sample('en');
    expect(await ribbon.press('resolve')).toBe(0);
    expect(lines()[0]).toMatch(/^Turn 4, phase “combat” is resolved: \d+ dice, 5 sheets written\./);
    const { phases } = await lookAt(makeOfficeWorkbook());
    expect(phases.find(({ phase }) => phase === 'combat')?.resolved).toMatchObject({ attempt: 1, changed: false });
  });

  test('a problem is told with its cell, and nothing is written', async () => {
    await sample('en');
    const sheet = excel.book.sheet('Squads');
    const column = Array.from({ length: 12 }, (_, index) => index).find(
      (each) => cellOf(sheet, 0, each).value === 'HP',
    );
    excel.book.enter(sheet, 1, column!, 'many');
    expect(await ribbon.press('resolve')).toBe(0);
    expect(shown.at(-1)).toMatchObject({ state: 'refused', lines: [{ place: null }, { place: { sheet: 'Squads' } }] });
    expect(excel.book.sheets.some(({ name }) => name.startsWith('Turn 4'))).toBe(false);
  });

  test('what Excel refuses is told in words, and Excel still hears that the button is done', async () => {
    await sample('en');
    excel.book.isProtected = true;
    expect(await ribbon.press('resolve')).toBe(0);
    expect(shown.at(-1)?.state).toBe('failed');
    expect(lines()[0]).toMatch(/^the structure of the workbook is protected/);
    excel.fail({ request: 0, action: 0, isLasting: true });
    expect(await ribbon.press('check')).toBe(0);
    expect(shown.at(-1)?.state).toBe('failed');
    expect(lines()[0]).toContain('GeneralException');
  });

  test('an Excel that is too old is told what is needed; the workbook is not touched', async () => {
    await sample('en');
    excel.lacking.add('ExcelApi 1.13');
    excel.forget();
    expect(await ribbon.press('resolve')).toBe(0);
    expect(lines()).toEqual([BUTTON_WORDS.en['too-old']]);
    // The pane alone was asked for.
    expect(excel.heard).toHaveLength(1);
  });

  test('a button pressed again while it works does nothing of its own', async () => {
    await sample('en');
    expect(await Promise.all([ribbon.press('resolve'), ribbon.press('resolve'), ribbon.press('check')])).toEqual([
      0, 0, 0,
    ]);
    expect(shown.map(({ button, state }) => [button, state])).toEqual([
      ['resolve', 'working'],
      ['resolve', 'done'],
    ]);
  });

  test('an action that the page does not know is an error of the library', async () => {
    expect(await ribbon.press('nowhere')).not.toBe(0);
    expect(ribbon.associated).toEqual(['CHECK', 'RESOLVE']);
  });
});
