/** @jest-environment-options {"globalsCleanup": "off"} */
import { makeOfficeWorkbook } from '../../src/adapters/office/workbook';
import { previewRules } from '../../src/app/importRules';
import { openCampaign } from '../../src/app/open';
import { checkCampaign, resolveCombat } from '../../src/app/resolve';
import { startCampaign } from '../../src/app/start';
import { undoPhase } from '../../src/app/undo';
import { makeMemoryWorkbook } from '../../src/adapters/memory/workbook';
import { LANGUAGES, type Language } from '../../src/i18n/language';
import type { WorkbookPort } from '../../src/workbook/port';
import { STATE_SHEET } from '../../src/workbook/state';
import { cellOf } from '../support/office/book';
import { installExcel, type ExcelHost } from '../support/office/excel';
import { loadOffice } from '../support/office/library';
import { contentsOf, good, MASTER } from '../support/sample-campaign';

const office = loadOffice();
let excel: ExcelHost;

beforeAll(() => {
  excel = installExcel(office);
});

const RULES: Readonly<Record<Language, string>> = {
  en: 'Squad: S-01\n1) If under fire, then fall back.\n- IF always: THEN hold\n',
  ru: 'Отряд: S-01\n1) Если отряд обстреливают, то отступать.\n',
  es: 'Escuadra: S-01\n1) Si disparan a la escuadra, retirarse.\n',
};

/** Everything that a workbook holds, told sheet by sheet. */
const everything = async (port: WorkbookPort): Promise<unknown> => {
  const outline = await port.outline();
  const [state] = await port.values([STATE_SHEET]);
  return [outline, state, await contentsOf(port)];
};

/** A GM's evening, and what the workbook holds after each step. */
const evening = async (port: WorkbookPort, language: Language): Promise<readonly unknown[]> => {
  const steps: unknown[] = [];
  const note = async (): Promise<void> => void steps.push(await everything(port));
  good(await startCampaign(port, { ruleset: 'landing', language, sample: true, master: MASTER }));
  await note();
  await port.apply(good(await previewRules(port, RULES[language])).changes);
  await note();
  steps.push((await checkCampaign(port)).problems);
  good(await resolveCombat(port, ''));
  await note();
  good(await undoPhase(port));
  await note();
  good(await resolveCombat(port, 'again'));
  await note();
  return steps;
};

test.each(LANGUAGES)('an evening in Excel leaves the same workbook as one in memory: %s', async (language) => {
  excel.reset();
  expect(await evening(makeOfficeWorkbook(), language)).toEqual(await evening(makeMemoryWorkbook(), language));
  expect(excel.book.sheets.every(({ name }) => !/^_warsheet-/.test(name))).toBe(true);
});

test('opening, checking, importing and resolving take few requests', async () => {
  excel.reset();
  const port = makeOfficeWorkbook();
  const counted = async (work: () => Promise<unknown>): Promise<number> => {
    excel.forget();
    await work();
    return excel.heard.length;
  };
  await startCampaign(port, { ruleset: 'landing', language: 'en', sample: true, master: MASTER });
  expect(await counted(() => openCampaign(port))).toBe(3);
  expect(await counted(() => checkCampaign(port))).toBe(3);
  const preview = good(await previewRules(port, RULES.en));
  expect(await counted(() => port.apply(preview.changes))).toBe(5);
  expect(await counted(() => resolveCombat(port, ''))).toBe(8);
  expect(excel.heard.every(({ bytes }) => bytes < 4_500_000)).toBe(true);
});

test('a sheet in Excel is dressed: tables, frozen header, text columns, choices, hints, tints, hidden state', async () => {
  excel.reset();
  await startCampaign(makeOfficeWorkbook(), { ruleset: 'landing', language: 'en', sample: true, master: MASTER });
  const squads = excel.book.sheet('Squads');
  expect(squads).toMatchObject({ frozenRows: 1, tabColor: '#4472C4', visibility: 'Visible' });
  expect(squads.tables[0]).toMatchObject({ name: 'WsSquads', looks: { ShowBandedRows: false } });
  expect(cellOf(squads, 0, 0).validation['Prompt']).toMatchObject({ showPrompt: true, message: expect.any(String) });
  expect(cellOf(squads, 0, 0).looks).toMatchObject({ 'Font.Bold': true, 'Fill.Color': '#D9E1F2', WrapText: true });
  expect(cellOf(squads, 1, 0).format).toBe('@');
  // A row typed below the table is no date either.
  expect(cellOf(squads, 60, 0).format).toBe('@');
  const combats = excel.book.sheet('Combats');
  const rules = combats.rows[1]?.flatMap((cell) => (cell?.validation['Rule'] ? [cell.validation['Rule']] : []));
  expect(rules).toContainEqual({ list: { inCellDropDown: true, source: expect.stringMatching(/^\S+,/) } });
  const owner = squads.rows[1]?.flatMap((cell) => (cell?.validation['Rule'] ? [cell.validation['Rule']] : []));
  expect(owner).toContainEqual({ list: { inCellDropDown: true, source: "='Players'!$A$2:$A$5" } });
  expect(excel.book.sheet(STATE_SHEET).visibility).toBe('Hidden');
  expect(excel.book.find('Sheet1')).toBeUndefined();
});

describe('another person', () => {
  const started = async (): Promise<WorkbookPort> => {
    excel.reset();
    const port = makeOfficeWorkbook();
    await startCampaign(port, { ruleset: 'landing', language: 'en', sample: true, master: MASTER });
    return port;
  };
  /** Done between the reading and the writing. */
  const between = (edit: () => void): void => {
    excel.forget();
    excel.before = (request) => void (request === 3 && edit());
  };
  const held = (): unknown => structuredClone(excel.book.sheets.map(({ name, rows }) => [name, rows]));

  test('changes a squad before the phase is written: nothing is written', async () => {
    const port = await started();
    let before: unknown;
    between(() => {
      cellOf(excel.book.sheet('Squads'), 3, 5).value = 'changed';
      before = held();
    });
    await expect(resolveCombat(port, '')).rejects.toMatchObject({
      problem: { code: 'workbook-changed', params: { sheet: 'Squads' } },
    });
    expect(held()).toEqual(before);
    excel.before = undefined;
    expect((await openCampaign(port)).reading.problems.length).toBeGreaterThan(0);
  });

  test('adds a row to a table, takes a sheet away: nothing is written', async () => {
    const port = await started();
    between(() => {
      const [table] = excel.book.sheet('Players').tables;
      table!.area = { ...table!.area, rows: table!.area.rows + 1 };
    });
    await expect(resolveCombat(port, '')).rejects.toMatchObject({
      problem: { code: 'workbook-changed', params: { sheet: 'Players' } },
    });
    between(() => excel.book.remove(excel.book.sheet('Weapons')));
    await expect(resolveCombat(port, '')).rejects.toMatchObject({
      problem: { code: 'workbook-changed', params: { sheet: 'Weapons' } },
    });
  });

  test('changes a sheet that has nothing to do with it: the phase is written', async () => {
    const port = await started();
    cellOf(excel.book.add('My notes'), 0, 0).value = 'x';
    between(() => (cellOf(excel.book.sheet('My notes'), 0, 0).value = 'y'));
    good(await resolveCombat(port, ''));
    expect(cellOf(excel.book.sheet('My notes'), 0, 0).value).toBe('y');
  });

  test.each([
    ['a sheet', 'sheet-protected', () => void (excel.book.sheet('Squads').isProtected = true)],
    ['the structure', 'book-protected', () => void (excel.book.isProtected = true)],
  ])('has protected %s: nothing is written', async (_, code, protect) => {
    const port = await started();
    protect();
    const before = held();
    await expect(resolveCombat(port, '')).rejects.toMatchObject({ problem: { code } });
    expect(held()).toEqual(before);
  });
});
