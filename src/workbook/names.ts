/**
 * How labels and names are matched (contract): without case, accents, ё/е, dots, spaces, hyphens and apostrophes,
 * Cyrillic and Latin look-alikes as one. Look-alikes are those of the capital letters: both «НР» and «HP» are `HP`.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X' },
    ...{ І: 'I', Ј: 'J', Ѕ: 'S', Ԛ: 'Q', Ԝ: 'W' },
  }),
);

const MARKS = /\p{M}/gu;
/** Format characters (zero-width space, soft hyphen, byte order mark) come along with pasted text. */
const UNSEEN = /\p{Cf}/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
const IGNORED = /[\s.:_'"`´‘’ʼ′«»“”„]/gu;

const unaccented = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').replace(UNSEEN, '').toUpperCase().replace(MARKS, '');

const latinised = (text: string): string => Array.from(text, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('');

/** A workbook says the same words over and over: the latest are kept. */
const MAX_KEPT = 5000;

function keeping(normalize: (text: string) => string): (text: string) => string {
  const kept = new Map<string, string>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const result = normalize(text);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(text, result);
    return result;
  };
}

/** What two labels or names have in common exactly when they are the same to a person. */
export const normalizeLabel = keeping((text) => latinised(unaccented(text)).replace(DASHES, '').replace(IGNORED, ''));

/**
 * What two ids have in common exactly when they are the same to a person. Unlike names they keep hyphens and dots:
 * `1-11` and `11-1` are two squads.
 */
export const normalizeId = keeping((text) =>
  latinised(unaccented(text))
    .replace(DASHES, '-')
    .replace(/[\s'’]/g, ''),
);

/** Zero-width space, soft hyphen and byte order mark; not the joiner that holds an emoji together. */
const STRAY = /[\u200b\u00ad\ufeff]/g;

/** Text as it is kept: composed, without white space around it, inner white space as one blank each. */
export const tidyText = (text: string): string => text.normalize('NFC').replace(STRAY, '').replace(/\s+/gu, ' ').trim();
