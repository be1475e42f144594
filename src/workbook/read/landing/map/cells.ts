import { cellName, parseCell, type Cell } from '../../../../engine/landing/cell';
import type { GameMap, Ground, MapCell } from '../../../../engine/landing/campaign/types';
import { problem } from '../../../../engine/problem';
import type { CampaignCell } from '../../../campaign';
import type { FoundTable } from '../../../found';
import { sheetPlace, type PlacedProblem } from '../../../problems';
import { YES_NO } from '../../../schema/choices';
import { SLOTS, START } from '../../../schema/landing/map/cells';
import { TERRAIN_CHOICE } from '../../../schema/landing/terrain';
import { listed } from '../../lookup';
import { SeenIds } from '../../players';
import { rowsOf } from '../../row';
import { readCellName } from '../growth/cells';

/** The rows of the sheet Cells, and the map they make; `null`: no cell says what lies there, there is no map yet. */
export interface ReadMap {
  readonly cells: readonly CampaignCell[];
  readonly map: GameMap | null;
}

interface CellRow extends CampaignCell {
  readonly ground: Ground | null;
  readonly open: boolean;
  readonly slots: number;
}

/** A cell by a name that has been checked. */
const placeOf = (name: string): Cell => {
  const cell = parseCell(name);
  return cell.ok ? cell.value : { column: 0, row: 0 };
};

/** Reads the sheet Cells. A map must have every cell; a cell that is there twice or lacks its terrain is reported. */
export function readCells(table: FoundTable<'cells'> | undefined, mapSize: number, problems: PlacedProblem[]): ReadMap {
  const seen = new SeenIds<'cells'>('cell');
  const found: PlacedProblem[] = [];
  const rows = rowsOf(table, problems).flatMap((row): readonly CellRow[] => {
    const id = row.need(readCellName(row, 'cell', mapSize), 'cell');
    const terrain = row.choice('terrain', TERRAIN_CHOICE);
    const open = row.choice('open', YES_NO) === 'yes';
    const slots = row.whole('slots', SLOTS) ?? 0;
    const start = row.whole('start', START) ?? null;
    if (terrain === null) found.push({ problem: problem('missing-value'), place: row.place('terrain') });
    if (terrain === 'unexplored') row.report('terrain-unknown', 'terrain');
    if (id === undefined || !seen.add(row, id)) return [];
    const ground = terrain === 'unexplored' ? null : (terrain ?? null);
    return [{ id, ground, open, slots, start, place: row.rowPlace }];
  });
  const cells = rows.map(({ id, start, place }): CampaignCell => ({ id, start, place }));
  if (!table || rows.every(({ ground }) => ground === null)) return { cells, map: null };
  problems.push(...found);
  return { cells, map: mapOf(rows, mapSize, table.sheet, problems) };
}

function mapOf(rows: readonly CellRow[], size: number, sheet: string, problems: PlacedProblem[]): GameMap {
  const byName = new Map(rows.map((row) => [row.id, row]));
  const names = Array.from({ length: size * size }, (_, i) =>
    cellName({ column: i % size, row: Math.floor(i / size) }),
  );
  const missing = names.filter((name) => !byName.has(name));
  if (missing.length > 0) {
    const params = { count: missing.length, cells: listed(missing) };
    problems.push({ problem: problem('cells-missing', params), place: sheetPlace(sheet) });
  }
  const cells = names.map((name): MapCell => {
    const row = byName.get(name);
    return { at: placeOf(name), ground: row?.ground ?? 'open', open: row?.open ?? false, slots: row?.slots ?? 0 };
  });
  return { size, cells };
}
