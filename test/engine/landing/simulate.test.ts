import fc from 'fast-check';
import { keyedDice } from '../../../src/engine/dice/keyed';
import { fixedOf, toNumber } from '../../../src/engine/fixed';
import { resolveEngagement } from '../../../src/engine/landing/engagement';
import { duelOdds } from '../../../src/engine/landing/odds/duel';
import { draw, samplerOf } from '../../../src/engine/landing/odds/sampler';
import { simulate } from '../../../src/engine/landing/odds/simulate';
import { placesAt } from '../../../src/engine/landing/places';
import type { Engagement, Outcome } from '../../../src/engine/landing/types';
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
  const { chances, meanHp, margin } = simulate(engagement, 100_000);
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
      const { chances, margin } = simulate(engagement, 20_000);
      for (const outcome of OUTCOMES) {
        const expected = exact.ok ? exact.value.chances[outcome] : NaN;
        expect(Math.abs(chances[outcome] - expected)).toBeLessThan(3 * margin);
      }
    }),
    { numRuns: 60, seed: 5 },
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

/** What many resolutions come to, each on keyed dice of its own. */
function resolvedOften(engagement: Engagement, runs: number) {
  const chances: Record<Outcome, number> = { attacker: 0, defender: 0, mutual: 0, draw: 0 };
  const meanHp = new Map<string, number>();
  for (let run = 0; run < runs; run++) {
    const { outcome, hp } = resolveEngagement(
      engagement,
      keyedDice(() => `run ${run}`),
    );
    chances[outcome] += 1 / runs;
    for (const [id, left] of hp) meanHp.set(id, (meanHp.get(id) ?? 0) + toNumber(left) / runs);
  }
  return { chances, meanHp };
}

type Squads = readonly Parameters<typeof squad>[1][];

test.each<[string, Squads, Squads, number]>([
  [
    'L-12 the nearest, of equals the one that lost most',
    [{ hp: 6 }, { hp: 5, weapons: 'S 2x1d6 contact' }],
    [{ hp: 6 }, { hp: 4 }, { hp: 5, weapons: 'R 2x1 r1' }],
    1,
  ],
  [
    'B-3 targets by what dice did',
    [
      { hp: 7, weapons: 'R 2x2 r3', rules: ['If always, then fire at strongest'] },
      { hp: 5, weapons: 'R 2x1 r3', rules: ['If we were hit, then fire at most dangerous'] },
    ],
    [
      { hp: 6, weapons: 'R 2x1.5 r3', rules: ['If always, then fire at weakest'] },
      { hp: 6, weapons: 'R 1x3 r2', rules: ['If our HP is below 60%, then withdraw'] },
    ],
    2,
  ],
  [
    'L-12 uses, B-2 losses and fallen allies',
    [
      { hp: 4, weapons: 'G 2x1d4 r1 uses 1; R 1x1 r2', rules: ['If ally lost, then withdraw'] },
      { hp: 6, weapons: 'R 2x2 r1', rules: ['If lost over 2 HP last cycle, then hold fire'] },
    ],
    [{ hp: 9, weapons: 'M 3x1.5 r2 crit x2', rules: ['If outnumbered, then keep distance 2'] }],
    2,
  ],
])('D-5 the simulation of several squads agrees with resolutions: %s', (_, left, right, distance) => {
  const attackers = left.map((given, i) => squad(`A${i}`, given));
  const defenders = right.map((given, i) => squad(`D${i}`, given));
  const places = placesAt(attackers, defenders, distance);
  const engagement = { ...duel(attackers[0]!, defenders[0]!, distance), attackers, defenders, places };
  const runs = 2500;
  const resolved = resolvedOften(engagement, runs);
  const { chances, meanHp } = simulate(engagement, 200_000);
  // Four standard deviations of the resolutions; those of the simulation are a ninth of them.
  for (const outcome of OUTCOMES) {
    expect(Math.abs(chances[outcome] - resolved.chances[outcome])).toBeLessThan(4.2 * Math.sqrt(0.25 / runs));
  }
  for (const [id, hp] of resolved.meanHp) {
    expect(Math.abs((meanHp.get(id) ?? 0) - hp)).toBeLessThan((4.2 * 9 * 0.5) / Math.sqrt(runs));
  }
});

test('D-5 weapons with too many sums for one draw are drawn shot by shot', () => {
  const engagement = duel(
    squad('A', { hp: 1_000_000, weapons: 'R 300x0.001 r2; S 1x1 r2' }),
    squad('D', { hp: 2000.001, weapons: 'R 300x90d90 r2', skill: 5 }),
    2,
    { cycles: 1 },
  );
  const { meanHp } = simulate(engagement, 2000);
  // 4 of 12 faces hit for 90 times 45.5, one does 8100.
  const expected = 1_000_000 - 300 * ((4 / 12) * 90 * 45.5 + 8100 / 12);
  expect(meanHp.get('A')).toBeGreaterThan(expected * 0.99);
  expect(meanHp.get('A')).toBeLessThan(expected * 1.01);
});

test('D-5 a sampler gives every value its chance, to the word', () => {
  const chances = [0.5, 0.125, 0.0625, 0.3125 - 2 ** -20, 2 ** -20];
  const sampler = samplerOf([1, 2, 3, 4, 5].map(fixedOf), chances);
  const counts = new Map<number, number>();
  // Every word that differs in its upper 20 bits.
  for (let word = 0; word < 2 ** 32; word += 2 ** 12) {
    const value = toNumber(draw(sampler, word) as ReturnType<typeof fixedOf>);
    counts.set(value, (counts.get(value) ?? 0) + 2 ** -20);
  }
  chances.forEach((chance, i) => expect(counts.get(i + 1)).toBeCloseTo(chance, 6));
});
