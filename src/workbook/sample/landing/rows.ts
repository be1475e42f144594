import type { RowValues } from '../../new-table';

/** The rows of a campaign as they are written into its sheets. */
export interface CampaignRows {
  readonly name: string;
  readonly turn: number;
  readonly players: readonly RowValues<'players'>[];
  readonly types: readonly RowValues<'types'>[];
  readonly weapons: readonly RowValues<'weapons'>[];
  readonly squads: readonly RowValues<'squads'>[];
  readonly behaviour: readonly RowValues<'behaviour'>[];
  readonly combats: readonly RowValues<'combats'>[];
}

export const EMPTY_ROWS: CampaignRows = {
  name: '',
  turn: 1,
  players: [],
  types: [],
  weapons: [],
  squads: [],
  behaviour: [],
  combats: [],
};
