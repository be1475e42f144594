/**
 * The form in which words are compared (B-1): lower case, without accents, ё as е, look-alike letters brought to the
 * script of the word's language.
 */
import type { RuleLanguage } from './lexicon/lexicon';

const CYRILLIC_FOR: Readonly<Record<string, string>> = {
  a: 'а', b: 'в', c: 'с', e: 'е', h: 'н', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', x: 'х', y: 'у',
}; // prettier-ignore
const LATIN_FOR: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CYRILLIC_FOR).map(([latin, cyrillic]) => [cyrillic, latin]),
);
const PLAIN_FOR: Readonly<Record<string, string>> = {
  á: 'a', à: 'a', â: 'a', é: 'e', è: 'e', ê: 'e', í: 'i', ì: 'i', ó: 'o', ò: 'o', ú: 'u', ù: 'u', ü: 'u', ñ: 'n', ё: 'е',
}; // prettier-ignore

const replaceAll = (text: string, table: Readonly<Record<string, string>>): string => {
  let out = '';
  for (const letter of text) out += table[letter] ?? letter;
  return out;
};

export const hasCyrillic = (text: string): boolean => /[а-яё]/i.test(text);
const hasLatin = (text: string): boolean => /[a-zñáéíóúü]/i.test(text);

/** Lower case, composed, without accents, ё as е. */
export const plainForm = (text: string): string => replaceAll(text.normalize('NFC').toLowerCase(), PLAIN_FOR);

/** HP in any language and any mixture of look-alikes: one word for all (B-1.8). */
const HP_WORDS: ReadonlySet<string> = new Set(['hp', 'xп', 'pv', 'pvs', 'hps', 'oз', 'pvв']);
const HP_FORM = 'hp';

const isHp = (form: string): boolean => form.length <= 3 && HP_WORDS.has(replaceAll(form, LATIN_FOR));

/** The form of a word when it is read as a word of `language`. */
export function wordForm(text: string, language: RuleLanguage): string {
  const form = plainForm(text);
  if (isHp(form)) return HP_FORM;
  if (language === 'ru') {
    if (!hasLatin(form)) return form;
    const turned = replaceAll(form, CYRILLIC_FOR);
    return hasLatin(turned) ? form : turned;
  }
  if (!hasCyrillic(form)) return form;
  const turned = replaceAll(form, LATIN_FOR);
  return hasCyrillic(turned) ? form : turned;
}

const RUSSIAN_ENDING =
  /(?:иями|ию|ии|ыми|ими|ого|его|ому|ему|ами|ями|иях|ием|ией|ью|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ую|юю|ых|их|ым|им|ом|ем|ам|ям|ах|ях|ов|ев|ия|ья|ье|ьи|а|я|о|е|ы|и|у|ю|ь|й)$/;

/** Stem of a word of a name: enough to see one name in all its cases, and not more (B-1). */
export function nameStem(word: string): string {
  const form = plainForm(word);
  if (hasCyrillic(form)) {
    const text = hasLatin(form) ? replaceAll(form, CYRILLIC_FOR) : form;
    const cut = text.replace(RUSSIAN_ENDING, '');
    const stem = cut.length >= 3 ? cut : text;
    // Fleeting vowel: винтовок and винтовк(а), пушек and пушк(а).
    return stem.replace(/([бвгджзклмнпрстфхцчшщ])[ое]к$/, '$1к').replace(/ь$/, '');
  }
  if (!/^[a-z]+$/.test(form)) return form;
  const single = form.length > 3 && form.endsWith('s') ? form.slice(0, -1) : form;
  const cut = single.replace(/[aeioy]{1,2}$/, '');
  return cut.length >= 3 ? cut : single;
}
