import { makeIds } from '../behaviour/ids';
import { readRules } from '../behaviour/read';
import { writeRule } from '../behaviour/write';
import type { NameContext } from '../engine/landing/behaviour/context';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import { REFUSAL_WORDS } from '../i18n/behaviour';
import { CHECK_RULES_WORDS } from '../i18n/functions';
import type { Language } from '../i18n/language';
import { fill } from '../i18n/template';
import { readOptions } from './options';
import { readSquadWeapons } from './landingSquad';
import type { Argument, Failure, FunctionSpec } from './spec';
import { linesOf, refuse, scalarOf, textOf } from './values';

/** Names that the squad's profile gives; without one any name passes (contract). */
function contextOf(profile: Argument, showEnemyHp: boolean): Result<NameContext, Failure> {
  const value = scalarOf(profile);
  if (value === null || (value !== undefined && textOf(value) === ''))
    return ok({ weapons: null, types: null, showEnemyHp });
  // A single cell is the squad's weapons cell.
  const weapons = readSquadWeapons(value === undefined ? profile : [['weapons'], [value]]);
  return weapons.ok ? ok({ weapons: weapons.value, types: null, showEnemyHp }) : refuse('squad', weapons.error);
}

function row(
  { number, result }: ReturnType<typeof readRules>[number],
  language: Language,
): readonly (string | number)[] {
  if (result.ok) return [number, writeRule(result.value.rule, language), makeIds(result.value.rule), '', ''];
  const { reason, params } = result.error;
  return [number, '', '', reason, fill(language, REFUSAL_WORDS[language][reason], params)];
}

/** `CHECK_RULES` (B-1, B-6): a header, then a row for each rule of the text. */
const CHECK_RULES: FunctionSpec = {
  id: 'CHECK_RULES',
  arguments: [{ id: 'text' }, { id: 'squad', optional: true }, { id: 'options', optional: true }],
  result: 'table',
  run([text = null, squad = null, optionsText = null], hostLanguage) {
    const options = readOptions(optionsText, hostLanguage);
    if (!options.ok) return options;
    const context = contextOf(squad, options.value.showEnemyHp);
    if (!context.ok) return context;
    const { language } = options.value;
    const words = CHECK_RULES_WORDS[language];
    const header = [words.number, words.canonical, words.ids, words.reason, words.message];
    const rows = readRules(linesOf(text), context.value).map((reading) => row(reading, language));
    return ok({ kind: 'table', rows: [header, ...rows] });
  },
};

export const RULES_FUNCTIONS: readonly FunctionSpec[] = [CHECK_RULES];
