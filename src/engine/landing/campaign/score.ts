import { sameName } from '../behaviour/sameName';

/** What the score counts (L-25). */
export type ScoreKind = 'building' | 'technology' | 'artefact' | 'squad' | 'cell';

/** A row of the table of points. */
export interface PointsRow {
  readonly what: ScoreKind;
  /** Building type, technology or artefact; `''`: every one without a row of its own. */
  readonly name: string;
  readonly points: number;
}

/** What a player has at the end of a turn. */
export interface Holdings {
  readonly player: string;
  /** Types of the buildings that stand, one entry each. */
  readonly buildings: readonly string[];
  readonly technologies: readonly string[];
  readonly artefacts: readonly string[];
  /** Squads of others destroyed. */
  readonly destroyed: number;
  /** Cells with an own squad or building and nobody else's. */
  readonly cells: number;
}

/** A player's score (L-25): for each thing the points of the row with its name, else of the row without. */
export function scoreOf(
  rows: readonly PointsRow[],
  { buildings, technologies, artefacts, ...counts }: Holdings,
): number {
  const each = (what: ScoreKind, name: string): number => {
    const mine = rows.filter((row) => row.what === what);
    const own = mine.find((row) => row.name !== '' && sameName(row.name, name));
    return (own ?? mine.find((row) => row.name === ''))?.points ?? 0;
  };
  const all = (what: ScoreKind, names: readonly string[]): number =>
    names.reduce((sum, name) => sum + each(what, name), 0);
  return (
    all('building', buildings) +
    all('technology', technologies) +
    all('artefact', artefacts) +
    counts.destroyed * each('squad', '') +
    counts.cells * each('cell', '')
  );
}
