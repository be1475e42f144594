import type { Dice } from '../../dice/dice';
import { cellName } from '../cell';
import type { DrawnDie } from './draw';
import { cellsInSight, openCells } from './sight';
import type { Building, BuildingType, CampaignState, GameMap } from './types';

/** What a recon phase comes to (L-20). */
export interface Recon {
  readonly map: GameMap;
  /** Names of the cells opened in this phase. */
  readonly opened: readonly string[];
  /** Neutral buildings discovered in this phase, with the type they turned out to be. */
  readonly discovered: readonly (Building & { readonly type: BuildingType })[];
  /** By player: names of the cells in sight. */
  readonly sight: ReadonlyMap<string, ReadonlySet<string>>;
  readonly dice: readonly DrawnDie[];
}

/** Label of the die that settles what a neutral building is (L-20). */
const neutralLabel = (cell: string): string => `neutral/${cell}`;

/**
 * Resolves recon (L-20): cells seen are opened for everybody; a neutral building that nobody had discovered gets its
 * type, drawn from those on offer, when somebody first sees it, and not before. Without any type on offer it waits.
 * @param types kinds that a neutral building may turn out to be, in listed order.
 */
export function resolveRecon(state: CampaignState, types: readonly BuildingType[], source: Dice): Recon {
  const sight = cellsInSight(state);
  const seen = new Set([...sight.values()].flatMap((cells) => [...cells]));
  const map = openCells(state);
  const dice: DrawnDie[] = [];
  const discovered = state.buildings.flatMap((building) => {
    const cell = cellName(building.at);
    if (building.owner !== null || building.type !== null || !seen.has(cell)) return [];
    const label = neutralLabel(cell);
    // Two buildings of one cell draw from one stream, one after the other.
    const index = dice.filter((die) => die.label === label).length + 1;
    const face = dieOf(source, label, index, types.length);
    const type = types[face - 1];
    if (!type) return [];
    dice.push({ label, index, sides: types.length, face, cell, meaning: type.name });
    return [{ ...building, type, hp: type.hp }];
  });
  const before = new Set(state.map.cells.filter(({ open }) => open).map(({ at }) => cellName(at)));
  const opened = map.cells.filter(({ open, at }) => open && !before.has(cellName(at))).map(({ at }) => cellName(at));
  return { map, opened, discovered, sight, dice };
}

/** Die number `index` of a stream that is opened anew for each. */
function dieOf(source: Dice, label: string, index: number, sides: number): number {
  if (sides === 0) return 0;
  const stream = source.stream(label, null);
  let face = 0;
  for (let i = 1; i <= index; i++) face = stream.die(sides, { kind: 'draw', who: '', number: i, cycle: 0 });
  return face;
}
