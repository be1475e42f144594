import fc from 'fast-check';
import type { Dice } from '../../../src/engine/dice/dice';
import { keyedDice } from '../../../src/engine/dice/keyed';
import type { CardId } from '../../../src/engine/planet/cards';
import { CARD_IDS } from '../../../src/engine/planet/cards';
import { closeCombat } from '../../../src/engine/planet/closeCombat';
import { linearFire } from '../../../src/engine/planet/linearFire';
import type { Odds } from '../../../src/engine/planet/odds';
import { closeOdds, linearOdds, MAX_ODDS_SHOTS, parabolicOdds } from '../../../src/engine/planet/odds';
import type { PlanetOptions } from '../../../src/engine/planet/options';
import { parabolicFire } from '../../../src/engine/planet/parabolicFire';
import { rollTargets } from '../../../src/engine/planet/roll';
import { successChances } from '../../../src/engine/planet/successes';
import type { Combatant } from '../../../src/engine/planet/types';
import { everyScript } from '../../support/everyScript';
import { expectOk, planetOptions, side } from '../../support/planet';

/** What P-9 promises of every distribution. */
function expectWellFormed(odds: Odds): void {
  const order = odds.map(({ y, x }) => y * 10000 + x);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(new Set(order).size).toBe(order.length);
  expect(odds.every(({ chance }) => chance > 0)).toBe(true);
  expect(Math.abs(odds.reduce((sum, { chance }) => sum + chance, 0) - 1)).toBeLessThan(1e-12);
}

function expectSame(odds: Odds, counted: ReadonlyMap<string, number>): void {
  expectWellFormed(odds);
  expect(odds.map(({ y, x }) => `${y} ${x}`).sort()).toEqual([...counted.keys()].sort());
  for (const { y, x, chance } of odds) {
    expect(Math.abs(chance - (counted.get(`${y} ${x}`) ?? 0))).toBeLessThan(1e-14);
  }
}

const fireOnce = (x: Combatant, y: Combatant, options: PlanetOptions, dice: Dice): string => {
  const { targetCasualties, firerCasualties } = expectOk(linearFire(x, y, options, dice));
  return `${targetCasualties} ${firerCasualties}`;
};

const sameLinear = (x: Combatant, y: Combatant, options = planetOptions()): void =>
  expectSame(
    expectOk(linearOdds(x, y, options)),
    everyScript((dice) => fireOnce(x, y, options, dice)),
  );

const sameParabolic = (x: Combatant, y: Combatant, covered: number, options = planetOptions()): void =>
  expectSame(
    expectOk(parabolicOdds(x, y, covered, options)),
    everyScript((dice) => `${expectOk(parabolicFire(x, y, covered, options, dice)).targetCasualties} 0`),
  );

const sameClose = (x: Combatant, y: Combatant, options = planetOptions()): void =>
  expectSame(
    closeOdds({ x, y }, options),
    everyScript((dice) => {
      const { casualties } = closeCombat({ x, y }, options, dice);
      return `${casualties.y} ${casualties.x}`;
    }),
  );

const expected = (odds: Odds, of: 'x' | 'y'): number => odds.reduce((sum, row) => sum + row[of] * row.chance, 0);

const mortar = { style: 'parabolic', shots: 1 } as const;

describe('P-9 odds agree with the engine on every script of dice', () => {
  test.each([false, true])('linear fire, one shot, natural extremes %p', (naturalExtremes) => {
    const options = planetOptions({ naturalExtremes });
    sameLinear(side('x', { shots: 1 }), side('y'), options);
    sameLinear(side('x', { shots: 1, toHit: 1, saveModifier: -2 }), side('y', { reaction: 7, save: 1 }), options);
    sameLinear(side('x', { shots: 1, toHit: 0 }), side('y', { reaction: 1, toHit: 8, save: 9 }), options);
  });

  test('linear fire, two shots', () => {
    sameLinear(side('x', { shots: 2, toHit: 5, save: 2 }), side('y', { reaction: 6, save: 5 }));
    sameLinear(side('x', { shots: 2, toHit: 6 }), side('y', { reaction: 5, toHit: 3 }));
  });

  test.each(CARD_IDS)('linear fire with %s on x and on y', (card) => {
    for (const naturalExtremes of [false, true]) {
      const options = planetOptions({ naturalExtremes });
      sameLinear(side('x', { shots: 1, cards: [card] }), side('y', { reaction: 5, cards: [card] }), options);
    }
  });

  test('one roll with any luck cards', () => {
    const lucks: readonly CardId[] = ['lucky-aim', 'unlucky-aim'];
    const lists = lucks.flatMap((a) => lucks.flatMap((b) => [[a], [a, b], ...lucks.map((c) => [a, b, c])]));
    for (const cards of lists) {
      for (const [dice, toHit, naturalExtremes] of [
        [1, 4, false],
        [2, 3, false],
        [2, 8, true],
        [3, 5, false],
      ] as const) {
        const options = planetOptions({ naturalExtremes });
        const roller = side('x', { toHit, cards });
        const counted = everyScript((source) => {
          const rolling = { options, dice: source, prefix: '', events: [] };
          return String(rollTargets(rolling, { step: 'hit', roller, dice }));
        });
        const chances = successChances('to-hit', roller, dice, options)[dice] ?? [];
        chances.forEach((chance, successes) => {
          expect(Math.abs(chance - (counted.get(String(successes)) ?? 0))).toBeLessThan(1e-14);
        });
      }
    }
  });

  test.each([0, 1, 2])('parabolic fire over %i models', (covered) => {
    sameParabolic(side('x', mortar), side('y'), covered);
    sameParabolic(side('x', { ...mortar, shots: 2, saveModifier: -1 }), side('y', { reaction: 5 }), covered);
  });

  test.each(CARD_IDS)('parabolic fire with %s on x or on y', (card) => {
    for (const naturalExtremes of [false, true]) {
      const options = planetOptions({ naturalExtremes });
      sameParabolic(side('x', { ...mortar, shots: 2, cards: [card] }), side('y'), 1, options);
      sameParabolic(side('x', { ...mortar, saveModifier: -2 }), side('y', { cards: [card, card] }), 1, options);
    }
  });

  test.each(['sum', 'successes'] as const)('close combat, melee = %s', (melee) => {
    for (const naturalExtremes of [false, true]) {
      for (const meleeSaveModifier of [false, true]) {
        const options = planetOptions({ melee, naturalExtremes, meleeSaveModifier });
        sameClose(side('x', { saveModifier: -2 }), side('y', { toHit: 2, cards: ['lucky-save'] }), options);
        sameClose(side('x', { attacks: 3, save: 2, saveModifier: 4 }), side('y', { attacks: 2, save: 7 }), options);
      }
    }
  });

  test('any soldiers and cards, one shot', () => {
    const target = fc.integer({ min: 1, max: 7 });
    const soldier = fc.record({
      toHit: target,
      reaction: target,
      save: target,
      saveModifier: fc.integer({ min: -3, max: 3 }),
      cards: fc.array(fc.constantFrom(...CARD_IDS), { maxLength: 1 }),
    });
    fc.assert(
      fc.property(soldier, soldier, fc.boolean(), (x, y, naturalExtremes) => {
        sameLinear(side('x', { ...x, shots: 1 }), side('y', y), planetOptions({ naturalExtremes }));
      }),
      { numRuns: 20 },
    );
  });
});

describe('P-9 odds agree with keyed dice', () => {
  const RUNS = 5000;

  test.each<[readonly CardId[], readonly CardId[]]>([
    [[], []],
    [
      ['lucky-aim', 'unlucky-save'],
      ['good-reaction', 'unlucky-aim', 'lucky-save'],
    ],
  ])('six shots with %j on x and %j on y', (onX, onY) => {
    const x = side('x', { saveModifier: -1, cards: onX });
    const y = side('y', { save: 3, cards: onY });
    const counts = new Map<string, number>();
    for (let run = 0; run < RUNS; run++) {
      const outcome = fireOnce(
        x,
        y,
        planetOptions(),
        keyedDice(() => `run ${run}`),
      );
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    for (const row of expectOk(linearOdds(x, y, planetOptions()))) {
      const count = counts.get(`${row.y} ${row.x}`) ?? 0;
      // Five standard deviations, and some leave for rows too rare for them.
      const margin = 5 * Math.sqrt(RUNS * row.chance * (1 - row.chance)) + 3;
      expect(Math.abs(count - RUNS * row.chance)).toBeLessThan(margin);
    }
  });
});

describe('P-9 many shots', () => {
  test('the most: sums and means as theory has them, within 1e-12', () => {
    const odds = expectOk(
      linearOdds(side('x', { shots: MAX_ODDS_SHOTS, saveModifier: -1 }), side('y', { toHit: 5 }), planetOptions()),
    );
    expectWellFormed(odds);
    // A shot hits 1/2 and is not saved 2/3; is reacted to 1/2, answered 1/3, not saved 1/2.
    expect(Math.abs(expected(odds, 'y') / ((MAX_ODDS_SHOTS * 2) / 6) - 1)).toBeLessThan(1e-12);
    expect(Math.abs(expected(odds, 'x') / (MAX_ODDS_SHOTS / 24) - 1)).toBeLessThan(1e-12);
  });

  test('one more is refused with the bound', () => {
    const shots = MAX_ODDS_SHOTS + 1;
    expect(linearOdds(side('x', { shots }), side('y'), planetOptions())).toEqual({
      ok: false,
      error: { code: 'planet-odds-shots', params: { shots, most: MAX_ODDS_SHOTS } },
    });
  });

  test('a thousand models under the template', () => {
    const odds = expectOk(parabolicOdds(side('x', mortar), side('y'), 1000, planetOptions()));
    expectWellFormed(odds);
    expect(Math.abs(expected(odds, 'y') / 125 - 1)).toBeLessThan(1e-12);
  });

  test('a hundred attacks a side', () => {
    const odds = closeOdds({ x: side('x', { attacks: 100 }), y: side('y', { attacks: 100 }) }, planetOptions());
    expectWellFormed(odds);
    expect(odds[1]?.chance).toBeCloseTo(odds[2]?.chance ?? 0, 12);
  });
});

describe('P-9 what odds must never say', () => {
  const soldier = fc.record({
    toHit: fc.integer({ min: 1, max: 7 }),
    reaction: fc.integer({ min: 1, max: 7 }),
    save: fc.integer({ min: 1, max: 7 }),
    saveModifier: fc.integer({ min: -3, max: 1 }),
    shots: fc.integer({ min: 0, max: 12 }),
    cards: fc.array(fc.constantFrom(...CARD_IDS), { maxLength: 3 }),
  });
  const mean = (x: Combatant, y: Combatant, of: 'x' | 'y', options: PlanetOptions): number =>
    expected(expectOk(linearOdds(x, y, options)), of);
  const DUST = 1e-12;

  test('they sum to 1', () => {
    fc.assert(
      fc.property(soldier, soldier, fc.boolean(), (x, y, naturalExtremes) => {
        expectWellFormed(expectOk(linearOdds(side('x', x), side('y', y), planetOptions({ naturalExtremes }))));
      }),
    );
  });

  test('a better save raises nobody’s casualties', () => {
    fc.assert(
      fc.property(soldier, soldier, fc.boolean(), (x, y, naturalExtremes) => {
        const options = planetOptions({ naturalExtremes });
        const better = side('y', { ...y, save: y.save - 1 });
        expect(mean(side('x', x), better, 'y', options)).toBeLessThanOrEqual(
          mean(side('x', x), side('y', y), 'y', options) + DUST,
        );
        expect(mean(side('x', x), better, 'x', options)).toBeCloseTo(
          mean(side('x', x), side('y', y), 'x', options),
          12,
        );
      }),
    );
  });

  test.each<[CardId, 'x' | 'y', 'x' | 'y', 1 | -1]>([
    ['good-aim', 'x', 'y', 1],
    ['lucky-aim', 'x', 'y', 1],
    ['unlucky-aim', 'x', 'y', -1],
    ['very-bad-aim', 'y', 'x', -1],
    ['lucky-reaction', 'y', 'x', 1],
    ['bad-reaction', 'y', 'x', -1],
    ['lucky-save', 'y', 'y', -1],
    ['unlucky-save', 'x', 'x', 1],
  ])('%s on %s moves the casualties of %s one way only', (card, on, of, direction) => {
    fc.assert(
      fc.property(soldier, soldier, (x, y) => {
        const without = mean(side('x', x), side('y', y), of, planetOptions());
        const given = { x, y, [on]: { ...{ x, y }[on], cards: [...{ x, y }[on].cards, card] } };
        const withCard = mean(side('x', given.x), side('y', given.y), of, planetOptions());
        expect(direction * (withCard - without)).toBeGreaterThanOrEqual(-DUST);
      }),
    );
  });

  test('one more shot lowers nobody’s casualties', () => {
    fc.assert(
      fc.property(soldier, soldier, (x, y) => {
        const more = side('x', { ...x, shots: x.shots + 1 });
        for (const who of ['x', 'y'] as const) {
          const fewer = mean(side('x', x), side('y', y), who, planetOptions());
          expect(mean(more, side('y', y), who, planetOptions())).toBeGreaterThanOrEqual(fewer - DUST);
        }
      }),
    );
  });

  test('the wrong style is refused as in fire', () => {
    expect(linearOdds(side('x', mortar), side('y'), planetOptions()).ok).toBe(false);
    expect(parabolicOdds(side('x'), side('y'), 1, planetOptions()).ok).toBe(false);
  });
});
