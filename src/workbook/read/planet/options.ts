import { DEFAULT_PLANET_OPTIONS, MAX_CARD_COPIES, type PlanetOptions } from '../../../engine/planet/options';
import { YES_NO } from '../../schema/choices';
import { MELEE_CHOICE } from '../../schema/planet/options';
import type { SettingRows } from '../settings';

/** Options of the planet wargame; one that has no row, or a blank one, has its default. */
export function readPlanetOptions(rows: SettingRows): PlanetOptions {
  const defaults = DEFAULT_PLANET_OPTIONS;
  const isOn = (id: 'naturalExtremes' | 'meleeSaveModifier'): boolean => {
    const word = rows.get(id)?.choice('value', YES_NO);
    return word ? word === 'yes' : defaults[id];
  };
  return {
    naturalExtremes: isOn('naturalExtremes'),
    melee: rows.get('melee')?.choice('value', MELEE_CHOICE) ?? defaults.melee,
    meleeSaveModifier: isOn('meleeSaveModifier'),
    cardCopies: rows.get('cardCopies')?.whole('value', { min: 1, max: MAX_CARD_COPIES }) ?? defaults.cardCopies,
  };
}
