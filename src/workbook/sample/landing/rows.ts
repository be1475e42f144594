import type { RowValues } from '../../new-table';

/** The rows of construction, covert operations and victory. */
export interface GrowthRows {
  readonly buildingTypes: readonly RowValues<'buildingTypes'>[];
  readonly technologies: readonly RowValues<'technologies'>[];
  readonly artefacts: readonly RowValues<'artefacts'>[];
  readonly operations: readonly RowValues<'operations'>[];
  readonly resources: readonly RowValues<'resources'>[];
  readonly orders: readonly RowValues<'orders'>[];
  readonly points: readonly RowValues<'points'>[];
}

/** The rows of a campaign as they are written into its sheets. */
export interface CampaignRows extends GrowthRows {
  readonly name: string;
  readonly turn: number;
  readonly players: readonly RowValues<'players'>[];
  readonly types: readonly RowValues<'types'>[];
  readonly weapons: readonly RowValues<'weapons'>[];
  readonly squads: readonly RowValues<'squads'>[];
  readonly behaviour: readonly RowValues<'behaviour'>[];
  readonly combats: readonly RowValues<'combats'>[];
  readonly cells: readonly RowValues<'cells'>[];
  readonly buildings: readonly RowValues<'buildings'>[];
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
  cells: [],
  buildings: [],
  buildingTypes: [],
  technologies: [],
  artefacts: [],
  operations: [],
  resources: [],
  orders: [],
  points: [],
};
