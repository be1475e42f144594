import type { Weapon } from './types';

/** Penalties for firing 1 and 2 cells beyond the range (L-7). */
const BEYOND_RANGE = [-3, -6] as const;

/** Added to "needed" when the line of fire crosses impassable cells, once however many (L-7). */
export const INDIRECT_PENALTY = -2;

/**
 * The beyond-range modifier of a weapon at a distance (L-7): 0, −3 or −6; `null` when it cannot fire that far.
 * Contact weapons and equipment never fire beyond their range.
 */
export function beyondRange(weapon: Weapon, distance: number): number | null {
  const beyond = distance - weapon.range;
  if (beyond <= 0) return 0;
  if (weapon.contact || weapon.equipment) return null;
  return BEYOND_RANGE[beyond - 1] ?? null;
}

/** Can the weapon fire at this distance and line of fire, uses apart (L-7)? */
export const canReach = (weapon: Weapon, distance: number, blocked: boolean): boolean =>
  (!blocked || weapon.indirect) && beyondRange(weapon, distance) !== null;

/** Can it do so without the beyond-range penalty? */
export const canReachFreely = (weapon: Weapon, distance: number, blocked: boolean): boolean =>
  (!blocked || weapon.indirect) && distance <= weapon.range;

/** The longest range among non-equipment weapons, 0 if there is none ("effective range", B-2; L-9). */
export const effectiveRange = (weapons: readonly Weapon[]): number =>
  weapons.reduce((longest, weapon) => (weapon.equipment ? longest : Math.max(longest, weapon.range)), 0);
