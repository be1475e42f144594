import { normalizeId, normalizeLabel, tidyText } from '../names';

/** Something others refer to by its id or its name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

export type Lookup<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'several'; readonly candidates: readonly T[] }
  | { readonly kind: 'none' };

/** Finds by id, then by name; a match to the letter beats one that only looks alike. */
export class Directory<T extends Named> {
  private readonly steps: readonly ((text: string) => readonly T[])[];

  constructor(readonly items: readonly T[]) {
    this.steps = [
      index(
        items,
        ({ id }) => id,
        (text) => text,
      ),
      index(items, ({ id }) => normalizeId(id), normalizeId),
      index(
        items,
        ({ name }) => name,
        (text) => text,
      ),
      index(items, ({ name }) => normalizeLabel(name), normalizeLabel),
    ];
  }

  find(text: string): Lookup<T> {
    for (const step of this.steps) {
      const found = step(text);
      const [first] = found;
      if (first && found.length === 1) return { kind: 'found', value: first };
      if (first) return { kind: 'several', candidates: found };
    }
    return { kind: 'none' };
  }
}

function index<T>(items: readonly T[], key: (item: T) => string, ask: (text: string) => string) {
  const map = new Map<string, T[]>();
  for (const item of items) {
    const at = key(item);
    map.set(at, [...(map.get(at) ?? []), item]);
  }
  return (text: string): readonly T[] => map.get(ask(text)) ?? [];
}

/** How many names a message lists at most. */
const MAX_LISTED = 12;

export function listed(names: readonly string[]): string {
  const shown = names.slice(0, MAX_LISTED).map((name) => `«${name}»`);
  return shown.length === 0 ? '–' : shown.join(', ') + (names.length > MAX_LISTED ? ', …' : '');
}

/** The parts of a list of ids and names; a comma separates them only where the whole is not a name itself. */
export const listItems = <T extends Named>(text: string, among: Directory<T>): readonly string[] =>
  text
    .split(/[;\n]/u)
    .flatMap((part) => (among.find(tidyText(part)).kind === 'none' ? part.split(',') : [part]))
    .map(tidyText)
    .filter((part) => part !== '');
