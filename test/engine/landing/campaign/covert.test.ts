import { scriptedDice } from '../../../../src/engine/dice/scripted';
import { keyedDice } from '../../../../src/engine/dice/keyed';
import {
  COVERT_DIE,
  covertLabel,
  covertOperation,
  type CovertOrder,
} from '../../../../src/engine/landing/campaign/covert';
import { amounts, household, shown } from './growthSupport';

const spying = {
  ...{ name: 'Spying', skill: 7, cost: amounts('energy 2'), technologies: ['Ciphers'] },
  ...{ success: '', failure: '', targetLearns: true },
};
const order = (modifier = 0): CovertOrder => ({
  ...{ id: 'R-1', operation: spying, target: { player: 'P2', name: 'Ben' }, modifier },
});
const agent = household('P1', 'energy 5', { technologies: ['Ciphers'] });

describe('L-21 covert operations', () => {
  test.each([
    [7, 0, true, 7],
    [8, 0, false, 7],
    [8, 1, true, 8],
    [1, -20, true, -13],
    [12, 20, false, 27],
    [2, -7, false, 0],
  ])('a %i with modifier %i: %s', (face, modifier, success, needed) => {
    const dice = scriptedDice([String(face)]);
    const result = covertOperation(order(modifier), agent, dice);
    expect(result).toMatchObject({ kind: 'tried', face, needed, success });
    expect(dice.finish()).toBeNull();
    // Paid for whether it succeeds or not.
    expect(shown(result.stock)).toBe('energy 3');
  });

  test.each([
    ['technology-missing', household('P1', 'energy 5')],
    ['cannot-pay', household('P1', 'energy 1', { technologies: ['Ciphers'] })],
    ['player-out', household('P1', 'energy 5', { technologies: ['Ciphers'], eliminated: true })],
  ])('%s: refused, nothing spent, no die', (code, player) => {
    const dice = scriptedDice([]);
    expect(covertOperation(order(), player, dice)).toMatchObject({
      kind: 'refused',
      reason: { code },
      stock: player.stock,
    });
    expect(dice.rolled).toBe(0);
  });

  test('the die is that of the label covert/<order id>', () => {
    const result = covertOperation(
      order(),
      agent,
      keyedDice(() => 'key'),
    );
    const face = keyedDice(() => 'key')
      .stream('covert/R-1', null)
      .die(COVERT_DIE, { kind: 'roll', who: '', number: 1, cycle: 0 });
    expect(covertLabel('R-1')).toBe('covert/R-1');
    expect(result).toMatchObject({ face });
  });
});
