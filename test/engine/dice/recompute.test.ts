import { keyedDice } from '../../../src/engine/dice/keyed';
import { recompute } from '../../../src/engine/dice/recompute';

const KEY = 'a squad key';
const SIDES = [12, 12, 6, 12, 20];
const rolled = (label: string) => {
  const stream = keyedDice(() => KEY).stream(label, null);
  return SIDES.map((sides, i) => ({
    ...{ label, index: i + 1, sides },
    face: stream.die(sides, { kind: 'roll', who: '', number: 1, cycle: 1 }),
  }));
};

test('D-2 what was rolled is recomputed, in any order', () => {
  const dice = [...rolled('C2/A'), ...rolled('C1/A')].reverse();
  expect(recompute(KEY, dice).map(({ right }) => right)).toEqual(dice.map(({ face }) => face));
});

test('D-2 a changed face does not touch the dice after it', () => {
  const dice = rolled('C1/A').map((die) => (die.index === 2 ? { ...die, face: (die.face % 12) + 1 } : die));
  const wrong = recompute(KEY, dice).filter(({ face, right }) => face !== right);
  expect(wrong.map(({ index }) => index)).toEqual([2]);
});

test('D-2 behind a missing die nothing can be told; a repeated or impossible one counts as missing', () => {
  const dice = rolled('C1/A');
  const without = recompute(KEY, [dice[0]!, dice[2]!, dice[3]!]);
  expect(without.map(({ right }) => right)).toEqual([dice[0]!.face, null, null]);
  expect(recompute(KEY, [dice[0]!, { ...dice[0]! }]).map(({ right }) => right)).toEqual([dice[0]!.face, null]);
  expect(recompute(KEY, [{ ...dice[0]!, sides: 0 }]).map(({ right }) => right)).toEqual([null]);
});
