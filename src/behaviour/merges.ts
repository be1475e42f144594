/** Sequences of words that count as one: connectives, fillers of several words, fixed phrases with AND inside. */
import type { Item } from './items';

interface Sequence {
  readonly words: readonly string[];
  readonly becomes: string;
}

export interface MergeTable {
  readonly byFirst: ReadonlyMap<string, readonly Sequence[]>;
  readonly words: ReadonlySet<string>;
  /** Connectives of one word: what they become. */
  readonly single: ReadonlyMap<string, string>;
}

/** `{'&and': ['при этом', …]}` → look-up by the first word, the longest first. */
export function mergeTable(merges: Readonly<Record<string, readonly string[]>>): MergeTable {
  const byFirst = new Map<string, Sequence[]>();
  const all = new Set<string>();
  const single = new Map<string, string>();
  for (const [becomes, texts] of Object.entries(merges)) {
    for (const text of texts) {
      const words = text.split(' ');
      for (const word of words) all.add(word);
      const first = words[0] ?? '';
      if (words.length === 1) single.set(first, becomes);
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, becomes }]);
    }
  }
  for (const list of byFirst.values()) list.sort((one, other) => other.words.length - one.words.length);
  return { byFirst, words: all, single };
}

const fits = (sequence: Sequence, items: readonly Item[], index: number): boolean =>
  sequence.words.every((word, offset) => {
    const item = items[index + offset];
    return item !== undefined && (item.kind === 'word' || item.kind === 'mark') && item.form === word;
  });

/** Puts one item in the place of each sequence; sequences that become '' vanish. */
export function mergeItems(items: readonly Item[], table: MergeTable, source: string): Item[] {
  const out: Item[] = [];
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (!item) break;
    const found =
      item.kind === 'word' || item.kind === 'mark'
        ? table.byFirst.get(item.form)?.find((sequence) => fits(sequence, items, index))
        : undefined;
    if (!found) {
      out.push(item);
      continue;
    }
    const last = items[index + found.words.length - 1] ?? item;
    if (found.becomes) {
      const text = source.slice(item.start, last.end);
      out.push({ form: found.becomes, kind: 'word', text, start: item.start, end: last.end });
    }
    index += found.words.length - 1;
  }
  return out;
}
