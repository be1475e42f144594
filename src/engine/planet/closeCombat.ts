import type { Dice } from '../dice/dice';
import type { PlanetEvent } from './events';
import type { PlanetOptions } from './options';
import { rollSum, rollTargets } from './roll';
import type { Rolling } from './rolling';
import type { Combatant, Side } from './types';

/** What came of close combat (P-5). */
export interface CloseCombat {
  /** Sums of the attack dice, or their successes with the option `melee = successes`. */
  readonly totals: Readonly<Record<Side, number>>;
  readonly casualties: Readonly<Record<Side, number>>;
  readonly events: readonly PlanetEvent[];
}

/**
 * Close combat (P-5): the lower side rolls one save, a failure is a casualty; a tie does nothing. It takes no cards
 * (P-6): those of the combatants are left alone.
 * @param prefix before the labels of the dice (P-8); blank for none.
 */
export function closeCombat(
  combatants: Readonly<Record<Side, Combatant>>,
  options: PlanetOptions,
  dice: Dice,
  prefix = '',
): CloseCombat {
  const rolling: Rolling = { options, dice, prefix, events: [] };
  const x: Combatant = { ...combatants.x, cards: [] };
  const y: Combatant = { ...combatants.y, cards: [] };
  const attack = (roller: Combatant): number =>
    options.melee === 'sum'
      ? rollSum(rolling, roller)
      : rollTargets(rolling, { step: 'attacks', roller, dice: roller.profile.attacks });
  const totals = { x: attack(x), y: attack(y) };
  const casualties = { x: 0, y: 0 };
  if (totals.x !== totals.y) {
    const [winner, loser] = totals.x > totals.y ? [x, y] : [y, x];
    const saveModifier = options.meleeSaveModifier ? winner.profile.saveModifier : 0;
    casualties[loser.side] = 1 - rollTargets(rolling, { step: 'save', roller: loser, dice: 1, saveModifier });
    rolling.events.push({ kind: 'casualties', side: loser.side, count: casualties[loser.side] });
  }
  return { totals, casualties, events: rolling.events };
}
