/**
 * Patterns of phrases, compiled to a program for `match`. The notation of the lexicons:
 *
 *   враг|противник      one out of several; `стреля{ет,ют}` is short for стреляет|стреляют, `a_b` is two words
 *   (a b / c d)         one of several sequences          x?      may be absent
 *   <a b c>             all of them, in any order         FOE     a macro of the same lexicon
 *   ~                   a negation may stand here: the phrase is then negated
 *   #D #P … #W #V #T #S a number phrase of that kind (`fitsSlot`), a weapon's name, a type's name (V, S: known or quoted)
 */

export type Node =
  | { readonly kind: 'words'; readonly words: ReadonlySet<string> }
  | { readonly kind: 'slot'; readonly slot: string }
  | { readonly kind: 'not' }
  | { readonly kind: 'optional'; readonly node: Node }
  | { readonly kind: 'sequence' | 'choice' | 'permutation'; readonly nodes: readonly Node[] };

export type Instruction =
  | { readonly op: 'words'; readonly words: ReadonlySet<string> }
  | { readonly op: 'slot'; readonly slot: string }
  | { readonly op: 'not' }
  | { readonly op: 'split'; readonly to: readonly number[] }
  | { readonly op: 'accept'; readonly id: string };

export type Macros = Readonly<Record<string, string>>;

/** `стреля{ет,ют}` → стреляет, стреляют; several braces multiply. */
export function expandBraces(text: string): string[] {
  const open = text.indexOf('{');
  if (open < 0) return [text];
  const close = text.indexOf('}', open);
  const tails = expandBraces(text.slice(close + 1));
  return text
    .slice(open + 1, close)
    .split(',')
    .flatMap((middle) => tails.map((tail) => text.slice(0, open) + middle + tail));
}

/** Alternatives of one atom: `|` outside braces. */
const splitWords = (text: string): string[] => text.match(/(?:[^|{]|\{[^}]*\})+/g) ?? [];

class Reader {
  private index = 0;
  private readonly parts: readonly string[];

  constructor(
    private readonly text: string,
    private readonly macros: Macros,
    private readonly cache: Map<string, Node>,
  ) {
    this.parts = text.match(/[()<>/?~]|#[A-Z]+|\|(?=\()|(?<=\))\||[^\s()<>/?~|]+(?:\|[^\s()<>/?~|]+)*/g) ?? [];
  }

  read(): Node {
    const node = this.choice();
    if (this.index < this.parts.length) throw new Error(`Unread rest of the pattern «${this.text}»`);
    return node;
  }

  private choice(): Node {
    const nodes = [this.sequence()];
    while (this.parts[this.index] === '/') {
      this.index++;
      nodes.push(this.sequence());
    }
    return joinChoice(nodes);
  }

  private sequence(): Node {
    const nodes: Node[] = [];
    for (;;) {
      const part = this.parts[this.index];
      if (part === undefined || part === ')' || part === '>' || part === '/') break;
      nodes.push(this.item());
    }
    const [only] = nodes;
    return nodes.length === 1 && only ? only : { kind: 'sequence', nodes };
  }

  private item(): Node {
    let node = this.atom();
    while (this.parts[this.index] === '|') {
      this.index++;
      node = joinChoice([node, this.atom()]);
    }
    while (this.parts[this.index] === '?') {
      this.index++;
      node = { kind: 'optional', node };
    }
    return node;
  }

  private atom(): Node {
    const part = this.parts[this.index++] ?? '';
    if (part === '(') {
      const node = this.choice();
      this.close(')');
      return node;
    }
    if (part === '<') {
      const nodes: Node[] = [];
      while (this.parts[this.index] !== '>' && this.index < this.parts.length) nodes.push(this.item());
      this.close('>');
      return { kind: 'permutation', nodes };
    }
    if (part === '~') return { kind: 'not' };
    if (part.startsWith('#')) return { kind: 'slot', slot: part.slice(1) };
    if (part === '' || part === '|') throw new Error(`A word is missing in «${this.text}»`);
    return joinChoice(splitWords(part).map((one) => this.word(one)));
  }

  private word(text: string): Node {
    if (/^[A-Z][A-Z0-9_]*$/.test(text)) return this.macro(text);
    const parts = text.split('_').map((part): Node => ({ kind: 'words', words: new Set(expandBraces(part)) }));
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind: 'sequence', nodes: parts };
  }

  private macro(name: string): Node {
    const known = this.cache.get(name);
    if (known) return known;
    const text = this.macros[name];
    if (text === undefined) throw new Error(`Unknown macro ${name} in «${this.text}»`);
    const node = new Reader(text, this.macros, this.cache).read();
    this.cache.set(name, node);
    return node;
  }

  private close(mark: string): void {
    if (this.parts[this.index++] !== mark) throw new Error(`Missing ${mark} in «${this.text}»`);
  }
}

/** Single words of a choice become one set: one step of the matcher instead of many. */
function joinChoice(nodes: readonly Node[]): Node {
  const words = new Set<string>();
  const rest: Node[] = [];
  for (const node of nodes) {
    if (node.kind === 'words') for (const word of node.words) words.add(word);
    else rest.push(node);
  }
  if (words.size) rest.unshift({ kind: 'words', words });
  const [only] = rest;
  return rest.length === 1 && only ? only : { kind: 'choice', nodes: rest };
}

/** Reads one pattern; `cache` keeps the macros already read. */
export const parsePattern = (text: string, macros: Macros, cache: Map<string, Node>): Node =>
  new Reader(text, macros, cache).read();

function emit(node: Node, code: Instruction[]): void {
  switch (node.kind) {
    case 'words':
      code.push({ op: 'words', words: node.words });
      return;
    case 'slot':
      code.push({ op: 'slot', slot: node.slot });
      return;
    case 'not':
      code.push({ op: 'not' });
      return;
    case 'optional': {
      const split = code.length;
      code.push({ op: 'split', to: [] });
      emit(node.node, code);
      code[split] = { op: 'split', to: [split + 1, code.length] };
      return;
    }
    case 'sequence':
      for (const part of node.nodes) emit(part, code);
      return;
    case 'permutation':
      emitPermutation(node.nodes, code);
      return;
    case 'choice':
      emitChoice(node.nodes, code);
  }
}

function emitChoice(nodes: readonly Node[], code: Instruction[]): void {
  const split = code.length;
  code.push({ op: 'split', to: [] });
  const starts: number[] = [];
  const ends: number[] = [];
  for (const node of nodes) {
    starts.push(code.length);
    emit(node, code);
    ends.push(code.length);
    code.push({ op: 'split', to: [] });
  }
  code[split] = { op: 'split', to: starts };
  for (const end of ends) code[end] = { op: 'split', to: [code.length] };
}

/** One state for each set of items already seen: `2^n` of them instead of `n!` sequences. */
function emitPermutation(nodes: readonly Node[], code: Instruction[]): void {
  const full = (1 << nodes.length) - 1;
  const starts: number[] = [];
  const jumps: { readonly from: number; readonly seen: number }[] = [];
  for (let seen = 0; seen < full; seen++) {
    const state = code.length;
    starts[seen] = state;
    code.push({ op: 'split', to: [] });
    const branches: number[] = [];
    nodes.forEach((node, index) => {
      if (seen & (1 << index)) return;
      branches.push(code.length);
      emit(node, code);
      jumps.push({ from: code.length, seen: seen | (1 << index) });
      code.push({ op: 'split', to: [] });
    });
    code[state] = { op: 'split', to: branches };
  }
  starts[full] = code.length;
  for (const { from, seen } of jumps) code[from] = { op: 'split', to: [starts[seen] ?? code.length] };
}

/** Adds a pattern to a program; returns where it begins. */
export function compilePattern(node: Node, id: string, code: Instruction[]): number {
  const start = code.length;
  emit(node, code);
  code.push({ op: 'accept', id });
  return start;
}
