import { beyondRange, INDIRECT_PENALTY } from './reach';
import type { Modifier, Squad, Weapon } from './types';

/** Firer in a cell harder than its passability: −floor(d/2) (L-7). */
function firerTerrain(squad: Squad): number {
  const harder = squad.terrain ? squad.terrain.cell - squad.terrain.passability : 0;
  return harder > 0 ? -Math.floor(harder / 2) : 0;
}

/** Target in a cell harder than its passability: +1 whatever the difference (L-7). */
const targetTerrain = (squad: Squad): number =>
  squad.terrain && squad.terrain.cell > squad.terrain.passability ? 1 : 0;

/** All modifiers of one squad's fire at a target, those that are not 0, each with its cause (L-7). */
export function attackModifiers(
  firer: Squad,
  target: Squad,
  weapon: Weapon,
  distance: number,
  blocked: boolean,
): readonly Modifier[] {
  const all: readonly Modifier[] = [
    ...firer.attackModifiers,
    { cause: 'target', value: target.modifierOfAttacksOnIt },
    { cause: 'firer-terrain', value: firerTerrain(firer) },
    { cause: 'target-terrain', value: targetTerrain(target) },
    { cause: 'beyond-range', value: beyondRange(weapon, distance) ?? 0 },
    { cause: 'indirect', value: blocked ? INDIRECT_PENALTY : 0 },
  ];
  return all.filter((modifier) => modifier.value !== 0);
}

/** The raw sum that a roll is compared with, also below 1 or above 12 (L-5). */
export const neededRoll = (skill: number, modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, modifier) => sum + modifier.value, skill);
