/** Tokens → items of one language: forms, full names, merged sequences, fillers taken out, numbers joined (B-1). */
import { plainForm, wordForm } from './forms';
import type { Item } from './items';
import { mergeItems } from './merges';
import { longNameAt, stemOfWord, type NameList, type Names } from './names';
import { joinNumbers, shareUnits } from './numbers';
import type { Language } from './program';
import type { Token } from './tokens';

const SHORT: Readonly<Record<string, readonly string[]>> = {
  cannot: ['can', 'not'],
  cant: ['can', 'not'],
  dont: ['do', 'not'],
  doesnt: ['does', 'not'],
  isnt: ['is', 'not'],
  arent: ['are', 'not'],
  havent: ['have', 'not'],
  hasnt: ['has', 'not'],
  wasnt: ['was', 'not'],
  werent: ['were', 'not'],
  didnt: ['did', 'not'],
  "can't": ['can', 'not'],
  "won't": ['will', 'not'],
};
const ENDINGS: Readonly<Record<string, string>> = { s: "'s", re: 'are', ve: 'have', m: 'am', ll: 'will', d: 'had' };

/** «don't» → do not, «we're» → we are; `'s` stays a word of its own. */
function englishForms(form: string): readonly string[] {
  const plain = form.replace(/’/g, "'");
  const whole = SHORT[plain];
  if (whole) return whole;
  if (plain.endsWith("n't")) return [plain.slice(0, -3), 'not'];
  const [stem = '', ending = ''] = plain.split("'");
  const tail = plain.includes("'") ? ENDINGS[ending] : undefined;
  if (tail !== undefined) return [stem, tail];
  if (ending === '' && plain.endsWith("'")) return [stem, "'s"];
  return [plain];
}

function itemsOf(token: Token, language: Language): Item[] {
  const { kind, text, start, end } = token;
  const place = { text, start, end };
  if (kind === 'number') {
    const number = {
      op: '=',
      value: token.value ?? 0,
      to: null,
      percent: false,
      unit: null,
      axis: 'any',
      how: 'bare',
      ordinal: token.ordinal ?? false,
    } as const;
    return [{ ...place, kind, form: '#', number }];
  }
  if (kind === 'quoted') return [{ ...place, kind, form: '"' }];
  if (kind === 'mark') return [{ ...place, kind, form: text }];
  const form = wordForm(text, language.lexicon.language);
  const forms = language.lexicon.language === 'en' ? englishForms(form) : [form];
  return forms.map((one) => ({ ...place, kind: 'word', form: one }));
}

/** Full names of two words and more come first of all: they may contain AND, OR and NOT (B-1.3). */
function joinNames(items: readonly Item[], names: Names, source: string): Item[] {
  const lists = [names.weapons, names.types].filter((list): list is NameList => list !== null && list.long.size > 0);
  if (!lists.length) return [...items];
  const stems = items.map((item) => {
    if (item.kind === 'word' || item.kind === 'number') return stemOfWord(item.text);
    return item.form === '-' ? '' : null;
  });
  const out: Item[] = [];
  for (let index = 0; index < items.length;) {
    const item = items[index];
    if (!item) break;
    const weapon = names.weapons && longNameAt(stems, index, names.weapons);
    const type = names.types && longNameAt(stems, index, names.types);
    const words = Math.max(weapon?.words ?? 0, type?.words ?? 0);
    const last = words ? items[index + words - 1] : undefined;
    if (!last) {
      out.push(item);
      index++;
      continue;
    }
    out.push({
      form: '"',
      kind: 'name',
      text: source.slice(item.start, last.end),
      start: item.start,
      end: last.end,
      ...(weapon?.words === words ? { weapon: weapon.name } : {}),
      ...(type?.words === words ? { type: type.name } : {}),
    });
    index += words;
  }
  return out;
}

/** A comma before «чем», "than" is spelling, not structure (B-1.1). */
const dropSpellingCommas = (items: readonly Item[], language: Language): Item[] =>
  items.filter((item, index) => {
    const next = items[index + 1];
    return item.form !== ',' || next === undefined || !language.lexicon.commaBefore.includes(next.form);
  });

/** Fillers vanish, and with them one of the commas around them («то, пожалуйста, отступать»). */
function dropFillers(items: readonly Item[], language: Language): Item[] {
  const out: Item[] = [];
  let article = false;
  let definite = false;
  items.forEach((item, index) => {
    if (item.kind !== 'word' || !language.fillers.has(item.form)) {
      out.push(article || definite ? { ...item, article, definite } : item);
      article = false;
      definite = false;
      return;
    }
    article = language.lexicon.articles.includes(item.form);
    definite = language.lexicon.definite.includes(item.form);
    const next = items[index + 1];
    const alone = next === undefined || [',', '.', '!', ';'].includes(next.form);
    if (alone && out[out.length - 1]?.form === ',') out.pop();
  });
  return out;
}

/** «Дистанция до врага — 2 клетки», «враг — танк»: the dash stands for "is", and nothing else of the rule follows it. */
function dropCopulas(items: readonly Item[], language: Language): Item[] {
  if (!language.dashAfter.size) return [...items];
  return items.flatMap((item, index): Item[] => {
    const before = items[index - 1];
    const next = items[index + 1];
    if (item.form !== '-' || item.kind !== 'mark' || !before || !next) return [item];
    const apart = before.end < item.start && item.end < next.start;
    if (!apart || !language.dashAfter.has(before.form)) return [item];
    const named =
      next.kind === 'quoted' || next.kind === 'name' || (next.kind === 'word' && !language.known.has(next.form));
    if (named) return [{ ...item, kind: 'word', form: '&is' }];
    return next.number ? [] : [item];
  });
}

/** All passes over the words of a rule. */
export function prepare(tokens: readonly Token[], language: Language, names: Names, source: string): Item[] {
  const raw = tokens.flatMap((token) => itemsOf(token, language));
  const named = joinNames(raw, names, source);
  const merged = mergeItems(dropSpellingCommas(named, language), language.merges, source);
  const joined = joinNumbers(dropFillers(merged, language), language.numbers, source);
  return dropCopulas(shareUnits(joined, language.numberLeads), language);
}

/** Whether a word means something in a language: tells in which language a rule is written. */
export const isKnownWord = (token: Token, language: Language): boolean =>
  language.known.has(wordForm(token.text, language.lexicon.language)) || language.known.has(plainForm(token.text));
