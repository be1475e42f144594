import { type Amounts, makeAmounts } from '../../../engine/landing/campaign/amounts';
import type { OrderRefusal } from '../../../engine/landing/campaign/growth';
import type { OrderKind } from '../../../engine/landing/campaign/orders';
import { GROWTH_REPORT_WORDS, type GrowthWord } from '../../../i18n/growthReports';
import type { Language } from '../../../i18n/language';
import { ORDER_REFUSAL_WORDS } from '../../../i18n/orderRefusals';
import { fill } from '../../../i18n/template';

/** Puts reports beside the fights in words of one language. */
export interface GrowthSpeech {
  readonly language: Language;
  readonly say: (word: GrowthWord, params?: Readonly<Record<string, string | number>>) => string;
  /** Amounts, or the word for none. */
  readonly amounts: (amounts: Amounts) => string;
  readonly reason: (reason: OrderRefusal) => string;
  /** What an order asks for: `build Mine in C4`. */
  readonly what: (order: { readonly what: OrderKind; readonly subject: string; readonly cell: string }) => string;
}

export function growthSpeechIn(language: Language): GrowthSpeech {
  const say: GrowthSpeech['say'] = (word, params = {}) => fill(language, GROWTH_REPORT_WORDS[language][word], params);
  const decimal = language === 'en' ? '.' : ',';
  return {
    language,
    say,
    amounts: (amounts) => makeAmounts(amounts, decimal) || say('nothing'),
    reason: ({ code, params }) => fill(language, ORDER_REFUSAL_WORDS[language][code], params),
    what: ({ what, subject, cell }) => say(`order-${what}`, { subject, cell }),
  };
}
