/** @jest-environment-options {"globalsCleanup": "off"} */
import { installFunctions, type FunctionCalls } from '../support/office/functions';
import { loadOffice } from '../support/office/library';

const office = loadOffice();
let functions: FunctionCalls;

beforeAll(() => {
  functions = installFunctions(office);
  const { associate, Error: CellError } = office.CustomFunctions;
  associate('ADD', (a: number, b: number | null) => a + (b ?? 100));
  associate('SUM', (rows: number[][]) => rows.flat().reduce((sum, value) => sum + value, 0));
  associate('LATER', async () => [['a', 'b']]);
  associate('REFUSED', (value: string) => {
    throw new CellError('#VALUE!', `“${value}” is not a die`);
  });
  associate('MISSING', async () => {
    throw new CellError('#N/A', 'no such squad');
  });
  associate('PLAIN', () => {
    throw new Error('nobody sees this');
  });
  associate('HOLES', () => [[NaN, undefined, 'x']]);
});

describe('custom functions called through the genuine runtime', () => {
  test('give values, rows and errors with or without a message', async () => {
    const results = await functions.callAll([
      ['ADD', 1, 2],
      ['add', 1, null],
      ['SUM', [[1, 2], [3]]],
      ['LATER'],
      ['REFUSED', '2x6'],
      ['MISSING'],
      ['PLAIN'],
      ['HOLES'],
    ]);
    expect(results).toEqual([
      { ok: true, value: 3 },
      { ok: true, value: 101 },
      { ok: true, value: 6 },
      { ok: true, value: [['a', 'b']] },
      { ok: false, code: '#VALUE!', message: '“2x6” is not a die' },
      { ok: false, code: '#N/A', message: 'no such squad' },
      { ok: false, code: '#VALUE!', message: '' },
      { ok: true, value: [[null, null, 'x']] },
    ]);
  });

  test('a function that nobody has associated is an error', async () => {
    expect(await functions.call('NOWHERE')).toEqual({ ok: false, code: '#VALUE!', message: '' });
  });
});
