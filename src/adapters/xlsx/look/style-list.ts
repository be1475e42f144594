import { scanXml } from '../markup';

/** A list of a styles part (`fonts`, `cellXfs`, …): what it holds, as it stands there, and more put at its end. */
export class StyleList {
  private readonly items: string[];
  private readonly added = new Map<string, number>();

  constructor(
    readonly name: string,
    xml: string,
  ) {
    this.items = [...childrenOf(xml, name)];
  }

  get length(): number {
    return this.items.length;
  }

  get(index: number): string | undefined {
    return this.items[index];
  }

  /** Number of an item, which is added where this list has not added it yet. */
  add(item: string): number {
    const known = this.added.get(item);
    if (known !== undefined) return known;
    this.items.push(item);
    this.added.set(item, this.items.length - 1);
    return this.items.length - 1;
  }

  /** The part with this list in it. A list that the part lacks is put at its beginning, where number formats belong. */
  into(xml: string, prefix: string): string {
    if (this.added.size === 0) return xml;
    const list = `<${prefix}${this.name} count="${this.items.length}">${this.items.join('')}</${prefix}${this.name}>`;
    const there = new RegExp(`<${prefix}${this.name}(?:\\s[^>]*)?(?:/>|>[\\s\\S]*?</${prefix}${this.name}\\s*>)`).exec(
      xml,
    );
    if (there !== null) return xml.slice(0, there.index) + list + xml.slice(there.index + there[0].length);
    const [root = ''] = /<(?:\w+:)?styleSheet(?:\s[^>]*)?>/.exec(xml) ?? [];
    return xml.replace(root, () => root + list);
  }
}

/** The elements right below the one of that name, each as it stands in the text. */
function* childrenOf(xml: string, name: string): Generator<string> {
  const found: [number, number][] = [];
  let depth = -1;
  let start = 0;
  scanXml(xml, {
    open: (each, _, from) => {
      if (depth >= 0 && depth++ === 0) start = from;
      if (depth < 0 && each === name) depth = 0;
    },
    close: (_, from, to) => {
      if (depth < 0) return;
      if (depth-- === 1) found.push([start, Math.max(from, to)]);
    },
  });
  for (const [from, to] of found) yield xml.slice(from, to);
}
