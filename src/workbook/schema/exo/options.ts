import { DEFAULT_EXO_OPTIONS, type ExoOptions } from '../../../engine/exo/options';
import type { Choice } from '../choices';
import { choiceWord, ROUNDING_CHOICE, YES_NO } from '../choices';
import type { Labels, Language } from '../language';
import { choiceSetting, type SettingSpec } from '../setting';

/** Names of EXO's options. */
export const EXO_OPTION_LABELS: Readonly<Record<keyof ExoOptions, Labels>> = {
  multiAction: {
    en: ['Multi action', 'multiple actions'],
    ru: ['Несколько действий', 'много действий'],
    es: ['Varias acciones', 'acciones múltiples', 'multiacción'],
  },
  halving: { en: ['Halving'], ru: ['Деление пополам', 'округление половин'], es: ['Mitades', 'redondeo de mitades'] },
  impact: { en: ['Impact'], ru: ['Ударная сила', 'импакт'], es: ['Impacto'] },
  amputation: { en: ['Amputation'], ru: ['Ампутация'], es: ['Amputación'] },
};

export const MULTI_ACTION_CHOICE: Choice<ExoOptions['multiAction']> = {
  'beyond first': {
    en: ['beyond first', 'beyond the first'],
    ru: ['кроме первого', 'сверх первого'],
    es: ['a partir de la segunda', 'sin contar la primera'],
  },
  'every action': { en: ['every action', 'every'], ru: ['каждое действие', 'каждое'], es: ['cada acción', 'todas'] },
};

export const HALVING_CHOICE: Choice<ExoOptions['halving']> = { up: ROUNDING_CHOICE.up, down: ROUNDING_CHOICE.down };

export const IMPACT_CHOICE: Choice<ExoOptions['impact']> = {
  step: { en: ['step', 'initiative step'], ru: ['шаг', 'шаг инициативы'], es: ['turno', 'paso de iniciativa'] },
  round: { en: ['round'], ru: ['раунд'], es: ['asalto'] },
};

export const EXO_OPTIONS = ['multiAction', 'halving', 'impact', 'amputation'] as const;

/** EXO's options as rows of the sheet Campaign. */
export const EXO_OPTION_SPECS: Readonly<Record<(typeof EXO_OPTIONS)[number], SettingSpec>> = {
  multiAction: {
    labels: EXO_OPTION_LABELS.multiAction,
    kind: choiceSetting(MULTI_ACTION_CHOICE),
    note: {
      en: '+5 for several actions: beyond first (for each action but the first, default), every action.',
      ru: '+5 за несколько действий: кроме первого (за каждое, кроме первого; по умолчанию), каждое действие.',
      es: '+5 por varias acciones: a partir de la segunda (predeterminado), cada acción.',
    },
  },
  halving: {
    labels: EXO_OPTION_LABELS.halving,
    kind: choiceSetting(HALVING_CHOICE),
    note: {
      en: 'Halves and quarters are rounded: up (default), down.',
      ru: 'Половины и четверти округляются: вверх (по умолчанию), вниз.',
      es: 'Las mitades y los cuartos se redondean: arriba (predeterminado), abajo.',
    },
  },
  impact: {
    labels: EXO_OPTION_LABELS.impact,
    kind: choiceSetting(IMPACT_CHOICE),
    note: {
      en: 'Impact is added up: step (after each initiative step, default), round (at the end of the round).',
      ru: 'Ударная сила складывается: шаг (после каждого шага инициативы, по умолчанию), раунд (в конце раунда).',
      es: 'El impacto se suma: turno (tras cada paso de iniciativa, predeterminado), asalto (al final del asalto).',
    },
  },
  amputation: {
    labels: EXO_OPTION_LABELS.amputation,
    kind: choiceSetting(YES_NO),
    note: {
      en: 'yes: a wound of more than 3·Res is an amputation; no (default): it is severe.',
      ru: 'да: рана больше 3·Res — ампутация; нет (по умолчанию): тяжёлая рана.',
      es: 'sí: una herida de más de 3·Res es una amputación; no (predeterminado): es grave.',
    },
  },
};

/** What a new campaign's options say. */
export const exoOptionWords = (language: Language) => ({
  multiAction: choiceWord(MULTI_ACTION_CHOICE, DEFAULT_EXO_OPTIONS.multiAction, language),
  halving: choiceWord(HALVING_CHOICE, DEFAULT_EXO_OPTIONS.halving, language),
  impact: choiceWord(IMPACT_CHOICE, DEFAULT_EXO_OPTIONS.impact, language),
  amputation: choiceWord(YES_NO, DEFAULT_EXO_OPTIONS.amputation ? 'yes' : 'no', language),
});
