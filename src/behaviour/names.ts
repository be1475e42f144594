/** Names of weapons and types in the text: without case, by stem, with articles; a part is enough if it fits one (B-1). */
import type { NameContext } from '../engine/landing/behaviour/context';
import { nameStem, plainForm } from './forms';

interface Known {
  readonly name: string;
  readonly plain: string;
  readonly stems: readonly string[];
}

export interface NameList {
  readonly names: readonly Known[];
  readonly stems: ReadonlySet<string>;
  /** Names of two words and more, by the stem they begin with. */
  readonly long: ReadonlyMap<string, readonly Known[]>;
}

/** `null`: nothing is known, every name passes as it is written. */
export interface Names {
  readonly weapons: NameList | null;
  readonly types: NameList | null;
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'de del la las el los un una unos unas the a an of мой моя наш наша нашего нашей наших нашим нашими наши нашу наше свой своего своей своих своими свои свою своё свое nuestro nuestra nuestros nuestras su sus our its their'.split(
    ' ',
  ),
);

/** Stems of the words of a name, without articles and possessives. */
function stemsOf(text: string): string[] {
  const words = plainForm(text).match(WORDS) ?? [];
  const full = words.filter((word) => !EMPTY_WORDS.has(word));
  return (full.length ? full : words).map(nameStem);
}

function nameList(names: readonly string[]): NameList {
  const known = [...new Set(names)].map((name) => ({ name, plain: plainForm(name).trim(), stems: stemsOf(name) }));
  const long = new Map<string, Known[]>();
  for (const one of known) {
    const first = one.stems[0];
    if (first === undefined || one.stems.length < 2) continue;
    long.set(first, [...(long.get(first) ?? []), one]);
  }
  return { names: known, stems: new Set(known.flatMap((one) => one.stems)), long };
}

/** Prepares the names of a context for matching. */
export const namesOf = (context: NameContext): Names => ({
  weapons: context.weapons && nameList(context.weapons.map((weapon) => weapon.name)),
  types: context.types && nameList(context.types),
});

export type Found =
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'none' | 'several'; readonly candidates: readonly string[] };

const isPart = (part: readonly string[], whole: readonly string[]): boolean => {
  let index = 0;
  for (const stem of whole) if (index < part.length && stem === part[index]) index++;
  return index === part.length;
};

/** Which name of the list a text means: the whole name before a part of one. */
export function findName(text: string, list: NameList): Found {
  const plain = plainForm(text).trim();
  const exact = list.names.filter((one) => one.plain === plain);
  const [only] = exact;
  if (exact.length === 1 && only) return { kind: 'one', name: only.name };
  const stems = stemsOf(text);
  if (!stems.length) return { kind: 'none', candidates: list.names.map((one) => one.name) };
  const key = stems.join(' ');
  const whole = list.names.filter((one) => one.stems.join(' ') === key);
  const fitting = whole.length ? whole : list.names.filter((one) => isPart(stems, one.stems));
  const [first] = fitting;
  if (fitting.length === 1 && first) return { kind: 'one', name: first.name };
  const candidates = (fitting.length ? fitting : list.names).map((one) => one.name);
  return { kind: fitting.length ? 'several' : 'none', candidates };
}

/** The longest name of two words and more that begins at `index`; tells how many words it takes. */
export function longNameAt(
  stems: readonly (string | null)[],
  index: number,
  list: NameList,
): { readonly name: string; readonly words: number } | undefined {
  const first = stems[index];
  if (first === undefined || first === null) return undefined;
  let best: { name: string; words: number } | undefined;
  for (const one of list.long.get(first) ?? []) {
    const words = wordsTaken(stems, index, one.stems);
    if (words && (!best || words > best.words)) best = { name: one.name, words };
  }
  return best;
}

function wordsTaken(stems: readonly (string | null)[], index: number, name: readonly string[]): number {
  let at = index;
  for (const stem of name) {
    // An article or `de` between the words of a name (stem '').
    while (at > index && stems[at] === '') at++;
    if (stems[at] !== stem) return 0;
    at++;
  }
  return at - index;
}

/** A word as `longNameAt` wants it: '' for what may stand between the words of a name. */
export const stemOfWord = (word: string): string => {
  const plain = plainForm(word);
  return EMPTY_WORDS.has(plain) ? '' : nameStem(plain);
};

/** A name without context, as it is written: no quotes, no article or possessive before it. */
export function nameAsWritten(text: string): string {
  const words = text.trim().split(/\s+/);
  while (words.length > 1 && EMPTY_WORDS.has(plainForm(words[0] ?? ''))) words.shift();
  return words.join(' ');
}
