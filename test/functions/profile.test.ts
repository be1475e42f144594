import { linesOf, messageOf } from '../support/functions';
import type { Argument } from '../../src/functions/spec';

const LABELLED = [
  ['HP', 10],
  ['skill', 6],
  ['damage', '3x2'],
  ['range', 2],
];

describe('contract: a profile of labels and values has two columns', () => {
  const withThird = (at: number, value: string | number): Argument =>
    LABELLED.map((row, index) => [...row, index === at ? value : '']);
  const ragged = (at: number): Argument => LABELLED.map((row, index) => (index === at ? [...row, 'x'] : row));

  test.each([
    ['in the first row', withThird(0, 7)],
    ['in a further row', withThird(2, '4x2')],
    ['in rows of unequal length', ragged(0)],
    ['in a further row of unequal length', ragged(3)],
    ['in a profile of two rows', [LABELLED[0]!, [...LABELLED[1]!, 9]]],
    [
      'in two rows with blanks',
      [
        [...LABELLED[0]!, ''],
        [...LABELLED[1]!, 9],
      ],
    ],
  ])('a value in a third one is refused: %s', (_, profile) => {
    expect(messageOf('RESOLVE_COMBAT', [profile as Argument, LABELLED, 2, 'seed'])).toMatch(
      /^"attacker": ".+" stands in a third column of a profile of labels and values; accepted are two columns$/,
    );
  });

  test('so it is in CHECK_RULES', () => {
    const squad = [
      ['weapons', 'Rifle 3x2 r2'],
      ['HP', 5],
      ['skill', 6, 'Mortar 1x3 r5'],
    ];
    expect(messageOf('CHECK_RULES', ['If always, then hold', squad])).toContain('"Mortar 1x3 r5" stands in a third');
  });

  test('blank columns and a header row with unknown columns are taken as before', () => {
    const blanks = LABELLED.map((row) => [...row, '', null]);
    const header = [
      ['HP', 'skill', 'damage', 'range', 'colour'],
      [10, 6, '3x2', 2, 'red'],
    ];
    const one = linesOf('RESOLVE_COMBAT', [LABELLED, LABELLED, 2, 'seed']);
    expect(linesOf('RESOLVE_COMBAT', [blanks, header, 2, 'seed'])).toEqual(one);
  });
});

test('E-7 a circumstance or an option given twice is refused', () => {
  expect(messageOf('EXO_MODIFIER', ['range = N; cover = none; Range = F'])).toBe(
    '"circumstances": option "Range" is given twice; once is accepted',
  );
  expect(messageOf('EXO_MODIFIER', [[['actions = 2'], ['actions = 2']]], 'ru')).toContain('указана дважды');
  expect(messageOf('ROLL_TA', [8, 0, 'x', 'halving = up; halving = up'], 'es')).toContain('aparece dos veces');
});
