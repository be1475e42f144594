import { defaultDistance, placesAt } from '../engine/landing/places';
import type { Engagement, Squad } from '../engine/landing/types';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import type { ArgumentId } from '../i18n/functions';
import type { Language } from '../i18n/language';
import { readBehaviour, readSquad } from './landingSquad';
import { readOptions } from './options';
import type { Argument, Failure } from './spec';
import { linesOf, refuse, wholeOrNothing } from './values';

const MAX_DISTANCE = 1000;

type DuelArgument = 'attacker' | 'defender' | 'distance' | 'attackerRules' | 'defenderRules' | 'options';

interface Duel {
  readonly engagement: Engagement;
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

/** Reads an engagement of one against one (L-9, L-14) from the arguments of a function. */
export function readDuel(
  given: Readonly<Record<DuelArgument, Argument>>,
  hostLanguage: Language,
): Result<Duel, Failure> {
  const options = readOptions(given.options, hostLanguage);
  if (!options.ok) return options;
  const { attackerRules, defenderRules } = given;
  const attacker = squadWithRules(given.attacker, attackerRules, ['A', 'attacker', 'attackerRules'], options.value);
  if (!attacker.ok) return attacker;
  const defender = squadWithRules(given.defender, defenderRules, ['D', 'defender', 'defenderRules'], options.value);
  if (!defender.ok) return defender;
  const distance = wholeOrNothing(given.distance, 'distance', 0, MAX_DISTANCE);
  if (!distance.ok) return distance;
  const sides = [[attacker.value], [defender.value]] as const;
  const engagement: Engagement = {
    attackers: sides[0],
    defenders: sides[1],
    places: placesAt(...sides, distance.value ?? defaultDistance(sides[0])),
    blocked: () => false,
    options: options.value,
  };
  return ok({ engagement, language: options.value.language });
}
