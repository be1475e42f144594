import type { Ground, MapSquad } from './types';

/** Passability that a cell asks for (L-16); `null`: nobody enters. */
export const GROUND_PASSABILITY: Readonly<Record<Ground, number | null>> = {
  impassable: null,
  water: 9,
  ruins: 7,
  swamp: 6,
  forest: 4,
  open: 2,
};

/** Passability 9 is flying, and flying is 9 (L-16). */
const FLYING = 9;
/** What a squad moves with whose passability nobody gave. */
const LEAST_PASSABILITY = 1;

export type Walker = Pick<MapSquad, 'passability' | 'mapTraits'>;

/** The passability a squad has in a cell: flying is 9 everywhere, floating is 9 in water (L-16). */
export function passabilityIn({ passability, mapTraits }: Walker, ground: Ground): number {
  if (mapTraits.includes('flying') || (ground === 'water' && mapTraits.includes('floating'))) return FLYING;
  return passability ?? LEAST_PASSABILITY;
}

/**
 * By how much a cell is harder than the squad's passability, 0 where it crosses freely; `null`: it cannot enter. Water
 * is for floating and flying squads only (L-16).
 */
export function hardness(walker: Walker, ground: Ground): number | null {
  const asked = GROUND_PASSABILITY[ground];
  if (asked === null) return null;
  const own = passabilityIn(walker, ground);
  if (ground === 'water' && own < FLYING) return null;
  return Math.max(0, asked - own);
}

/** Manoeuvre left where the hardest cell entered is harder by d: −0.5·d, never below 1 by that; 0 stays 0 (L-16). */
export const manoeuvreAt = (manoeuvre: number, hardest: number): number =>
  Math.max(Math.min(manoeuvre, 1), manoeuvre - hardest / 2);
