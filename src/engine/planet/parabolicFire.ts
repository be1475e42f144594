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

/** What came of parabolic fire (P-4). */
export interface ParabolicFire {
  readonly hit: boolean;
  /** Models that got out from under the template. */
  readonly escaped: number;
  readonly targetCasualties: number;
  readonly events: readonly PlanetEvent[];
}

/**
 * Parabolic fire (P-4); a firer of the linear style is refused. Without a hit no template comes down and the target
 * rolls nothing.
 * @param covered models of the target under the template, given by the game master.
 * @param prefix before the labels of the dice (P-8); blank for none.
 */
export function parabolicFire(
  firer: Combatant,
  target: Combatant,
  covered: number,
  options: PlanetOptions,
  dice: Dice,
  prefix = '',
): Result<ParabolicFire, PlanetProblem> {
  const allowed = checkStyle(firer.profile, 'parabolic');
  if (!allowed.ok) return allowed;
  const rolling: Rolling = { options, dice, prefix, events: [] };
  const { events } = rolling;
  const hit = rollTargets(rolling, { step: 'hit', roller: firer, dice: firer.profile.shots }) > 0;
  reportIdleCards(rolling, firer, 'no-roll', (kind) => kind !== 'to-hit');
  reportIdleCards(rolling, target, 'no-roll', (kind) => !hit || kind === 'to-hit');
  if (!hit) return ok({ hit, escaped: 0, targetCasualties: 0, events });
  const escaped = rollTargets(rolling, { step: 'reaction', roller: target, dice: covered });
  events.push({ kind: 'template', side: target.side, covered, escaped });
  const caught = covered - escaped;
  const { saveModifier } = firer.profile;
  const targetCasualties = caught - rollTargets(rolling, { step: 'save', roller: target, dice: caught, saveModifier });
  events.push({ kind: 'casualties', side: target.side, count: targetCasualties });
  return ok({ hit, escaped, targetCasualties, events });
}
