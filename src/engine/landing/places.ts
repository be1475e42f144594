import { effectiveRange } from './reach';
import type { Squad } from './types';

/** The starting distance where neither map nor GM gives one: the attackers' longest non-equipment range (L-9). */
export const defaultDistance = (attackers: readonly Squad[]): number =>
  attackers.reduce((longest, squad) => Math.max(longest, effectiveRange(squad.weapons)), 0);

/** Attackers at 0, defenders at the starting distance (L-9). */
export function placesAt(
  attackers: readonly Squad[],
  defenders: readonly Squad[],
  distance: number,
): ReadonlyMap<string, number> {
  return new Map([
    ...attackers.map(({ id }) => [id, 0] as const),
    ...defenders.map(({ id }) => [id, distance] as const),
  ]);
}

/**
 * Places from the map (L-9): defender j stands at its distance to the first attacker; attacker i > 1 at the first
 * defender's place minus its distance to the first defender.
 * @param distance cells between two squads, by id.
 */
export function placesFromMap(
  attackers: readonly Pick<Squad, 'id'>[],
  defenders: readonly Pick<Squad, 'id'>[],
  distance: (a: string, b: string) => number,
): ReadonlyMap<string, number> {
  const [lead] = attackers;
  const [front] = defenders;
  if (!lead || !front) return new Map();
  const frontPlace = distance(lead.id, front.id);
  return new Map([
    ...attackers.map(({ id }, i) => [id, i === 0 ? 0 : frontPlace - distance(id, front.id)] as const),
    ...defenders.map(({ id }) => [id, distance(lead.id, id)] as const),
  ]);
}
