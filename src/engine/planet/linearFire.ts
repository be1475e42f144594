import type { Dice } from '../dice/dice';
import type { Result } from '../result';
import { ok } from '../result';
import type { PlanetEvent } from './events';
import type { PlanetOptions } from './options';
import type { PlanetProblem } from './problems';
import { checkStyle } from './problems';
import { rollTargets } from './roll';
import type { Rolling } from './rolling';
import { reportIdleCards } from './rolling';
import type { Combatant } from './types';

/** What came of linear fire (P-3). */
export interface LinearFire {
  readonly hits: number;
  readonly reactions: number;
  readonly returnHits: number;
  readonly targetCasualties: number;
  readonly firerCasualties: number;
  readonly events: readonly PlanetEvent[];
}

/**
 * Linear fire (P-3) in its five steps; a firer of the parabolic style is refused. Casualties of both are taken after
 * the last step. Whether a script of dice fitted is told by `dice.finish()` afterwards.
 * @param prefix before the labels of the dice (P-8); blank for none.
 */
export function linearFire(
  firer: Combatant,
  target: Combatant,
  options: PlanetOptions,
  dice: Dice,
  prefix = '',
): Result<LinearFire, PlanetProblem> {
  const allowed = checkStyle(firer.profile, 'linear');
  if (!allowed.ok) return allowed;
  const rolling: Rolling = { options, dice, prefix, events: [] };
  const hits = rollTargets(rolling, { step: 'hit', roller: firer, dice: firer.profile.shots });
  const reactions = rollTargets(rolling, { step: 'reaction', roller: target, dice: hits });
  const returnHits = rollTargets(rolling, { step: 'return', roller: target, dice: reactions });
  const saves = (roller: Combatant, count: number, enemy: Combatant): number =>
    rollTargets(rolling, { step: 'save', roller, dice: count, saveModifier: enemy.profile.saveModifier });
  const targetCasualties = hits - saves(target, hits, firer);
  const firerCasualties = returnHits - saves(firer, returnHits, target);
  // Only the target rolls a reaction.
  reportIdleCards(rolling, firer, 'no-roll', (kind) => kind === 'reaction');
  rolling.events.push(
    { kind: 'casualties', side: target.side, count: targetCasualties },
    { kind: 'casualties', side: firer.side, count: firerCasualties },
  );
  return ok({ hits, reactions, returnHits, targetCasualties, firerCasualties, events: rolling.events });
}
