import { chiSquareTail } from '../../../src/engine/dice/chiSquare';
import { faceStatistics, remarkable } from '../../../src/engine/dice/faces';
import { keyedDice } from '../../../src/engine/dice/keyed';

// Quantiles as statistical tables print them, and closed forms: with two degrees the tail is e^(−x/2).
test.each([
  [3.841459, 1, 0.05],
  [6.634897, 1, 0.01],
  [11.0705, 5, 0.05],
  [19.675138, 11, 0.05],
  [24.72497, 11, 0.01],
  [31.264134, 11, 0.001],
  [124.342113, 100, 0.05],
  [2 * Math.log(10), 2, 0.1],
  [40, 2, Math.exp(-20)],
  [0, 7, 1],
])('the chance of a chi-square of %p or more, of %p degrees, is %p', (value, degrees, chance) => {
  expect(chiSquareTail(value, degrees) / chance).toBeCloseTo(1, 5);
});

const rolled = (seed: string, count: number): readonly number[] => {
  const stream = keyedDice(() => seed).stream('test', null);
  return Array.from({ length: count }, () => stream.die(12, { kind: 'roll', who: '', number: 1, cycle: 1 }));
};

test('faces are counted, with their mean and that of fair dice', () => {
  const found = faceStatistics(6, [1, 2, 2, 6]);
  expect(found).toEqual({
    ...{ sides: 6, count: 4, faces: [1, 2, 0, 0, 0, 1], mean: 2.75, expected: 3.5 },
    chance: null,
  });
});

test('a chance is told from five dice a face on', () => {
  const sixty = Array.from({ length: 60 }, (_, i) => (i % 12) + 1);
  expect(faceStatistics(12, sixty).chance).toBe(1);
  expect(faceStatistics(12, sixty.slice(1)).chance).toBeNull();
});

test('fair dice of many players are hardly ever remarkable', () => {
  let alarms = 0;
  for (let table = 0; table < 100; table++) {
    const players = Array.from({ length: 12 }, (_, i) => faceStatistics(12, rolled(`${table} ${i}`, 120)));
    alarms += remarkable(players).size;
  }
  // One table in a hundred is expected; more than five come once in a thousand times.
  expect(alarms).toBeLessThanOrEqual(5);
});

test('a die with two sixes is remarkable among fair ones', () => {
  const fair = Array.from({ length: 12 }, (_, i) => faceStatistics(12, rolled(`fair ${i}`, 200)));
  const loaded = faceStatistics(
    12,
    rolled('loaded', 400).map((face) => (face === 12 ? 6 : face)),
  );
  expect([...remarkable([...fair, loaded])]).toEqual([loaded]);
});
