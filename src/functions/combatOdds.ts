import { duelOdds } from '../engine/landing/odds/duel';
import { OUTCOMES } from '../engine/landing/types';
import { ok } from '../engine/result';
import { readDuel } from './duel';
import type { FunctionSpec } from './spec';
import { refuse } from './values';

/** `COMBAT_ODDS`: exact odds of RESOLVE_COMBAT, one row. */
export const COMBAT_ODDS: FunctionSpec = {
  id: 'COMBAT_ODDS',
  arguments: [
    { id: 'attacker' },
    { id: 'defender' },
    { id: 'distance', optional: true },
    { id: 'attackerRules', optional: true },
    { id: 'defenderRules', optional: true },
    { id: 'options', optional: true },
  ],
  result: 'row',
  run([attacker = null, defender = null, distance = null, ...more], language) {
    const [attackerRules = null, defenderRules = null, options = null] = more;
    const duel = readDuel({ attacker, defender, distance, attackerRules, defenderRules, options }, language);
    if (!duel.ok) return duel;
    const odds = duelOdds(duel.value.engagement);
    if (!odds.ok) return refuse(null, odds.error);
    const { chances, meanHp } = odds.value;
    return ok({ kind: 'row', row: [...OUTCOMES.map((outcome) => chances[outcome]), ...meanHp] });
  },
};
