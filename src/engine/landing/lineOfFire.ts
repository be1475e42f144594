import type { Cell } from './cell';

const between = (a: number, b: number): readonly number[] =>
  Array.from({ length: Math.abs(a - b) + 1 }, (_, i) => Math.min(a, b) + i);

/**
 * Cells whose interior the straight segment between two cell centres crosses, without the end cells, in order from
 * `from` (L-8). A cell touched only at a corner is none of them. In whole numbers: of the cells in the rectangle
 * spanned by the ends, those with corners on both sides of the line.
 */
export function cellsBetween(from: Cell, to: Cell): readonly Cell[] {
  const across = to.column - from.column;
  const down = to.row - from.row;
  const crossed: { readonly cell: Cell; readonly along: number }[] = [];
  for (const row of between(from.row, to.row)) {
    for (const column of between(from.column, to.column)) {
      const x = column - from.column;
      const y = row - from.row;
      // Twice the distance of the centre from the line against the half diagonal of a cell as the line sees it.
      const inside = 2 * Math.abs(across * y - down * x) < Math.abs(across) + Math.abs(down);
      const isEnd = (x === 0 && y === 0) || (x === across && y === down);
      if (inside && !isEnd) crossed.push({ cell: { column, row }, along: across * x + down * y });
    }
  }
  return crossed.sort((a, b) => a.along - b.along).map(({ cell }) => cell);
}

/** The impassable cells that block the line of fire, in order from `from`; none: it is clear (L-8). */
export const blockingCells = (from: Cell, to: Cell, isImpassable: (cell: Cell) => boolean): readonly Cell[] =>
  cellsBetween(from, to).filter(isImpassable);
