/** A side of a rule as segments between connectives: each is matched once, as a condition or as an action. */
import type { Item } from './items';

export type Connective = 'and' | 'or' | 'comma' | 'semicolon' | 'open' | 'close' | 'other';

/** Words between two connectives. */
export interface Segment {
  readonly kind: 'segment';
  readonly items: readonly Item[];
}

export interface Joint {
  readonly kind: 'joint';
  readonly connective: Connective;
  readonly item: Item;
}

export type Part = Segment | Joint;

const CONNECTIVES: Readonly<Record<string, Connective>> = {
  '&and': 'and',
  '&or': 'or',
  ',': 'comma',
  ';': 'semicolon',
  '(': 'open',
  ')': 'close',
  ':': 'other',
  '-': 'other',
  '->': 'other',
  '.': 'other',
  '!': 'other',
  '?': 'other',
  '&if': 'other',
  '&then': 'other',
  '&else': 'other',
};

const connectiveOf = (item: Item): Connective | undefined =>
  item.kind === 'word' || item.kind === 'mark' ? CONNECTIVES[item.form] : undefined;

/** «Стоять, не стреляя», "hold without moving": an action of its own that no connective need come before. */
const ASIDES: ReadonlySet<string> = new Set(['&unfired', '&unmoved']);

/** Items → segments and what joins them; «ni» is AND with a negation after it. */
export function cutParts(items: readonly Item[], negation: string): Part[] {
  const parts: Part[] = [];
  let open: Item[] = [];
  const flush = (): void => {
    if (open.length) parts.push({ kind: 'segment', items: open });
    open = [];
  };
  for (const item of items) {
    if (item.form === '&nor') {
      const first = !open.length && !parts.length;
      flush();
      if (!first) parts.push({ kind: 'joint', connective: 'and', item });
      open.push({ ...item, form: negation });
      continue;
    }
    const connective = connectiveOf(item);
    if (ASIDES.has(item.form) && open.length) {
      flush();
      parts.push({ kind: 'joint', connective: 'and', item });
    }
    if (connective === undefined) {
      open.push(item);
      continue;
    }
    flush();
    parts.push({ kind: 'joint', connective, item });
  }
  flush();
  return parts;
}

export const isJoint = (part: Part | undefined, ...connectives: readonly Connective[]): part is Joint =>
  joins(part, ...connectives);

/** The same without narrowing the type where the answer is no. */
export const joins = (part: Part | undefined, ...connectives: readonly Connective[]): boolean =>
  part?.kind === 'joint' && connectives.includes(part.connective);
