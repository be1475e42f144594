/** @jest-environment-options {"globalsCleanup": "off"} */
import * as host from '../../src/adapters/office/host';
import { cellOf } from '../support/office/book';
import { installExcel, type ExcelHost } from '../support/office/excel';
import { loadOffice } from '../support/office/library';

const office = loadOffice();
let excel: ExcelHost;

beforeAll(() => {
  excel = installExcel(office);
});

describe('what a shell may want of Excel', () => {
  test('shows a cell, a row, a sheet, and knows what is selected', async () => {
    excel.reset(['Squads', 'Combats']);
    await host.selectPlace('Combats', 3, 2);
    expect(await host.selectedArea()).toEqual({ sheet: 'Combats', row: 3, column: 2, rows: 1, columns: 1 });
    await host.selectPlace('Squads', 4, null);
    expect(await host.selectedArea()).toMatchObject({ sheet: 'Squads', row: 4, rows: 1 });
    await host.selectPlace('Combats', null, null);
    expect(excel.book.active?.name).toBe('Combats');
  });

  test('no cells are selected, or several areas', async () => {
    excel.reset();
    excel.fail({ request: 0, action: 0, code: 'InvalidSelection' });
    expect(await host.selectedArea()).toBeNull();
  });

  test('a place that is gone is told as a failure with words', async () => {
    excel.reset();
    await expect(host.selectPlace('Gone', 1, 1)).rejects.toMatchObject({
      problem: { code: 'excel-refused', params: { code: 'ItemNotFound' } },
    });
  });

  test('opens a new workbook, remembers settings in this one', async () => {
    excel.reset();
    await host.openNewWorkbook('UEsDBA==');
    expect(excel.book.created).toEqual(['UEsDBA==']);
    expect(host.setting('language')).toBeNull();
    await host.setSetting('language', 'ru');
    expect(host.setting('language')).toBe('ru');
    await host.setSetting('language', null);
    expect(host.setting('language')).toBeNull();
  });

  test('knows whether this Excel is new enough', () => {
    excel.reset();
    expect(host.isExcelNewEnough()).toBe(true);
    excel.lacking.add('ExcelApi 1.13');
    expect(host.isExcelNewEnough()).toBe(false);
  });

  test("hears of edits, but for the add-in's own, until it no longer wants to", async () => {
    excel.reset(['A']);
    let heard = 0;
    const end = host.onEdit(() => (heard += 1));
    await excel.settled();
    excel.tellChange('A', 'B2');
    excel.tellChange('A', 'B2', 'ThisLocalAddin');
    await excel.settled();
    expect(heard).toBe(1);
    end();
    excel.tellChange('A', 'B2');
    await excel.settled();
    expect(heard).toBe(1);
  });
});

describe('formulas with our functions that Excel did not know on opening', () => {
  test('are entered again, and nothing else is', async () => {
    const book = excel.reset(['A', 'B', 'C']);
    for (const [row, formula] of [
      '=GM.ROLL("1d6","x")',
      '=_xldudf_GM_COMMITMENT(A1)',
      '=SUM(GM.ROLL("1d6"))',
    ].entries())
      book.enter(book.sheet('A'), row, 1, formula);
    book.enter(book.sheet('A'), 1, 2, '=OTHER.ROLL()');
    book.enter(book.sheet('B'), 7, 0, '=1/0');
    book.results.set('=1/0', { value: '#DIV/0!' });
    book.enter(book.sheet('B'), 7, 0, '=1/0');
    // Now the functions are there.
    for (const formula of ['=GM.ROLL("1d6","x")', '=GM.COMMITMENT(A1)', '=SUM(GM.ROLL("1d6"))', '=OTHER.ROLL()'])
      book.results.set(formula, { value: 4 });
    expect(await host.reenterFunctions()).toBe(3);
    expect(excel.heard).toHaveLength(3);
    const at = (row: number, column: number) => cellOf(book.sheet('A'), row, column);
    expect([0, 1, 2].map((row) => at(row, 1).value)).toEqual([4, 4, 4]);
    expect(at(1, 1).formula).toBe('=GM.COMMITMENT(A1)');
    expect(at(1, 2).value).toBe('#NAME?');
    expect(await host.reenterFunctions()).toBe(0);
  });
});
