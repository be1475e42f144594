import type { AttackRefusal } from '../../../engine/landing/campaign/attacks';
import type { Move } from '../../../engine/landing/campaign/manoeuvre';
import type { Language } from '../../../i18n/language';
import { MAP_REPORT_WORDS, type MapReportWord } from '../../../i18n/mapReports';
import { fill } from '../../../i18n/template';

type Params = Readonly<Record<string, string | number>>;

/** Why an order was refused or cut short. */
export type Refused = AttackRefusal | NonNullable<Move['refused']>;

/** Puts what happens on the map in words of one language. */
export interface MapSpeech {
  readonly say: (word: MapReportWord, params?: Params) => string;
  readonly because: (refused: Refused) => string;
}

export function mapSpeechIn(language: Language): MapSpeech {
  const say: MapSpeech['say'] = (word, params = {}) => fill(language, MAP_REPORT_WORDS[language][word], params);
  return {
    say,
    because: ({ reason, cell, needed, has }) => say(`because-${reason}`, { cell, needed, has }),
  };
}
