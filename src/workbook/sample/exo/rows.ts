import type { RowValues } from '../../new-table';

/** The rows of an EXO campaign as they are written into its sheets. */
export interface ExoRows {
  readonly name: string;
  readonly turn: number;
  readonly players: readonly RowValues<'players'>[];
  readonly characters: readonly RowValues<'characters'>[];
  readonly arms: readonly RowValues<'arms'>[];
  readonly actions: readonly RowValues<'actions'>[];
  readonly lines: readonly RowValues<'lines'>[];
}

export const EMPTY_EXO_ROWS: ExoRows = {
  name: '',
  turn: 1,
  players: [],
  characters: [],
  arms: [],
  actions: [],
  lines: [],
};
