/**
 * Reads one IF:THEN rule (B-1): `readRule(text, context)` gives its tree, or why and where it is refused. Every word is
 * read a bounded number of times, whatever the text.
 */
import type { NameContext } from '../engine/landing/behaviour/context';
import { MAX_RULES_TEXT, type Rule } from '../engine/landing/behaviour/syntax';
import { err, ok, type Result } from '../engine/result';
import { hasCyrillic, wordForm } from './forms';
import type { Diagnostic, Expectation, Reason } from './diagnostic';
import type { Item } from './items';
import type { RuleLanguage } from './lexicon/lexicon';
import { markerLength } from './marker';
import { namesOf, type Names } from './names';
import { isKnownWord, prepare } from './prepare';
import { languageOf, mergesOf, type Language } from './program';
import { Scope } from './scope';
import { readSentence } from './sentence';
import { tokenize, type Token } from './tokens';

export interface ReadRule {
  readonly rule: Rule;
  readonly language: RuleLanguage;
}

const ALL: readonly RuleLanguage[] = ['ru', 'es', 'en'];

const isIf = (item: Item): boolean => item.form === '&if';

/** The language of the first IF of one word. */
function ifLanguage(tokens: readonly Token[]): RuleLanguage | undefined {
  for (const token of tokens) {
    if (token.kind !== 'word' || token.text.length > 10) continue;
    const found = ALL.find((code) => mergesOf(code).single.get(wordForm(token.text, code)) === '&if');
    if (found) return found;
  }
  return undefined;
}

/** The language of the first IF word; without one, that of most words. */
export function detect(
  tokens: readonly Token[],
  names: Names,
  source: string,
): { language: Language; items: readonly Item[] } {
  const plain = ifLanguage(tokens);
  if (plain) {
    const language = languageOf(plain);
    return { language, items: prepare(tokens, language, names, source) };
  }
  const cyrillic = tokens.filter((token) => token.kind === 'word' && hasCyrillic(token.text)).length;
  const words = tokens.filter((token) => token.kind === 'word').length;
  const order: readonly RuleLanguage[] = cyrillic * 2 >= words ? ['ru', 'es', 'en'] : ['es', 'en', 'ru'];
  const read = order.map((code) => {
    const language = languageOf(code);
    const items = prepare(tokens, language, names, source);
    const known = tokens.filter((token) => token.kind === 'word' && isKnownWord(token, language)).length;
    return { language, items, first: items.find(isIf)?.start ?? Infinity, known };
  });
  read.sort((one, other) => one.first - other.first || other.known - one.known);
  const [best] = read;
  if (!best) throw new Error('No language');
  return best;
}

/** Words of another language that this one does not know (B-1.8). */
function foreignWord(tokens: readonly Token[], language: Language, names: Names): Token | undefined {
  const others = ALL.filter((code) => code !== language.lexicon.language).map(languageOf);
  const named = (token: Token): boolean =>
    [names.weapons, names.types].some((list) => list?.stems.has(token.text.toLowerCase()) ?? false);
  return tokens.find(
    (token) =>
      token.kind === 'word' &&
      token.text.length > 1 &&
      !isKnownWord(token, language) &&
      !named(token) &&
      others.some((other) => isKnownWord(token, other)),
  );
}

function plainRefusal(text: string, reason: Reason, expected: Expectation): Diagnostic {
  return { reason, span: { start: 0, end: text.length }, params: { quote: text.slice(0, 120) }, expected, nearest: [] };
}

/** A whole rule in quotes, with none inside. */
const QUOTED_RULE = /^(\s*["«“„`])([^"«»“”„`]*)["»”“`]\s*[.!;,]?\s*$/u;

/** Quotation marks around a half of a rule: «Если "враг ближе 2", то "отступать"». */
const QUOTES = /["«»“”„`]/gu;

/** A quoted text of several words that is refused as no name may be words of the rule. */
const quotesWords = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.kind === 'quoted' && /\S\s+\S/u.test(token.text));

const NO_NAMES: Names = { weapons: null, types: null };

const shift = (diagnostic: Diagnostic, by: number): Diagnostic => ({
  ...diagnostic,
  span: { start: diagnostic.span.start + by, end: diagnostic.span.end + by },
});

/** Reads one rule; spans of a refusal point into `text`. */
export function readRule(text: string, context: NameContext): Result<ReadRule, Diagnostic> {
  if (text.length > MAX_RULES_TEXT) return err(plainRefusal(text, 'too-long', 'shorter'));
  const marker = markerLength(text);
  const [, open = '', inside] = QUOTED_RULE.exec(text.slice(marker)) ?? [];
  const source = inside ?? text.slice(marker);
  const asWritten = readSource(source, context);
  const again =
    !asWritten.ok && quotesWords(tokenize(source)) ? readSource(source.replace(QUOTES, ' '), context) : null;
  const read = again?.ok ? again : asWritten;
  return read.ok ? read : err(shift(read.error, marker + open.length));
}

function readSource(source: string, context: NameContext): Result<ReadRule, Diagnostic> {
  const tokens = tokenize(source);
  if (!tokens.length) return err(plainRefusal(source, 'other', 'if'));
  const names = namesOf(context);
  const { language, items } = detect(tokens, names, source);
  const scope = new Scope(language, names, context, source);
  const read = readSentence(items, scope);
  if (read.ok) return ok({ rule: read.value, language: language.lexicon.language });
  if (items.some((item) => item.kind === 'name')) {
    // Words of a name may be meant as words: «ближний бой» is a weapon to some squads.
    const plain = prepare(tokens, language, NO_NAMES, source);
    const again = readSentence(plain, scope);
    if (again.ok) return ok({ rule: again.value, language: language.lexicon.language });
  }
  const foreign = read.error.reason === 'too-long' ? undefined : foreignWord(tokens, language, names);
  if (!foreign) return read;
  const span = { start: foreign.start, end: foreign.end };
  return err({ reason: 'two-languages', span, params: { quote: foreign.text }, expected: 'one-language', nearest: [] });
}
