import type { DistanceRule } from '../../engine/landing/cell';
import type { CombatOptions, Outcome } from '../../engine/landing/types';
import type { LedgerMark, PhaseId, ReportFormat, RulesetId } from '../campaign';
import { normalizeLabel } from '../names';
import { allLabels, type Labels, type Language } from './language';

/** Words for each value of a choice; any of them is recognised, the first of the language is written. */
export type Choice<Value extends string = string> = Readonly<Record<Value, Labels>>;

/** The value whose words `text` is among, in any language, or which it names by its id. */
export function chosen<Value extends string>(choice: Choice<Value>, text: string): Value | undefined {
  const wanted = normalizeLabel(text);
  const values = Object.keys(choice) as Value[];
  return values.find((value) => [value, ...allLabels(choice[value])].some((word) => normalizeLabel(word) === wanted));
}

export const choiceWord = <Value extends string>(choice: Choice<Value>, value: Value, language: Language): string =>
  choice[value][language][0];

export const choiceWords = (choice: Choice, language: Language): readonly string[] =>
  Object.values(choice).map((labels) => labels[language][0]);

export const LANGUAGE_CHOICE: Choice<Language> = {
  en: { en: ['English', 'en'], ru: ['английский'], es: ['inglés'] },
  ru: { en: ['Russian'], ru: ['русский', 'ru', 'рус'], es: ['ruso'] },
  es: { en: ['Spanish'], ru: ['испанский'], es: ['español', 'es', 'castellano'] },
};

export const RULESET_CHOICE: Choice<RulesetId> = {
  landing: { en: ['Landing'], ru: ['Высадка'], es: ['Desembarco'] },
  exo: { en: ['EXO'], ru: ['EXO', 'ЭКЗО'], es: ['EXO'] },
  planet: { en: ['Planet wargame', 'planet'], ru: ['Планетарная игра', 'планета'], es: ['Planet wargame', 'planeta'] },
};

export const PHASE_CHOICE: Choice<PhaseId> = {
  recon: { en: ['recon', 'reconnaissance'], ru: ['разведка', 'фаза разведки'], es: ['reconocimiento'] },
  build: {
    en: ['construction', 'build'],
    ru: ['строительство', 'стройка', 'фаза строительства'],
    es: ['construcción'],
  },
  manoeuvre: { en: ['manoeuvre', 'maneuver', 'movement'], ru: ['манёвр', 'фаза манёвра'], es: ['maniobra'] },
  combat: { en: ['combat', 'battle'], ru: ['бой', 'боевая фаза', 'боевая'], es: ['combate'] },
  round: { en: ['round'], ru: ['раунд'], es: ['asalto'] },
  turn: { en: ['turn'], ru: ['ход'], es: ['turno'] },
};

export const YES_NO: Choice<'yes' | 'no'> = {
  yes: { en: ['yes', 'y', 'on', 'true', '1', '+'], ru: ['да', 'вкл', 'истина', 'есть'], es: ['sí', 's', 'verdadero'] },
  no: { en: ['no', 'n', 'off', 'false', '0'], ru: ['нет', 'выкл', 'ложь'], es: ['no', 'falso'] },
};

export const FORMAT_CHOICE: Choice<ReportFormat> = {
  xlsx: { en: ['xlsx', 'Excel'], ru: ['xlsx'], es: ['xlsx'] },
  dm: { en: ['dm', 'dm.am', 'dungeonmaster.ru'], ru: ['dm'], es: ['dm'] },
  bbcode: { en: ['bbcode', 'BB'], ru: ['bbcode'], es: ['bbcode'] },
  html: { en: ['html'], ru: ['html'], es: ['html'] },
  md: { en: ['md', 'Markdown', 'Discord'], ru: ['md'], es: ['md'] },
  txt: { en: ['txt', 'text', 'plain text'], ru: ['txt', 'текст'], es: ['txt', 'texto'] },
};

export const OUTCOME_CHOICE: Choice<Outcome> = {
  attacker: { en: ['attacker wins', 'attacker'], ru: ['победа атакующих', 'атакующие'], es: ['vence el atacante'] },
  defender: { en: ['defender wins', 'defender'], ru: ['победа обороняющихся', 'оборона'], es: ['vence el defensor'] },
  mutual: { en: ['both destroyed', 'mutual'], ru: ['уничтожены все', 'обоюдно'], es: ['aniquilación mutua'] },
  draw: { en: ['draw'], ru: ['ничья'], es: ['empate'] },
};

export const ROUNDING_CHOICE: Choice<CombatOptions['criticalRounding']> = {
  none: { en: ['none'], ru: ['нет', 'без округления'], es: ['ninguno', 'no'] },
  up: { en: ['up'], ru: ['вверх'], es: ['arriba', 'hacia arriba'] },
  down: { en: ['down'], ru: ['вниз'], es: ['abajo', 'hacia abajo'] },
};

export const MOVE_AND_FIRE_CHOICE: Choice<CombatOptions['moveAndFire']> = {
  either: { en: ['either', 'either or'], ru: ['или', 'одно из двух'], es: ['uno', 'uno de los dos'] },
  both: { en: ['both'], ru: ['оба', 'и то и другое'], es: ['ambos', 'los dos'] },
};

export const DISTANCE_CHOICE: Choice<DistanceRule> = {
  king: { en: ['king'], ru: ['король', 'ход короля'], es: ['rey'] },
  'diagonal 1.5': {
    en: ['diagonal 1.5', 'diagonal 1,5'],
    ru: ['диагональ 1,5', 'диагональ 1.5'],
    es: ['diagonal 1,5', 'diagonal 1.5'],
  },
};

export const MARK_CHOICE: Choice<LedgerMark> = {
  undone: { en: ['undone'], ru: ['отменено'], es: ['anulado'] },
  override: { en: ['override'], ru: ['решение мастера'], es: ['decisión del máster'] },
};
