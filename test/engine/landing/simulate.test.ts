import fc from 'fast-check';
import { duelOdds } from '../../../src/engine/landing/odds/duel';
import { simulate } from '../../../src/engine/landing/odds/simulate';
import { placesAt } from '../../../src/engine/landing/places';
import { OUTCOMES } from '../../../src/engine/landing/types';
import { squad } from '../../support/combat';
import { arbitraryDuel, duel } from '../../support/duel';

test('D-5 the simulation of large duels is within three margins of the exact odds', () => {
  const rules = ['If our HP is below 40%, then withdraw', 'If lost over 6 HP last cycle, then hold fire'];
  const engagement = duel(
    squad('A', { hp: 60, weapons: 'R 6x2d4 r2', rules }),
    squad('D', { hp: 40.5, skill: 5, weapons: 'R 7x1.5 r3; G 2x3d6 r1 uses 2' }),
    3,
  );
  const exact = duelOdds(engagement);
  const { chances, meanHp, margin } = simulate(engagement, 4000);
  if (!exact.ok) throw new Error(exact.error.code);
  for (const outcome of OUTCOMES) {
    expect(Math.abs(chances[outcome] - exact.value.chances[outcome])).toBeLessThan(3 * margin);
  }
  expect(Math.abs((meanHp.get('A') ?? 0) - exact.value.meanHp[0])).toBeLessThan(3 * margin * 60);
  expect(Math.abs((meanHp.get('D') ?? 0) - exact.value.meanHp[1])).toBeLessThan(3 * margin * 40.5);
});

test('D-5 so is that of any small duel', () => {
  fc.assert(
    fc.property(arbitraryDuel, (engagement) => {
      const exact = duelOdds(engagement);
      const { chances, margin } = simulate(engagement, 400);
      for (const outcome of OUTCOMES) {
        const expected = exact.ok ? exact.value.chances[outcome] : NaN;
        expect(Math.abs(chances[outcome] - expected)).toBeLessThan(4 * margin + 0.02);
      }
    }),
    { numRuns: 30, seed: 5 },
  );
});

test('D-5 a simulation of several squads can be repeated, and its chances add up', () => {
  const attackers = [squad('A1', { hp: 5 }), squad('A2', { hp: 4, weapons: 'S 2x1d6 contact' })];
  const defenders = [squad('D1', { hp: 6 }), squad('D2', { hp: 3 })];
  const engagement = {
    ...duel(attackers[0]!, defenders[0]!, 1),
    attackers,
    defenders,
    places: placesAt(attackers, defenders, 1),
  };
  const simulated = simulate(engagement, 300);
  expect(simulate(engagement, 300)).toEqual(simulated);
  expect(Object.values(simulated.chances).reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
  expect([...simulated.meanHp.keys()]).toEqual(['A1', 'A2', 'D1', 'D2']);
});
