import type { Fixed } from '../../fixed';
import type { Cell } from '../cell';
import type { Squad } from '../types';
import { GROUND_PASSABILITY, passabilityIn } from './ground';
import { cellOf } from './map';
import type { Building, CampaignState, GameMap, MapSquad } from './types';

/** A squad or a building that stands on the map and can be fought (L-23). */
export interface Fighter {
  readonly id: string;
  readonly kind: 'squad' | 'building';
  /** `null`: neutral. */
  readonly owner: string | null;
  readonly at: Cell;
  readonly hp: Fixed;
}

/** Everything that stands: squads in listed order, then buildings. Undiscovered neutral buildings are no target. */
export function fightersOf({ map, squads, buildings }: CampaignState): readonly Fighter[] {
  return [
    ...squads.flatMap(({ id, owner, at, hp }): readonly Fighter[] =>
      at && hp > 0 && cellOf(map, at) ? [{ id, kind: 'squad', owner, at, hp }] : [],
    ),
    ...buildings.flatMap(({ id, owner, at, hp, type }): readonly Fighter[] =>
      type && hp > 0 ? [{ id, kind: 'building', owner, at, hp }] : [],
    ),
  ];
}

/** A squad's terrain in the cell where it stands (L-7, L-16); without a passability it has no terrain modifiers. */
export function terrainOn(map: GameMap, squad: Pick<MapSquad, 'at' | 'passability' | 'mapTraits'>): Squad['terrain'] {
  const ground = squad.at ? cellOf(map, squad.at)?.ground : undefined;
  const asked = ground && GROUND_PASSABILITY[ground];
  if (ground === undefined || asked === undefined || asked === null || squad.passability === null) return null;
  return { passability: passabilityIn(squad, ground), cell: asked };
}

/** A building as it fights (L-23 d): a squad that cannot move, without rules and terrain modifiers. */
export function buildingSquad({ id, name, owner, type, hp }: Building): Squad {
  return {
    id,
    name,
    owner,
    type: type?.name ?? '',
    hp,
    skill: type?.skill ?? 0,
    weapons: type?.weapons ?? [],
    attackModifiers: type && type.attackModifier !== 0 ? [{ cause: 'attack', value: type.attackModifier }] : [],
    modifierOfAttacksOnIt: type?.modifierOfAttacksOnIt ?? 0,
    terrain: null,
    rules: [],
    immobile: true,
  };
}
