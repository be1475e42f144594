import type { RowValues } from '../../new-table';

/** The rows of a campaign as they are written into its sheets. */
export interface PlanetRows {
  readonly name: string;
  readonly turn: number;
  readonly players: readonly RowValues<'players'>[];
  readonly pieces: readonly RowValues<'pieces'>[];
  readonly hands: readonly RowValues<'hands'>[];
  readonly sequence: readonly RowValues<'sequence'>[];
}

export const EMPTY_PLANET_ROWS: PlanetRows = { name: '', turn: 1, players: [], pieces: [], hands: [], sequence: [] };
