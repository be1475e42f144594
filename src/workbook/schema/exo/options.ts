import type { ExoOptions } from '../../../engine/exo/options';
import type { Choice } from '../choices';
import { ROUNDING_CHOICE } from '../choices';
import type { Labels } from '../language';

/** Names of EXO's options. */
export const EXO_OPTION_LABELS: Readonly<Record<keyof ExoOptions, Labels>> = {
  multiAction: {
    en: ['multi action', 'multiple actions'],
    ru: ['несколько действий', 'много действий'],
    es: ['varias acciones', 'acciones múltiples', 'multiacción'],
  },
  halving: { en: ['halving'], ru: ['деление пополам', 'округление половин'], es: ['mitades', 'redondeo de mitades'] },
  impact: { en: ['impact'], ru: ['ударная сила', 'импакт'], es: ['impacto'] },
  amputation: { en: ['amputation'], ru: ['ампутация'], es: ['amputación'] },
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
