import { DEGREES } from '../../engine/exo/actionRoll';
import { CALCULATOR_WORDS, type CalculatorWord } from '../../i18n/calculator';
import { DEGREE_WORDS } from '../../i18n/exo';
import type { Language } from '../../i18n/language';
import type { FunctionCell } from '../../workbook/functionCell';
import type { NewSheet } from '../../workbook/port';
import { PROFILE_COLUMNS } from '../../workbook/schema/landing/profile';
import { CalculatorSheet } from './sheet';

/** The sheets of a workbook of calculators, and the functions in them. */
export interface CalculatorBook {
  readonly sheets: readonly NewSheet[];
  readonly functions: readonly FunctionCell[];
}

const begin = (language: Language, name: CalculatorWord, title: CalculatorWord): CalculatorSheet => {
  const words = CALCULATOR_WORDS[language];
  const sheet = new CalculatorSheet(words[name], language);
  sheet.put('A1', 'title', [[words[title]]]);
  sheet.put('A2', 'note', [[words.hint], [words.addin]]);
  return sheet;
};

/** One squad against another (L-9 … L-14): the outcome, and below it every shot. */
function landing(language: Language): CalculatorSheet {
  const words = CALCULATOR_WORDS[language];
  const sheet = begin(language, 'landing', 'landing-title');
  const { hp, skill, weapons, attackModifier, modifierOfAttacksOnIt } = PROFILE_COLUMNS;
  const labels = [hp, skill, weapons, attackModifier, modifierOfAttacksOnIt].map((each) => [each.labels[language][0]]);
  for (const [labelColumn, valueColumn, side] of [
    ['A', 'B', 'attacker'],
    ['D', 'E', 'defender'],
  ] as const) {
    sheet.put(`${labelColumn}5`, 'strong', [[words[side]]]);
    sheet.put(`${labelColumn}6`, 'plain', [[words.name], ...labels, [words.rules]]);
    sheet.put(`${valueColumn}6`, 'input', [
      [words[`sample-${side}`]],
      ...[[side === 'attacker' ? 20 : 16], [7], [words['sample-weapons']], [0], [0]],
      ...[[side === 'attacker' ? words['sample-rule'] : ''], [''], ['']],
    ]);
  }
  sheet.put('A16', 'plain', [[words.distance], [words.seed], [words.options]]);
  sheet.put('B16', 'input', [[2], [words['sample-seed']], [`lang = ${language}`]]);
  sheet.put('A20', 'header', [
    [words.outcome, words.cycles, words['attacker-hp'], words['defender-hp'], words['distance-end'], words.dice],
  ]);
  const args = ['A6:B11', 'D6:E11', 'B16', 'B17', 'B12:B14', 'E12:E14', 'B18'];
  sheet.call('A21', 'RESOLVE_COMBAT', args);
  sheet.put('A23', 'strong', [[words.shots]]);
  sheet.call('A24', 'COMBAT_LOG', args);
  return sheet;
}

/** The odds of an action roll and of a burst. */
function exo(language: Language): CalculatorSheet {
  const words = CALCULATOR_WORDS[language];
  const sheet = begin(language, 'exo', 'exo-title');
  sheet.put('A5', 'plain', [
    ...[[words.skill], [words.modifier], [words.mode], [words['rate-of-fire']], [words['damage-type']]],
    [words.options],
  ]);
  sheet.put('B5', 'input', [[18], [0], [words['sample-mode']], [3], ['0'], [`lang = ${language}`]]);
  sheet.put('A12', 'strong', [[words.roll]]);
  sheet.put('A13', 'header', [DEGREES.map((degree) => DEGREE_WORDS[language][degree])]);
  sheet.call('A14', 'TA_ODDS', ['B5', 'B6']);
  sheet.put('A16', 'strong', [[words.burst]]);
  sheet.call('A17', 'EXO_BURST_ODDS', ['B5', 'B6', 'B7', 'B8', 'B9', '', '', 'B10']);
  return sheet;
}

/** A workbook to try fights and odds in, outside of any campaign: its formulas are those of the add-in. */
export function calculatorBook(language: Language): CalculatorBook {
  const [first, second] = [landing(language), exo(language)];
  return {
    sheets: [first.sheet([36, 44, 18, 36, 44, 14, 14, 14, 14, 40]), second.sheet([40, 24, 18, 18, 18, 18])],
    functions: [...first.functions, ...second.functions],
  };
}
