import { problem } from '../../problem';
import type { Result } from '../../result';
import { err, ok } from '../../result';
import type { Engagement } from '../types';
import { oddsApart } from './apart';
import { MAX_ODDS_STEPS, startBudget } from './budget';
import { nothingRead } from './classes';
import type { DuelOdds, OddsProblem } from './result';
import { oddsTogether } from './together';

/**
 * Exact odds of an engagement of one squad against one (L-9 … L-13), rules, uses and options considered: the cycles
 * are played by the steps of the resolution on the chances of HP in place of dice. Chances are right to twelve digits
 * and more. Refused where they would take more than {@link MAX_ODDS_STEPS} products.
 */
export function duelOdds(engagement: Engagement): Result<DuelOdds, OddsProblem> {
  const [attacker, ...moreAttackers] = engagement.attackers;
  const [defender, ...moreDefenders] = engagement.defenders;
  if (!attacker || !defender || moreAttackers.length + moreDefenders.length > 0) {
    throw new Error('exact odds are those of one squad against one');
  }
  const exact = nothingRead(engagement) ? oddsApart : oddsTogether;
  const odds = exact(engagement, [attacker, defender], startBudget());
  return odds ? ok(odds) : err(problem('odds-too-large', { most: MAX_ODDS_STEPS / 1_000_000 }));
}
