import fc from 'fast-check';
import { oddsApart } from '../../../src/engine/landing/odds/apart';
import { startBudget } from '../../../src/engine/landing/odds/budget';
import { nothingRead } from '../../../src/engine/landing/odds/classes';
import { duelOdds } from '../../../src/engine/landing/odds/duel';
import type { DuelOdds } from '../../../src/engine/landing/odds/result';
import { oddsTogether } from '../../../src/engine/landing/odds/together';
import type { CombatOptions, Engagement } from '../../../src/engine/landing/types';
import { squad } from '../../support/combat';
import { arbitraryDuel, duel, expectSame, numbersOf, oddsByEveryRoll } from '../../support/duel';

const oddsOf = (engagement: Engagement): DuelOdds => {
  const odds = duelOdds(engagement);
  if (!odds.ok) throw new Error(odds.error.code);
  return odds.value;
};

type Given = Parameters<typeof squad>[1];

describe('odds of a duel are those of every roll', () => {
  test.each<[string, Given, Given, number, Partial<CombatOptions>]>([
    ['L-5 one shot each, both may fall at once', { hp: 1, weapons: 'R 1x1 r1' }, { hp: 1, weapons: 'R 1x1 r1' }, 1, {}],
    [
      'L-6 criticals of 1.5 beside ordinary damage',
      { weapons: 'R 2x3 r1' },
      { hp: 7.5, weapons: 'R 1x1 r1' },
      1,
      { cycles: 2 },
    ],
    [
      'L-6 criticals rounded up',
      { weapons: 'R 2x3 r1' },
      { hp: 8, weapons: 'R 1x1.5 r1' },
      1,
      { cycles: 2, criticalRounding: 'up' },
    ],
    ['L-6 dice, and their maximum', { weapons: 'R 1x1d4 r1' }, { hp: 6, weapons: 'R 1x2d2-1 r1' }, 0, { cycles: 2 }],
    ['L-6 no criticals', { weapons: 'R 2x3 r1 crit none' }, { hp: 6, weapons: 'R 1x1 r1' }, 1, { cycles: 2 }],
    [
      'L-1 HP of three places',
      { hp: 2.001, weapons: 'R 1x1 r1' },
      { hp: 1.999, weapons: 'R 1x0.667 r1' },
      1,
      { cycles: 3 },
    ],
    [
      'L-7 terrain',
      { terrain: { passability: 2, cell: 7 } },
      { terrain: { passability: 3, cell: 4 }, hp: 2 },
      1,
      { cycles: 3 },
    ],
    ['L-7 beyond range', { weapons: 'R 1x2 r1' }, { hp: 4, weapons: 'R 1x2 r3' }, 3, { cycles: 4 }],
    ['L-11 closing in to contact', { weapons: 'S 1x3 contact' }, { hp: 5, weapons: 'S 1x2 contact' }, 3, { cycles: 5 }],
    ['L-12 uses', { weapons: 'G 2x1d3 r1 uses 1; R 1x1 r1' }, { hp: 4, weapons: 'S 1x2 contact' }, 1, { cycles: 3 }],
    [
      'L-12 equipment by rule',
      { weapons: 'R 1x1 r1; G 1x4 r0 equipment uses 1', rules: ['If enemy in melee, then use G'] },
      { hp: 5, weapons: 'S 1x2 contact' },
      2,
      { cycles: 4 },
    ],
    [
      'B-2 own HP',
      { hp: 4, weapons: 'R 1x1 r1', rules: ['If our HP is below half, then withdraw'] },
      { hp: 4, weapons: 'R 1x1.5 r1' },
      1,
      { cycles: 4 },
    ],
    [
      'B-2 losses',
      { hp: 5, weapons: 'R 1x1 r1', rules: ['If lost over 1 HP last cycle, then hold fire'] },
      { hp: 3, weapons: 'R 1x1 r1' },
      1,
      { cycles: 4 },
    ],
    [
      'B-2 hit',
      { hp: 5, weapons: 'R 1x1 r1', rules: ['If we were hit, then withdraw'] },
      { hp: 3, weapons: 'R 1x1 r1' },
      1,
      { cycles: 4 },
    ],
    [
      'B-2 enemy HP',
      { hp: 5, weapons: 'R 1x1 r1', rules: ['If enemy HP under 50%, then close'] },
      { hp: 3, weapons: 'R 1x1 r1' },
      1,
      { cycles: 4 },
    ],
    [
      'B-4 moving and firing at once',
      { weapons: 'R 1x1 r1', rules: ['If we were shot at, then close, fire'] },
      { hp: 3, weapons: 'R 1x1 r2' },
      2,
      { cycles: 3, moveAndFire: 'both' },
    ],
  ])('%s', (_what, attacker, defender, distance, options) => {
    const engagement = duel(squad('A', attacker), squad('D', defender), distance, options);
    const expected = oddsByEveryRoll(engagement);
    expect(expected).toBeDefined();
    expectSame(oddsOf(engagement), expected!);
  });

  test('L-10 … L-12, B-2 … B-4 any small duel', () => {
    let compared = 0;
    fc.assert(
      fc.property(arbitraryDuel, (engagement) => {
        const expected = oddsByEveryRoll(engagement, 800);
        if (!expected) return;
        compared += 1;
        expectSame(oddsOf(engagement), expected);
      }),
      { numRuns: 150 },
    );
    expect(compared).toBeGreaterThan(40);
  });
});

test('chances add up to 1, and both ways of working them out agree', () => {
  fc.assert(
    fc.property(arbitraryDuel, (engagement) => {
      const odds = oddsOf(engagement);
      const [a, d, both, draw] = numbersOf(odds);
      expect(a! + d! + both! + draw!).toBeCloseTo(1, 12);
      expect(Math.min(...numbersOf(odds))).toBeGreaterThanOrEqual(0);
      if (!nothingRead(engagement)) return;
      const squads = [engagement.attackers[0]!, engagement.defenders[0]!] as const;
      expectSame(oddsTogether(engagement, squads, startBudget())!, oddsApart(engagement, squads, startBudget())!);
    }),
    { numRuns: 150 },
  );
});

test('a squad that nothing can hurt keeps all its HP for certain', () => {
  const engagement = duel(
    squad('A', { hp: 9, weapons: 'R 3x2 r5' }),
    squad('D', { hp: 1e6, weapons: 'S 1x1 contact', rules: ['If always, then hold'] }),
    5,
  );
  const odds = oddsOf(engagement);
  expect(odds.chances).toEqual({ attacker: 0, defender: 0, mutual: 0, draw: expect.closeTo(1, 12) as number });
  expect(odds.meanHp[0]).toBeCloseTo(9, 12);
});

test('what would take too long is refused, not guessed', () => {
  const rules = ['If our HP is below half, then withdraw'];
  const giant = (id: string) => squad(id, { hp: 1e6, weapons: 'R 1000x100d1000 r2; S 3x0.001 r2', rules });
  expect(duelOdds(duel(giant('A'), giant('D'), 2))).toEqual({
    ok: false,
    error: { code: 'odds-too-large', params: { most: 300 } },
  });
});
