import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import type { ArgumentId } from '../i18n/functions';
import type { Language } from '../i18n/language';
import { normalizeLabel } from '../workbook/names';
import type { Choice } from '../workbook/schema/choices';
import { choiceWords, chosen, LANGUAGE_CHOICE, YES_NO } from '../workbook/schema/choices';
import type { Labels } from '../workbook/schema/language';
import { allLabels } from '../workbook/schema/language';
import { SETTING_SPECS } from '../workbook/schema/settings';
import type { Argument, Failure } from './spec';
import { linesOf, refuse } from './values';

/** What every ruleset's functions take: the language of their results. */
export interface LanguageOption {
  readonly language: Language;
}

/** One option: its names, what a message says it accepts, and what a value sets (`undefined`: not accepted). */
export interface Option<Options> {
  readonly labels: Labels;
  readonly accepted: (language: Language) => string;
  readonly read: (value: string) => Partial<Options> | undefined;
}

/** An option whose values are words, accepted in all three languages. */
export const choiceOption = <Options, Value extends string>(
  labels: Labels,
  choice: Choice<Value>,
  set: (value: Value) => Partial<Options>,
): Option<Options> => ({
  labels,
  accepted: (language) => choiceWords(choice, language).join(', '),
  read: (text) => {
    const value = chosen(choice, text);
    return value === undefined ? undefined : set(value);
  },
});

/** An option that is on or off. */
export const switchOption = <Options>(labels: Labels, set: (on: boolean) => Partial<Options>): Option<Options> =>
  choiceOption(labels, YES_NO, (word) => set(word === 'yes'));

/** An option that is a whole number in bounds. */
export const wholeOption = <Options>(
  labels: Labels,
  [min, max]: readonly [number, number],
  set: (value: number) => Partial<Options>,
): Option<Options> => ({
  labels,
  accepted: () => `${min}..${max}`,
  read: (text) => {
    const value = Number(text);
    return /^\d+$/u.test(text) && value >= min && value <= max ? set(value) : undefined;
  },
});

const languageOption: Option<LanguageOption> = {
  ...choiceOption<LanguageOption, Language>(SETTING_SPECS.language.labels, LANGUAGE_CHOICE, (language) => ({
    language,
  })),
  accepted: () => 'en, ru, es',
};

const isNamed = (labels: Labels, name: string): boolean =>
  allLabels(labels).some((label) => normalizeLabel(label) === normalizeLabel(name));

/**
 * Reads `name = value; …` by a ruleset's table of options; `lang` is in every table. Without an argument every option
 * has its default (contract); unknown names and values are errors that list what is accepted.
 */
export function readOptionTable<Options>(
  table: readonly Option<Options>[],
  defaults: Options,
  argument: Argument,
  hostLanguage: Language,
  id: ArgumentId = 'options',
): Result<Options & LanguageOption, Failure> {
  const all: readonly Option<Options & LanguageOption>[] = [languageOption, ...table] as readonly Option<
    Options & LanguageOption
  >[];
  let options: Options & LanguageOption = { ...defaults, language: hostLanguage };
  const seen = new Set<Option<Options & LanguageOption>>();
  for (const part of linesOf(argument).split(/[;\n]/u)) {
    if (part.trim() === '') continue;
    const [name = '', ...rest] = part.split('=').map((piece) => piece.trim());
    const value = rest.join('=');
    const option = all.find(({ labels }) => isNamed(labels, name));
    if (!option) {
      const names = all.map(({ labels }) => labels[hostLanguage][0].toLowerCase()).join(', ');
      return refuse(id, problem('option-unknown', { name, names }));
    }
    if (seen.has(option)) return refuse(id, problem('option-twice', { name }));
    seen.add(option);
    const set = option.read(value);
    if (!set) {
      return refuse(id, problem('option-value', { name, value, accepted: option.accepted(hostLanguage) }));
    }
    options = { ...options, ...set };
  }
  return ok(options);
}
