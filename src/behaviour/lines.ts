/** What a line looks like before it is read: where rules begin, go on and end. */
import { hasCyrillic, plainForm, wordForm } from './forms';
import { languageOf } from './program';
import { markerLength } from './marker';
import { tokenize, type Token } from './tokens';

export interface LineShape {
  readonly hasIf: boolean;
  /** Begins with a list marker. */
  readonly marked: boolean;
  /** Ends in the middle of a sentence: with a comma, a colon, a dash, AND, OR, THEN. */
  readonly open: boolean;
  /** Begins in the middle of a sentence: with THEN, AND, OR or a comma. */
  readonly joins: boolean;
  readonly startsLow: boolean;
}

const LANGUAGES = ['ru', 'es', 'en'] as const;

/** Of the languages of its script: a line that begins with a Spanish "A" does not go on with «а». */
const meaning = (token: Token | undefined): readonly string[] =>
  token?.kind === 'word'
    ? LANGUAGES.filter((code) => (code === 'ru') === hasCyrillic(token.text)).map(
        (code) => languageOf(code).merges.single.get(wordForm(token.text, code)) ?? '',
      )
    : [token?.text ?? ''];

const JOINING: ReadonlySet<string> = new Set(['&then', '&and', '&or', ',', ':', '-', '->']);
const OPEN: ReadonlySet<string> = new Set(['&then', '&and', '&or', ',', ':', '-', '->', '&if']);

const IF_WORDS: ReadonlySet<string> = new Set(['если', 'когда', 'si', 'cuando', 'if', 'when', 'whenever']);

/** Whether a line has an IF word: such a line is never a header (B-5). */
export const hasIfWord = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.kind === 'word' && isIf(token.text)) || isQuotedIf(tokens[0]);

/** A whole rule in quotes is one token. */
const isQuotedIf = (token: Token | undefined): boolean =>
  token?.kind === 'quoted' && isIf(/^[\p{L}]+/u.exec(token.text)?.[0] ?? '');

const isIf = (text: string): boolean => IF_WORDS.has(plainForm(text)) || IF_WORDS.has(wordForm(text, 'ru'));

/** Looks at a line. */
export function lineShape(line: string): LineShape {
  const marker = markerLength(line);
  const rest = line.slice(marker);
  const tokens = tokenize(rest.length > 4000 ? rest.slice(0, 4000) : rest);
  const [first] = tokens;
  const last = tokens[tokens.length - 1];
  return {
    hasIf: hasIfWord(tokens),
    marked: line.slice(0, marker).trim() !== '',
    open: meaning(last).some((one) => OPEN.has(one)),
    joins: meaning(first).some((one) => JOINING.has(one)),
    startsLow: first !== undefined && first.text === first.text.toLowerCase(),
  };
}
