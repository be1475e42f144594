import { type Fixed, toNumber } from '../engine/fixed';
import type { Language } from '../i18n/language';
import { REPORT_WORDS, type ReportWord } from '../i18n/reports';
import { fill, formatNumber } from '../i18n/template';

/** Puts a report's words in one language. */
export interface Speech {
  readonly language: Language;
  readonly say: (word: ReportWord, params?: Readonly<Record<string, string | number>>) => string;
  /** One of several wordings of the same: which one goes by `turn`, so that a report does not repeat itself. */
  readonly vary: (
    words: readonly ReportWord[],
    turn: number,
    params: Readonly<Record<string, string | number>>,
  ) => string;
  readonly number: (value: Fixed) => string;
}

export function speechIn(language: Language): Speech {
  const words = REPORT_WORDS[language];
  const say: Speech['say'] = (word, params = {}) => fill(language, words[word], params);
  return {
    language,
    say,
    vary: (choices, turn, params) => {
      const word = choices[turn % choices.length];
      return word === undefined ? '' : say(word, params);
    },
    number: (value) => formatNumber(language, toNumber(value)),
  };
}

/** A whole number with a true minus sign: `1`, `−3`. */
export const whole = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A modifier: `+1`, `−3`. */
export const signed = (value: number): string => (value < 0 ? whole(value) : `+${value}`);

const PHASES: Readonly<Record<string, ReportWord>> = {
  recon: 'phase-recon',
  build: 'phase-build',
  manoeuvre: 'phase-manoeuvre',
  combat: 'phase-combat',
  setup: 'phase-setup',
};

/** Name of a phase, or its id where it is none of the known ones. */
export function phaseName({ say }: Speech, phase: string): string {
  const word = Object.hasOwn(PHASES, phase) ? PHASES[phase] : undefined;
  return word ? say(word) : phase;
}
