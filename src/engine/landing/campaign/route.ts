import type { Cell } from '../cell';
import { cellName } from '../cell';
import type { Path } from '../path';
import { exactCost } from '../path';
import { hardness, manoeuvreAt, type Walker } from './ground';
import type { GroundAt } from './map';
import { squeezes } from './map';
import type { MapOptions } from './types';

/** Rules of walking that are options. */
export type WalkOptions = Pick<MapOptions, 'cornerSqueeze'>;

/** Straight steps before diagonal ones, so that of two equally cheap paths the straighter one is found. */
const STEPS: readonly Cell[] = [
  { column: 0, row: -1 },
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
  { column: 1, row: -1 },
  { column: 1, row: 1 },
  { column: -1, row: 1 },
  { column: -1, row: -1 },
];

interface Reached {
  readonly cell: Cell;
  readonly cost: number;
  readonly from: Reached | null;
}

/** Cells reached with their cheapest paths, by name, from one cell over ground harder by `hardest` at most (L-15). */
export function reachable(
  ground: GroundAt,
  walker: Walker,
  from: Cell,
  { cornerSqueeze, hardest }: WalkOptions & { readonly hardest: number },
): ReadonlyMap<string, Reached> {
  const done = new Map<string, Reached>();
  const open: Reached[] = [{ cell: from, cost: 0, from: null }];
  for (;;) {
    const next = takeCheapest(open);
    if (!next) return done;
    const name = cellName(next.cell);
    if (done.has(name)) continue;
    done.set(name, next);
    for (const step of STEPS) {
      const cell = { column: next.cell.column + step.column, row: next.cell.row + step.row };
      const kind = ground(cell);
      const harder = kind === null ? null : hardness(walker, kind);
      if (harder === null || harder > hardest || done.has(cellName(cell))) continue;
      if (!cornerSqueeze && squeezes(ground, next.cell, cell)) continue;
      open.push({ cell, cost: next.cost + exactCost([next.cell, cell]), from: next });
    }
  }
}

/** Takes the cheapest out; of equals the one found first. */
function takeCheapest(open: Reached[]): Reached | undefined {
  let best = 0;
  open.forEach(({ cost }, index) => {
    if (cost < (open[best]?.cost ?? Infinity)) best = index;
  });
  return open.splice(best, 1)[0];
}

const pathTo = (reached: Reached | null): readonly Cell[] => (reached ? [...pathTo(reached.from), reached.cell] : []);

const MOST_HARDNESS = 8;

/**
 * The cheapest path on which a squad gets there with its manoeuvre; with none, the cheapest that it could walk at all;
 * `null`: there is no way (L-15 … L-17). Easier ground is taken first, since the hardest cell entered costs manoeuvre.
 */
export function cheapestPath(
  ground: GroundAt,
  walker: Walker & { readonly manoeuvre: number },
  ends: { readonly from: Cell; readonly to: Cell },
  options: WalkOptions,
): Path | null {
  let best: Reached | null = null;
  let walkable: Reached | null = null;
  for (let hardest = 0; hardest <= MOST_HARDNESS; hardest++) {
    const found = reachable(ground, walker, ends.from, { ...options, hardest }).get(cellName(ends.to));
    if (!found) continue;
    if (found.cost < (walkable?.cost ?? Infinity)) walkable = found;
    if (found.cost <= manoeuvreAt(walker.manoeuvre, hardest) && found.cost < (best?.cost ?? Infinity)) best = found;
  }
  const chosen = best ?? walkable;
  return chosen && pathTo(chosen);
}
