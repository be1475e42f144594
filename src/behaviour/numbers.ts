/** Numbers with their comparisons become one item before AND, OR and NOT are looked at (B-1.3). */
import type { Comparison } from '../engine/landing/behaviour/syntax';
import type { Item, NumberPhrase } from './items';
import type { ComparisonWords, NumberLexicon } from './lexicon/lexicon';
import { expandBraces } from './pattern';

interface Sequence {
  readonly words: readonly string[];
  readonly op: Comparison;
  readonly axis: NumberPhrase['axis'];
  readonly how: NumberPhrase['how'];
}
type ByFirst = ReadonlyMap<string, readonly Sequence[]>;

export interface NumberTables {
  readonly values: ReadonlyMap<string, { readonly value: number; readonly ordinal: boolean; readonly half: boolean }>;
  readonly percent: ReadonlySet<string>;
  readonly cells: ReadonlySet<string>;
  readonly hp: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  readonly than: readonly (readonly string[])[];
  readonly before: ByFirst;
  readonly after: ByFirst;
  readonly ranges: readonly {
    readonly open: readonly string[];
    readonly middle: readonly string[];
    readonly axis: NumberPhrase['axis'];
  }[];
  readonly words: ReadonlySet<string>;
}

type Rename = (word: string) => string;

function byFirst(list: readonly ComparisonWords[], rename: Rename): Map<string, Sequence[]> {
  const map = new Map<string, Sequence[]>();
  for (const { op, axis = 'any', how = 'compared', words } of list) {
    for (const text of words.flatMap(expandBraces)) {
      const sequence = { words: text.split(' ').map(rename), op, axis, how };
      const first = sequence.words[0] ?? '';
      map.set(first, [...(map.get(first) ?? []), sequence]);
    }
  }
  for (const sequences of map.values()) sequences.sort((one, other) => other.words.length - one.words.length);
  return map;
}

/** Look-up tables of a language's number words; `rename` gives what connectives became before («и» → `&and`). */
export function numberTables(lexicon: NumberLexicon, rename: Rename): NumberTables {
  const values = new Map<string, { value: number; ordinal: boolean; half: boolean }>();
  const add = (words: string, value: number, ordinal: boolean, half: boolean): void => {
    for (const word of words.split('|').flatMap(expandBraces)) values.set(word, { value, ordinal, half });
  };
  for (const [words, value] of Object.entries(lexicon.cardinals)) add(words, value, false, false);
  for (const [words, value] of Object.entries(lexicon.ordinals)) add(words, value, true, false);
  for (const word of lexicon.half) add(word, 50, false, true);
  const before = byFirst(lexicon.before, rename);
  const after = byFirst(lexicon.after, rename);
  const units = [lexicon.percent, lexicon.cells, lexicon.hp].map((list) => list.flatMap(expandBraces));
  const [percent = [], cells = [], hp = []] = units;
  const compared = [...lexicon.before, ...lexicon.after].flatMap(({ words }) => words.flatMap(expandBraces));
  return {
    values,
    percent: new Set(percent),
    cells: new Set(cells),
    hp: new Set(hp.filter((word) => !word.includes(' '))),
    links: new Set(lexicon.links.flatMap(expandBraces)),
    than: lexicon.than.map((text) => text.split(' ')).sort((one, other) => other.length - one.length),
    before,
    after,
    ranges: lexicon.ranges.map(([open, middle, axis = 'any' as const]) => ({
      open: open === '' ? [] : open.split(' ').map(rename),
      middle: middle.split(' ').map(rename),
      axis,
    })),
    words: new Set([...values.keys(), ...units.flat(), ...compared.flatMap((text) => text.split(' '))]),
  };
}

/** «50 % от полного здоровья»: words between a number and its unit. */
const MAX_LINKS = 3;

interface Quantity {
  readonly value: number;
  readonly ordinal: boolean;
  readonly percent: boolean;
  readonly unit: NumberPhrase['unit'];
  readonly next: number;
}

class Scanner {
  constructor(
    private readonly items: readonly Item[],
    private readonly tables: NumberTables,
  ) {}

  form(index: number): string {
    const item = this.items[index];
    return item && (item.kind === 'word' || item.kind === 'mark') ? item.form : '';
  }

  private follows(words: readonly string[], index: number): boolean {
    return words.every((word, offset) => this.form(index + offset) === word);
  }

  private sequence(table: ByFirst, index: number): Sequence | undefined {
    return table.get(this.form(index))?.find(({ words }) => this.follows(words, index));
  }

  private unitAt(index: number): { unit: NumberPhrase['unit']; next: number } {
    const { cells, hp, links } = this.tables;
    let linked = index;
    while (linked < index + MAX_LINKS && links.has(this.form(linked))) linked++;
    const form = this.form(linked);
    if (cells.has(form)) return { unit: 'cells', next: linked + 1 };
    if (hp.has(form)) return { unit: 'hp', next: linked + 1 };
    return { unit: null, next: index };
  }

  private quantity(index: number): Quantity | undefined {
    const item = this.items[index];
    if (!item) return undefined;
    const word = item.kind === 'word' ? this.tables.values.get(item.form) : undefined;
    const value = item.kind === 'number' ? item.number?.value : word?.value;
    if (value === undefined) return undefined;
    const ordinal = item.kind === 'number' ? (item.number?.ordinal ?? false) : (word?.ordinal ?? false);
    const signed = this.tables.percent.has(this.form(index + 1));
    const { unit, next } = this.unitAt(index + (signed ? 2 : 1));
    return { value, ordinal, percent: signed || (word?.half ?? false), unit, next };
  }

  /** «между 2 и 4», «от 2 до 4», "2-4". */
  private range(index: number): { phrase: NumberPhrase; next: number } | undefined {
    for (const { open, middle, axis } of this.tables.ranges) {
      if (!this.follows(open, index)) continue;
      const low = this.quantity(index + open.length);
      if (!low || !this.follows(middle, low.next)) continue;
      const high = this.quantity(low.next + middle.length);
      if (high) return rangeOf(low, high, axis);
    }
    const low = this.quantity(index);
    const dash = low && this.items[low.next];
    if (!low || dash?.form !== '-' || !this.touches(low.next)) return undefined;
    const high = this.quantity(low.next + 1);
    return high && rangeOf(low, high);
  }

  private touches(dash: number): boolean {
    return (
      this.items[dash - 1]?.end === this.items[dash]?.start && this.items[dash]?.end === this.items[dash + 1]?.start
    );
  }

  phraseAt(index: number): { phrase: NumberPhrase; next: number } | undefined {
    const range = this.range(index);
    if (range) return range;
    const before = this.sequence(this.tables.before, index);
    let at = index + (before?.words.length ?? 0);
    if (before) {
      const than = this.tables.than.find((words) => this.follows(words, at));
      at += than?.length ?? 0;
    }
    const quantity = this.quantity(at);
    if (!quantity) return undefined;
    const after = before ? undefined : this.sequence(this.tables.after, quantity.next);
    let { unit } = quantity;
    let next = quantity.next + (after?.words.length ?? 0);
    if (after && unit === null) ({ unit, next } = this.unitAt(next));
    const { value, ordinal, percent } = quantity;
    const how = before?.how ?? after?.how ?? 'bare';
    const axis = before?.axis ?? after?.axis ?? 'any';
    return { phrase: { op: before?.op ?? after?.op ?? '=', value, to: null, percent, unit, axis, how, ordinal }, next };
  }
}

function rangeOf(
  low: Quantity,
  high: Quantity,
  axis: NumberPhrase['axis'] = 'any',
): { phrase: NumberPhrase; next: number } | undefined {
  const percent = low.percent || high.percent;
  // «от 40 % до 5» compares two different things.
  if (low.percent && !high.percent) return undefined;
  const phrase: NumberPhrase = {
    op: '>=',
    value: low.value,
    to: high.value,
    percent,
    unit: high.unit ?? low.unit,
    axis,
    how: 'compared',
    ordinal: low.ordinal || high.ordinal,
  };
  return { phrase, next: high.next };
}

/** Puts one item in the place of every number with its comparison and unit. */
export function joinNumbers(items: readonly Item[], tables: NumberTables, source: string): Item[] {
  const scanner = new Scanner(items, tables);
  const out: Item[] = [];
  for (let index = 0; index < items.length;) {
    const item = items[index];
    if (!item) break;
    const found = item.kind === 'quoted' || item.kind === 'name' ? undefined : scanner.phraseAt(index);
    if (!found) {
      out.push(item);
      index++;
      continue;
    }
    const last = items[found.next - 1] ?? item;
    const text = source.slice(item.start, last.end);
    // A number of one word keeps its form: «один из наших» is no number.
    const form = found.next === index + 1 ? item.form : '#';
    out.push({ form, kind: 'number', text, start: item.start, end: last.end, number: found.phrase });
    index = found.next;
  }
  return out;
}

/** «В 2 или 3 клетках»: the first number of a list has the unit of the last. `leads`: prepositions before a number. */
export function shareUnits(items: readonly Item[], leads: ReadonlySet<string>): Item[] {
  const out = [...items];
  for (let index = out.length - 3; index >= 0; index--) {
    const item = out[index];
    if (!item?.number || item.number.unit !== null || item.number.percent) continue;
    const joint = out[index + 1]?.form;
    if (joint !== '&or' && joint !== ',') continue;
    const led = leads.has(out[index + 2]?.form ?? '');
    if (out[index + (led ? 3 : 2)]?.number?.unit !== 'cells') continue;
    out[index] = { ...item, form: '#', number: { ...item.number, unit: 'cells' } };
  }
  return out;
}

/** Whether a number fits a slot of a pattern; the letters are those of the patterns (`#D`). */
export function fitsSlot(number: NumberPhrase, slot: string): boolean {
  const { percent, unit, axis, how, ordinal } = number;
  const cells = !percent && !ordinal && unit !== 'hp' && axis !== 'time';
  switch (slot) {
    case 'D': // a distance
      return cells;
    case 'M': // a distance that is compared
      return cells && how !== 'bare';
    case 'C': // a distance that says its unit
      return cells && unit === 'cells';
    case 'N': // a bare number of cells
      return cells && how === 'bare';
    case 'A': // «до 2 клеток»
      return cells && how === 'to' && number.to === null;
    case 'I': // "within 2 cells"
      return cells && number.op === '<=' && axis === 'space';
    case 'P': // HP, where HP is said beside it
      return !ordinal && unit !== 'cells' && axis === 'any';
    case 'H': // HP, where the number itself says so
      return !ordinal && axis === 'any' && unit !== 'cells' && (percent || unit === 'hp');
    case 'L': // HP lost
      return !percent && !ordinal && unit !== 'cells' && axis === 'any';
    case 'U': // HP lost, where the number itself says HP
      return !percent && !ordinal && unit === 'hp' && axis === 'any';
    case 'Y': // a cycle
      return !percent && unit === null && axis !== 'space';
    case 'Z': // a range that names the cycle
      return !percent && unit === null && axis === 'time' && number.to !== null;
    case 'F': // a cycle's lower end
      return !percent && unit === null && axis !== 'space' && number.op === '>=' && number.to === null;
    case 'E': // "at least one"
      return !percent && unit === null && number.op === '>=' && number.value === 1 && number.to === null;
    case 'O': // a cycle's bare number
      return !percent && unit === null && how === 'bare';
    default: // any number
      return slot === 'X';
  }
}
