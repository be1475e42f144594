import type { Area, Formulas } from './port';
import { precedentsOf, type NamedAreas, type SheetArea } from './precedents';

/*
 * Which formulas look at cells that change, directly or through other formulas. Nothing is calculated: a formula that
 * might look at one counts.
 */

/** The formulas of a sheet. */
export interface SheetFormulas {
  readonly name: string;
  readonly formulas: Formulas;
}

interface FormulaPlace {
  /** Lower case. */
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

interface Watcher {
  readonly area: Area;
  readonly formula: number;
}

const BLOCK = 64;
/** Areas of more blocks than this are kept apart, so that a whole column does not fill the index. */
const MOST_BLOCKS = 32;
/** Comparisons after which every formula is taken to look at the changes: a second of work. */
const MOST_COMPARISONS = 50_000_000;

const meets = (a: Area, b: Area): boolean =>
  a.row < b.row + b.rows &&
  b.row < a.row + a.rows &&
  a.column < b.column + b.columns &&
  b.column < a.column + a.columns;

/** Who looks at which areas of one sheet. */
class Watchers {
  private readonly blocks = new Map<number, Watcher[]>();
  private readonly tall: Watcher[] = [];
  comparisons = 0;

  add(watcher: Watcher): void {
    const [first, last] = blocksOf(watcher.area);
    if (last - first >= MOST_BLOCKS) {
      this.tall.push(watcher);
      return;
    }
    for (let block = first; block <= last; block++) {
      const kept = this.blocks.get(block);
      if (kept) kept.push(watcher);
      else this.blocks.set(block, [watcher]);
    }
  }

  /** Calls `found` for each formula that looks into the area, perhaps more than once. */
  looking(area: Area, found: (formula: number) => void): void {
    const see = (watchers: readonly Watcher[]): void => {
      this.comparisons += watchers.length;
      for (const watcher of watchers) if (meets(watcher.area, area)) found(watcher.formula);
    };
    see(this.tall);
    const [first, last] = blocksOf(area);
    if (last - first < MOST_BLOCKS) {
      for (let block = first; block <= last; block++) see(this.blocks.get(block) ?? []);
    } else for (const watchers of this.blocks.values()) see(watchers);
  }
}

const blocksOf = ({ row, rows }: Area): readonly [number, number] => [
  Math.floor(row / BLOCK),
  Math.floor((row + rows - 1) / BLOCK),
];

/** Formulas whose value may be another once the areas have changed, by lower-case name of their sheet. */
export function dependents(
  sheets: readonly SheetFormulas[],
  named: NamedAreas,
  changed: readonly SheetArea[],
): ReadonlyMap<string, readonly { readonly row: number; readonly column: number }[]> {
  const places: FormulaPlace[] = [];
  const watchers = new Map<string, Watchers>();
  const isStale: boolean[] = [];
  const next: { sheet: string; area: Area }[] = changed.map(({ sheet, area }) => ({
    sheet: sheet.toLowerCase(),
    area,
  }));
  const markStale = (formula: number): void => {
    const place = places[formula];
    if (place === undefined || isStale[formula] === true) return;
    isStale[formula] = true;
    next.push({ sheet: place.sheet, area: { row: place.row, column: place.column, rows: 1, columns: 1 } });
  };
  for (const { name, formulas } of sheets) {
    formulas.forEach((line, row) =>
      line?.forEach((cell, column) => {
        if (cell === undefined) return;
        const formula = places.push({ sheet: name.toLowerCase(), row, column }) - 1;
        const areas = precedentsOf(cell.formula, { sheet: name, row }, named);
        if (areas === 'anything') markStale(formula);
        else for (const { sheet, area } of areas) watchersOf(watchers, sheet).add({ area, formula });
      }),
    );
  }
  let comparisons = 0;
  for (let at = 0; at < next.length && comparisons <= MOST_COMPARISONS; at++) {
    const { sheet, area } = next[at] as SheetArea;
    const looked = watchers.get(sheet);
    looked?.looking(area, markStale);
    comparisons += looked?.comparisons ?? 0;
    if (looked) looked.comparisons = 0;
  }
  const all = comparisons > MOST_COMPARISONS;
  return bySheet(places.filter((_, formula) => all || isStale[formula]));
}

function watchersOf(watchers: Map<string, Watchers>, sheet: string): Watchers {
  const key = sheet.toLowerCase();
  const known = watchers.get(key) ?? new Watchers();
  watchers.set(key, known);
  return known;
}

function bySheet(places: readonly FormulaPlace[]): ReadonlyMap<string, readonly FormulaPlace[]> {
  const groups = new Map<string, FormulaPlace[]>();
  for (const place of places) {
    const group = groups.get(place.sheet);
    if (group) group.push(place);
    else groups.set(place.sheet, [place]);
  }
  return groups;
}
