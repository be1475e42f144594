import type { Cell } from '../cell';
import type { GameMap, Ground, MapCell } from './types';

export const isOnMap = ({ size }: Pick<GameMap, 'size'>, { column, row }: Cell): boolean =>
  column >= 0 && row >= 0 && column < size && row < size;

/** The cell at a place; `undefined` off the map. */
export const cellOf = (map: GameMap, at: Cell): MapCell | undefined =>
  isOnMap(map, at) ? map.cells[at.row * map.size + at.column] : undefined;

export const sameCell = (a: Cell, b: Cell): boolean => a.column === b.column && a.row === b.row;

/** The cells of the map within so many king's moves of a cell, itself among them, in reading order (L-4, L-20). */
export function cellsWithin(map: Pick<GameMap, 'size'>, { column, row }: Cell, reach: number): readonly Cell[] {
  if (reach < 0) return [];
  const range = (middle: number): readonly number[] => {
    const first = Math.max(0, middle - reach);
    return Array.from({ length: Math.max(0, Math.min(map.size - 1, middle + reach) - first + 1) }, (_, i) => first + i);
  };
  return range(row).flatMap((down) => range(column).map((across) => ({ column: across, row: down })));
}

/** What lies in a cell to whoever looks or walks; `null` is off the map. */
export type GroundAt = (cell: Cell) => Ground | null;

/** The ground as it is. */
export const realGround =
  (map: GameMap): GroundAt =>
  (at) =>
    cellOf(map, at)?.ground ?? null;

/** The ground as the public map shows it: what nobody has explored is taken for open (L-18). */
export const knownGround =
  (map: GameMap): GroundAt =>
  (at) => {
    const cell = cellOf(map, at);
    return cell ? (cell.open ? cell.ground : 'open') : null;
  };

/** Is a diagonal step between two impassable cells that touch at the corner (L-17)? */
export const squeezes = (ground: GroundAt, from: Cell, to: Cell): boolean =>
  from.column !== to.column &&
  from.row !== to.row &&
  ground({ column: from.column, row: to.row }) === 'impassable' &&
  ground({ column: to.column, row: from.row }) === 'impassable';
