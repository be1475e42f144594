import { DEFAULT_PLANET_OPTIONS, MAX_CARD_COPIES, type PlanetOptions } from '../../../engine/planet/options';
import { choiceWord, YES_NO, type Choice } from '../choices';
import type { Labels, Language } from '../language';
import { choiceSetting, type SettingSpec } from '../setting';

/** Names of the options of the planet wargame. */
export const PLANET_OPTION_LABELS: Readonly<Record<keyof PlanetOptions, Labels>> = {
  naturalExtremes: {
    en: ['Natural extremes'],
    ru: ['Естественные крайности', 'единица и шестёрка'],
    es: ['Extremos naturales'],
  },
  melee: { en: ['Melee', 'close combat'], ru: ['Рукопашный бой', 'рукопашная'], es: ['Cuerpo a cuerpo'] },
  meleeSaveModifier: {
    en: ['Melee save modifier', 'save modifier in melee'],
    ru: ['Модификатор спасброска в рукопашном бою', 'модификатор спасброска в рукопашной'],
    es: ['Modificador de salvación en cuerpo a cuerpo', 'modificador a la salvación en cuerpo a cuerpo'],
  },
  cardCopies: {
    en: ['Card copies', 'copies'],
    ru: ['Копий карт', 'число копий карт'],
    es: ['Copias de cartas', 'copias'],
  },
};

export const MELEE_CHOICE: Choice<PlanetOptions['melee']> = {
  sum: { en: ['sum'], ru: ['сумма'], es: ['suma'] },
  successes: { en: ['successes'], ru: ['успехи'], es: ['éxitos'] },
};

export const PLANET_OPTIONS = ['naturalExtremes', 'melee', 'meleeSaveModifier', 'cardCopies'] as const;

/** Options of the planet wargame as rows of the sheet Campaign. */
export const PLANET_OPTION_SPECS: Readonly<Record<(typeof PLANET_OPTIONS)[number], SettingSpec>> = {
  naturalExtremes: {
    labels: PLANET_OPTION_LABELS.naturalExtremes,
    kind: choiceSetting(YES_NO),
    note: {
      en: 'yes: a 1 always fails and a 6 always succeeds; no (default): a target of 1 always succeeds, one of 7 never.',
      ru: 'да: 1 — всегда неудача, 6 — всегда успех; нет (по умолчанию): 1+ удаётся всегда, 7+ — никогда.',
      es: 'sí: el 1 siempre falla y el 6 siempre acierta; no (predeterminado): 1+ acierta siempre y 7+ nunca.',
    },
  },
  melee: {
    labels: PLANET_OPTION_LABELS.melee,
    kind: choiceSetting(MELEE_CHOICE),
    note: {
      en: 'Close combat compares the sum of the attack dice (default) or their successes against to hit.',
      ru: 'В рукопашном бою сравнивается сумма кубиков атаки (по умолчанию) или их успехи на попадание.',
      es: 'El cuerpo a cuerpo compara la suma de los dados de ataque (predeterminado) o sus éxitos contra impactar.',
    },
  },
  meleeSaveModifier: {
    labels: PLANET_OPTION_LABELS.meleeSaveModifier,
    kind: choiceSetting(YES_NO),
    note: {
      en: "yes: the winner's save modifier counts in close combat too; no (default): it does not.",
      ru: 'да: модификатор спасброска победителя действует и в рукопашном бою; нет (по умолчанию): не действует.',
      es: 'sí: el modificador de salvación del vencedor cuenta también en cuerpo a cuerpo; no (predeterminado): no cuenta.',
    },
  },
  cardCopies: {
    labels: PLANET_OPTION_LABELS.cardCopies,
    kind: { kind: 'whole', min: 1, max: MAX_CARD_COPIES },
    note: {
      en: 'How many of each of the fourteen event cards the deck holds; by default 1.',
      ru: 'Сколько экземпляров каждой из четырнадцати карт событий в колоде; по умолчанию 1.',
      es: 'Cuántos ejemplares de cada una de las catorce cartas de eventos tiene el mazo; de forma predeterminada, 1.',
    },
  },
};

/** What a new campaign's options say. */
export const planetOptionWords = (language: Language) => ({
  naturalExtremes: choiceWord(YES_NO, DEFAULT_PLANET_OPTIONS.naturalExtremes ? 'yes' : 'no', language),
  melee: choiceWord(MELEE_CHOICE, DEFAULT_PLANET_OPTIONS.melee, language),
  meleeSaveModifier: choiceWord(YES_NO, DEFAULT_PLANET_OPTIONS.meleeSaveModifier ? 'yes' : 'no', language),
  cardCopies: DEFAULT_PLANET_OPTIONS.cardCopies,
});
