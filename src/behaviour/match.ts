/**
 * Runs a phrase program over the words of one term or action. All words must be used (B-1.7). The time is bounded by
 * words × program: every place of the program is entered at most twice a word (plain and negated).
 */
import type { Instruction } from './pattern';
import type { Item } from './items';

export interface Program {
  readonly code: readonly Instruction[];
  /** Instructions a phrase can begin with: by their word; and those that take a slot or a negation. */
  readonly firstWords: ReadonlyMap<string, readonly number[]>;
  readonly firstOther: readonly number[];
  /** Outcomes in whose patterns a word stands, for suggestions. */
  readonly uses: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What the slots of a phrase were filled with: indexes of items, ends exclusive. */
export interface Captures {
  readonly number: number;
  readonly weapon: readonly [number, number] | null;
  readonly type: readonly [number, number] | null;
}

export interface Outcome extends Captures {
  readonly id: string;
  readonly negated: boolean;
}

/** What the matcher asks of its surroundings. */
export interface Tests {
  isNot(item: Item): boolean;
  isLink(item: Item): boolean;
  isNumber(item: Item, slot: string): boolean;
  /** `goesOn`: the word before belongs to the same name. */
  isName(item: Item, slot: NameSlot, goesOn: boolean): boolean;
}

/**
 * W, T: any name of a weapon, of a type; V, S: only one that is known or quoted; K, R: one that an article introduces
 * (R: an indefinite one).
 */
const NAME_SLOTS = ['W', 'T', 'V', 'S', 'K', 'R'] as const;
export type NameSlot = (typeof NAME_SLOTS)[number];
export const isWeaponSlot = (slot: NameSlot): boolean => slot === 'W' || slot === 'V' || slot === 'K';
const isNameSlot = (slot: string): slot is NameSlot => (NAME_SLOTS as readonly string[]).includes(slot);

interface Thread {
  readonly at: number;
  readonly negated: boolean;
  readonly caught: Captures;
}

/** Longer terms are not read at all: nobody writes them, and time stays bounded. */
const MAX_WORDS = 40;
const NOTHING: Captures = { number: -1, weapon: null, type: null };

class Run {
  private threads: Thread[] = [];
  private seen = new Set<number>();
  /** The item that the threads now added will take: those that cannot are not added. */
  private next: Item | undefined;
  readonly outcomes = new Map<string, Outcome>();

  constructor(
    private readonly program: Program,
    private readonly items: readonly Item[],
    private readonly tests: Tests,
  ) {}

  run(): Outcome[] {
    const first = this.items[0];
    if (!first || this.items.length > MAX_WORDS) return [];
    this.next = first;
    for (const at of this.program.firstWords.get(first.form) ?? []) this.keep(at, false, NOTHING);
    for (const at of this.program.firstOther) this.keep(at, false, NOTHING);
    this.items.forEach((item, index) => this.step(item, index));
    return [...this.outcomes.values()];
  }

  private step(item: Item, index: number): void {
    const now = this.threads;
    this.threads = [];
    this.seen = new Set();
    this.next = this.items[index + 1];
    const last = index === this.items.length - 1;
    for (const thread of now) {
      const instruction = this.program.code[thread.at];
      if (!instruction) continue;
      const { negated, caught } = thread;
      if (instruction.op === 'words') this.add(thread.at + 1, negated, caught, last);
      else if (instruction.op === 'not') this.add(thread.at + 1, true, caught, last);
      else if (instruction.op === 'slot') this.slot(instruction.slot, thread, item, index, last);
    }
  }

  private slot(slot: string, thread: Thread, item: Item, index: number, last: boolean): void {
    const { at, negated, caught } = thread;
    if (!isNameSlot(slot)) {
      if (this.tests.isNumber(item, slot)) this.add(at + 1, negated, { ...caught, number: index }, last);
      return;
    }
    const field = isWeaponSlot(slot) ? 'weapon' : 'type';
    const open = caught[field];
    const goesOn = open !== null && open[1] === index;
    const named = this.tests.isName(item, slot, goesOn);
    if (!named && !(goesOn && this.tests.isLink(item))) return;
    const range: readonly [number, number] = [goesOn ? open[0] : index, index + 1];
    const next: Captures = { ...caught, [field]: range };
    // A name goes on for as long as its words do: it does not end on a link («granadas de»).
    if (named) this.add(at + 1, negated, next, last);
    this.keep(at, negated, next);
  }

  /** Whether the next item may be what the instruction takes; names are looked at when it is their turn. */
  private mayTake(instruction: Instruction | undefined): boolean {
    const { next } = this;
    if (!next || !instruction) return false;
    if (instruction.op === 'words') return instruction.words.has(next.form);
    if (instruction.op === 'not') return this.tests.isNot(next);
    return instruction.op === 'slot' && (next.number !== undefined || isNameSlot(instruction.slot));
  }

  private keep(at: number, negated: boolean, caught: Captures): void {
    if (!this.mayTake(this.program.code[at])) return;
    const key = at * 2 + (negated ? 1 : 0);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.threads.push({ at, negated, caught });
  }

  private add(start: number, negated: boolean, caught: Captures, last: boolean): void {
    const stack = [start];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const instruction = this.program.code[at];
      if (!instruction) continue;
      if (instruction.op === 'accept') {
        if (last) this.accept(instruction.id, negated, caught);
        continue;
      }
      if (instruction.op !== 'split' && instruction.op !== 'not') {
        this.keep(at, negated, caught);
        continue;
      }
      const key = at * 2 + (negated ? 1 : 0);
      if (this.seen.has(key)) continue;
      this.seen.add(key);
      if (instruction.op === 'not') {
        if (!negated && this.mayTake(instruction)) this.threads.push({ at, negated, caught });
        stack.push(at + 1);
      } else for (let index = instruction.to.length - 1; index >= 0; index--) stack.push(instruction.to[index] ?? -1);
    }
  }

  private accept(id: string, negated: boolean, caught: Captures): void {
    const key = `${negated ? '!' : ''}${id}`;
    if (!this.outcomes.has(key)) this.outcomes.set(key, { id, negated, ...caught });
  }
}

/** Every reading of the items as one phrase of the program. */
export const matchPhrase = (program: Program, items: readonly Item[], tests: Tests): Outcome[] =>
  new Run(program, items, tests).run();
