/**
 * What a post quotes of another one is never read (B-5): lines with `>`, `[quote]…[/quote]`, `<blockquote>`, and what
 * follows «Оля писал(а):». The rules of another player must not come in as those of the one who quotes them.
 */
import type { Span } from './diagnostic';
import { hasIfWord } from './lines';
import { tokenize } from './tokens';

export interface Unquoted {
  /** The same text, of the same length, with spaces in the place of what is quoted. */
  readonly text: string;
  /** Lines quoted, in the order of the text. */
  readonly quoted: readonly Span[];
  /** The line where a quotation begins whose end nothing marks: what is quoted and what is not is a guess. */
  readonly open: Span | null;
}

const LINE = /[^\r\n\u2028\u2029]+/gu;
const ARROW = /^\s*(?:>|&gt;)/u;
const TAG = /\[(\/?)(?:quote|cite|q)(?:[\s=:][^\]\n]{0,200})?\]|<(\/?)(?:blockquote|q)(?:\s[^>\n]{0,200})?>/giu;
/** "X wrote:", «Цитата (X):», "Originally posted by X": boards put it above a quotation that is copied as plain text. */
const ATTRIBUTIONS = [
  /^.{1,100}(?:^|[\s,])(?:писала?|писал\(а\)|написала?|написал\(а\)|пишет|сказала?|сказал\(а\)|wrote|said|writes|escribi[oó]|escribe|ha escrito|dijo)\s*:\s*(?:↑.{0,60})?$/iu,
  /^(?:цитата|quote|cita)\s*(?:[:(].{0,80})?$/iu,
  /^(?:quote from|cita de)\s*:?\s*\S.{0,80}$/iu,
  /^(?:originally posted by|сообщение от|publicado por|iniciado por)(?:\s+\S+){1,4}$/iu,
];

const isBlank = (text: string): boolean => text.trim() === '';

const isAttribution = (line: string): boolean => {
  const text = line.trim();
  return text.length <= 200 && ATTRIBUTIONS.some((one) => one.test(text)) && !hasIfWord(tokenize(text));
};

const linesOf = (text: string): Span[] =>
  [...text.matchAll(LINE)].map((found) => ({ start: found.index, end: found.index + found[0].length }));

/** Puts spaces over places of a text; line breaks stay. */
function blanked(text: string, places: readonly Span[]): string {
  let out = '';
  let from = 0;
  for (const { start, end } of places) {
    if (end <= from) continue;
    const begin = Math.max(start, from);
    out +=
      text.slice(from, begin) +
      text.slice(begin, end).replace(/[^\r\n\u2028\u2029]/gu, (letter) => ' '.repeat(letter.length));
    from = end;
  }
  return out + text.slice(from);
}

interface Found {
  readonly places: readonly Span[];
  readonly open: Span | null;
}

/** From an opening tag to the closing one of the same depth; one that is not closed goes on to the end. */
function tagged(text: string): Found {
  const places: Span[] = [];
  let start = -1;
  let depth = 0;
  let opening: Span | null = null;
  for (const found of text.matchAll(TAG)) {
    const end = found.index + found[0].length;
    if ((found[1] ?? found[2]) !== '/') {
      if (depth++ === 0) {
        start = found.index;
        opening = { start, end };
      }
    } else if (depth > 0 && --depth === 0) places.push({ start, end });
  }
  if (depth === 0) return { places, open: null };
  return { places: [...places, { start, end: text.length }], open: opening };
}

/** An attribution with a marked quotation below belongs to it; without one, what follows down to a blank line is quoted. */
function attributed(text: string, original: string): Found {
  const places: Span[] = [];
  let open: Span | null = null;
  let until = 0;
  for (const line of linesOf(text)) {
    if (line.start < until || !isAttribution(text.slice(line.start, line.end))) continue;
    const first = linesOf(original.slice(line.end, line.end + 1000)).find(
      ({ start, end }) => !isBlank(original.slice(line.end + start, line.end + end)),
    );
    if (!first) continue;
    const begin = line.end + first.start;
    if (isBlank(text.slice(begin, line.end + first.end))) {
      places.push(line);
      continue;
    }
    const blank = /(?:\r\n|\n|\r|\u2028|\u2029)\s*?(?:\r\n|\n|\r|\u2028|\u2029)/u.exec(text.slice(begin));
    until = blank ? begin + blank.index : text.length;
    places.push({ start: line.start, end: until });
    open ??= line;
  }
  return { places, open };
}

/** The part of a line that is blank in the text without quotations. */
function quotedPart(text: string, own: string, { start, end }: Span): Span {
  let first = start;
  let last = end;
  while (first < last && text[first] === own[first]) first++;
  while (last > first && text[last - 1] === own[last - 1]) last--;
  return { start: first, end: last };
}

/** Tells what a post quotes from what it says. */
export function unquote(text: string): Unquoted {
  const arrows = linesOf(text).filter(({ start, end }) => ARROW.test(text.slice(start, end)));
  const withoutArrows = blanked(text, arrows);
  const tags = tagged(withoutArrows);
  const withoutTags = blanked(withoutArrows, tags.places);
  const named = attributed(withoutTags, text);
  const own = blanked(withoutTags, named.places);
  const quoted = linesOf(text).flatMap((line) => {
    const part = quotedPart(text, own, line);
    return isBlank(text.slice(part.start, part.end).replace(TAG, '')) ? [] : [part];
  });
  return { text: own, quoted, open: tags.open ?? named.open };
}
