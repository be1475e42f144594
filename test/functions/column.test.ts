import type { Argument } from '../../src/functions/spec';
import { callFunction } from '../../src/functions/table';

const call = (id: string, ...args: readonly Argument[]): unknown => {
  const result = callFunction(id, args, 'en');
  return result.ok ? result.value : `${result.error.code} ${result.error.message}`;
};

const column = (...cells: readonly (string | number | null)[]): Argument => cells.map((cell) => [cell]);

describe('a column where one value is taken', () => {
  test('gives a row for each of its rows, other arguments repeated', () => {
    expect(call('TA_ODDS', column(17, 18), 10)).toEqual({
      kind: 'table',
      rows: [17, 18].map((skill) => (callFunction('TA_ODDS', [skill, 10], 'en') as any).value.row),
    });
  });

  test('several columns go side by side', () => {
    expect(call('CELL_DISTANCE', column('A1', 'B1'), column('A3', 'B2'))).toEqual({ kind: 'table', rows: [[2], [1]] });
  });

  test('ranges that are taken whole stay whole: one fight, many seeds', () => {
    const squad = [
      ['HP', 10],
      ['skill', 6],
      ['weapons', 'Rifle 3x2 r2'],
    ];
    const seeds = ['a', 'b', 'c'];
    expect(call('RESOLVE_COMBAT', squad, squad, 1, column(...seeds))).toEqual({
      kind: 'table',
      rows: seeds.map((seed) => (callFunction('RESOLVE_COMBAT', [squad, squad, 1, seed], 'en') as any).value.row),
    });
  });

  test('blank rows give blanks as wide as the others', () => {
    expect(call('TA_ODDS', column(null, 17, ''), 10)).toEqual({
      kind: 'table',
      rows: [Array(6).fill(''), [0.002, 0.013, 0.02, 0.038, 0.919, 0.008], Array(6).fill('')],
    });
  });

  test('an error names its row', () => {
    expect(call('ROLL', column('1d6', '2x6'), 'a')).toMatch(/^#VALUE! row 2: "dice": /);
  });

  test('columns of several lengths are refused', () => {
    expect(call('ROLL', column('1d6', '1d6'), column('a', 'b', 'c'))).toBe(
      '#VALUE! "seed": 3 rows stand beside 2; columns must have the same number of rows',
    );
  });

  test('a row of cells, or a table, is still one value too many', () => {
    expect(call('ROLL', [['1d6', '1d6']], 'a')).toMatch(/one value is expected/);
    expect(call('COMBAT_LOG', [['HP', 1]], [['HP', 1]], column(1, 2), 'a')).toMatch(/^#VALUE!/);
  });
});
