import type { Argument } from '../../src/functions/spec';
import { callFunction } from '../../src/functions/table';
import { linesOf, messageOf } from '../support/functions';

const MAP: Argument = [
  ['', 'Black', '', 'S-01'],
  ['лес', '', '#', 0],
  ['чёрная', 'NEGRO'],
];

describe('L-15 MOVE_COST', () => {
  test.each<[string, string, string]>([
    ['where it stands', 'A1', '0'],
    ['straight steps', 'A1 B1 C1', '2'],
    ['two diagonals, not rounded one by one', 'A1 B2 C3', '3'],
    ['the whole sum rounded up', 'A1 B2 B3', '3'],
    ['any separators and case, Cyrillic letters', 'a1, В2 -> С2; d2—E3', '5'],
    ['columns beyond Z', 'Z9 AA10', '2'],
    ['back to where it was', 'B2 C3 B2', '3'],
  ])('%s', (_what, path, cost) => {
    expect(linesOf('MOVE_COST', [path])).toEqual([cost]);
  });

  test.each<[string, string, RegExp]>([
    ['a jump', 'A1 B2 B4', /^"path": B2 and B4 are not neighbours/],
    ['standing still', 'A1 B2 B2', /^"path": B2 stands there twice in a row/],
    ['no cell', 'A1 Ж2', /^"path": "Ж2" is not a cell/],
    ['nothing', ' ', /^"path": the path has no cells/],
  ])('refuses %s', (_what, path, message) => {
    expect(messageOf('MOVE_COST', [path])).toMatch(message);
  });

  test('a column of paths gives a column of costs', () => {
    expect(linesOf('MOVE_COST', [[['A1 B1'], [''], ['A1 B2 C3 D4']]])).toEqual(['1', '', '5']);
  });

  test('refusals in Russian and Spanish', () => {
    expect(messageOf('MOVE_COST', ['A1 C1'], 'ru')).toMatch(/^«путь».*A1 и C1 — не соседние клетки/);
    expect(messageOf('MOVE_COST', ['A1 C1'], 'es')).toMatch(/camino.*A1 y C1 no son contiguas/);
  });
});

describe('L-8 LINE_OF_FIRE', () => {
  test.each<[string, string, string, string]>([
    ['black cells in all languages, in order', 'A1', 'D3', 'B1 C2'],
    ['and from the other end', 'D3', 'A1', 'C2 B1'],
    ['corners that are only touched', 'A2', 'C4', 'off'],
    ['end cells that are black', 'B1', 'C2', 'clear'],
    ['a cell with something else in it', 'C1', 'D1', 'clear'],
    ['a row shorter than the others', 'A3', 'D3', 'B3'],
  ])('%s: %s to %s', (_what, from, to, expected) => {
    if (expected === 'off') {
      expect(messageOf('LINE_OF_FIRE', [MAP, from, to])).toMatch(
        /^"to": cell C4 is off the map; accepted are A1 to D3/,
      );
    } else {
      expect(linesOf('LINE_OF_FIRE', [MAP, from, to])).toEqual([expected]);
    }
  });

  test('speaks three languages', () => {
    expect(linesOf('LINE_OF_FIRE', [MAP, 'A1', 'A1'], 'ru')).toEqual(['свободно']);
    expect(linesOf('LINE_OF_FIRE', [MAP, 'A1', 'A1', 'lang = es'])).toEqual(['libre']);
    expect(messageOf('LINE_OF_FIRE', [MAP, 'E1', 'A1'], 'ru')).toMatch(/клетки E1 на карте нет/);
    expect(messageOf('LINE_OF_FIRE', [MAP, 'A1', 'A9'], 'es')).toMatch(/la casilla A9 no está en el mapa/);
  });

  test('columns of cells are answered row by row on one map', () => {
    const result = callFunction('LINE_OF_FIRE', [MAP, [['A1'], ['A2']], 'D2'], 'en');
    expect(result).toEqual({ ok: true, value: { kind: 'table', rows: [['B1 C2'], ['C2']] } });
  });
});
