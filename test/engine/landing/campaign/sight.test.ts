import { ZERO } from '../../../../src/engine/fixed';
import { cellsInSight, isSeenByOthers, openCells } from '../../../../src/engine/landing/campaign/sight';
import { cellOf } from '../../../../src/engine/landing/campaign/map';
import type { Building, MapSquad } from '../../../../src/engine/landing/campaign/types';
import { SQUAD_TRAITS } from '../../../../src/engine/landing/campaign/types';
import { at, building, buildingType, drawn, named, squad, state } from './support';

const dark = drawn(',,,,,,,', ',,,,,,,', ',,,,,,,', ',,,,,,,', ',,,,,,,', ',,,,,,,', ',,,,,,,');

const seenBy = (squads: readonly MapSquad[], buildings: readonly Building[] = []): readonly number[] => {
  const sight = cellsInSight(state(dark, { squads, buildings }));
  return [sight.get('P1')?.size ?? 0, sight.get('P2')?.size ?? 0];
};

describe('L-20 sight', () => {
  test.each<[string, readonly number[], readonly MapSquad[], readonly Building[]]>([
    ['a squad sees its cell and the eight around it', [9, 0], [squad('S', 'P1', 'D4')], []],
    ['fewer at the edge of the map', [4, 0], [squad('S', 'P1', 'A1')], []],
    ['a scout sees two cells', [25, 0], [squad('S', 'P1', 'D4', { mapTraits: [SQUAD_TRAITS[0]] })], []],
    ['a modifier adds to it', [49, 0], [squad('S', 'P1', 'D4', { mapTraits: ['scout'], sightModifier: 1 })], []],
    ['a modifier takes away, down to the own cell', [1, 0], [squad('S', 'P1', 'D4', { sightModifier: -2 })], []],
    ['a base building sees three cells', [49, 0], [], [building('B', 'P1', 'D4', buildingType('HQ', { base: true }))]],
    ['another building sees two', [25, 0], [], [building('B', 'P1', 'D4')]],
    ['a neutral building sees for nobody', [0, 0], [], [building('B', null, 'D4')]],
    ['what is destroyed sees nothing', [0, 0], [squad('S', 'P1', 'D4', { hp: ZERO })], []],
    ['a squad that is not on the map sees nothing', [0, 0], [squad('S', 'P1', null)], []],
    ['each player sees with their own', [4, 9], [squad('S', 'P1', 'A1'), squad('T', 'P2', 'D4')], []],
  ])('%s', (_what, cells, squads, buildings) => {
    expect(seenBy(squads, buildings)).toEqual(cells);
  });

  test('opens every cell seen for everybody, and leaves the others as they were', () => {
    const opened = openCells(state(drawn('...,', ',,,,', ',,,,', ',,,,'), { squads: [squad('S', 'P2', 'D4')] }));
    const open = opened.cells.filter((cell) => cell.open).map((cell) => cell.at);
    expect(named(open)).toBe('A1 B1 C1 C3 D3 C4 D4');
    expect(cellOf(opened, at('E1'))).toBeUndefined();
  });

  test('shows what stands in sight of another player, never on its owner’s own eyes', () => {
    const sight = cellsInSight(state(dark, { squads: [squad('S', 'P1', 'A1'), squad('T', 'P2', 'C3')] }));
    expect(isSeenByOthers(sight, { cell: 'A1', owner: 'P1' })).toBe(false);
    expect(isSeenByOthers(sight, { cell: 'B2', owner: 'P1' })).toBe(true);
    expect(isSeenByOthers(sight, { cell: 'G7', owner: null })).toBe(false);
    expect(isSeenByOthers(sight, { cell: 'A2', owner: null })).toBe(true);
  });
});
