/*
 * The leak guard: the last look at everything that leaves the game master's workbook (L-23 e).
 *
 * To search a report for forbidden words alone is not sound: a squad may be called “Fight 1”, “HP” or “You”, and an
 * enemy that was seen may bear the name of one that was not. So a report is compared with that of its twin, made of the
 * same facts with all that is hidden replaced (`twin.ts`). Where both are the same, nothing hidden can be in it,
 * whatever it is called. Where they differ, something shows that should not, and only then are words looked for: to say
 * what it is.
 *
 * What is written around a document (a file's name and inner parts, a private block's tag) has no twin; there, texts
 * that are neither of the document nor of every such file are searched for whole words.
 */

/** Letters and digits in runs; what escapes or hides among them (backslashes, zero-width marks) is no part of a word. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** The same terms are sought in every recipient's report. */
const TERMS = new Map<string, readonly string[]>();
const MOST_TERMS = 20_000;

function wordsOfTerm(term: string): readonly string[] {
  const known = TERMS.get(term);
  if (known) return known;
  if (TERMS.size >= MOST_TERMS) TERMS.clear();
  const words = wordsOf(term);
  TERMS.set(term, words);
  return words;
}

/** How often each of these terms stands in the texts as whole words, case and the notation's marks aside. */
function countsOf(texts: readonly string[], terms: readonly string[]): ReadonlyMap<string, number> {
  const lines = texts.map(wordsOf);
  const places = new Map<string, (readonly [line: number, word: number])[]>();
  lines.forEach((words, line) =>
    words.forEach((word, index) => {
      const found = places.get(word);
      if (found) found.push([line, index]);
      else places.set(word, [[line, index]]);
    }),
  );
  const count = (term: string): number => {
    const sought = wordsOfTerm(term);
    const [first] = sought;
    // A name of signs alone (an emoji) has no words.
    if (first === undefined) return texts.filter((text) => text.includes(term)).length;
    const starts = places.get(first) ?? [];
    return starts.filter(([line, start]) => sought.every((word, i) => lines[line]?.[start + i] === word)).length;
  };
  return new Map(terms.map((term) => [term, count(term)]));
}

/** Texts of `some` that are not in `others`, each as often as it is there more often. */
function without(some: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const text of others) left.set(text, (left.get(text) ?? 0) + 1);
  return some.filter((text) => {
    const count = left.get(text) ?? 0;
    if (count > 0) left.set(text, count - 1);
    return count === 0;
  });
}

const MAX_QUOTED = 60;

/** Of terms that are parts of each other, the longest: “Grey Wolves”, not “Wolves” too. */
const longest = (terms: readonly string[]): readonly string[] => {
  const lines = terms.map((term) => ` ${wordsOf(term).join(' ')} `);
  return terms.filter((_, index) => {
    const line = lines[index] ?? '';
    return !lines.some((each) => each.length > line.length && each.includes(line));
  });
};

/**
 * What shows in a report that does not show in its twin's: the hidden terms that it has more often, or where they
 * explain nothing (a hidden number), the text itself. Empty only where both are the same.
 * @param secrets words that the reader may not know.
 */
export function leaksBetween(
  texts: readonly string[],
  twin: readonly string[],
  secrets: readonly string[],
): readonly string[] {
  if (texts.length === twin.length && texts.every((text, index) => text === twin[index])) return [];
  const [more, less] = [without(texts, twin), without(twin, texts)];
  const [here, there] = [countsOf(more, secrets), countsOf(less, secrets)];
  const shown = secrets.filter((term) => (here.get(term) ?? 0) > (there.get(term) ?? 0));
  if (shown.length > 0) return longest(shown);
  const [text = less[0] ?? texts[0] ?? ''] = more;
  return [Array.from(text).slice(0, MAX_QUOTED).join('')];
}

/** Hidden terms in those texts that are none of the known ones and that hold them nowhere. */
export function leaksBeside(
  texts: readonly string[],
  known: readonly string[],
  secrets: readonly string[],
): readonly string[] {
  const strange = new Set(known);
  const extra = texts.filter((text) => !strange.has(text));
  if (extra.length === 0) return [];
  const here = countsOf(extra, secrets);
  const found = secrets.filter((term) => (here.get(term) ?? 0) > 0);
  if (found.length === 0) return [];
  const there = countsOf(known, found);
  return longest(found.filter((term) => there.get(term) === 0));
}

/**
 * A short number may be a count of anything, whatever signs stand around it, and signs of ASCII alone are markup or
 * punctuation of any report: neither names anything by itself.
 */
const isTelling = (term: string): boolean => {
  if (!/[^\s!-/:-@[-`{-~]/.test(term)) return false;
  const [word, other] = wordsOfTerm(term);
  return !(other === undefined && /^\d{1,5}$/.test(word ?? ''));
};

/** Each term once, without those that tell nothing. */
export const secretsOf = (terms: readonly string[]): readonly string[] => [...new Set(terms)].filter(isTelling);
