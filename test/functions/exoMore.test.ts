import { actionOdds } from '../../src/engine/exo/actionRoll';
import type { ActionRoll } from '../../src/engine/exo/actionRoll';
import { burstOdds } from '../../src/engine/exo/burstOdds';
import { contest } from '../../src/engine/exo/contest';
import { linesOf, messageOf } from '../support/functions';

describe('EXO_MODIFIER', () => {
  test.each([
    ['', '0, '],
    ['range = MF', '-10, range −10'],
    ['range = very difficult; cover = full; visibility = 10', '30, range +10; cover +10; visibility +10'],
    ['actions = 3; coordination = 4', '6, several actions +6'],
    ['actions = 2; coordination = 9', '1, several actions +1'],
    ['raised = 10; changed = yes', '15, raised initiative +10; changed action +5'],
    ['aimed = on; aimed location = on', '5, aimed at the target −5; aimed at a location +10'],
    ['opportunity = 5', '5, opportunity fire +5'],
    ['opportunity = 6', '10, opportunity fire +10'],
    ['off hand = yes; stunned = yes', '10, stunned +5; off hand +5'],
    ['дистанция = Dif; укрытие = половина; движется = да', '15, range +5; cover +5; moving target +5'],
  ])('E-7 … E-14 %s', (circumstances, expected) => {
    expect(linesOf('EXO_MODIFIER', [circumstances])).toEqual([expected]);
  });

  test('E-7 option multi action; several cells', () => {
    const cells = [['actions = 2'], ['coordination = 3']];
    expect(linesOf('EXO_MODIFIER', [cells, 'multi action = every action'])).toEqual(['7, several actions +7']);
  });

  test('unknown names and values are errors that name the argument', () => {
    expect(messageOf('EXO_MODIFIER', ['wind = 5'])).toContain('"circumstances": option "wind" is not known; there are');
    expect(messageOf('EXO_MODIFIER', ['visibility = 7'])).toContain('accepted: 0, 5, 10');
    expect(messageOf('EXO_MODIFIER', ['range = far'])).toContain('accepted: MF, F, N, Dif, MD');
  });
});

test.each([
  ['N', 3, '0'],
  ['n', 1, '2'],
  ['F', 3, '2'],
  ['S', 9, '0'],
  ['S', 0, '7'],
])('E-9 EXO_RECOIL %s with strength %i', (recoil, strength, rounds) => {
  expect(linesOf('EXO_RECOIL', [recoil, strength])).toEqual([rounds]);
});

test('EXO_RECOIL errors', () => {
  expect(messageOf('EXO_RECOIL', ['X', 3])).toBe('"recoil": "X" is not accepted; accepted: N, F, S');
  expect(messageOf('EXO_RECOIL', ['N', 1.5])).toContain('"strength": "1.5"');
});

describe('E-4 contested rolls', () => {
  const rolled = (degree: ActionRoll['degree'], margin: number): ActionRoll => ({
    ...{ degree, margin, result: 10, dE: 1, dPlus: 1, dMinus: 1 },
  });

  test.each<[ActionRoll, ActionRoll, string]>([
    [rolled('critical', 9), rolled('success', 0), 'first'],
    [rolled('low success', 0), rolled('success', 9), 'second'],
    [rolled('low failure', -9), rolled('failure', -1), 'first'],
    [rolled('fumble', -1), rolled('failure', -9), 'second'],
    [rolled('success', 2), rolled('success', 5), 'first'],
    [rolled('failure', -5), rolled('failure', -2), 'second'],
    [rolled('success', 3), rolled('success', 3), 'tie'],
  ])('%j against %j: %s', (first, second, outcome) => {
    expect(contest(first, second)).toBe(outcome);
  });

  test('EXO_CONTEST rolls the first, then the second', () => {
    const args = [18, 0, 18, 0, 'dados: 3 4 2 | 3 4 5', 'lang = es'];
    expect(linesOf('EXO_CONTEST', args)).toEqual(['segundo, éxito, 9, éxito, 12']);
    expect(messageOf('EXO_CONTEST', [18, 0, null, 0, 's'])).toBe('"otherSkill": a value is missing');
    expect(messageOf('EXO_CONTEST', [18, 0, 18, 0])).toContain('no seed is given');
  });
});

describe('EXO_BURST_ODDS', () => {
  test.each(['normal', 'semi', 'auto'] as const)('%s: no hit is as likely as no success', (mode) => {
    const shot = { skill: 18, mode, rate: 3, type: 'II', critical: 'max', aimed: null } as const;
    const odds = burstOdds(shot, 2, 'up');
    expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    const [critical = 0, success = 0, low = 0] = actionOdds(18, mode === 'auto' ? 7 : 2);
    expect(odds[0]?.chance).toBeCloseTo(1 - critical - success - low, 12);
  });

  test('a certain hit of type 0: the mean of d−, with a critical 10', () => {
    // Of the 1000 outcomes 10 are three equal dice.
    let sum = 0;
    for (let n = 0; n < 1000; n++) {
      const [e, a, b] = [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10].map((face) => face + 1) as [
        number,
        number,
        number,
      ];
      sum += e === a && a === b ? 10 : Math.min(a, b);
    }
    const [only, ...more] = burstOdds(
      { skill: 99, mode: 'normal', rate: 1, type: '0', critical: 'max', aimed: null },
      0,
      'up',
    );
    expect(more).toEqual([]);
    expect(only).toMatchObject({ hits: 1, chance: 1 });
    expect(only?.meanDamage).toBeCloseTo(sum / 1000, 12);
  });

  test('several shots: hits and damage add up', () => {
    const shot = { skill: 18, mode: 'semi', rate: 2, type: 'I', critical: 'max', aimed: null } as const;
    const single = burstOdds(shot, 0, 'up');
    const chance = (hits: number) => single.find((each) => each.hits === hits)?.chance ?? 0;
    const mean = (odds: typeof single) => odds.reduce((sum, each) => sum + each.chance * each.meanDamage, 0);
    const two = burstOdds(shot, 0, 'up', 2);
    expect(two.map(({ hits }) => hits)).toEqual([0, 1, 2, 3, 4]);
    expect(two[0]?.chance).toBeCloseTo(chance(0) ** 2, 12);
    expect(two[1]?.chance).toBeCloseTo(2 * chance(0) * chance(1), 12);
    expect(two[2]?.chance).toBeCloseTo(chance(1) ** 2 + 2 * chance(0) * chance(2), 12);
    const many = burstOdds(shot, 0, 'up', 20);
    expect(many.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(1, 10);
    expect(mean(many)).toBeCloseTo(20 * mean(single), 8);
    expect(linesOf('EXO_BURST_ODDS', [18, 0, 'semi', 2, 'I', null, 1])).toEqual(
      linesOf('EXO_BURST_ODDS', [18, 0, 'semi', 2, 'I']),
    );
    expect(messageOf('EXO_BURST_ODDS', [18, 0, 'semi', 2, 'I', null, 21])).toContain('"shots": "21" is not accepted');
  });

  test('errors are those of EXO_FIRE', () => {
    expect(messageOf('EXO_BURST_ODDS', [10, 0, 'semi', 1, 'I'])).toContain('"mode": "semi" needs a rate of fire');
    expect(messageOf('EXO_BURST_ODDS', [10, 0, 'auto', 3, 'V'])).toContain('"damageType"');
  });
});
