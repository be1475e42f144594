/** Headers of a post: «Отряд: Вторая рота», "Escuadra «Lobos»", "Squad Wolves" (B-5). */
import { plainForm } from './forms';
import { markerLength } from './marker';

const WORDS =
  /^(?:(?:правила|поведение|приказы|reglas|ordenes|rules|orders)\s+)?(?:(?:мой|наш|для|the|my|our|for|la|el|mi|nuestra|nuestro|para|de)\s+){0,3}(?:отряда?|взвода?|юнита?|подразделени[ея]|escuadra|peloton|unidad|squad|unit|platoon)(?![\p{L}\p{N}])/u;
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

/** «№1: Вторая рота», «Вторая рота (пехота)», «"Вторая рота" — правила»: the part that names a squad. */
function partNaming(name: string, isSquad: (name: string) => boolean): string {
  const parts = [
    name.replace(/^\d{1,3}\s*[:.)—–-]\s*/u, ''),
    /^["«“„]([^"»”“]{1,80})["»”“]/u.exec(name)?.[1] ?? '',
    name.replace(/\s*[([—–:-].*$/u, ''),
  ];
  return parts.map(bare).find((part) => part !== '' && isSquad(part)) ?? name;
}

/** The name a header line gives, or `undefined` where the line is no header. */
export function headerName(line: string, isSquad: (name: string) => boolean): string | undefined {
  if (line.length > MAX_HEADER) return undefined;
  const unmarked = strip(line.replace(TAG, ''));
  // «3-й взвод» begins with a number of its own.
  if (isSquad(bare(unmarked))) return bare(unmarked);
  const text = strip(unmarked.slice(markerLength(unmarked)));
  const word = WORDS.exec(plainForm(text))?.[0];
  if (word === undefined) return isSquad(bare(text)) ? bare(text) : undefined;
  // `plainForm` keeps the length of composed text, so the word ends at the same place.
  const rest = text.normalize('NFC').slice(word.length).trim();
  const colon = /^[:：—–-]/u.test(rest);
  const name = bare(rest.replace(/^[:：№#—–-]+/u, '').replace(/^n[º°.]\s*/iu, ''));
  if (name === '') return undefined;
  const whole = bare(text);
  if (isSquad(whole) && !isSquad(name)) return whole;
  if (!isSquad(name)) {
    const part = partNaming(name, isSquad);
    if (part !== name) return part;
  }
  const plainly = colon || /[:：]\s*$/u.test(text) || QUOTED.test(rest) || isSquad(name);
  // «Мой отряд устал» is a remark: words before need a colon, quotes or a name that exists.
  const short = !word.includes(' ') && name.split(/\s+/).length <= MAX_BARE_WORDS;
  return plainly || short ? name : undefined;
}
