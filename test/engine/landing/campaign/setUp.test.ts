import { keyedDice } from '../../../../src/engine/dice/keyed';
import { scriptedDice } from '../../../../src/engine/dice/scripted';
import { cellDistance, cellName } from '../../../../src/engine/landing/cell';
import { drawFrom } from '../../../../src/engine/landing/campaign/draw';
import { realGround } from '../../../../src/engine/landing/campaign/map';
import { resolveRecon } from '../../../../src/engine/landing/campaign/recon';
import { reachable } from '../../../../src/engine/landing/campaign/route';
import {
  DEFAULT_SHARES,
  drawSetUp,
  terrainCounts,
  type SetUpOptions,
} from '../../../../src/engine/landing/campaign/setUp';
import type { Ground } from '../../../../src/engine/landing/campaign/types';
import { building, buildingType, drawn, named, squad, state } from './support';

const OPTIONS: SetUpOptions = {
  size: 13,
  shares: DEFAULT_SHARES,
  starts: 4,
  startDistance: 4,
  neutrals: 6,
  cornerSqueeze: false,
};

const drawWith = (seed: string, options: Partial<SetUpOptions> = {}) => {
  const made = drawSetUp(
    { ...OPTIONS, ...options },
    keyedDice(() => seed),
  );
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

test('D-2 drawing from a list takes the die-th of what is left, in the order of the list', () => {
  const dice = scriptedDice(['2', '3', '1']);
  const { drawn: taken, left, dice: rolled } = drawFrom(['a', 'b', 'c', 'd', 'e'], 3, dice.stream('', null));
  expect(taken).toEqual(['b', 'd', 'a']);
  expect(left).toEqual(['c', 'e']);
  expect(rolled.map(({ sides }) => sides)).toEqual([5, 4, 3]);
  expect(dice.finish()).toBeNull();
});

describe('L-24 ground', () => {
  test('of a 13×13 map is 34 water, 25 impassable, the rest in equal shares', () => {
    const counts = { water: 34, impassable: 25, ruins: 28, swamp: 28, forest: 27, open: 27 };
    expect(terrainCounts(13, DEFAULT_SHARES)).toEqual(counts);
  });
  test('follows the option: per cent for water and black, parts of the rest for the others', () => {
    const shares = { water: 10, impassable: 0, ruins: 0, swamp: 1, forest: 3, open: 5 };
    expect(terrainCounts(10, shares)).toEqual({ water: 10, impassable: 0, ruins: 0, swamp: 10, forest: 30, open: 50 });
  });
  test('that is all asked for as water leaves nothing else', () => {
    expect(terrainCounts(2, { ...DEFAULT_SHARES, water: 100 }).impassable).toBe(0);
  });
  test('is drawn with exactly these counts, each cell once', () => {
    const { map, dice } = drawWith('L-24');
    const count = (ground: Ground): number => map.cells.filter((cell) => cell.ground === ground).length;
    expect([count('water'), count('impassable'), count('ruins'), count('open')]).toEqual([34, 25, 28, 27]);
    expect(map.cells.map(({ at }) => cellName(at)).slice(0, 14)).toEqual(
      'A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1 A2'.split(' '),
    );
    expect(dice.filter(({ label }) => label === 'map/terrain')).toHaveLength(142);
  });
});

describe('L-24 a draw by hand on a 2×2 map', () => {
  // 25 % water: one cell; 25 % black: one; the other two are ruins and swamp by the largest remainders.
  const options = { size: 2, shares: { ...DEFAULT_SHARES, water: 25, impassable: 25 }, starts: 1, neutrals: 1 };
  const script = scriptedDice('4 1 2 1 2 1 3 1'.split(' '));
  const made = drawSetUp({ ...OPTIONS, ...options }, script);
  const value = made.ok ? made.value : null;

  test('takes ground, starts, slots and neutral buildings in this order', () => {
    expect(script.finish()).toBeNull();
    expect(value?.dice.map(({ label, sides, face, cell, meaning }) => [label, sides, face, cell, meaning])).toEqual([
      ['map/terrain', 4, 4, 'B2', 'water'],
      ['map/terrain', 3, 1, 'A1', 'impassable'],
      ['map/terrain', 2, 2, 'A2', 'ruins'],
      ['map/terrain', 1, 1, 'B1', 'swamp'],
      ['map/starts', 2, 2, 'A2', 'start'],
      ['map/slots', 3, 1, 'B1', '0'],
      ['map/slots', 3, 3, 'A2', '2'],
      ['map/neutral', 1, 1, 'B1', 'neutral'],
    ]);
    expect([named(value?.starts ?? []), named(value?.neutrals ?? [])]).toEqual(['A2', 'B1']);
  });
});

describe('L-24 starts', () => {
  test.each(['one', 'two', 'three', 'four', 'five'])('reach each other on foot and stand apart: seed %s', (seed) => {
    const { map, starts, neutrals, dice } = drawWith(seed);
    const [first] = starts;
    if (!first) throw new Error(seed);
    const onFoot = { passability: 1, mapTraits: [] };
    const found = reachable(realGround(map), onFoot, first, { cornerSqueeze: false, hardest: 8 });
    expect(starts.filter((start) => !found.has(cellName(start)))).toEqual([]);
    const near = starts.flatMap((a, i) => starts.slice(i + 1).filter((b) => cellDistance(a, b, 'king') < 4));
    expect(near).toEqual([]);
    expect(new Set([...starts, ...neutrals].map(cellName)).size).toBe(10);
    const slotsOf = new Map(map.cells.map(({ at, slots }) => [cellName(at), slots]));
    expect(starts.map((start) => slotsOf.get(cellName(start)) ?? 0).every((slots) => slots >= 1)).toBe(true);
    const last = Math.max(...dice.map(({ label }) => Number(label.split('/')[2] ?? '1')));
    const labels = new Set(dice.filter(({ label }) => label.startsWith('map/neutral')).map(({ label }) => label));
    expect([...labels]).toEqual([last === 1 ? 'map/neutral' : `map/neutral/${last}`]);
  });

  test('that do not fit are drawn again with /2, until there are 200 draws', () => {
    const made = drawSetUp(
      { ...OPTIONS, size: 3, shares: { ...DEFAULT_SHARES, water: 0, impassable: 0 }, starts: 2 },
      keyedDice(() => 'x'),
    );
    expect(made).toEqual({
      ok: false,
      error: { code: 'map-not-drawn', params: { draws: 200, starts: 2, distance: 4 } },
    });
  });

  test('cut off from each other by water are drawn again', () => {
    const shares = { water: 33, impassable: 0, ruins: 0, swamp: 0, forest: 0, open: 1 };
    // First B1 B2 B3 are water and A1 C1 the starts; then A1 B1 C1 and A2 C2.
    const script = scriptedDice('2 4 6 1 1  1 1 1 1 2  2 2 2 2 2 2'.split(/ +/));
    const options = { ...OPTIONS, size: 3, shares, starts: 2, startDistance: 2, neutrals: 0 };
    const made = drawSetUp(options, script);
    expect(script.finish()).toBeNull();
    expect(made.ok && named(made.value.starts)).toBe('A2 C2');
    expect(made.ok && [...new Set(made.value.dice.map(({ label }) => label))]).toEqual([
      'map/terrain',
      'map/starts',
      'map/terrain/2',
      'map/starts/2',
      'map/slots/2',
    ]);
  });

  test('are the same for the same seed, and other for another', () => {
    expect(drawWith('same')).toEqual(drawWith('same'));
    expect(drawWith('same').map).not.toEqual(drawWith('other').map);
  });
});

describe('L-20 neutral buildings', () => {
  const types = [buildingType('Mine'), buildingType('Radar'), buildingType('Depot')];
  const dark = drawn(',,,,', ',,,,', ',,,,', ',,,,');
  const hidden = [building('N1', null, 'B2', null), building('N2', null, 'D4', null)];

  test('get their type when they are first seen, and not before', () => {
    const dice = scriptedDice(['2']);
    const recon = resolveRecon(state(dark, { buildings: hidden, squads: [squad('S', 'P1', 'A1')] }), types, dice);
    expect(recon.discovered.map(({ id, type }) => [id, type.name])).toEqual([['N1', 'Radar']]);
    expect(recon.dice).toEqual([{ label: 'neutral/B2', index: 1, sides: 3, face: 2, cell: 'B2', meaning: 'Radar' }]);
    expect(recon.opened).toEqual(['A1', 'B1', 'A2', 'B2']);
    expect(dice.finish()).toBeNull();
  });

  test('that have a type, or an owner, or that nobody sees, roll nothing', () => {
    const known = [building('N1', null, 'B2', types[0] ?? null), building('B1', 'P2', 'A2', null)];
    const recon = resolveRecon(
      state(dark, { buildings: [...known, ...hidden.slice(1)], squads: [squad('S', 'P1', 'A1')] }),
      types,
      scriptedDice([]),
    );
    expect(recon.dice).toEqual([]);
  });

  test('wait while there is no type on offer', () => {
    const recon = resolveRecon(
      state(dark, { buildings: hidden, squads: [squad('S', 'P1', 'A1')] }),
      [],
      scriptedDice([]),
    );
    expect(recon.discovered).toEqual([]);
  });
});
