/** @jest-environment-options {"globalsCleanup": "off"} */
import { Functions } from '../../src/functions/excel/associate';
import { FUNCTION_LOADING_WORDS } from '../../src/i18n/functionLoading';
import { installFunctions, type FunctionCalls } from '../support/office/functions';
import { loadOffice } from '../support/office/library';

const office = loadOffice();
let functions: FunctionCalls;

beforeAll(() => {
  functions = installFunctions(office);
});

describe('formulas while the rules behind them are loaded', () => {
  test('cells that ask meanwhile get their values later, by one loading', async () => {
    const load = jest.fn(() => import('../../src/functions/excel/answer'));
    const { associate } = new Functions(load);
    associate('CELL_DISTANCE');
    const results = await functions.callAll([
      ['CELL_DISTANCE', 'A1', 'A4'],
      ['CELL_DISTANCE', 'A1', 'A5'],
    ]);
    expect(results).toEqual([
      { ok: true, value: 3 },
      { ok: true, value: 4 },
    ]);
    expect(await functions.call('CELL_DISTANCE', 'A1', 'C1')).toEqual({ ok: true, value: 2 });
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('a loading that fails is told with what to do, and tried again by the next formula', async () => {
    let isOnline = false;
    const { associate } = new Functions(async () => {
      if (!isOnline) throw new Error('ChunkLoadError');
      return import('../../src/functions/excel/answer');
    });
    associate('MOVE_COST');
    const message = FUNCTION_LOADING_WORDS.en['not-loaded'];
    expect(await functions.call('MOVE_COST', 'A1 A2')).toEqual({ ok: false, code: '#VALUE!', message });
    isOnline = true;
    expect(await functions.call('MOVE_COST', 'A1 A2')).toMatchObject({ ok: true });
  });
});
