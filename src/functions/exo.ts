import { actionOdds, rollAction } from '../engine/exo/actionRoll';
import { ok } from '../engine/result';
import { DEGREE_WORDS } from '../i18n/exo';
import { skillAndModifier } from './exoArguments';
import { EXO_CONTEST } from './exoContest';
import { EXO_BURST_ODDS, EXO_DAMAGE, EXO_FIRE } from './exoFire';
import { INITIATIVE_ORDER } from './exoInitiative';
import { EXO_MODIFIER, EXO_RECOIL } from './exoModifier';
import { EXO_IMPACT, EXO_WOUND } from './exoWounds';
import { readExoOptions } from './options';
import { diceFrom, finished } from './seed';
import type { FunctionSpec } from './spec';

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

export const EXO_FUNCTIONS: readonly FunctionSpec[] = [
  ROLL_TA,
  TA_ODDS,
  EXO_FIRE,
  EXO_DAMAGE,
  EXO_WOUND,
  EXO_IMPACT,
  INITIATIVE_ORDER,
  EXO_MODIFIER,
  EXO_RECOIL,
  EXO_CONTEST,
  EXO_BURST_ODDS,
];
