import type { Dice } from '../engine/dice/dice';
import { diceOf, parseSeed } from '../engine/dice/seed';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import type { Argument, Failure } from './spec';
import { oneValue, refuse } from './values';

/** Dice of a seed argument (D-1): without one, an error that says how to give it. */
export function diceFrom(argument: Argument): Result<Dice, Failure> {
  const value = oneValue(argument, 'seed');
  if (!value.ok) return value;
  const given = typeof value.value === 'boolean' ? String(value.value) : value.value;
  const seed = parseSeed(given);
  return seed.ok ? ok(diceOf(seed.value)) : refuse('seed', seed.error);
}

/** What was wrong with a script of dice, once the rules have run (D-1). */
export function finished<T>(dice: Dice, value: T): Result<T, Failure> {
  const wrong = dice.finish();
  return wrong ? refuse('seed', wrong) : ok(value);
}
