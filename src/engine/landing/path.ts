import type { Problem } from '../problem';
import { problem } from '../problem';
import type { Result } from '../result';
import { err, ok } from '../result';
import type { Cell, CellProblem } from './cell';
import { cellName, parseCell } from './cell';

/** Neighbouring cells, one after another; the first is where the squad stands (L-15). */
export type Path = readonly Cell[];

export const PATH_PROBLEMS = ['path-empty', 'path-step', 'path-standing'] as const;
export type PathProblem = Problem<(typeof PATH_PROBLEMS)[number]> | CellProblem;

/** Blanks, commas, semicolons, dashes and arrows stand between cells. */
const SEPARATORS = /[\s,;>→\-–—]+/u;

const stepProblem = (from: Cell, to: Cell): PathProblem | undefined => {
  const steps = Math.max(Math.abs(to.column - from.column), Math.abs(to.row - from.row));
  if (steps === 0) return problem('path-standing', { cell: cellName(from) });
  return steps > 1 ? problem('path-step', { from: cellName(from), to: cellName(to) }) : undefined;
};

/** Reads a path such as `A1 B2 C2`; every step must lead to a neighbouring cell (L-15). */
export function parsePath(text: string): Result<Path, PathProblem> {
  const cells: Cell[] = [];
  for (const name of text.split(SEPARATORS).filter((part) => part !== '')) {
    const cell = parseCell(name);
    if (!cell.ok) return cell;
    const last = cells.at(-1);
    const wrong = last && stepProblem(last, cell.value);
    if (wrong) return err(wrong);
    cells.push(cell.value);
  }
  return cells.length > 0 ? ok(cells) : err(problem('path-empty'));
}

/** Cost of a path before rounding: an orthogonal step 1, a diagonal 1.5 (L-15). Halves are exact in floats. */
export const exactCost = (path: Path): number =>
  path.reduce((sum, { column, row }, i) => {
    const before = path[i - 1];
    return before ? sum + (before.column !== column && before.row !== row ? 1.5 : 1) : sum;
  }, 0);

/** Cost of a path: the whole sum rounded up, not each step (L-15). */
export const pathCost = (path: Path): number => Math.ceil(exactCost(path));
