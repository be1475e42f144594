/** Names near to one that is not found: for «Втарая рота», «Вторая рота» (B-5). */
import { plainForm } from './forms';

const LOOK_ALIKE: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', с: 'c', е: 'e', н: 'h', к: 'k', м: 'm', о: 'o', р: 'p', т: 't', х: 'x', у: 'y',
}; // prettier-ignore

/** A name as names are compared: without case, accents, dots, spaces, hyphens, quotes, look-alikes as one. */
export const nameKey = (name: string): string =>
  [...plainForm(name)]
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .map((letter) => LOOK_ALIKE[letter] ?? letter)
    .join('');

const MAX_LENGTH = 60;

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let index = 1; index <= other.length; index++) {
      const change = one[at - 1] === other[index - 1] ? 0 : 1;
      next.push(Math.min((row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1, (row[index - 1] ?? 0) + change));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Up to three names, the nearest first; none that is more different than alike. */
export function closest(name: string, names: readonly string[]): string[] {
  const key = nameKey(name).slice(0, MAX_LENGTH);
  return names
    .map((one) => ({ one, away: distance(key, nameKey(one).slice(0, MAX_LENGTH)) }))
    .filter(({ one, away }) => away <= Math.max(2, Math.floor(Math.max(key.length, nameKey(one).length) / 2)))
    .sort((first, second) => first.away - second.away)
    .slice(0, 3)
    .map(({ one }) => one);
}
