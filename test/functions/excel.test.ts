/** @jest-environment-options {"globalsCleanup": "off"} */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer } from '../../src/functions/excel/answer';
import { callFromCell } from '../../src/functions/excel/cell';
import { lastErrors } from '../../src/functions/excel/lastErrors';
import { rememberLanguage } from '../../src/functions/excel/language';
import type { Argument, FunctionSpec } from '../../src/functions/spec';
import { callFunction, FUNCTIONS } from '../../src/functions/table';
import type { FunctionCall, FunctionCalls, FunctionResult } from '../support/office/functions';
import { installFunctions } from '../support/office/functions';
import { loadOffice } from '../support/office/library';

const office = loadOffice();
let functions: FunctionCalls;

/** What Office knows once Excel has told it: the language, and the settings kept in the workbook. */
const settings = new Map<string, unknown>();
const context = {
  displayLanguage: 'en-GB',
  document: {
    settings: {
      get: (name: string) => settings.get(name) ?? null,
      set: (name: string, value: unknown) => settings.set(name, value),
      saveAsync: jest.fn(),
    },
  },
};

/** The part of the library that the host's answer goes to at the end of its start. */
const officeFactory = (): { readonly setContext: (context: unknown) => void } =>
  (office as any).OSF._OfficeAppFactory as { readonly setContext: (context: unknown) => void };

const broken = (id: string, run: FunctionSpec['run']): FunctionSpec =>
  ({ id, arguments: [], result: 'table', run }) as unknown as FunctionSpec;

/** A function that is not in the table. */
const associate = (spec: FunctionSpec): void =>
  office.CustomFunctions.associate(spec.id, (...given) => answer(spec, given));

beforeAll(async () => {
  officeFactory().setContext(context);
  functions = installFunctions(office);
  await import('../../src/functions/excel/main');
});

interface Vector {
  readonly fn: string;
  readonly args: readonly Argument[];
}

const vectors = readFileSync(join(__dirname, '../vectors/functions.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Vector);

/** What a cell comes to hold for what `warsheet call` prints. */
const expected = (id: string, args: readonly Argument[]): FunctionResult => {
  const result = callFunction(id, args, 'en');
  if (!result.ok) return { ok: false, ...result.error };
  const { value } = result;
  return { ok: true, value: value.kind === 'cell' ? value.cell : value.kind === 'row' ? [value.row] : value.rows };
};

const message = (text: string): unknown => ({ ok: false, code: '#VALUE!', message: expect.stringContaining(text) });

describe('functions called by Excel through the genuine runtime', () => {
  test('every recorded call gives a cell what the command line prints', async () => {
    const results = await functions.callAll(vectors.map(({ fn, args }): FunctionCall => [fn, ...args]));
    expect(results).toEqual(vectors.map(({ fn, args }) => expected(fn, args)));
    expect(vectors.length).toBeGreaterThan(50);
  });

  test('a single cell arrives as a range of one, an argument left out as null', async () => {
    const [row] = await functions.callAll([
      ['TA_ODDS', [[17]], [[10]]],
      ['TA_ODDS', [[17]], null],
    ]);
    expect(row).toEqual({ ok: true, value: [[0.002, 0.013, 0.02, 0.038, 0.919, 0.008]] });
  });

  test('blank cells, null on the web and 0 on the desktop, are no seed', async () => {
    const results = await functions.callAll([
      ['ROLL', '2d6', null],
      ['ROLL', '2d6', 0],
      ['ROLL', '2d6', ''],
    ]);
    expect(results).toEqual([1, 2, 3].map(() => message('"seed": no seed is given')));
  });

  test('an error in a cell names the argument and the cell', async () => {
    const error = { type: 'CustomFunctionError', code: '#DIV/0!' };
    const profile = [
      ['HP', error],
      ['skill', 5],
    ];
    const results = await functions.callAll([
      ['ROLL', error, 'x'],
      ['RESOLVE_COMBAT', profile, profile, 1, 'x'],
      ['ROLL', '1d6', '#N/A'],
    ]);
    expect(results).toEqual([
      message('"dice": the cell in row 1, column 1 shows #DIV/0!'),
      message('"attacker": the cell in row 1, column 2 shows #DIV/0!'),
      message('"seed": the cell in row 1, column 1 shows #N/A'),
    ]);
  });

  test('blank cells among rules, null on the web and 0 on the desktop, are no rules', async () => {
    const squad = [
      ['HP', 20],
      ['skill', 6],
      ['weapons', 'Rifle 3x2 r2'],
    ];
    const rule = 'If always, then withdraw';
    const results = await functions.callAll(
      [rule, [[rule], [null], [null]], [[rule], [0], [0]]].map((rules): FunctionCall => [
        ...(['RESOLVE_COMBAT', squad, squad, 1, 'x'] as const),
        rules,
      ]),
    );
    expect(results[0]).toMatchObject({ ok: true });
    expect(results.slice(1)).toEqual([results[0], results[0]]);
  });

  test('what is more than a table is refused', async () => {
    const column = Array.from({ length: 100_001 }, () => [null]);
    expect(await functions.call('CHECK_RULES', column)).toEqual(
      message('"text": 100001 rows by 1 columns are too many'),
    );
  });

  test('a column of 2,000 cells gives what 2,000 formulas give', async () => {
    const seeds = Array.from({ length: 2_000 }, (_, i) => `turn 4 fight ${i}`);
    const [whole, ...single] = await functions.callAll([
      ['ROLL_TA', [[8]], [[0]], seeds.map((seed) => [seed])],
      ...seeds.map((seed): FunctionCall => ['ROLL_TA', 8, 0, seed]),
    ]);
    expect(whole).toEqual({ ok: true, value: single.map((each) => (each.ok ? (each.value as unknown[])[0] : each)) });
  }, 30_000);

  test.each<[string, FunctionSpec['run'], string]>([
    ['a number that is none', () => ({ ok: true, value: { kind: 'row', row: [1, NaN] } }), 'a result is NaN'],
    ['a hole', () => ({ ok: true, value: { kind: 'row', row: [undefined as never] } }), 'a result is undefined'],
    ['rows of several lengths', () => ({ ok: true, value: { kind: 'table', rows: [[1], [1, 2]] } }), 'several lengths'],
    [
      'a throw',
      () => {
        throw new RangeError('no such squad');
      },
      'no such squad',
    ],
  ])('%s is told as a mistake of ours', async (name, run, text) => {
    associate(broken(name.toUpperCase(), run));
    const result = await functions.call(name.toUpperCase());
    expect(result).toEqual(message(text));
    expect(result).toEqual(message('Please report it'));
  });

  test('what takes long pauses for Excel and comes to the same', async () => {
    const squad = [
      ['HP', 20],
      ['skill', 6],
      ['weapons', 'Rifle 3x2 r2'],
    ];
    const seeds = Array.from({ length: 1000 }, (_, i) => [`fight ${i}`]);
    const args = [squad, squad, 1, seeds];
    // Each look at the clock is a second after the last one: a pause between all rows.
    let now = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    const outcome = callFromCell(
      FUNCTIONS.find(({ id }) => id === 'RESOLVE_COMBAT')!,
      args,
      'en',
    );
    const others = new Promise((resolve) => setTimeout(() => resolve('Excel has its turn'), 5));
    expect(await Promise.race([outcome, others])).toBe('Excel has its turn');
    const result = await outcome;
    clock.mockRestore();
    expect(result.ok && result.value).toEqual((expected('RESOLVE_COMBAT', args) as { value: unknown }).value);
  });

  test('a table without cells is one blank cell', async () => {
    associate(broken('NOTHING', () => ({ ok: true, value: { kind: 'table', rows: [] } })));
    expect(await functions.call('NOTHING')).toEqual({ ok: true, value: [['']] });
  });
});

describe('errors kept for the pane', () => {
  test('the last one of each cell, newest first, until its formula is right', async () => {
    const heard = jest.fn();
    const stop = lastErrors.subscribe(heard);
    await functions.callAll([['ROLL', '2x6', 'x']], 'Sheet1!A1');
    await functions.callAll([['ROLL', '1d6', 0]], 'Sheet1!A2');
    const shown = () =>
      lastErrors.all.filter(({ address }) => address.startsWith('Sheet1!A')).map((e) => [e.id, e.address]);
    expect(shown().slice(0, 2)).toEqual([
      ['ROLL', 'Sheet1!A2'],
      ['ROLL', 'Sheet1!A1'],
    ]);
    await functions.callAll([['ROLL', '1d6', 'x']], 'Sheet1!A2');
    expect(shown()[0]).toEqual(['ROLL', 'Sheet1!A1']);
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    await functions.callAll([['ROLL', '1d6', 0]], 'Sheet1!A2');
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

test('a campaign’s language is remembered in the workbook once', () => {
  rememberLanguage('es');
  rememberLanguage('es');
  expect(settings.get('warsheet.language')).toBe('es');
  expect(context.document.settings.saveAsync).toHaveBeenCalledTimes(1);
});
