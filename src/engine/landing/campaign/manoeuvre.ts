import type { Cell } from '../cell';
import { cellName } from '../cell';
import type { Path } from '../path';
import { exactCost } from '../path';
import { hardness, manoeuvreAt, type Walker } from './ground';
import { cellOf, type GroundAt, isOnMap, knownGround, realGround, sameCell, squeezes } from './map';
import { cheapestPath, type WalkOptions } from './route';
import type { GameMap, MapSquad } from './types';

/** Where a player sends a squad: a path, or only its last cell, to which the cheapest path is taken (L-15). */
export interface MoveOrder {
  readonly id: string;
  readonly player: string;
  readonly squad: string;
  readonly cells: Path;
}

/** Why an order is refused, or a squad stops on its way (L-15 … L-18). */
export const MOVE_REASONS = [
  ...(['not-own', 'destroyed', 'not-on-map', 'ordered-twice', 'off-map', 'not-from-here', 'stays'] as const),
  ...(['impassable', 'water', 'squeeze', 'too-far', 'no-way'] as const),
] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

/** What came of an order. `path` begins in the cell the squad stood in and ends where it stands now. */
export interface Move {
  readonly order: MoveOrder;
  readonly path: Path;
  /** Rounded up (L-15). */
  readonly cost: number;
  /** `null`: carried out to its end. */
  readonly refused: {
    readonly reason: MoveReason;
    readonly cell: string;
    readonly needed: number;
    readonly has: number;
  } | null;
}

type Refusal = NonNullable<Move['refused']>;

const refusal = (reason: MoveReason, cell: Cell | null, numbers: { needed?: number; has?: number } = {}): Refusal => ({
  reason,
  cell: cell ? cellName(cell) : '',
  needed: numbers.needed ?? 0,
  has: numbers.has ?? 0,
});

type Mover = Walker & { readonly manoeuvre: number };

/**
 * Walks a path as far as it is legal (L-15 … L-18): the cells entered, and what stopped it. The cost so far must fit
 * the manoeuvre that the hardest cell so far leaves.
 */
function walk(
  ground: GroundAt,
  mover: Mover,
  path: Path,
  options: WalkOptions,
): { walked: Path; stop: Refusal | null } {
  let hardest = 0;
  for (const [i, cell] of path.entries()) {
    const before = path[i - 1];
    if (!before) continue;
    const kind = ground(cell);
    const walked = path.slice(0, i);
    if (kind === null) return { walked, stop: refusal('off-map', cell) };
    const harder = hardness(mover, kind);
    if (harder === null) return { walked, stop: refusal(kind === 'water' ? 'water' : 'impassable', cell) };
    if (!options.cornerSqueeze && squeezes(ground, before, cell)) return { walked, stop: refusal('squeeze', cell) };
    hardest = Math.max(hardest, harder);
    const needed = exactCost(path.slice(0, i + 1));
    const has = manoeuvreAt(mover.manoeuvre, hardest);
    if (needed > has) return { walked, stop: refusal('too-far', cell, { needed: Math.ceil(needed), has }) };
  }
  return { walked: path, stop: null };
}

/** Why there is no way to a cell: what everybody knows to lie there, or all around it. */
function noWay(map: GameMap, mover: Mover, last: Cell): Refusal {
  const ground = knownGround(map)(last);
  if (ground === null || hardness(mover, ground) !== null) return refusal('no-way', last);
  return refusal(ground === 'water' ? 'water' : 'impassable', last);
}

/** The path an order means, from the squad's cell on; a path may begin with that cell or with the next one. */
function pathOf(map: GameMap, squad: MapSquad & { at: Cell }, cells: Path, options: WalkOptions): Path | Refusal {
  const { at } = squad;
  const [first] = cells;
  const last = cells.at(-1);
  if (!first || !last) return refusal('stays', at);
  const outside = cells.find((cell) => !isOnMap(map, cell));
  if (outside) return refusal('off-map', outside);
  if (sameCell(first, at)) return cells.length > 1 ? cells : refusal('stays', at);
  const isNext = Math.max(Math.abs(first.column - at.column), Math.abs(first.row - at.row)) === 1;
  if (cells.length === 1) {
    return cheapestPath(knownGround(map), squad, { from: at, to: last }, options) ?? noWay(map, squad, last);
  }
  return isNext ? [at, ...cells] : refusal('not-from-here', first);
}

const isRefusal = (value: Path | Refusal): value is Refusal => 'reason' in value;

function moveOf(map: GameMap, squads: readonly MapSquad[], order: MoveOrder, options: WalkOptions): Move {
  const squad = squads.find(({ id }) => id === order.squad);
  const stays = (refused: Refusal): Move => ({ order, path: squad?.at ? [squad.at] : [], cost: 0, refused });
  if (squad?.owner !== order.player) return stays(refusal('not-own', null));
  if (squad.hp <= 0) return stays(refusal('destroyed', null));
  const { at } = squad;
  if (!at || !cellOf(map, at)) return stays(refusal('not-on-map', at));
  const path = pathOf(map, { ...squad, at }, order.cells, options);
  if (isRefusal(path)) return stays(path);
  // By what everybody knows the order must be legal as a whole; only then the squad sets out (L-18).
  const planned = walk(knownGround(map), squad, path, options);
  if (planned.stop) return stays(planned.stop);
  const { walked, stop } = walk(realGround(map), squad, path, options);
  return { order, path: walked, cost: Math.ceil(exactCost(walked)), refused: stop };
}

/**
 * Carries out the move orders of a phase, all from the positions before it (L-19). The first order for a squad counts;
 * further ones are refused.
 */
export function moveSquads(
  { map, squads }: { readonly map: GameMap; readonly squads: readonly MapSquad[] },
  orders: readonly MoveOrder[],
  options: WalkOptions,
): readonly Move[] {
  const ordered = new Set<string>();
  return orders.map((order) => {
    const squad = squads.find(({ id }) => id === order.squad);
    if (ordered.has(order.squad) && squad?.owner === order.player) {
      return { order, path: squad.at ? [squad.at] : [], cost: 0, refused: refusal('ordered-twice', null) };
    }
    if (squad?.owner === order.player) ordered.add(order.squad);
    return moveOf(map, squads, order, options);
  });
}
