/** What a language's lexicon is made of. The words themselves stand in `en/`, `ru/` and `es/`. */
import type { Comparison } from '../../engine/landing/behaviour/syntax';
import type { NumberPhrase } from '../items';
import type { Macros } from '../pattern';

export type RuleLanguage = 'en' | 'ru' | 'es';

/** Outcome id → patterns. `refuse:reason` is an outcome too: what is refused, is refused deliberately. */
export type Patterns = Readonly<Record<string, readonly string[]>>;

/** A comparison's words, before the number or after it. */
export interface ComparisonWords {
  readonly op: Comparison;
  readonly axis?: NumberPhrase['axis'];
  readonly how?: NumberPhrase['how'];
  readonly words: readonly string[];
}

export interface NumberLexicon {
  /** Word → whole number, and word → ordinal: up to twelve. */
  readonly cardinals: Readonly<Record<string, number>>;
  readonly ordinals: Readonly<Record<string, number>>;
  readonly half: readonly string[];
  readonly percent: readonly string[];
  readonly cells: readonly string[];
  readonly hp: readonly string[];
  /** Words that may stand between a number and its unit (`de`, `of`). */
  readonly links: readonly string[];
  /** Words that may stand between a comparison and the number («чем в», `than`). */
  readonly than: readonly string[];
  readonly before: readonly ComparisonWords[];
  readonly after: readonly ComparisonWords[];
  /** Words of a range: opening (none where the number itself begins), middle; `time` where they name the cycle. */
  readonly ranges: readonly (readonly [string, string] | readonly [string, string, 'time'])[];
}

export interface Lexicon {
  readonly language: RuleLanguage;
  readonly macros: Macros;
  readonly conditions: Patterns;
  readonly actions: Patterns;
  /** Sequences of words that become one item; an empty one vanishes. `&if`, `&then`, `&and`, `&or`, `&else`. */
  readonly merges: Readonly<Record<string, readonly string[]>>;
  /** Words without meaning (B-1.7). */
  readonly fillers: readonly string[];
  /** Fillers that introduce a noun (`a`, `un`). */
  readonly articles: readonly string[];
  /** Fillers that introduce a noun that is known (`the`). */
  readonly definite: readonly string[];
  readonly negations: readonly string[];
  /** Words that deny an action as a negation does, and never a condition («никогда»). */
  readonly never: readonly string[];
  /** After a second IF these make an ELSE, as a negation does («если нет»). */
  readonly elseAfterIf: readonly string[];
  /** Words that never belong to a name of a weapon or type, besides those of the patterns. */
  readonly notNames: readonly string[];
  /** Words that are never the name of a type, never that of a weapon, where the names are not known. */
  readonly notTypes: readonly string[];
  readonly notWeapons: readonly string[];
  /** Words that may stand between the words of a name (`de`). */
  readonly nameLinks: readonly string[];
  /** Prepositions that may stand before a term that is only a number («в первом или втором цикле»). */
  readonly numberLeads: readonly string[];
  /** Words that may stand after it ("2 or 3 cells away"). */
  readonly numberTrails: readonly string[];
  /** Subjects after which a dash stands for "is" («дистанция — 2 клетки», «враг — танк»). */
  readonly dashAfter: readonly string[];
  /** Words before which spelling may want a comma that means nothing. */
  readonly commaBefore: readonly string[];
  readonly numbers: NumberLexicon;
  /** Words whose presence explains a refusal: what cannot be seen, what is vague without a number. */
  readonly hints: Readonly<Record<'not-visible' | 'no-number', readonly string[]>>;
}
