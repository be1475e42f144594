/** Runs one pattern over the words of an order: every way in which it fits, and how far it came where it does not. */
import type { Node } from '../pattern';
import type { Filling } from './slots';
import type { Word } from './word';

/** What the slots of a pattern were filled with, by their letter. */
export type Caught = Readonly<Record<string, Filling>>;

interface State {
  readonly at: number;
  readonly caught: Caught;
}

/** How far a pattern came, and which slots were asked for there. */
export class Progress {
  at = 0;
  slots = new Set<string>();

  note(at: number, slot: string | null): void {
    if (at > this.at) {
      this.at = at;
      this.slots = new Set();
    }
    if (at === this.at && slot !== null) this.slots.add(slot);
  }
}

/** What fills a slot from a word on: several ways, since a name may go on. */
export type SlotReader = (slot: string, at: number) => readonly Filling[];

const keyOf = ({ at, caught }: State): string => `${at} ${JSON.stringify(caught)}`;

class Matcher {
  constructor(
    private readonly words: readonly Word[],
    private readonly fill: SlotReader,
    private readonly progress: Progress,
  ) {}

  private all(states: readonly State[], step: (state: State) => readonly State[]): readonly State[] {
    const found = new Map<string, State>();
    for (const state of states) for (const next of step(state)) found.set(keyOf(next), next);
    return [...found.values()];
  }

  ends(node: Node, state: State): readonly State[] {
    switch (node.kind) {
      case 'words': {
        const word = this.words[state.at];
        if (word && !word.quoted && node.words.has(word.form)) return [{ ...state, at: state.at + 1 }];
        this.progress.note(state.at, null);
        return [];
      }
      case 'slot': {
        const fillings = this.fill(node.slot, state.at);
        if (fillings.length === 0) this.progress.note(state.at, node.slot);
        return fillings.map((filling) => ({ at: filling.end, caught: { ...state.caught, [node.slot]: filling } }));
      }
      case 'optional':
        return [state, ...this.ends(node.node, state)];
      case 'sequence':
        return node.nodes.reduce<readonly State[]>(
          (states, part) => this.all(states, (each) => this.ends(part, each)),
          [state],
        );
      case 'choice':
        return this.all([state], (each) => node.nodes.flatMap((part) => this.ends(part, each)));
      case 'not':
      case 'permutation':
        throw new Error(`Orders have no ${node.kind} in their patterns`);
    }
  }

  /** Ways in which the pattern takes every word. */
  whole(node: Node): readonly Caught[] {
    const ends = this.ends(node, { at: 0, caught: {} });
    for (const { at } of ends) if (at < this.words.length) this.progress.note(at, null);
    return ends.filter(({ at }) => at === this.words.length).map(({ caught }) => caught);
  }
}

/** Every way in which a pattern takes all the words; `progress` is told how far it came. */
export const matchOrder = (
  node: Node,
  words: readonly Word[],
  fill: SlotReader,
  progress: Progress,
): readonly Caught[] => new Matcher(words, fill, progress).whole(node);
