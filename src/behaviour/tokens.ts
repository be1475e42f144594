/** Text → tokens with their places (B-1). One pass; every quote and tag is looked for within a fixed distance. */

export type TokenKind = 'word' | 'number' | 'quoted' | 'mark';

export interface Token {
  readonly kind: TokenKind;
  /** As written; for `quoted` without the quotes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Of `number` only. */
  readonly value?: number;
  readonly ordinal?: boolean;
}

const MAX_QUOTED = 80;
const LETTER = /[\p{L}\p{N}]/u;
const CLOSING: Readonly<Record<string, string>> = {
  '«': '»', '»': '«', '"': '"', '“': '”', '„': '“”"', '”': '”', '‹': '›', '‘': '’', '`': '`', "'": "'",
}; // prettier-ignore

const MARKS: Readonly<Record<string, string>> = {
  '—': '-', '–': '-', '−': '-', '―': '-', '‒': '-', '‑': '-', '-': '-', '→': '->', '⇒': '->', '⟶': '->', '➔': '->', '➡': '->', '≤': '<=', '≥': '>=', '[': '(', ']': ')', '{': '(', '}': ')',
}; // prettier-ignore

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‑-][\p{L}\p{M}\p{N}]+)*/uy;
const NUMBER = /\d{1,9}(?:[.,]\d{1,4})?(?![\d])/y;
const ORDINAL =
  /(\d{1,3})(?:\.(?:er|[ºª°])|[-‑]?(?:го|й|м|му|ый|ой|ий|ом|ем|я|ю|е|х)|er|ero|ro|ra|do|da|to|ta|vo|va|no|na|mo|ma|st|nd|rd|th|[ºª°])(?![\p{L}\p{N}])/uy;
const ARROW = /(?:-+>|=+>|<=|=<|>=|==|<|>|=)/y;
const TAG =
  /\[\/?(?:b|i|u|s|li|ul|ol|url|font|code|left|right|align|strike|list|quote|spoiler|color|size|center|\*)(?:=[^\]\n]{0,80})?\]|<\/?(?:b|i|u|s|em|strong|br|p|li|ul|ol|span|div|blockquote)(?: [^<>\n]{0,80})?\/?>|&nbsp;/iy;
/** A picture, a smile that stands apart. */
const SMILE = /(?!➡)\p{Extended_Pictographic}[\ufe0f\u200d]*|(?<=\s)[:;=]['-]?[)(DPР]+(?=\s|$)/uy;
const SPACE = /[\s\u00a0\u200b-\u200d\u2060\ufeff*_~\u00ad¡¿]+/y;

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

function numberAt(text: string, index: number): Token | undefined {
  const ordinal = at(ORDINAL, text, index);
  if (ordinal) {
    const collective = /х$/.test(ordinal[0]);
    return {
      kind: 'number',
      text: ordinal[0],
      start: index,
      end: index + ordinal[0].length,
      value: Number(ordinal[1]),
      ordinal: !collective,
    };
  }
  const plain = at(NUMBER, text, index);
  if (!plain) return undefined;
  const end = index + plain[0].length;
  // «3x2», «2С19» are words with digits in them, «50хп» is a number and a word.
  const tail = at(WORD, text, end);
  if (tail && /^[\p{L}\p{M}]*\p{N}/u.test(tail[0])) return undefined;
  return {
    kind: 'number',
    text: plain[0],
    start: index,
    end,
    value: Number(plain[0].replace(',', '.')),
    ordinal: false,
  };
}

function quotedAt(text: string, index: number): Token | undefined {
  const closing = CLOSING[text.charAt(index)];
  if (closing === undefined) return undefined;
  const last = Math.min(text.length, index + MAX_QUOTED + 2);
  for (let end = index + 1; end < last; end++) {
    const letter = text.charAt(end);
    if (letter === '\n') return undefined;
    // An apostrophe inside a word closes nothing.
    if (closing.includes(letter) && !(letter === "'" && LETTER.test(text.charAt(end + 1)))) {
      const inside = text.slice(index + 1, end).trim();
      return inside ? { kind: 'quoted', text: inside, start: index, end: end + 1 } : undefined;
    }
  }
  return undefined;
}

function markAt(text: string, index: number): Token {
  const arrow = at(ARROW, text, index);
  const raw = arrow ? arrow[0] : text.charAt(index);
  const sign =
    raw.endsWith('>') && raw.length > 1 ? '->' : raw === '=<' ? '<=' : raw === '==' ? '=' : (MARKS[raw] ?? raw);
  return { kind: 'mark', text: sign, start: index, end: index + raw.length };
}

/** Cuts a text into tokens; emphasis, board tags and spaces of every kind vanish. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  while (index < text.length) {
    const blank = at(SPACE, text, index) ?? at(TAG, text, index) ?? at(SMILE, text, index);
    if (blank) {
      index += blank[0].length;
      continue;
    }
    let token = numberAt(text, index) ?? quotedAt(text, index);
    if (!token) {
      const word = at(WORD, text, index);
      token = word ? { kind: 'word', text: word[0], start: index, end: index + word[0].length } : markAt(text, index);
    }
    tokens.push(token);
    index = token.end;
  }
  return tokens;
}
