import { DEFAULT_COMBAT_OPTIONS, type CombatOptions } from '../../../engine/landing/types';
import { DEFAULT_MAP_OPTIONS, type MapOptions } from '../../../engine/landing/campaign/types';
import { DISTANCE_CHOICE, MOVE_AND_FIRE_CHOICE, ROUNDING_CHOICE, YES_NO } from '../../schema/choices';
import { DEFAULT_MAP_SIZE, MAX_CYCLES, MAX_MAP_SIZE } from '../../schema/landing/options';
import type { SettingRows } from '../settings';

/** Landing's options; one that has no row, or a blank one, has its default. */
export function readCombatOptions(rows: SettingRows): CombatOptions {
  const defaults = DEFAULT_COMBAT_OPTIONS;
  return {
    cycles: rows.get('cycles')?.whole('value', { min: 1, max: MAX_CYCLES }) ?? defaults.cycles,
    criticalRounding: rows.get('criticalRounding')?.choice('value', ROUNDING_CHOICE) ?? defaults.criticalRounding,
    moveAndFire: rows.get('moveAndFire')?.choice('value', MOVE_AND_FIRE_CHOICE) ?? defaults.moveAndFire,
    showEnemyHp: rows.get('showEnemyHp')?.choice('value', YES_NO) === 'yes',
  };
}

/** Options of the rules of the map. */
export const readMapOptions = (rows: SettingRows): MapOptions => ({
  distance: rows.get('distance')?.choice('value', DISTANCE_CHOICE) ?? DEFAULT_MAP_OPTIONS.distance,
  cornerSqueeze: rows.get('cornerSqueeze')?.choice('value', YES_NO) === 'yes',
});

/** Cells of a side of the map (L-4). */
export const readMapSize = (rows: SettingRows): number =>
  rows.get('mapSize')?.whole('value', { min: 1, max: MAX_MAP_SIZE }) ?? DEFAULT_MAP_SIZE;
