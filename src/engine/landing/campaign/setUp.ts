import type { Dice } from '../../dice/dice';
import type { Problem } from '../../problem';
import { problem } from '../../problem';
import type { Result } from '../../result';
import { err, ok } from '../../result';
import type { Cell } from '../cell';
import { cellDistance, cellName } from '../cell';
import { drawFrom, type DrawnDie } from './draw';
import { realGround } from './map';
import { reachable } from './route';
import type { GameMap, Ground, MapCell } from './types';

/** Shares of the ground: water and impassable cells in per cent of the map, the others as parts of what is left. */
export type TerrainShares = Readonly<Record<Ground, number>>;

export const DEFAULT_SHARES: TerrainShares = { water: 20, impassable: 15, ruins: 1, swamp: 1, forest: 1, open: 1 };

/** What a map is drawn by (L-24). */
export interface SetUpOptions {
  readonly size: number;
  readonly shares: TerrainShares;
  readonly starts: number;
  /** Least king's moves between two starts. */
  readonly startDistance: number;
  readonly neutrals: number;
  readonly cornerSqueeze: boolean;
}

/** A map drawn: starts in the order drawn, cells of neutral buildings, every die of it and of the draws thrown away. */
export interface SetUp {
  readonly map: GameMap;
  readonly starts: readonly Cell[];
  readonly neutrals: readonly Cell[];
  readonly dice: readonly DrawnDie[];
}

export type SetUpProblem = Problem<'map-not-drawn'>;

/** Draws at most (L-24). */
const MAX_DRAWS = 200;
const SLOT_DIE = 3;

/** Kinds that are drawn, in this order; the rest is open. */
const DRAWN: readonly Exclude<Ground, 'open'>[] = ['water', 'impassable', 'ruins', 'swamp', 'forest'];
const REST: readonly Ground[] = ['ruins', 'swamp', 'forest', 'open'];

/** Whole numbers in the given shares with the given sum; what rounding leaves goes to the largest remainders. */
function apportion(total: number, shares: readonly number[]): readonly number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  const exact = shares.map((share) => (sum > 0 ? (total * share) / sum : 0));
  const whole = exact.map(Math.floor);
  const short = total - whole.reduce((all, count) => all + count, 0);
  const byRemainder = exact
    .map((count, index) => ({ index, remainder: count - Math.floor(count) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const lucky = new Set(byRemainder.slice(0, short).map(({ index }) => index));
  return whole.map((count, index) => (lucky.has(index) ? count + 1 : count));
}

/** How many cells of each kind a map has (L-24): 34 and 25 of 169 by default, the rest in equal shares. */
export function terrainCounts(size: number, shares: TerrainShares): Readonly<Record<Ground, number>> {
  const cells = size * size;
  const water = Math.min(cells, Math.round((cells * shares.water) / 100));
  const impassable = Math.min(cells - water, Math.round((cells * shares.impassable) / 100));
  const [ruins = 0, swamp = 0, forest = 0, open = 0] = apportion(
    cells - water - impassable,
    REST.map((ground) => shares[ground]),
  );
  return { water, impassable, ruins, swamp, forest, open };
}

const isLand = ({ ground }: MapCell): boolean => ground !== 'water' && ground !== 'impassable';

/** One draw with the labels' suffix: `''`, `/2`, … */
class Drawing {
  readonly dice: DrawnDie[] = [];

  constructor(
    private readonly options: SetUpOptions,
    private readonly source: Dice,
    private readonly suffix: string,
  ) {}

  private draw(name: string, cells: readonly Cell[], counts: readonly (readonly [meaning: string, count: number])[]) {
    const label = `map/${name}${this.suffix}`;
    const stream = this.source.stream(label, null);
    let left = cells;
    let after = 0;
    return counts.map(([meaning, count]) => {
      const draws = drawFrom(left, count, stream, after);
      this.dice.push(
        ...draws.dice.map((die, i) => ({ label, ...die, cell: nameOf(draws.drawn[i]), meaning }) satisfies DrawnDie),
      );
      left = draws.left;
      after += draws.dice.length;
      return draws.drawn;
    });
  }

  terrain(): GameMap {
    const { size, shares } = this.options;
    const all = Array.from({ length: size * size }, (_, i) => ({ column: i % size, row: Math.floor(i / size) }));
    const counts = terrainCounts(size, shares);
    const kinds = new Map<string, Ground>();
    this.draw(
      'terrain',
      all,
      DRAWN.map((ground) => [ground, counts[ground]]),
    ).forEach((cells, i) => {
      for (const cell of cells) kinds.set(cellName(cell), DRAWN[i] ?? 'open');
    });
    const cells = all.map((at) => ({ at, ground: kinds.get(cellName(at)) ?? 'open', open: false, slots: 0 }));
    return { size, cells };
  }

  /** Cells drawn from the land, without those taken. */
  places(name: 'starts' | 'neutral', map: GameMap, count: number, taken: readonly Cell[] = []): readonly Cell[] {
    const used = new Set(taken.map(cellName));
    const land = map.cells.filter((cell) => isLand(cell) && !used.has(cellName(cell.at))).map(({ at }) => at);
    return this.draw(name, land, [[name === 'starts' ? 'start' : 'neutral', count]])[0] ?? [];
  }

  /** 0, 1 or 2 slots a land cell, equally likely; at least 1 in a start. */
  slots(map: GameMap, starts: readonly Cell[]): GameMap {
    const label = `map/slots${this.suffix}`;
    const stream = this.source.stream(label, null);
    const needed = new Set(starts.map(cellName));
    let index = 0;
    const cells = map.cells.map((cell) => {
      if (!isLand(cell)) return cell;
      index += 1;
      const face = stream.die(SLOT_DIE, { kind: 'draw', who: '', number: index, cycle: 0 });
      const slots = Math.max(face - 1, needed.has(cellName(cell.at)) ? 1 : 0);
      this.dice.push({ label, index, sides: SLOT_DIE, face, cell: cellName(cell.at), meaning: String(slots) });
      return { ...cell, slots };
    });
    return { ...map, cells };
  }
}

const nameOf = (cell: Cell | undefined): string => (cell ? cellName(cell) : '');

/** Can every start reach every other by land on foot, and are they far enough apart (L-24)? */
function startsFit(map: GameMap, starts: readonly Cell[], options: SetUpOptions): boolean {
  if (starts.length < options.starts) return false;
  const apart = starts.every((a, i) =>
    starts.slice(i + 1).every((b) => cellDistance(a, b, 'king') >= options.startDistance),
  );
  const [first] = starts;
  if (!apart || !first) return apart;
  const onFoot = { passability: 1, mapTraits: [] };
  const found = reachable(realGround(map), onFoot, first, { cornerSqueeze: options.cornerSqueeze, hardest: Infinity });
  return starts.every((start) => found.has(cellName(start)));
}

/**
 * Draws a map (L-24): ground, starts, slots, cells of neutral buildings. Labels `map/terrain`, `map/starts`,
 * `map/slots`, `map/neutral`; a draw whose starts do not fit is thrown away, and the next one's labels end in `/2`,
 * `/3`, … After 200 draws that did not fit it is an error.
 */
export function drawSetUp(options: SetUpOptions, source: Dice): Result<SetUp, SetUpProblem> {
  const dice: DrawnDie[] = [];
  for (let number = 1; number <= MAX_DRAWS; number++) {
    const drawing = new Drawing(options, source, number === 1 ? '' : `/${number}`);
    const bare = drawing.terrain();
    const starts = drawing.places('starts', bare, options.starts);
    if (startsFit(bare, starts, options)) {
      const map = drawing.slots(bare, starts);
      const neutrals = drawing.places('neutral', map, options.neutrals, starts);
      return ok({ map, starts, neutrals, dice: [...dice, ...drawing.dice] });
    }
    dice.push(...drawing.dice);
  }
  const { starts, startDistance } = options;
  return err(problem('map-not-drawn', { draws: MAX_DRAWS, starts, distance: startDistance }));
}
