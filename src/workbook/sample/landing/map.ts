import { cellName, parseCell, type Cell } from '../../../engine/landing/cell';
import { cellsWithin } from '../../../engine/landing/campaign/map';
import type { Ground } from '../../../engine/landing/campaign/types';
import type { RowValues } from '../../new-table';
import { choiceWord, YES_NO } from '../../schema/choices';
import { DEFAULT_MAP_SIZE } from '../../schema/landing/options';
import { TERRAIN_CHOICE } from '../../schema/landing/terrain';
import type { Language, Localized } from '../../schema/language';
import { BUILDINGS } from './growth/skeleton';
import { BUILDING_WORDS, type BuildingKey } from './growth/words';

/** The sample's map: a river from the northern lake to the southern marshes, ruins in the middle. */
const GROUNDS: readonly string[] = [
  ...['##ffss~~rr###', '#ff.ssr~r.fs#', 'ff..rss~s.ssf', 'f..rrf~~srsff', '~.rrsf~ssr##f'],
  ...['r.rsf.~..f##.', 'rss~..~fffr..', 'ss~~#s~~rr.rr', 's~~.###rrs.rr'],
  ...['~~.s##ffssff~', '~..rrffss.~~~', '##.rf~.~~~~r#', '##~rf.~~~~###'],
];
const SIGNS: Readonly<Record<string, Ground>> = {
  ...{ '#': 'impassable', '~': 'water', r: 'ruins', s: 'swamp', f: 'forest', '.': 'open' },
};

/** Where the players began, in their order: their bases stand there. */
const STARTS = ['B5', 'C12', 'L7', 'J2'] as const;
const BASES: readonly BuildingKey[] = ['centre', 'module', 'centre', 'module'];

/** Neutral buildings; two that nobody has found yet. */
const NEUTRALS: readonly (readonly [cell: string, type: BuildingKey | null])[] = [
  ...([
    ['H5', 'station'],
    ['D11', 'depot'],
    ['K8', 'station'],
    ['A7', 'depot'],
  ] as const),
  ...([
    ['C1', null],
    ['F1', null],
  ] as const),
];

const BUILDING_PREFIX: Localized<string> = { en: 'B', ru: 'СТ', es: 'ED' };

/** How far from a base and from a squad the players have seen by now. */
const SEEN_FROM_BASE = 3;
const SEEN_FROM_SQUAD = 1;

const at = (name: string): Cell => {
  const cell = parseCell(name);
  return cell.ok ? cell.value : { column: 0, row: 0 };
};

/** Slots as a draw would give them: by the cell, so that all languages have the same. */
const slotsOf = (cell: string, ground: Ground, { column, row }: Cell): number => {
  if (ground === 'impassable' || ground === 'water') return 0;
  const drawn = (5 * column + 7 * row) % 3;
  return STARTS.some((start) => start === cell) ? Math.max(1, drawn) : drawn;
};

/** Rows of the sheet Cells. @param squads names of the cells in which squads stand. */
export function cellRows(language: Language, squads: readonly string[]): readonly RowValues<'cells'>[] {
  const map = { size: DEFAULT_MAP_SIZE };
  const seen = new Set(
    [
      ...STARTS.flatMap((start) => cellsWithin(map, at(start), SEEN_FROM_BASE)),
      ...squads.flatMap((cell) => cellsWithin(map, at(cell), SEEN_FROM_SQUAD)),
    ].map(cellName),
  );
  return GROUNDS.flatMap((line, row) =>
    Array.from(line, (sign, column) => {
      const cell = cellName({ column, row });
      const ground = SIGNS[sign] ?? 'open';
      const start = STARTS.findIndex((each) => each === cell);
      return {
        cell,
        terrain: choiceWord(TERRAIN_CHOICE, ground, language),
        open: choiceWord(YES_NO, seen.has(cell) ? 'yes' : 'no', language),
        slots: slotsOf(cell, ground, { column, row }),
        start: start < 0 ? '' : start + 1,
      };
    }),
  );
}

/** Rows of the sheet Buildings. @param players ids of the players, in order. */
export function buildingRows(language: Language, players: readonly string[]): readonly RowValues<'buildings'>[] {
  const own = BASES.map((type, index) => ({ type, cell: STARTS[index] ?? '', owner: players[index] ?? '' }));
  const neutral = NEUTRALS.map(([cell, type]) => ({ type, cell, owner: '' }));
  return [...own, ...neutral].map(({ type, cell, owner }, index) => ({
    id: `${BUILDING_PREFIX[language]}-${String(index + 1).padStart(2, '0')}`,
    ...{ owner, cell },
    ...(type && { type: BUILDING_WORDS[type][language], hp: BUILDINGS[type].hp }),
  }));
}
