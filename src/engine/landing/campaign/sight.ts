import { cellName } from '../cell';
import { cellsWithin } from './map';
import type { Building, CampaignState, GameMap, MapSquad } from './types';

/** Cells that a base building sees, and other buildings and scouts, and other squads (L-20). */
const BASE_SIGHT = 3;
const FAR_SIGHT = 2;
const NEAR_SIGHT = 1;

/** How far a squad sees, in king's moves (L-20). */
const squadSight = ({ mapTraits, sightModifier }: MapSquad): number =>
  Math.max(0, (mapTraits.includes('scout') ? FAR_SIGHT : NEAR_SIGHT) + sightModifier);

/** How far a building sees; a neutral one sees for nobody (L-20). */
const buildingSight = ({ type }: Building): number =>
  Math.max(0, (type?.base === true ? BASE_SIGHT : FAR_SIGHT) + (type?.sightModifier ?? 0));

/** Names of the cells in sight of each player (L-20). Squads and buildings without HP see nothing. */
export function cellsInSight(state: CampaignState): ReadonlyMap<string, ReadonlySet<string>> {
  const { map, players, squads, buildings } = state;
  return new Map(
    players.map((player) => {
      const own = <T extends { readonly owner: string | null; readonly hp: number }>({ owner, hp }: T): boolean =>
        owner === player && hp > 0;
      const seen = [
        ...squads.filter(own).flatMap((squad) => (squad.at ? cellsWithin(map, squad.at, squadSight(squad)) : [])),
        ...buildings.filter(own).flatMap((building) => cellsWithin(map, building.at, buildingSight(building))),
      ];
      return [player, new Set(seen.map(cellName))];
    }),
  );
}

/** The map with every cell open that any player sees (L-20). */
export function openCells(state: CampaignState): GameMap {
  const seen = new Set([...cellsInSight(state).values()].flatMap((cells) => [...cells]));
  const { map } = state;
  return {
    ...map,
    cells: map.cells.map((cell) => (cell.open || !seen.has(cellName(cell.at)) ? cell : { ...cell, open: true })),
  };
}

/** Is a cell in sight of a player other than the owner of what stands there (L-20)? */
export const isSeenByOthers = (
  sight: ReadonlyMap<string, ReadonlySet<string>>,
  { cell, owner }: { readonly cell: string; readonly owner: string | null },
): boolean => [...sight].some(([player, cells]) => player !== owner && cells.has(cell));
