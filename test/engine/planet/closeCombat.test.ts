import { close, diceOf } from '../../support/planet';

describe('P-5 close combat', () => {
  test.each<[string, Parameters<typeof close>, object]>([
    ['y is lower and saves', [{}, {}, '6 1 | 4'], { totals: { x: 6, y: 1 }, casualties: { x: 0, y: 0 } }],
    ['y is lower and fails', [{}, {}, '6 1 | 3'], { casualties: { x: 0, y: 1 } }],
    ['x is lower and fails', [{}, {}, '1 6 | 3'], { casualties: { x: 1, y: 0 } }],
    ['a tie: nothing, no save', [{}, {}, '4 4'], { totals: { x: 4, y: 4 }, casualties: { x: 0, y: 0 } }],
    ['several attacks are added up', [{ attacks: 3 }, {}, '1 1 1 | 2 | 1'], { totals: { x: 3, y: 2 } }],
    ['no save modifier', [{ saveModifier: -2 }, {}, '6 1 | 4'], { casualties: { x: 0, y: 0 } }],
    [
      'option melee save modifier: that of the winner',
      [{ saveModifier: -2 }, { saveModifier: 5 }, '6 1 | 5', { meleeSaveModifier: true }],
      { casualties: { x: 0, y: 1 } },
    ],
    [
      'option melee = successes against impactar',
      [{ attacks: 2 }, { attacks: 2 }, '4 4 | 6 3 | 3', { melee: 'successes' }],
      { totals: { x: 2, y: 1 }, casualties: { x: 0, y: 1 } },
    ],
    [
      'successes: equal numbers are a tie',
      [{ attacks: 2 }, { attacks: 1 }, '4 1 | 6', { melee: 'successes' }],
      { totals: { x: 1, y: 1 }, casualties: { x: 0, y: 0 } },
    ],
    [
      'natural extremes on the save',
      [{}, { save: 1 }, '6 1 | 1', { naturalExtremes: true }],
      { casualties: { x: 0, y: 1 } },
    ],
  ])('%s', (_name, args, expected) => {
    expect(close(...args)).toMatchObject(expected);
  });

  test('P-8 labels: attacks of x, attacks of y, the save of the lower', () => {
    expect(diceOf(close({ attacks: 2 }, {}, '1 1 6 4').events)).toEqual([
      ...['attacks/x 1 1', 'attacks/x 2 1', 'attacks/y 1 6'],
      'save/x 1 4',
    ]);
  });

  test('P-6 it takes no cards', () => {
    const cards = ['lucky-save', 'very-good-aim'] as const;
    const result = close({ cards }, { cards }, '6 3 | 1', { melee: 'successes' });
    expect(result).toMatchObject({ totals: { x: 1, y: 0 }, casualties: { x: 0, y: 1 } });
    expect(result.events.some((event) => event.kind === 'ghost' || event.kind === 'idle-card')).toBe(false);
  });
});
