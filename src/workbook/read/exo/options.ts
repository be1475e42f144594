import { DEFAULT_EXO_OPTIONS, type ExoOptions } from '../../../engine/exo/options';
import { YES_NO } from '../../schema/choices';
import { HALVING_CHOICE, IMPACT_CHOICE, MULTI_ACTION_CHOICE } from '../../schema/exo/options';
import type { SettingRows } from '../settings';

/** EXO's options; one that has no row, or a blank one, has its default. */
export function readExoOptions(rows: SettingRows): ExoOptions {
  const defaults = DEFAULT_EXO_OPTIONS;
  const amputation = rows.get('amputation')?.choice('value', YES_NO);
  return {
    multiAction: rows.get('multiAction')?.choice('value', MULTI_ACTION_CHOICE) ?? defaults.multiAction,
    halving: rows.get('halving')?.choice('value', HALVING_CHOICE) ?? defaults.halving,
    impact: rows.get('impact')?.choice('value', IMPACT_CHOICE) ?? defaults.impact,
    amputation: amputation ? amputation === 'yes' : defaults.amputation,
  };
}
