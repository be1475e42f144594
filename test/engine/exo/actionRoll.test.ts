import { scriptedDice } from '../../../src/engine/dice/scripted';
import type { ActionRoll, Degree } from '../../../src/engine/exo/actionRoll';
import { actionOdds, DEGREES, isSuccess, rollAction } from '../../../src/engine/exo/actionRoll';

const roll = (skill: number, modifier: number, faces: string): ActionRoll => {
  const dice = scriptedDice(faces.split(' '));
  const result = rollAction(skill, modifier, dice.stream('TA', null));
  expect(dice.finish()).toBeNull();
  return result;
};

test('E-1 worked example: dE first, d+ the higher of the two others', () => {
  expect(roll(18, 5, '3 2 4')).toEqual({ degree: 'success', result: 14, dE: 3, dPlus: 4, dMinus: 2, margin: 4 });
});

describe('E-2 degrees', () => {
  test.each<[string, number, string, Degree]>([
    ['three equal dice on a success', 30, '9 9 9', 'critical'],
    ['… also where d+ + d− is low', 30, '2 2 2', 'critical'],
    ['three equal dice on a failure', 8, '9 9 9', 'fumble'],
    ['… also where d+ + d− is low', 5, '2 2 2', 'fumble'],
    ['d+ + d− = 4', 30, '9 3 1', 'low success'],
    ['d+ + d− = 4 on a failure', 12, '9 2 2', 'low failure'],
    ['d+ + d− = 5', 30, '9 3 2', 'success'],
    ['d+ + d− = 5 on a failure', 13, '9 3 2', 'failure'],
    ['a result equal to the skill', 14, '9 3 2', 'success'],
    ['two equal dice are none of these', 30, '9 9 3', 'success'],
  ])('%s', (_name, skill, faces, degree) => {
    expect(roll(skill, 0, faces).degree).toBe(degree);
  });
});

test('E-3 margin is skill − result, also below 0', () => {
  expect(roll(8, 0, '4 10 9').margin).toBe(-15);
});

test('E-5 the odds are those of all 1000 outcomes, and add up to 1', () => {
  for (const [skill, modifier] of [
    [17, 10],
    [2, 0],
    [40, 0],
  ] as const) {
    const odds = actionOdds(skill, modifier);
    expect(odds.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
    const succeeds = DEGREES.map(isSuccess);
    let successes = 0;
    for (let n = 0; n < 1000; n++) {
      const faces = [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100)].map((face) => face + 1);
      if (faces.reduce((a, b) => a + b) + modifier <= skill) successes += 1;
    }
    expect(odds.reduce((sum, chance, i) => (succeeds[i] ? sum + chance : sum), 0)).toBeCloseTo(successes / 1000, 12);
  }
});
