import type { Part } from '../../engine/exo/body';
import type { Modifier } from '../../engine/exo/types';
import { DEGREE_WORDS } from '../../i18n/exo';
import { EXO_REPORT_WORDS, type ExoReportWord } from '../../i18n/exoReports';
import { exoModifierWords } from '../../i18n/exoRound';
import type { Language } from '../../i18n/language';
import { fill } from '../../i18n/template';
import { choiceWord } from '../../workbook/schema/choices';
import { PART_CHOICE } from '../../workbook/schema/exo/choices';
import { whole } from '../speech';
import type { KnownTa } from './known';

type Params = Readonly<Record<string, string | number>>;

/** Puts a round in words of one language. */
export interface ExoSpeech {
  readonly language: Language;
  readonly say: (word: ExoReportWord, params?: Params) => string;
  readonly part: (part: Part) => string;
  /** ` (range +5; cover +5)`, or nothing. */
  readonly modifiers: (modifiers: readonly Modifier[]) => string;
  readonly ta: (ta: KnownTa) => string;
}

/** @param rules say after each modifier which rule it is of: the game master's log. */
export function exoSpeechIn(language: Language, rules = false): ExoSpeech {
  const say: ExoSpeech['say'] = (word, params = {}) => {
    const shown = Object.entries(params).map(([name, value]) => [name, value] as const);
    return fill(language, EXO_REPORT_WORDS[language][word], Object.fromEntries(shown));
  };
  const named = (modifiers: readonly Modifier[]): readonly string[] =>
    modifiers.map((each) => `${exoModifierWords(language, each)}${rules ? ` [${each.rule}]` : ''}`);
  return {
    language,
    say,
    part: (part) => choiceWord(PART_CHOICE, part, language),
    modifiers: (modifiers) => (modifiers.length === 0 ? '' : say('modifiers', { list: named(modifiers).join('; ') })),
    ta({ skill, modifiers, roll }) {
      const { result, dE, dPlus, dMinus, degree } = roll;
      const list = named(modifiers).map((each) => `; ${each}`);
      return say('ta', {
        ...{ result: whole(result), skill: whole(skill), dE, plus: dPlus, minus: dMinus },
        ...{ degree: DEGREE_WORDS[language][degree], modifiers: list.join('') },
      });
    },
  };
}
