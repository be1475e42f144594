import { toNumber, ZERO } from '../engine/fixed';
import type { EngagementResult } from '../engine/landing/engagement';
import { resolveEngagement } from '../engine/landing/engagement';
import type { ShotEvent } from '../engine/landing/events';
import { defaultDistance, placesAt } from '../engine/landing/places';
import type { Engagement, Squad } from '../engine/landing/types';
import type { Dice } from '../engine/dice/dice';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import { COMBAT_LOG_WORDS, OUTCOME_WORDS, RESULT_WORDS } from '../i18n/combat';
import { modifierWords } from '../i18n/combat';
import type { ArgumentId } from '../i18n/functions';
import type { Language } from '../i18n/language';
import { fill } from '../i18n/template';
import { readBehaviour, readSquad } from './landingSquad';
import { readOptions } from './options';
import { diceFrom, finished } from './seed';
import type { Argument, Failure, FunctionSpec } from './spec';
import { linesOf, refuse, wholeOrNothing } from './values';

const MAX_DISTANCE = 1000;

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

function squadWithRules(
  profile: Argument,
  rules: Argument,
  [id, argument, rulesArgument]: readonly [string, ArgumentId, ArgumentId],
  options: Engagement['options'],
): Result<Squad, Failure> {
  const squad = readSquad(profile, id);
  if (!squad.ok) return refuse(argument, squad.error);
  const behaviour = readBehaviour(linesOf(rules), squad.value, options);
  return behaviour.ok ? ok({ ...squad.value, rules: behaviour.value }) : refuse(rulesArgument, behaviour.error);
}

/** Reads the arguments of RESOLVE_COMBAT and COMBAT_LOG and fights the engagement, one against one (L-14). */
function fight(args: readonly Argument[], hostLanguage: Language): Result<Fought, Failure> {
  const [attackerArgument = null, defenderArgument = null, distanceArgument = null, seed = null] = args;
  const [, , , , attackerRules = null, defenderRules = null, optionsArgument = null] = args;
  const options = readOptions(optionsArgument, hostLanguage);
  if (!options.ok) return options;
  const attacker = squadWithRules(attackerArgument, attackerRules, ['A', 'attacker', 'attackerRules'], options.value);
  if (!attacker.ok) return attacker;
  const defender = squadWithRules(defenderArgument, defenderRules, ['D', 'defender', 'defenderRules'], options.value);
  if (!defender.ok) return defender;
  const distance = wholeOrNothing(distanceArgument, 'distance', 0, MAX_DISTANCE);
  if (!distance.ok) return distance;
  const dice = diceFrom(seed);
  if (!dice.ok) return dice;
  const sides = [[attacker.value], [defender.value]] as const;
  const engagement: Engagement = {
    attackers: sides[0],
    defenders: sides[1],
    places: placesAt(...sides, distance.value ?? defaultDistance(sides[0])),
    blocked: () => false,
    options: options.value,
  };
  const result = resolveEngagement(engagement, dice.value);
  return finished(dice.value, { engagement, result, dice: dice.value, language: options.value.language });
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

export const COMBAT_FUNCTIONS: readonly FunctionSpec[] = [RESOLVE_COMBAT, COMBAT_LOG];
