import { actionOdds, rollAction } from '../engine/exo/actionRoll';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import { DEGREE_WORDS } from '../i18n/functions';
import { readExoOptions } from './options';
import { diceFrom, finished } from './seed';
import type { Argument, Failure, FunctionSpec } from './spec';
import { whole, wholeOrNothing } from './values';

const LIMIT = 1000;

function skillAndModifier(skill: Argument, modifier: Argument): Result<readonly [number, number], Failure> {
  const value = whole(skill, 'skill', -LIMIT, LIMIT);
  if (!value.ok) return value;
  const added = wholeOrNothing(modifier, 'modifier', -LIMIT, LIMIT);
  return added.ok ? ok([value.value, added.value ?? 0]) : added;
}

/** `ROLL_TA` (E-3); keyed label `TA`. */
const ROLL_TA: FunctionSpec = {
  id: 'ROLL_TA',
  arguments: [
    { id: 'skill' },
    { id: 'modifier', optional: true },
    { id: 'seed', optional: true },
    { id: 'options', optional: true },
  ],
  result: 'row',
  run([skill = null, modifier = null, seed = null, optionsText = null], hostLanguage) {
    const options = readExoOptions(optionsText, hostLanguage);
    if (!options.ok) return options;
    const numbers = skillAndModifier(skill, modifier);
    if (!numbers.ok) return numbers;
    const dice = diceFrom(seed);
    if (!dice.ok) return dice;
    const roll = rollAction(...numbers.value, dice.value.stream('TA', null));
    const degree = DEGREE_WORDS[options.value.language][roll.degree];
    return finished(dice.value, {
      kind: 'row',
      row: [degree, roll.result, roll.dE, roll.dPlus, roll.dMinus, roll.margin],
    });
  },
};

/** `TA_ODDS` (E-5). */
const TA_ODDS: FunctionSpec = {
  id: 'TA_ODDS',
  arguments: [{ id: 'skill' }, { id: 'modifier', optional: true }],
  result: 'row',
  run([skill = null, modifier = null]) {
    const numbers = skillAndModifier(skill, modifier);
    return numbers.ok ? ok({ kind: 'row', row: actionOdds(...numbers.value) }) : numbers;
  },
};

export const EXO_FUNCTIONS: readonly FunctionSpec[] = [ROLL_TA, TA_ODDS];
