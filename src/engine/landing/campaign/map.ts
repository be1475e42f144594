import type { Cell } from '../cell';
import type { GameMap, MapCell } from './types';

const isOnMap = ({ size }: Pick<GameMap, 'size'>, { column, row }: Cell): boolean =>
  column >= 0 && row >= 0 && column < size && row < size;

/** The cell at a place; `undefined` off the map. */
export const cellOf = (map: GameMap, at: Cell): MapCell | undefined =>
  isOnMap(map, at) ? map.cells[at.row * map.size + at.column] : undefined;

/** The cells of the map within so many king's moves of a cell, itself among them, in reading order (L-4, L-20). */
export function cellsWithin(map: Pick<GameMap, 'size'>, { column, row }: Cell, reach: number): readonly Cell[] {
  if (reach < 0) return [];
  const range = (middle: number): readonly number[] => {
    const first = Math.max(0, middle - reach);
    return Array.from({ length: Math.max(0, Math.min(map.size - 1, middle + reach) - first + 1) }, (_, i) => first + i);
  };
  return range(row).flatMap((down) => range(column).map((across) => ({ column: across, row: down })));
}
