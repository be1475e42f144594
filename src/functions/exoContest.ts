import { rollAction } from '../engine/exo/actionRoll';
import { contest } from '../engine/exo/contest';
import { CONTEST_WORDS, DEGREE_WORDS } from '../i18n/exo';
import { LIMIT } from './exoArguments';
import { readExoOptions } from './options';
import { diceFrom, finished } from './seed';
import type { FunctionSpec } from './spec';
import { whole } from './values';

/** `EXO_CONTEST` (E-4): two action rolls against each other; keyed labels `TA/1` and `TA/2`. */
export const EXO_CONTEST: FunctionSpec = {
  id: 'EXO_CONTEST',
  result: 'row',
  arguments: [
    ...([{ id: 'skill' }, { id: 'modifier' }, { id: 'otherSkill' }, { id: 'otherModifier' }] as const),
    ...([
      { id: 'seed', optional: true },
      { id: 'options', optional: true },
    ] as const),
  ],
  run([skill = null, modifier = null, otherSkill = null, otherModifier = null, seed = null, text = null], host) {
    const options = readExoOptions(text, host);
    if (!options.ok) return options;
    const numbers: number[] = [];
    for (const [argument, id] of [
      [skill, 'skill'],
      [modifier, 'modifier'],
      [otherSkill, 'otherSkill'],
      [otherModifier, 'otherModifier'],
    ] as const) {
      const value = whole(argument, id, -LIMIT, LIMIT);
      if (!value.ok) return value;
      numbers.push(value.value);
    }
    const [own = 0, added = 0, others = 0, othersAdded = 0] = numbers;
    const dice = diceFrom(seed);
    if (!dice.ok) return dice;
    const first = rollAction(own, added, dice.value.stream('TA/1', null));
    const second = rollAction(others, othersAdded, dice.value.stream('TA/2', null));
    const { language } = options.value;
    const degrees = DEGREE_WORDS[language];
    return finished(dice.value, {
      kind: 'row',
      row: [
        CONTEST_WORDS[language][contest(first, second)],
        ...[degrees[first.degree], first.result, degrees[second.degree], second.result],
      ],
    });
  },
};
