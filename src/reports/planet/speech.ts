import type { CardId } from '../../engine/planet/cards';
import type { TargetModifier } from '../../engine/planet/target';
import type { Language } from '../../i18n/language';
import { PLANET_REPORT_WORDS, type PlanetReportWord } from '../../i18n/planetReports';
import { fill } from '../../i18n/template';
import { choiceWord } from '../../workbook/schema/choices';
import { CARD_CHOICE } from '../../workbook/schema/planet/choices';
import { signed } from '../speech';

/** Puts a turn in words of one language. */
export interface PlanetSpeech {
  readonly language: Language;
  readonly say: (word: PlanetReportWord, params?: Readonly<Record<string, string | number>>) => string;
  readonly card: (card: CardId) => string;
  readonly cards: (cards: readonly CardId[]) => string;
  /** `Bad aim +1; weapon +2`. */
  readonly modifiers: (modifiers: readonly TargetModifier[]) => string;
}

export function planetSpeechIn(language: Language): PlanetSpeech {
  const say: PlanetSpeech['say'] = (word, params = {}) => fill(language, PLANET_REPORT_WORDS[language][word], params);
  const card = (id: CardId): string => choiceWord(CARD_CHOICE, id, language);
  return {
    language,
    say,
    card,
    cards: (cards) => cards.map(card).join('; '),
    modifiers: (modifiers) =>
      modifiers
        .map((each) => `${each.cause === 'card' ? card(each.card) : say('weapon')} ${signed(each.value)}`)
        .join('; '),
  };
}
