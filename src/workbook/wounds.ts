import type { Part } from '../engine/exo/body';
import type { Wound } from '../engine/exo/state';
import type { Severity } from '../engine/exo/wounds';
import { tidyText } from './names';
import { chosen, choiceWord } from './schema/choices';
import { PART_CHOICE, SEVERITY_CHOICE, TREATED_CHOICE } from './schema/exo/choices';
import type { Language } from './schema/language';

/** A wound as a cell has it; `severity` is `null` where it is not said. */
export interface WrittenWound extends Omit<Wound, 'severity'> {
  readonly severity: Severity | null;
}

const WOUND = /^(\d{1,9})\s+(.+?)\s+(\d{1,6})$/u;

function parseWound(text: string): WrittenWound | undefined {
  const [first = '', ...rest] = text.split(',').map(tidyText);
  const [, round, words = '', damage] = WOUND.exec(first) ?? [];
  const part: Part | undefined = chosen(PART_CHOICE, words);
  if (round === undefined || part === undefined || damage === undefined) return undefined;
  const is = (word: string): boolean => chosen(SEVERITY_CHOICE, word) !== undefined;
  const isTreated = (word: string): boolean => chosen(TREATED_CHOICE, word) !== undefined;
  const graves = rest.filter(is);
  const others = rest.filter((word) => !is(word) && !isTreated(word));
  if (graves.length > 1 || others.length > 1) return undefined;
  return {
    ...{ round: Number(round), part, damage: Number(damage), by: others[0] ?? '', treated: rest.some(isTreated) },
    severity: chosen(SEVERITY_CHOICE, graves[0] ?? '') ?? null,
  };
}

/** Reads wounds: `2 chest 7, light, C-05, treated; 3 head 4`. The error is the wound that cannot be read. */
export function parseWounds(text: string): readonly WrittenWound[] | { readonly unread: string } {
  const wounds: WrittenWound[] = [];
  for (const piece of text.split(';').map(tidyText)) {
    if (piece === '') continue;
    const wound = parseWound(piece);
    if (!wound) return { unread: piece };
    wounds.push(wound);
  }
  return wounds;
}

/** Writes wounds as {@link parseWounds} reads them. */
export const makeWounds = (wounds: readonly Wound[], language: Language): string =>
  wounds
    .map(({ round, part, damage, severity, by, treated }) =>
      [
        `${round} ${choiceWord(PART_CHOICE, part, language)} ${damage}`,
        choiceWord(SEVERITY_CHOICE, severity, language),
        ...(by === '' ? [] : [by]),
        ...(treated ? [choiceWord(TREATED_CHOICE, 'treated', language)] : []),
      ].join(', '),
    )
    .join('; ');
