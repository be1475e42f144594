import type { Language, Words } from './language';
import { formatNumber } from './template';

/** How odds of combats are told. */
export const ODDS_WORDS: Words<'exact' | 'simulated' | 'outcome' | 'hp'> = {
  en: {
    exact: '{combat}: exact odds',
    simulated: '{combat}: simulated, {runs} runs, margin ±{margin} (95%)',
    outcome: '  {outcome}: {chance}',
    hp: '  {name}: {hp} HP left on average',
  },
  ru: {
    exact: '{combat}: точные шансы',
    simulated: '{combat}: имитация, прогонов {runs}, погрешность ±{margin} (95 %)',
    outcome: '  {outcome}: {chance}',
    hp: '  {name}: в среднем остаётся {hp} НР',
  },
  es: {
    exact: '{combat}: probabilidades exactas',
    simulated: '{combat}: simulado, {runs} repeticiones, margen ±{margin} (95 %)',
    outcome: '  {outcome}: {chance}',
    hp: '  {name}: quedan {hp} PV de media',
  },
};

const percent = (language: Language, hundredths: number): string =>
  `${formatNumber(language, hundredths / 100)}${language === 'en' ? '%' : '\u00a0%'}`;

/**
 * A chance in percent with at most two places. What is not certain is never shown as 0 or 100 %: an exact chance by
 * how near it comes, a simulated one by what so many runs can tell.
 */
export function chanceWords(language: Language, chance: number, runs: number | null): string {
  const hundredths = Math.round(chance * 10_000);
  const seldom = runs === null ? 1 : Math.ceil((3 / runs) * 10_000);
  if (hundredths <= 0 && (runs !== null || chance > 0)) return `< ${percent(language, seldom)}`;
  if (hundredths >= 10_000 && (runs !== null || chance < 1)) return `> ${percent(language, 10_000 - seldom)}`;
  return percent(language, hundredths);
}

/** A margin in percent, rounded up to two places. */
export const marginWords = (language: Language, margin: number): string =>
  percent(language, Math.ceil(margin * 10_000));
