import { problem, type Problem } from '../../problem';
import { sameName } from '../behaviour/sameName';
import { type Amounts, makeAmounts, totalOf } from './amounts';

/** What a row of a catalogue asks for before anybody may order it (L-22 b, c, d). */
interface Plan {
  /** Also its id. */
  readonly name: string;
  readonly cost: Amounts;
  /** Construction phases until it arrives, at least 1 (L-22 a). */
  readonly turns: number;
  /** Names of technologies that the player must know. */
  readonly technologies: readonly string[];
}

/** What construction needs to know of a kind of building; how it stands on the map and fights is the map's. */
export interface BuildingPlan extends Plan {
  readonly income: Amounts;
  readonly upkeep: Amounts;
  /** Added to its owner's command limit. */
  readonly command: number;
  /** Used, it wins the game (L-25). */
  readonly superweapon: boolean;
  /** May players build it, or does it only stand there from the start (bases, neutral buildings)? */
  readonly buildable: boolean;
}

/** How squads of a type are produced (L-22 c). */
export interface UnitPlan extends Plan {
  /** Name of the kind of building that produces it; `null`: it cannot be produced. */
  readonly building: string | null;
  readonly upkeep: Amounts;
}

/** A technology of the tree (L-22 d); `technologies` are its prerequisites. */
export interface Technology extends Plan {
  /** The game master's name of its branch; `''`: none. */
  readonly branch: string;
  /** Lost: only an artefact gives it (L-22 e). */
  readonly lost: boolean;
  /** Added to the command limit of who knows it. */
  readonly command: number;
}

/** A surviving piece of a lost technology (L-22 e). */
export interface Artefact {
  readonly name: string;
  /** Name of the cell it lies in. */
  readonly cell: string;
  /** Name of the technology it gives. */
  readonly technology: string;
  readonly cost: Amounts;
  readonly turns: number;
  /** Others may study it as well; otherwise it is gone with the first order. */
  readonly stays: boolean;
  readonly gone: boolean;
}

/** A kind of covert operation (L-21). */
export interface Operation {
  readonly name: string;
  readonly skill: number;
  readonly cost: Amounts;
  readonly technologies: readonly string[];
  /** What the player is told. */
  readonly success: string;
  readonly failure: string;
  readonly targetLearns: boolean;
}

export const CATALOGUE_PROBLEMS = ['technology-not-dearer', 'technology-circle'] as const;

/** A fault of the tree, and the technology in whose row it stands. */
export interface CatalogueFault {
  readonly technology: string;
  readonly problem: Problem<(typeof CATALOGUE_PROBLEMS)[number]>;
}

/** The row of a catalogue with that name, case and ё apart. */
export const byPlan = <T extends { readonly name: string }>(items: readonly T[], name: string): T | undefined =>
  items.find((item) => sameName(item.name, name));

/** The technologies on a way from `start` back to itself; none: it is in no circle. */
function circleOf(start: Technology, all: readonly Technology[]): readonly string[] {
  const seen = new Set<string>();
  const follow = (at: Technology, way: readonly string[]): readonly string[] => {
    for (const name of at.technologies) {
      if (sameName(name, start.name)) return [...way, start.name];
      const next = byPlan(all, name);
      if (!next || seen.has(next.name)) continue;
      seen.add(next.name);
      const found = follow(next, [...way, next.name]);
      if (found.length > 0) return found;
    }
    return [];
  };
  return follow(start, [start.name]);
}

/**
 * What is wrong with the tree of research (L-22 d): a technology that does not cost more, all resources together, than
 * each of its prerequisites, and a circle, which is told once. A lost technology costs nothing and is compared with
 * nothing.
 */
export function catalogueFaults(technologies: readonly Technology[]): readonly CatalogueFault[] {
  const told = new Set<string>();
  const faults: CatalogueFault[] = [];
  for (const technology of technologies) {
    const circle = circleOf(technology, technologies);
    if (circle.length > 0) {
      const isNew = !circle.some((name) => told.has(name));
      for (const name of circle) told.add(name);
      const way = circle.map((name) => `«${name}»`).join(' → ');
      if (isNew) faults.push({ technology: technology.name, problem: problem('technology-circle', { way }) });
      continue;
    }
    for (const name of technology.technologies) {
      const before = byPlan(technologies, name);
      if (!before || before.lost || technology.lost || totalOf(technology.cost) > totalOf(before.cost)) continue;
      const params = {
        name: technology.name,
        cost: makeAmounts(technology.cost, '.') || '0',
        other: before.name,
        otherCost: makeAmounts(before.cost, '.') || '0',
      };
      faults.push({ technology: technology.name, problem: problem('technology-not-dearer', params) });
    }
  }
  return faults;
}
