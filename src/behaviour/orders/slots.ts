/** What stands for the slots of the patterns: names of the campaign, cells, paths, numbers. */
import { cellName, parseCell } from '../../engine/landing/cell';
import { parsePath } from '../../engine/landing/path';
import { nameKey } from '../closest';
import { findName, type NameList, namesOf } from '../names';
import type { OrderLexicon } from './lexicon/lexicon';
import type { OrderNames } from './syntax';
import type { Word } from './word';

/** A slot filled: the value, whether it is the whole name, and the word after it. */
export interface Filling {
  readonly value: string;
  readonly exact: boolean;
  readonly end: number;
}

/** A name has at most so many words. */
const MAX_NAME_WORDS = 6;

interface Target {
  /** What the sheet gets. */
  readonly value: string;
  readonly names: readonly string[];
}

const CELLS = /^[\p{L}]{1,2}\d{1,3}(?:-[\p{L}]{1,2}\d{1,3})*$/u;

/** The cells that a word holds: `C4`, `C4-D5-E5`; none: it is no cell. */
export function cellsOf(word: Word | undefined): readonly string[] {
  if (!word || word.quoted || !CELLS.test(word.text)) return [];
  const cells = word.text.split('-').map((text) => parseCell(text));
  return cells.every((cell) => cell.ok) ? cells.flatMap((cell) => (cell.ok ? [cellName(cell.value)] : [])) : [];
}

export const isOnMap = (name: string, size: number): boolean => {
  const cell = parseCell(name);
  return cell.ok && cell.value.column < size && cell.value.row < size;
};

/** Names of a kind as targets; squads and buildings go by their ids. */
const byName = (names: readonly string[]): readonly Target[] => names.map((name) => ({ value: name, names: [name] }));
const byId = (items: readonly { readonly id: string; readonly name: string }[]): readonly Target[] =>
  items.map(({ id, name }) => ({ value: id, names: [name, id] }));

/** Finds names, cells and numbers in the words of one order. */
export class Slots {
  private readonly lists = new Map<string, { readonly list: NameList; readonly targets: readonly Target[] }>();

  constructor(
    private readonly words: readonly Word[],
    private readonly names: OrderNames,
    private readonly lexicon: OrderLexicon,
    /** Whose orders they are; `null`: not said. */
    private readonly player: string | null,
  ) {}

  /** What a slot may be filled with. */
  targets(slot: string): readonly Target[] {
    const { squads, players, buildings } = this.names;
    const own = squads.filter(({ owner }) => this.player === null || owner === this.player);
    switch (slot) {
      case 'Q':
        return byId(own);
      case 'G':
        return [...byId(squads.filter((squad) => this.player === null || !own.includes(squad))), ...byId(buildings)];
      case 'V':
        return [
          ...players.map(({ id, name, character }) => ({ value: id, names: [...new Set([name, character, id])] })),
          ...byId(squads),
        ];
      case 'B':
        return byName(this.names.buildingTypes);
      case 'W':
        return byName(this.names.superweapons);
      case 'U':
        return byName(this.names.units);
      case 'T':
        return byName(this.names.technologies);
      case 'A':
        return byName(this.names.artefacts);
      case 'O':
        return byName(this.names.operations);
      default:
        return [];
    }
  }

  private listOf(slot: string) {
    const known = this.lists.get(slot);
    if (known) return known;
    const targets = this.targets(slot);
    const types = targets.flatMap(({ names }) => names);
    const list = namesOf({ weapons: null, types, showEnemyHp: false }).types ?? {
      names: [],
      stems: new Set<string>(),
      long: new Map(),
    };
    const made = { list, targets };
    this.lists.set(slot, made);
    return made;
  }

  /** How a text of some words is to be read as a name of a slot. */
  named(
    slot: string,
    text: string,
  ): { readonly values: readonly string[]; readonly exact: boolean; readonly several: readonly string[] } {
    const { list, targets } = this.listOf(slot);
    const key = nameKey(text);
    const same = targets.filter(({ names }) => names.some((name) => nameKey(name) === key));
    if (same.length > 0) return { values: same.map(({ value }) => value), exact: true, several: [] };
    const found = findName(text, list);
    if (found.kind !== 'one')
      return { values: [], exact: false, several: found.kind === 'several' ? found.candidates : [] };
    const values = targets.filter(({ names }) => names.includes(found.name)).map(({ value }) => value);
    return { values, exact: false, several: [] };
  }

  readonly fill = (slot: string, at: number): readonly Filling[] => {
    if (at >= this.words.length) return [];
    switch (slot) {
      case 'C':
      case 'X':
        return this.cell(at);
      case 'P':
        return this.path(at);
      case 'N':
        return this.number(at);
      case 'G':
        return [...this.cell(at), ...this.name(slot, at)];
      default:
        return this.name(slot, at);
    }
  };

  private cell(at: number): readonly Filling[] {
    const [name, more] = cellsOf(this.words[at]);
    const isOne = name !== undefined && more === undefined && isOnMap(name, this.names.mapSize);
    return isOne ? [{ value: name, exact: true, end: at + 1 }] : [];
  }

  private path(at: number): readonly Filling[] {
    const cells: string[] = [];
    let end = at;
    for (;;) {
      const next = cellsOf(this.words[end]);
      const isJoint = cells.length > 0 && this.lexicon.stops.includes(this.words[end]?.form ?? '');
      if (next.length === 0 && !(isJoint && cellsOf(this.words[end + 1]).length > 0)) break;
      cells.push(...next);
      end += 1;
    }
    const isGood = cells.every((name) => isOnMap(name, this.names.mapSize)) && parsePath(cells.join(' ')).ok;
    return cells.length > 0 && isGood ? [{ value: cells.join(' '), exact: true, end }] : [];
  }

  private number(at: number): readonly Filling[] {
    const word = this.words[at];
    const value = /^\d{1,3}$/.test(word?.text ?? '') ? Number(word?.text) : this.lexicon.numbers[word?.form ?? ''];
    return value === undefined || value < 1 ? [] : [{ value: String(value), exact: true, end: at + 1 }];
  }

  private name(slot: string, at: number): readonly Filling[] {
    const fillings: Filling[] = [];
    for (let end = Math.min(this.words.length, at + MAX_NAME_WORDS); end > at; end--) {
      const part = this.words.slice(at, end);
      if (part.length > 1 && part.some(({ quoted }) => quoted)) continue;
      const { values, exact } = this.named(slot, part.map(({ text }) => text).join(' '));
      for (const value of values) fillings.push({ value, exact, end });
    }
    return fillings;
  }
}
