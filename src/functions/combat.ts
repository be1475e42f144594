import { toNumber, ZERO } from '../engine/fixed';
import type { EngagementResult } from '../engine/landing/engagement';
import { resolveEngagement } from '../engine/landing/engagement';
import type { ShotEvent } from '../engine/landing/events';
import type { Engagement } from '../engine/landing/types';
import type { Dice } from '../engine/dice/dice';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import { COMBAT_LOG_WORDS, OUTCOME_WORDS, RESULT_WORDS } from '../i18n/combat';
import { modifierWords } from '../i18n/combat';
import type { Language } from '../i18n/language';
import { fill } from '../i18n/template';
import { COMBAT_ODDS } from './combatOdds';
import { readDuel } from './duel';
import { diceFrom, finished } from './seed';
import type { Argument, Failure, FunctionSpec } from './spec';

const ARGUMENTS: FunctionSpec['arguments'] = [
  { id: 'attacker' },
  { id: 'defender' },
  { id: 'distance', optional: true },
  { id: 'seed', optional: true },
  { id: 'attackerRules', optional: true },
  { id: 'defenderRules', optional: true },
  { id: 'options', optional: true },
];

interface Fought {
  readonly engagement: Engagement;
  readonly result: EngagementResult;
  readonly dice: Dice;
  readonly language: Language;
}

/** Reads the arguments of RESOLVE_COMBAT and COMBAT_LOG and fights the engagement, one against one (L-14). */
function fight(args: readonly Argument[], hostLanguage: Language): Result<Fought, Failure> {
  const [attacker = null, defender = null, distance = null, seed = null] = args;
  const [, , , , attackerRules = null, defenderRules = null, options = null] = args;
  const duel = readDuel({ attacker, defender, distance, attackerRules, defenderRules, options }, hostLanguage);
  if (!duel.ok) return duel;
  const { engagement, language } = duel.value;
  const dice = diceFrom(seed);
  if (!dice.ok) return dice;
  const result = resolveEngagement(engagement, dice.value);
  return finished(dice.value, { engagement, result, dice: dice.value, language });
}

/** `RESOLVE_COMBAT` (L-9 … L-14): one row. */
const RESOLVE_COMBAT: FunctionSpec = {
  id: 'RESOLVE_COMBAT',
  arguments: ARGUMENTS,
  result: 'row',
  run(args, hostLanguage) {
    const fought = fight(args, hostLanguage);
    if (!fought.ok) return fought;
    const { result, dice, language } = fought.value;
    const hp = (id: string): number => toNumber(result.hp.get(id) ?? ZERO);
    const row = [
      OUTCOME_WORDS[language][result.outcome],
      result.cycles,
      hp('A'),
      hp('D'),
      result.distance,
      dice.rolled,
    ];
    return ok({ kind: 'row', row });
  },
};

function noteOf(shot: ShotEvent, hopeless: boolean, language: Language): string {
  const parts = shot.modifiers.map((modifier) => modifierWords(language, modifier));
  if (shot.weapon !== '') parts.unshift(shot.weapon);
  if (shot.damageDice.length > 0) {
    parts.push(fill(language, COMBAT_LOG_WORDS[language].damageDice, { faces: shot.damageDice.join(' ') }));
  }
  if (hopeless && shot.shot === 1) parts.push(COMBAT_LOG_WORDS[language].hopeless);
  return parts.join('; ');
}

/** `COMBAT_LOG`: a header, then a row for each shot. */
const COMBAT_LOG: FunctionSpec = {
  id: 'COMBAT_LOG',
  arguments: ARGUMENTS,
  result: 'table',
  run(args, hostLanguage) {
    const fought = fight(args, hostLanguage);
    if (!fought.ok) return fought;
    const { engagement, result, language } = fought.value;
    const words = COMBAT_LOG_WORDS[language];
    const names = new Map([...engagement.attackers, ...engagement.defenders].map(({ id, name }) => [id, name]));
    const hopeless = new Set<string>();
    const rows = result.events.flatMap((event) => {
      if (event.kind === 'decision' && event.decision.hopeless) hopeless.add(`${event.cycle} ${event.squad}`);
      if (event.kind !== 'shot') return [];
      return [
        [
          event.cycle,
          names.get(event.squad) ?? event.squad,
          names.get(event.target) ?? event.target,
          event.distance,
          event.roll,
          event.needed,
          RESULT_WORDS[language][event.result],
          toNumber(event.damage),
          toNumber(event.targetHp),
          noteOf(event, hopeless.has(`${event.cycle} ${event.squad}`), language),
        ],
      ];
    });
    const header = [
      ...[words.cycle, words.squad, words.target, words.distance, words.die],
      ...[words.needed, words.result, words.damage, words.targetHp, words.note],
    ];
    return ok({ kind: 'table', rows: [header, ...rows] });
  },
};

export const COMBAT_FUNCTIONS: readonly FunctionSpec[] = [RESOLVE_COMBAT, COMBAT_LOG, COMBAT_ODDS];
