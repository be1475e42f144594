import { commitment } from '../engine/dice/campaignKeys';
import { parseDice } from '../engine/dice/notation';
import { problem } from '../engine/problem';
import { ok } from '../engine/result';
import { diceFrom, finished } from './seed';
import type { FunctionSpec } from './spec';
import { oneValue, refuse, textOf } from './values';

/** `ROLL`: the total of a dice expression; keyed label `ROLL` (D-2). */
const ROLL: FunctionSpec = {
  id: 'ROLL',
  arguments: [{ id: 'dice' }, { id: 'seed', optional: true }],
  result: 'cell',
  run([diceText = null, seed = null]) {
    const text = oneValue(diceText, 'dice');
    if (!text.ok) return text;
    const terms = parseDice(textOf(text.value));
    if (!terms.ok) return refuse('dice', terms.error);
    const dice = diceFrom(seed);
    if (!dice.ok) return dice;
    const stream = dice.value.stream('ROLL', null);
    let number = 0;
    const total = terms.value.reduce((sum, term) => {
      if (term.kind === 'number') return sum + term.sign * term.value;
      let faces = 0;
      for (let i = 0; i < term.count; i++) {
        faces += stream.die(term.sides, { kind: 'roll', who: '', number: ++number, cycle: 0 });
      }
      return sum + term.sign * faces;
    }, 0);
    return finished(dice.value, { kind: 'cell', cell: total });
  },
};

/** `COMMITMENT`: SHA-256 of the master seed (D-3). */
const COMMITMENT: FunctionSpec = {
  id: 'COMMITMENT',
  arguments: [{ id: 'seed' }],
  result: 'cell',
  run([seed = null]) {
    const text = oneValue(seed, 'seed');
    if (!text.ok) return text;
    if (textOf(text.value) === '' || text.value === 0) return refuse('seed', problem('argument-missing', {}));
    return ok({ kind: 'cell', cell: commitment(textOf(text.value)) });
  },
};

export const DICE_FUNCTIONS: readonly FunctionSpec[] = [ROLL, COMMITMENT];
