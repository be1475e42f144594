import fc from 'fast-check';
import { keyedDice } from '../../../src/engine/dice/keyed';
import { cellDistance, parseCell } from '../../../src/engine/landing/cell';
import { resolveEngagement } from '../../../src/engine/landing/engagement';
import { defaultDistance, placesAt, placesFromMap } from '../../../src/engine/landing/places';
import { DEFAULT_COMBAT_OPTIONS } from '../../../src/engine/landing/types';
import { fight, fixed, movesOf, squad } from '../../support/combat';

const still = { rules: ['IF always: THEN hold'] };
const idle = { rules: ['IF always: THEN hold, hold fire'] };

test('L-5, L-6, L-13 the worked example', () => {
  const a = squad('A', { skill: 7, hp: 10, weapons: 'Gun 2x2 r2' });
  const d = squad('D', { skill: 5, hp: 3, weapons: 'Gun 3x1 r1' });
  const result = fight([a], [d], '1 8 2 3 12', { distance: 2 });
  expect(result).toMatchObject({ outcome: 'attacker', cycles: 1, distance: 2, hpOf: { A: 9, D: 0 } });
  expect(result.shots.map(({ needed, result: what }) => [needed, what])).toEqual([
    [7, 'critical'],
    [7, 'miss'],
    [2, 'hit'],
    [2, 'miss'],
    [2, 'miss'],
  ]);
});

describe('L-6 criticals', () => {
  test.each<[string, string, string, number]>([
    ['×1.5 of a fixed damage', 'Gun 1x3 r2', '1', 4.5],
    ['the maximum of dice, none rolled', 'Gun 1x2d6+1 r2', '1', 13],
    ['crit xN of a fixed damage', 'Gun 1x3 r2 crit x2.5', '1', 7.5],
    ['crit xN of the maximum', 'Gun 1x1d6 r2 crit x2', '1', 12],
    ['crit none is an ordinary hit', 'Gun 1x3 r2 crit none', '1', 3],
    ['crit none rolls its dice', 'Gun 1x1d6 r2 crit none', '1 4', 4],
  ])('%s', (_name, weapons, faces, damage) => {
    const result = fight([squad('A', { weapons })], [squad('D', { hp: 50, ...idle })], faces, {
      options: { cycles: 1 },
    });
    expect(result.hpOf['D']).toBe(50 - damage);
  });

  test.each<['up' | 'down', number]>([
    ['up', 5],
    ['down', 4],
  ])('option critical rounding = %s', (criticalRounding, damage) => {
    const result = fight([squad('A', { weapons: 'Gun 1x3 r2' })], [squad('D', { hp: 50, ...idle })], '1', {
      options: { cycles: 1, criticalRounding },
    });
    expect(result.hpOf['D']).toBe(50 - damage);
  });

  test('damage of dice is never below 0', () => {
    const result = fight([squad('A', { weapons: 'Gun 1x1d2-5 r2' })], [squad('D', idle)], '3 1', {
      options: { cycles: 1 },
    });
    expect(result.hpOf['D']).toBe(10);
  });
});

test('L-1 HP stay exact: 0.1 is lost ten times', () => {
  const a = squad('A', { weapons: 'Gun 2x0.1 r2' });
  const result = fight([a], [squad('D', { hp: 1, ...idle })], '2 2 2 2 2 2 2 2 2 2');
  expect(result).toMatchObject({ outcome: 'attacker', hpOf: { D: 0 } });
});

describe('L-7 modifiers', () => {
  test('all of them add up and are named', () => {
    const a = squad('A', {
      skill: 5,
      attackModifiers: [
        { cause: 'attack', value: 2 },
        { cause: 'gm', value: -1 },
      ],
      terrain: { passability: 1, cell: 6 },
      weapons: 'Mortar 1x1 r1 indirect',
    });
    const d = squad('D', { modifierOfAttacksOnIt: 1, terrain: { passability: 2, cell: 4 }, ...idle });
    const { shots } = fight([a], [d], '3', { distance: 2, blocked: () => true, options: { cycles: 1 } });
    expect(shots[0]?.modifiers).toEqual([
      { cause: 'attack', value: 2 },
      { cause: 'gm', value: -1 },
      { cause: 'target', value: 1 },
      { cause: 'firer-terrain', value: -2 },
      { cause: 'target-terrain', value: 1 },
      { cause: 'beyond-range', value: -3 },
      { cause: 'indirect', value: -2 },
    ]);
    expect(shots[0]).toMatchObject({ needed: 1, result: 'miss' });
  });

  test.each<[number, number | null]>([
    [2, 6],
    [3, 3],
    [4, 0],
    [5, null],
  ])('a rifle of range 2 at distance %i needs %p', (distance, needed) => {
    const { shots } = fight(
      [squad('A', { rules: ['IF always: THEN fire', 'IF always: THEN hold'] })],
      [squad('D', idle)],
      needed === null ? '' : '12',
      {
        distance,
        options: { cycles: 1 },
      },
    );
    expect(shots[0]?.needed ?? null).toBe(needed);
  });

  test('only indirect weapons fire through black cells', () => {
    const { shots } = fight(
      [squad('A', { weapons: 'Gun 1x1 r5; Mortar 1x1 r5 indirect', ...still })],
      [squad('D', idle)],
      '12',
      {
        distance: 2,
        blocked: () => true,
        options: { cycles: 1 },
      },
    );
    expect(shots.map(({ weapon, needed }) => [weapon, needed])).toEqual([['Mortar', 4]]);
  });
});

describe('L-9 places', () => {
  test('without a distance: the longest non-equipment range of the attackers', () => {
    expect(defaultDistance([squad('A'), squad('B', { weapons: 'Gun 1x1 r4; Bomb 1x1 r9 equipment' })])).toBe(4);
  });

  test('from the map, several squads a side', () => {
    const map: Record<string, number> = { A1D1: 3, A1D2: 5, A2D1: 1, A3D1: 6 };
    const squads = (...ids: string[]) => ids.map((id) => squad(id));
    const places = placesFromMap(squads('A1', 'A2', 'A3'), squads('D1', 'D2'), (a, b) => map[a + b] ?? 0);
    expect(Object.fromEntries(places)).toEqual({ A1: 0, A2: 2, A3: -3, D1: 3, D2: 5 });
  });
});

describe('L-10 a cycle', () => {
  test('a squad destroyed in this cycle still fires: both losses are taken together', () => {
    const result = fight([squad('A', { hp: 1 })], [squad('D', { hp: 1 })], '2 2');
    expect(result).toMatchObject({ outcome: 'mutual', cycles: 1, hpOf: { A: 0, D: 0 } });
  });

  test('two against one, worked out by hand', () => {
    // A1 and A2 fire at D (4 and 3 damage, 7 of 6 HP), D fires at A1: nearest, then listed order.
    const a1 = squad('A1', { weapons: 'Gun 2x2 r2' });
    const a2 = squad('A2', { weapons: 'Gun 1x1d6 r2' });
    const d = squad('D', { hp: 6, weapons: 'Gun 1x3 r2' });
    const result = fight([a1, a2], [d], '2 3 5 3 6', { distance: 2 });
    expect(result).toMatchObject({ outcome: 'attacker', hpOf: { A1: 7, A2: 10, D: 0 } });
    expect(result.events).toContainEqual(
      expect.objectContaining({ kind: 'loss', squad: 'D', damage: fixed(7), hp: 0, excess: fixed(1) }),
    );
  });

  test('all fire at one target, the second target is fired at only in the next cycle', () => {
    const a = squad('A', { weapons: 'Gun 3x2 r2', hp: 20 });
    const weak = squad('D1', { hp: 2, ...idle });
    const result = fight([a], [weak, squad('D2', { hp: 2, ...idle })], '2 2 2 3 12 12', { options: { cycles: 2 } });
    expect(result.shots.map(({ cycle, target }) => `${cycle} ${target}`)).toEqual([
      ...['1 D1', '1 D1', '1 D1'],
      ...['2 D2', '2 D2', '2 D2'],
    ]);
    expect(result).toMatchObject({ outcome: 'attacker', cycles: 2 });
  });
});

describe('L-11 moving', () => {
  const knife = { weapons: 'Knife 1x1 contact', hp: 99 };

  test('two squads closing from distance 2 meet', () => {
    const result = fight([squad('A', knife)], [squad('D', knife)], '12 12', { distance: 2, options: { cycles: 2 } });
    expect(movesOf(result)).toEqual(['1 A 0→1', '1 D 2→1']);
  });

  test('from distance 1 the attacker steps in and the defender stays', () => {
    const result = fight([squad('A', knife)], [squad('D', knife)], '', { distance: 1, options: { cycles: 1 } });
    expect(movesOf(result)).toEqual(['1 A 0→1', '1 D 1→1']);
    expect(result.distance).toBe(0);
  });

  test('from one place the attacker withdraws to lower places, the defender to higher', () => {
    const away = { rules: ['IF always: THEN fall back'] };
    const result = fight([squad('A', away)], [squad('D', away)], '', { distance: 0, options: { cycles: 1 } });
    expect(movesOf(result)).toEqual(['1 A 0→-1', '1 D 0→1']);
  });

  test('nobody closes past an enemy that stands in the same place', () => {
    // The tank is the target; the knife cannot reach it, so that only the move acts.
    const a = squad('A', { ...knife, rules: ['IF always: THEN close, fire at "Tank"'] });
    const result = fight([a], [squad('D1', { ...idle, hp: 5 }), squad('D2', { ...idle, type: 'Tank' })], '', {
      places: { A: 0, D1: 1, D2: 4 },
      options: { cycles: 3 },
    });
    expect(movesOf(result)).toEqual(['1 A 0→1', '2 A 1→1', '3 A 1→1']);
  });

  test('option move and fire = both', () => {
    const a = squad('A', { rules: ['IF always: THEN fall back, fire'] });
    const result = fight([a], [squad('D', idle)], '12', { distance: 1, options: { cycles: 1, moveAndFire: 'both' } });
    expect(movesOf(result)).toEqual(['1 A 0→-1']);
    expect(result.shots).toHaveLength(1);
  });
});

describe('L-12 decisions without rules', () => {
  test('a default fire that only a 1 could hit with is noted', () => {
    const { events } = fight([squad('A', { skill: 1 })], [squad('D', idle)], '12', { options: { cycles: 1 } });
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'decision', squad: 'A', decision: expect.objectContaining({ hopeless: true }) }),
    );
  });

  test('the weaker of two enemies equally near: most HP lost to this side', () => {
    const d1 = squad('D1', { ...idle, hp: 9 });
    const d2 = squad('D2', { ...idle, hp: 9, type: 'Tank' });
    const shooter = squad('A2', { rules: ['IF cycle 1 THEN fire at "Tank"'], weapons: 'Gun 1x1 r2' });
    const result = fight([shooter], [d1, d2], '2 12', { options: { cycles: 2 } });
    expect(result.shots.map(({ target }) => target)).toEqual(['D2', 'D2']);
  });
});

describe('B-4 which rule acts', () => {
  const example = [
    'If under fire, then fall back, fire at weakest',
    'If cycle at most 2 then hold fire',
    'If always then hold',
  ];
  const decisionIn = (distance: number, cycle: number, enemy: string) => {
    const a = squad('A', { weapons: 'Rifle 1x1 r2', rules: example });
    const result = fight([a], [squad('D', { hp: 99, weapons: enemy, ...idle })], '', {
      distance,
      options: { cycles: cycle },
    });
    const decision = result.events.find(
      (event) => event.kind === 'decision' && event.squad === 'A' && event.cycle === cycle,
    );
    return decision?.kind === 'decision' ? decision.decision : undefined;
  };

  test('the example: cycle 1, enemy at 2 can fire', () => {
    expect(decisionIn(2, 1, 'Gun 1x1 r2')).toMatchObject({
      targetRule: 1,
      move: 'withdraw',
      moveRule: 1,
      weapon: null,
    });
  });
  test('the example: cycle 1, enemy at 6 that cannot fire', () => {
    expect(decisionIn(6, 1, 'Gun 1x1 r2')).toMatchObject({ move: 'stay', moveRule: 3, weapon: null, fireRule: 2 });
  });
  test('the example: cycle 3, same enemy', () => {
    expect(decisionIn(6, 3, 'Gun 1x1 r2')).toMatchObject({ move: 'stay', moveRule: 3, weapon: null, fireRule: null });
  });
});

describe('L-13, L-14 results', () => {
  const duel = (seed: string) => {
    const sides = [
      [squad('A', { hp: 12 }), squad('B')],
      [squad('C', { hp: 7.5 }), squad('D')],
    ] as const;
    const dice = keyedDice(() => seed);
    return resolveEngagement(
      {
        attackers: sides[0],
        defenders: sides[1],
        places: placesAt(...sides, 2),
        blocked: () => false,
        options: DEFAULT_COMBAT_OPTIONS,
      },
      dice,
    );
  };

  test('the same seed gives the same engagement, HP never rise and never fall below 0', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (seed) => {
        const result = duel(seed);
        expect(duel(seed)).toEqual(result);
        for (const [id, hp] of result.hp) {
          expect(hp).toBeGreaterThanOrEqual(0);
          expect(hp).toBeLessThanOrEqual(id === 'A' ? fixed(12) : fixed(10));
        }
        expect(result.cycles).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('L-4 cells', () => {
  test.each<[string, string, number, number]>([
    ['A1', 'C5', 4, 5],
    ['A1', 'A1', 0, 0],
    ['а1', 'С5', 4, 5],
    ['B2', 'C3', 1, 2],
  ])('%s to %s: %i as the king moves, %i with diagonals at 1.5', (from, to, king, diagonal) => {
    const [a, b] = [parseCell(from), parseCell(to)];
    if (!a.ok || !b.ok) throw new Error('unreadable');
    expect([cellDistance(a.value, b.value, 'king'), cellDistance(a.value, b.value, 'diagonal 1.5')]).toEqual([
      king,
      diagonal,
    ]);
  });
  test.each(['', '1A', 'A0', 'A', 'AAA1', 'Я1'])('%p is no cell', (text) => {
    expect(parseCell(text).ok).toBe(false);
  });
});
