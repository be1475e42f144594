import { BODY, LOCATIONS, numberOf, PARTS } from '../engine/exo/body';
import type { DamageType } from '../engine/exo/damage';
import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import type { ExoFunctionProblemCode } from '../i18n/exoFunctions';
import type { ArgumentId } from '../i18n/functions';
import type { Language } from '../i18n/language';
import type { Choice } from '../workbook/schema/choices';
import { choiceWord, choiceWords, chosen } from '../workbook/schema/choices';
import { DAMAGE_TYPE_CHOICE, MAXIMUM_CHOICE, PART_CHOICE } from '../workbook/schema/exo/choices';
import type { Argument, Failure } from './spec';
import { oneValue, refuse, textOf, whole, wholeOrNothing } from './values';

/** Bounds of skills, modifiers and initiatives. */
export const LIMIT = 1000;
/** Bound of damage and resistance. */
export const DAMAGE_LIMIT = 100000;

/** Text that must be given; numbers count as text. */
function given(argument: Argument, id: ArgumentId): Result<string, Failure> {
  const value = oneValue(argument, id);
  if (!value.ok) return value;
  const text = textOf(value.value);
  return text === '' ? refuse(id, problem('argument-missing', {})) : ok(text);
}

/** One of a list of words, in any of the three languages. */
export function readChoice<Value extends string>(
  argument: Argument,
  id: ArgumentId,
  choice: Choice<Value>,
  language: Language,
): Result<Value, Failure> {
  const text = given(argument, id);
  if (!text.ok) return text;
  const value = chosen(choice, text.value);
  const accepted = choiceWords(choice, language).join(', ');
  return value === undefined ? refuse(id, problem('exo-choice', { value: text.value, accepted })) : ok(value);
}

/** A type of damage (E-20). */
export const readDamageType = (argument: Argument, language: Language): Result<DamageType, Failure> =>
  readChoice(argument, 'damageType', DAMAGE_TYPE_CHOICE, language);

/** A location by number or by part (E-19); a part stands for its lowest number. */
function locationIn(text: string): number | undefined {
  const part = chosen(PART_CHOICE, text);
  if (part !== undefined) return numberOf(BODY, part);
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= LOCATIONS ? number : undefined;
}

const noLocation = (id: ArgumentId, code: ExoFunctionProblemCode, value: string, language: Language) =>
  refuse(
    id,
    problem(code, {
      value,
      most: LOCATIONS,
      accepted: PARTS.map((part) => choiceWord(PART_CHOICE, part, language)).join(', '),
    }),
  );

/** A location that must be given. */
export function readLocation(argument: Argument, language: Language): Result<number, Failure> {
  const text = given(argument, 'location');
  if (!text.ok) return text;
  const number = locationIn(text.value);
  return number === undefined ? noLocation('location', 'exo-location', text.value, language) : ok(number);
}

/** What a critical's shooter chooses (E-18): maximum damage, also where nothing is given, or a location. */
export function readCritical(argument: Argument, language: Language): Result<'max' | number, Failure> {
  const value = oneValue(argument, 'critical');
  if (!value.ok) return value;
  const text = textOf(value.value);
  if (text === '' || chosen(MAXIMUM_CHOICE, text) !== undefined) return ok('max');
  const number = locationIn(text);
  return number === undefined ? noLocation('critical', 'exo-critical', text, language) : ok(number);
}

/** Skill, and modifier where one is given (E-1). */
export function skillAndModifier(skill: Argument, modifier: Argument): Result<readonly [number, number], Failure> {
  const value = whole(skill, 'skill', -LIMIT, LIMIT);
  if (!value.ok) return value;
  const added = wholeOrNothing(modifier, 'modifier', -LIMIT, LIMIT);
  return added.ok ? ok([value.value, added.value ?? 0]) : added;
}
