import type { DistanceRule } from '../cell';
import { cellDistance } from '../cell';
import { blockingCells } from '../lineOfFire';
import { placesFromMap } from '../places';
import type { Squad } from '../types';
import type { AttackAnswer, AttackOrder, AttackSetting } from './attacks';
import { attacks } from './attacks';
import { buildingSquad, fightersOf, terrainOn } from './fighters';
import { fightsOf, type Sides } from './groups';
import { cellOf } from './map';
import type { CampaignState } from './types';

/** A fight made from the map: its sides, where they stand on the line, and who cannot see whom (L-9, L-23). */
export interface MapFight extends Sides {
  readonly places: ReadonlyMap<string, number>;
  /** Pairs of ids, attacker first, between which impassable cells lie (L-8). */
  readonly blocked: readonly (readonly [string, string])[];
}

/** Places and lines of fire of two sides by the cells they stand in. */
export function measure(state: CampaignState, { attackers, defenders }: Sides, rule: DistanceRule): MapFight {
  const cells = new Map(fightersOf(state).map(({ id, at }) => [id, at]));
  const cellsOfPair = (a: string, b: string) => [cells.get(a), cells.get(b)] as const;
  const distance = (a: string, b: string): number => {
    const [from, to] = cellsOfPair(a, b);
    return from && to ? cellDistance(from, to, rule) : 0;
  };
  const isBlocked = (a: string, b: string): boolean => {
    const [from, to] = cellsOfPair(a, b);
    if (!from || !to) return false;
    return blockingCells(from, to, (cell) => cellOf(state.map, cell)?.ground === 'impassable').length > 0;
  };
  const ids = (all: readonly string[]) => all.map((id) => ({ id }));
  return {
    attackers,
    defenders,
    places: placesFromMap(ids(attackers), ids(defenders), distance),
    blocked: attackers.flatMap((a) => defenders.filter((b) => isBlocked(a, b)).map((b) => [a, b] as const)),
  };
}

/** The fights of a combat phase that follow from the map, and what came of the attack orders (L-23 a–c). */
export function mapFights(
  state: CampaignState,
  orders: readonly AttackOrder[],
  setting: AttackSetting,
): { readonly answers: readonly AttackAnswer[]; readonly fights: readonly MapFight[] } {
  const { answers, hostilities } = attacks(state, orders, setting);
  const owners = new Map(fightersOf(state).map(({ id, owner }) => [id, owner]));
  const sides = fightsOf(hostilities, (id) => owners.get(id) ?? null);
  return { answers, fights: sides.map((each) => measure(state, each, setting.distance)) };
}

/** Everybody who can fight, by id, as they fight where they stand: squads with their terrain, buildings as squads. */
export function combatants(state: CampaignState): ReadonlyMap<string, Squad> {
  return new Map([
    ...state.squads.map((squad): readonly [string, Squad] => [
      squad.id,
      { ...squad, terrain: terrainOn(state.map, squad) },
    ]),
    ...state.buildings.map((building): readonly [string, Squad] => [building.id, buildingSquad(building)]),
  ]);
}
