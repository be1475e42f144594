/** Headers of a post: «Отряд: Вторая рота», "Escuadra «Lobos»", "Squad Wolves" (B-5). */
import { plainForm } from './forms';

const WORDS = /^(?:отряд|взвод|юнит|escuadra|peloton|unidad|squad|unit|platoon)(?![\p{L}\p{N}])/u;
const MAX_HEADER = 120;
/** A bare header that names no squad is taken for one only if it is short. */
const MAX_BARE_WORDS = 4;

const strip = (text: string): string => text.replace(/^[\s*_#>=~•–—-]+|[\s*_=~]+$/gu, '');
const TAG = /\[\/?[a-z*]{1,8}(?:=[^\]]{0,40})?\]/giu;
const QUOTED = /^["«“„'‹]([^"»”“'›]{1,80})["»”“'›]$/u;

const bare = (text: string): string => {
  const trimmed = strip(text)
    .replace(/[:：.]+$/u, '')
    .trim();
  return (QUOTED.exec(trimmed)?.[1] ?? trimmed).trim();
};

/** The name a header line gives, or `undefined` where the line is no header. */
export function headerName(line: string, isSquad: (name: string) => boolean): string | undefined {
  if (line.length > MAX_HEADER) return undefined;
  const text = strip(line.replace(TAG, ''));
  const form = plainForm(text);
  const word = WORDS.exec(form)?.[0];
  if (word === undefined) return /[:：]\s*$/u.test(text) && isSquad(bare(text)) ? bare(text) : undefined;
  // `plainForm` keeps the length of composed text, so the word ends at the same place.
  const rest = text.normalize('NFC').slice(word.length).trim();
  const colon = /^[:：—–-]/u.test(rest);
  const name = bare(rest.replace(/^[:：№#—–-]+/u, '').replace(/^n[º°.]\s*/iu, ''));
  if (name === '') return undefined;
  const whole = bare(text);
  if (isSquad(whole) && !isSquad(name)) return whole;
  const plainly = colon || /[:：]\s*$/u.test(text) || QUOTED.test(rest) || isSquad(name);
  return plainly || name.split(/\s+/).length <= MAX_BARE_WORDS ? name : undefined;
}
