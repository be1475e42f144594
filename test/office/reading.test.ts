/** @jest-environment-options {"globalsCleanup": "off"} */
import { makeOfficeWorkbook } from '../../src/adapters/office/workbook';
import { openCampaign } from '../../src/app/open';
import { commitment } from '../../src/engine/dice/campaignKeys';
import { LANGUAGES, type Language } from '../../src/i18n/language';
import { describeProblem } from '../../src/i18n/problem';
import { newCampaign } from '../../src/workbook/new';
import { cellOf } from '../support/office/book';
import { installExcel, type ExcelHost } from '../support/office/excel';
import { fillBook } from '../support/office/fill';
import { loadOffice } from '../support/office/library';
import { MASTER, sampleCampaign } from '../support/sample-campaign';

const office = loadOffice();
let excel: ExcelHost;

beforeAll(() => {
  excel = installExcel(office);
});

const campaign = (language: Language = 'en') =>
  newCampaign({ language, sample: true, master: MASTER, commitment: commitment(MASTER) });

const reader = (onWaiting?: (isWaiting: boolean) => void) => makeOfficeWorkbook(onWaiting ? { onWaiting } : {});

describe('a campaign opened in Excel', () => {
  test.each(LANGUAGES)('is read in three requests, as from memory: %s', async (language) => {
    const [first] = campaign(language);
    fillBook(excel.reset([first!.name]), campaign(language));
    const opened = await openCampaign(reader());
    expect(excel.heard).toHaveLength(3);
    const { sheets, outline, reading } = await openCampaign(await sampleCampaign(language));
    expect(opened.outline).toEqual(outline);
    expect(opened.sheets.map(({ name, grid }) => [name, grid])).toEqual(sheets.map(({ name, grid }) => [name, grid]));
    const { campaign: read, problems } = opened.reading;
    expect({ campaign: read, problems }).toEqual({ campaign: reading.campaign, problems: [] });
  });

  test('what is looked at again is asked for again, and only then', async () => {
    const book = excel.reset(['A']);
    const port = reader();
    cellOf(book.sheet('A'), 0, 0).value = 1;
    await port.outline();
    expect(await port.values(['A'])).toEqual([[[1]]]);
    cellOf(book.sheet('A'), 0, 0).value = 2;
    expect(await port.values(['A'])).toEqual([[[1]]]);
    expect(excel.heard).toHaveLength(3);
    await port.outline();
    expect(await port.values(['a'])).toEqual([[[2]]]);
  });
});

describe('cells', () => {
  test('begin at A1, blank above and left of what is used, formats not counting', async () => {
    const sheet = excel.reset(['A', 'B']).sheet('A');
    cellOf(sheet, 2, 1).value = 'x';
    cellOf(sheet, 500, 20).looks['Fill.Color'] = '#FFFFFF';
    expect(await reader().values(['A', 'B'])).toEqual([
      [
        ['', ''],
        ['', ''],
        ['', 'x'],
      ],
      [],
    ]);
  });

  test('a text that begins with = is no formula, one that gives an empty text is', async () => {
    const book = excel.reset(['A']);
    cellOf(book.sheet('A'), 0, 0).format = '@';
    for (const [formula, value] of [
      ['=B1', ''],
      ['=C1', 5],
    ] as const)
      book.results.set(formula, { value });
    ['=1+1', '=B1', '=C1', 'x'].forEach((what, column) => book.enter(book.sheet('A'), 0, column, what));
    const port = reader();
    expect(await port.values(['A'])).toEqual([[['=1+1', '', 5, 'x']]]);
    const [formulas] = await port.formulas(['A']);
    expect(Object.entries(formulas?.[0] ?? {})).toEqual([
      ['1', { formula: '=B1', value: '', kind: 'plain' }],
      ['2', { formula: '=C1', value: 5, kind: 'plain' }],
    ]);
  });

  test('of array formulas cannot be overwritten alone where they fill several', async () => {
    const book = excel.reset(['A']);
    const sheet = book.sheet('A');
    book.results.set('=SPILL()', { value: 1, isArray: true, spill: { rows: 2, columns: 1 } });
    book.results.set('=ONE()', { value: 2, isArray: true });
    book.results.set('=OLD()', { value: 3, isArray: true });
    book.results.set('=PLAIN()', { value: 4 });
    book.enter(sheet, 0, 0, '=SPILL()');
    cellOf(sheet, 1, 0).value = 7;
    book.enter(sheet, 0, 1, '=ONE()');
    book.enter(sheet, 0, 2, '=OLD()');
    book.enter(sheet, 1, 2, '=OLD()');
    book.enter(sheet, 0, 3, '=PLAIN()');
    const [formulas] = await reader().formulas(['A']);
    const kinds = (row: number) => (formulas?.[row] ?? []).map((cell) => cell && [cell.kind, cell.value]);
    expect(kinds(0)).toEqual([
      ['part', 1],
      ['dynamic', 2],
      ['part', 3],
      ['plain', 4],
    ]);
    expect([...kinds(1)]).toEqual([['part', 7], undefined, ['part', 3]]);
  });

  test('of a sheet with one in the last row are read without the million between', async () => {
    const sheet = excel.reset(['A']).sheet('A');
    cellOf(sheet, 0, 0).value = 'top';
    cellOf(sheet, 1_048_575, 3).value = 'bottom';
    const [grid] = await reader().values(['A']);
    expect(grid).toHaveLength(1_048_576);
    expect(grid?.at(-1)).toEqual(['', '', '', 'bottom']);
    expect(excel.heard).toHaveLength(4);
  });

  test('of many are asked for in several requests, and in smaller ones where the answer is too large', async () => {
    const sheet = excel.reset(['A']).sheet('A');
    for (let row = 0; row < 300; row++) cellOf(sheet, row, 0).value = `${row} ${'x'.repeat(30_000)}`;
    for (let row = 0; row < 300; row++) cellOf(sheet, row, 299).value = row;
    const [grid] = await reader().values(['A']);
    expect(grid?.map((row) => row[299])).toEqual(Array.from({ length: 300 }, (_, row) => row));
    expect(grid?.every((row, index) => String(row[0]).startsWith(`${index} x`))).toBe(true);
  });
});

describe('what stands in the way', () => {
  test('somebody types into a cell: it is told, and the reading goes on when the typing ends', async () => {
    cellOf(excel.reset(['A']).sheet('A'), 0, 0).value = 'x';
    const told: boolean[] = [];
    excel.startEditing();
    const values = reader((isWaiting) => {
      told.push(isWaiting);
      if (isWaiting) setTimeout(() => excel.stopEditing());
    }).values(['A']);
    expect(await values).toEqual([[['x']]]);
    expect(told).toEqual([true, false]);
  });

  test("Excel's refusal is a failure with words in every language", async () => {
    excel.reset(['A']);
    excel.fail({ request: 0, action: 0, code: 'AccessDenied' });
    const failure = await reader()
      .outline()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ problem: { code: 'excel-refused', params: { code: 'AccessDenied' } } });
    const { problem } = failure as { problem: Parameters<typeof describeProblem>[1] };
    expect(LANGUAGES.map((language) => describeProblem(language, problem))).toEqual([
      'Excel refused: It was meant to fail. (AccessDenied)',
      'Excel отказал: It was meant to fail. (AccessDenied)',
      'Excel lo ha rechazado: It was meant to fail. (AccessDenied)',
    ]);
  });

  test('a sheet with more than a million filled cells', async () => {
    const sheet = excel.reset(['A']).sheet('A');
    const cell = cellOf(sheet, 0, 0);
    cell.value = 1;
    for (let row = 0; row < 1001; row++) sheet.rows[row] = Array.from({ length: 1000 }, () => cell);
    await expect(reader().values(['A'])).rejects.toMatchObject({
      problem: { code: 'sheet-too-large', params: { sheet: 'A' } },
    });
  });
});
