import { fixedOf } from '../../../../src/engine/fixed';
import { cellName, parseCell, type Cell } from '../../../../src/engine/landing/cell';
import type {
  Building,
  BuildingType,
  CampaignState,
  GameMap,
  Ground,
  MapSquad,
} from '../../../../src/engine/landing/campaign/types';

export const at = (name: string): Cell => {
  const cell = parseCell(name);
  if (!cell.ok) throw new Error(name);
  return cell.value;
};

export const named = (cells: readonly Cell[]): string => cells.map(cellName).join(' ');

const SIGNS: Readonly<Record<string, Ground>> = {
  '#': 'impassable',
  '~': 'water',
  r: 'ruins',
  s: 'swamp',
  f: 'forest',
  '.': 'open',
};

/** A map drawn by hand, a line a row: `#~rsf.`; not explored yet are `%` black, `=` water, `,` open ground, `RSF`. */
export function drawn(...rows: readonly string[]): GameMap {
  const hidden: Readonly<Record<string, string>> = { ',': '.', '=': '~', '%': '#', R: 'r', S: 's', F: 'f' };
  const cells = rows.flatMap((line, row) =>
    Array.from(line, (sign, column) => ({
      at: { column, row },
      ground: SIGNS[hidden[sign] ?? sign] ?? 'open',
      open: !(sign in hidden),
      slots: 1,
    })),
  );
  return { size: rows.length, cells };
}

export const squad = (id: string, owner: string, cell: string | null, more: Partial<MapSquad> = {}): MapSquad => ({
  id,
  name: `Squad ${id}`,
  owner,
  type: '',
  hp: fixedOf(10),
  skill: 6,
  weapons: [],
  attackModifiers: [],
  modifierOfAttacksOnIt: 0,
  terrain: null,
  rules: [],
  at: cell === null ? null : at(cell),
  manoeuvre: 3,
  passability: 4,
  mapTraits: [],
  sightModifier: 0,
  ...more,
});

export const buildingType = (name: string, more: Partial<BuildingType> = {}): BuildingType => ({
  name,
  hp: fixedOf(20),
  base: false,
  neutral: false,
  skill: 5,
  weapons: [],
  attackModifier: 0,
  modifierOfAttacksOnIt: 0,
  sightModifier: 0,
  ...more,
});

export const building = (
  id: string,
  owner: string | null,
  cell: string,
  type: BuildingType | null = buildingType('Bunker'),
  more: Partial<Building> = {},
): Building => ({ id, name: `Building ${id}`, owner, type, at: at(cell), hp: fixedOf(20), ...more });

export const state = (map: GameMap, more: Partial<CampaignState> = {}): CampaignState => ({
  turn: 1,
  map,
  players: ['P1', 'P2'],
  squads: [],
  buildings: [],
  ...more,
});
