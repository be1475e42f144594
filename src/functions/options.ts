import type { DistanceRule } from '../engine/landing/cell';
import type { CombatOptions } from '../engine/landing/types';
import { DEFAULT_COMBAT_OPTIONS } from '../engine/landing/types';
import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import type { Language } from '../i18n/language';
import { normalizeLabel } from '../workbook/names';
import type { Choice } from '../workbook/schema/choices';
import {
  choiceWords,
  chosen,
  LANGUAGE_CHOICE,
  MOVE_AND_FIRE_CHOICE,
  ROUNDING_CHOICE,
  YES_NO,
} from '../workbook/schema/choices';
import type { Labels } from '../workbook/schema/language';
import { allLabels } from '../workbook/schema/language';
import { MAX_CYCLES, SETTING_SPECS } from '../workbook/schema/settings';
import type { Argument, Failure } from './spec';
import { linesOf, refuse } from './values';

/** What the options argument of Landing's functions sets; without it every option has its default (contract). */
export interface FunctionOptions extends CombatOptions {
  readonly language: Language;
  readonly distance: DistanceRule;
}

const DISTANCE_CHOICE: Choice<DistanceRule> = {
  king: { en: ['king'], ru: ['король', 'ход короля'], es: ['rey'] },
  'diagonal 1.5': {
    en: ['diagonal 1.5', 'diagonal 1,5'],
    ru: ['диагональ 1,5', 'диагональ 1.5'],
    es: ['diagonal 1,5', 'diagonal 1.5'],
  },
};

const DISTANCE_LABELS: Labels = { en: ['distance'], ru: ['расстояние', 'дистанция'], es: ['distancia'] };

/** Options of a campaign's map: known here, though a single fight does not depend on them. */
const MAP_OPTIONS: readonly Labels[] = [
  {
    en: ['combat moves the map'],
    ru: ['бой двигает карту', 'бой меняет карту'],
    es: ['el combate mueve el mapa', 'combate mueve el mapa'],
  },
  { en: ['corner squeeze'], ru: ['проход между углами'], es: ['paso entre esquinas'] },
];

type Read = (value: string) => Partial<FunctionOptions> | undefined;

const byChoice =
  <Value extends string>(choice: Choice<Value>, set: (value: Value) => Partial<FunctionOptions>): Read =>
  (text) => {
    const value = chosen(choice, text);
    return value === undefined ? undefined : set(value);
  };

const readCycles: Read = (text) => {
  const cycles = Number(text);
  return /^\d+$/u.test(text) && cycles >= 1 && cycles <= MAX_CYCLES ? { cycles } : undefined;
};

interface Option {
  readonly labels: Labels;
  readonly accepted: (language: Language) => string;
  readonly read: Read;
}

const listed = (choice: Choice) => (language: Language) => choiceWords(choice, language).join(', ');

const OPTIONS: readonly Option[] = [
  {
    labels: SETTING_SPECS.language.labels,
    accepted: () => 'en, ru, es',
    read: byChoice(LANGUAGE_CHOICE, (language) => ({ language })),
  },
  { labels: SETTING_SPECS.cycles.labels, accepted: () => `1..${MAX_CYCLES}`, read: readCycles },
  {
    labels: SETTING_SPECS.criticalRounding.labels,
    accepted: listed(ROUNDING_CHOICE),
    read: byChoice(ROUNDING_CHOICE, (criticalRounding) => ({ criticalRounding })),
  },
  {
    labels: SETTING_SPECS.moveAndFire.labels,
    accepted: listed(MOVE_AND_FIRE_CHOICE),
    read: byChoice(MOVE_AND_FIRE_CHOICE, (moveAndFire) => ({ moveAndFire })),
  },
  {
    labels: SETTING_SPECS.showEnemyHp.labels,
    accepted: listed(YES_NO),
    read: byChoice(YES_NO, (word) => ({ showEnemyHp: word === 'yes' })),
  },
  {
    labels: DISTANCE_LABELS,
    accepted: listed(DISTANCE_CHOICE),
    read: byChoice(DISTANCE_CHOICE, (distance) => ({ distance })),
  },
  ...MAP_OPTIONS.map((labels) => ({ labels, accepted: listed(YES_NO), read: byChoice(YES_NO, () => ({})) })),
];

const isNamed = (option: Option, name: string): boolean =>
  allLabels(option.labels).some((label) => normalizeLabel(label) === normalizeLabel(name));

/** Reads `name = value; …`; unknown names and values are errors. */
export function readOptions(argument: Argument, language: Language): Result<FunctionOptions, Failure> {
  let options: FunctionOptions = { ...DEFAULT_COMBAT_OPTIONS, language, distance: 'king' };
  for (const part of linesOf(argument).split(/[;\n]/u)) {
    if (part.trim() === '') continue;
    const [name = '', ...rest] = part.split('=').map((piece) => piece.trim());
    const value = rest.join('=');
    const option = OPTIONS.find((each) => isNamed(each, name));
    if (!option) {
      const names = OPTIONS.map(({ labels }) => labels[language][0].toLowerCase()).join(', ');
      return refuse('options', problem('option-unknown', { name, names }));
    }
    const set = option.read(value);
    if (!set) return refuse('options', problem('option-value', { name, value, accepted: option.accepted(language) }));
    options = { ...options, ...set };
  }
  return ok(options);
}
