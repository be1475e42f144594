import { ZERO } from '../../../../src/engine/fixed';
import { cellName } from '../../../../src/engine/landing/cell';
import { manoeuvreAt } from '../../../../src/engine/landing/campaign/ground';
import { realGround } from '../../../../src/engine/landing/campaign/map';
import { moveSquads, type Move } from '../../../../src/engine/landing/campaign/manoeuvre';
import { cheapestPath } from '../../../../src/engine/landing/campaign/route';
import type { GameMap, MapSquad } from '../../../../src/engine/landing/campaign/types';
import { parsePath, type Path } from '../../../../src/engine/landing/path';
import { at, drawn, named, squad } from './support';

const RULES = { cornerSqueeze: false };

const cells = (text: string): Path => {
  const path = parsePath(text);
  if (!path.ok) throw new Error(text);
  return path.value;
};

const order = (text: string, id = 'S', player = 'P1') => ({ id: `R-${id}`, player, squad: id, cells: cells(text) });

const told = ({ path, cost, refused }: Move): string =>
  [path.map(cellName).join(' '), cost, refused?.reason ?? '', refused?.cell ?? ''].join('|');

const move = (map: GameMap, text: string, more: Partial<MapSquad> = {}, options = RULES): string => {
  const [only] = moveSquads({ map, squads: [squad('S', 'P1', 'A1', more)] }, [order(text)], options);
  return only ? told(only) : '';
};

const plain = drawn('.....', '.....', '.....', '.....', '.....');
const mixed = drawn('.f~r.', '.s#..', '.#...', '.....', '.....');

describe('L-15 a path costs', () => {
  test.each<[string, string, Partial<MapSquad>, string]>([
    ['1 a straight step', 'A2 A3', {}, 'A1 A2 A3|2||'],
    ['the whole sum rounded up', 'B2', { manoeuvre: 2 }, 'A1 B2|2||'],
    ['3, not 4, for two diagonals', 'A1 B2 C3', { manoeuvre: 3 }, 'A1 B2 C3|3||'],
    ['2.5 for a manoeuvre of 2.5', 'A2 B3', { manoeuvre: 2.5 }, 'A1 A2 B3|3||'],
    ['too much for a manoeuvre of 2', 'A2 B3', { manoeuvre: 2 }, 'A1|0|too-far|B3'],
    ['too much for one who cannot move', 'A2', { manoeuvre: 0 }, 'A1|0|too-far|A2'],
  ])('%s', (_what, path, more, expected) => {
    expect(move(plain, path, more)).toBe(expected);
  });
});

describe('L-16 terrain', () => {
  test.each<[string, string, Partial<MapSquad>, string]>([
    ['free with enough passability', 'A1 B1', { passability: 4, manoeuvre: 1 }, 'A1 B1|1||'],
    ['swamp at passability 4 leaves 3 − 1', 'A1 A2 B2', { passability: 4, manoeuvre: 3 }, 'A1 A2 B2|2||'],
    ['and no more', 'A1 A2 B2 A3', { passability: 4, manoeuvre: 3 }, 'A1|0|too-far|A3'],
    ['manoeuvre never falls below 1 by it', 'A1 B1', { passability: 1, manoeuvre: 1.5 }, 'A1 B1|1||'],
    ['the starting cell does not count', 'A1 B2', { passability: 6, manoeuvre: 2 }, 'A1 B2|2||'],
    ['black is for nobody', 'A1 B2 C2', { mapTraits: ['flying'] }, 'A1|0|impassable|C2'],
    ['water stops who walks', 'A1 B1 C1', { passability: 8 }, 'A1|0|water|C1'],
    ['it carries who floats', 'A1 B1 C1', { mapTraits: ['floating'] }, 'A1 B1 C1|2||'],
    ['floating is nothing in ruins', 'A1 B1 C1 D1', { mapTraits: ['floating'], manoeuvre: 3 }, 'A1|0|too-far|D1'],
    ['passability 9 flies', 'A1 B1 C1 D1', { passability: 9 }, 'A1 B1 C1 D1|3||'],
    ['without a passability it is 1', 'A1 A2 A3 A4', { passability: null, manoeuvre: 3 }, 'A1|0|too-far|A4'],
  ])('%s', (_what, path, more, expected) => {
    expect(move(mixed, path, more)).toBe(expected);
  });

  test.each([
    [3, 1, 2.5],
    [3, 8, 1],
    [1, 3, 1],
    [0.5, 3, 0.5],
    [0, 3, 0],
  ])('manoeuvre %s in a cell harder by %s is %s', (manoeuvre, hardest, left) => {
    expect(manoeuvreAt(manoeuvre, hardest)).toBe(left);
  });
});

describe('L-17 a diagonal between two black cells', () => {
  const corner = drawn('.#', '#.');
  test('is not allowed', () => expect(move(corner, 'A1 B2')).toBe('A1|0|squeeze|B2'));
  test('is allowed by the option', () => expect(move(corner, 'A1 B2', {}, { cornerSqueeze: true })).toBe('A1 B2|2||'));
  test('is allowed past one black cell', () => expect(move(drawn('.#', '..'), 'A1 B2')).toBe('A1 B2|2||'));
});

describe('L-18 unexplored cells', () => {
  test.each<[string, GameMap, string, string]>([
    ['are entered', drawn('.,,', '...', '...'), 'A1 B1 C1', 'A1 B1 C1|2||'],
    ['that are black stop the squad before them', drawn('.,%', '...', '...'), 'A1 B1 C1', 'A1 B1|1|impassable|C1'],
    ['that are water stop it, too', drawn('.=.', '...', '...'), 'A1 B1 C1', 'A1|0|water|B1'],
    ['that are harder make the rest too far', drawn('..R', '...', '...'), 'A1 B1 C1 C2', 'A1 B1 C1|2|too-far|C2'],
    ['do not excuse what everybody can see', drawn('.,#', '...', '...'), 'A1 B1 C1', 'A1|0|impassable|C1'],
    ['let a squad run into two black cells that touch', drawn('.%', '%.'), 'A1 B2', 'A1|0|squeeze|B2'],
  ])('%s', (_what, map, path, expected) => {
    expect(move(map, path, { passability: 5, manoeuvre: 3 })).toBe(expected);
  });
});

describe('L-19 orders', () => {
  const squads = [squad('S', 'P1', 'A1'), squad('T', 'P2', 'B1'), squad('D', 'P1', 'A2', { hp: ZERO })];
  const answers = (...orders: readonly ReturnType<typeof order>[]): readonly string[] =>
    moveSquads({ map: plain, squads }, orders, RULES).map(told);

  test('all start from where they stood, so two squads change places and cells may be shared', () => {
    expect(answers(order('B1'), order('A1', 'T', 'P2'))).toEqual(['A1 B1|1||', 'B1 A1|1||']);
  });
  test('the first order of a squad counts', () => {
    expect(answers(order('B1'), order('A2'))).toEqual(['A1 B1|1||', 'A1|0|ordered-twice|']);
  });
  test('of another player’s squad are refused and do not use up its order', () => {
    expect(answers(order('C1', 'T'), order('C1', 'T', 'P2'))).toEqual(['B1|0|not-own|', 'B1 C1|1||']);
  });
  test.each<[string, ReturnType<typeof order>, string]>([
    ['of what is destroyed', order('A3', 'D'), 'A2|0|destroyed|'],
    ['of what is nowhere', { ...order('A3'), squad: 'X' }, '|0|not-own|'],
    ['off the map', order('A1 A2 A3 A4 A5 A6'), 'A1|0|off-map|A6'],
    ['that begin elsewhere', order('C3 C4'), 'A1|0|not-from-here|C3'],
    ['that lead nowhere', order('A1'), 'A1|0|stays|A1'],
  ])('%s are refused', (_what, given, expected) => {
    expect(answers(given)).toEqual([expected]);
  });
});

describe('L-15 the cheapest path', () => {
  const path = (map: GameMap, to: string, more: Partial<MapSquad> = {}): string | undefined => {
    const found = cheapestPath(realGround(map), squad('S', 'P1', 'A1', more), { from: at('A1'), to: at(to) }, RULES);
    return found ? named(found) : undefined;
  };
  test('goes around black cells', () =>
    expect(path(drawn('.#.', '.#.', '...'), 'C1', { manoeuvre: 6 })).toBe('A1 A2 B3 C2 C1'));
  test('takes an easier detour where the direct way would eat the manoeuvre', () => {
    const map = drawn('.s..', '....', '....', '....');
    expect(path(map, 'C1', { passability: 2, manoeuvre: 3 })).toBe('A1 B2 C1');
    expect(path(map, 'B1', { passability: 2, manoeuvre: 3 })).toBe('A1 B1');
  });
  test('is told where it is too far, too', () => expect(path(plain, 'E1', { manoeuvre: 1 })).toBe('A1 B1 C1 D1 E1'));
  test('may not exist', () => expect(path(drawn('.#', '#.'), 'B2')).toBeUndefined());
  test('is taken for an order that names only the last cell, over ground nobody knows', () => {
    expect(move(drawn('.#,', '.#,', '.,,'), 'C2', { manoeuvre: 5 })).toBe('A1 A2 B3 C2|4||');
    expect(move(drawn('.#.', '##.', '...'), 'C3')).toBe('A1|0|no-way|C3');
  });
});
