import type { RulesetId } from '../campaign';
import { ACTIONS_TABLE } from './exo/actions';
import { ARMS_TABLE } from './exo/arms';
import { BODY_TABLE } from './exo/body';
import { CHARACTERS_TABLE } from './exo/characters';
import { LINES_TABLE } from './exo/lines';
import { BEHAVIOUR_TABLE } from './landing/behaviour';
import { COMBATS_TABLE } from './landing/combats';
import { ARTEFACTS_TABLE } from './landing/growth/artefacts';
import { BUILDING_TYPES_TABLE } from './landing/growth/buildingTypes';
import { OPERATIONS_TABLE } from './landing/growth/operations';
import { ORDERS_TABLE } from './landing/growth/orders';
import { POINTS_TABLE } from './landing/growth/points';
import { RESOURCES_TABLE } from './landing/growth/resources';
import { TECHNOLOGIES_TABLE } from './landing/growth/technologies';
import { BUILDINGS_TABLE } from './landing/map/buildings';
import { CELLS_TABLE } from './landing/map/cells';
import { SQUADS_TABLE } from './landing/squads';
import { TYPES_TABLE } from './landing/types';
import { WEAPONS_TABLE } from './landing/weapons';
import { LEDGER_TABLE, PHASES_TABLE } from './ledger';
import { HANDS_TABLE } from './planet/hands';
import { PIECES_TABLE } from './planet/pieces';
import { SEQUENCE_TABLE } from './planet/sequence';
import { SOLDIERS_TABLE } from './planet/soldiers';
import { PLAYERS_TABLE } from './players';
import { SETTINGS_TABLE } from './settings';

/** What every campaign has. */
const COMMON_TABLES = { settings: SETTINGS_TABLE, players: PLAYERS_TABLE } as const;

const LANDING_TABLES = {
  types: TYPES_TABLE,
  weapons: WEAPONS_TABLE,
  squads: SQUADS_TABLE,
  behaviour: BEHAVIOUR_TABLE,
  combats: COMBATS_TABLE,
  cells: CELLS_TABLE,
  buildings: BUILDINGS_TABLE,
  buildingTypes: BUILDING_TYPES_TABLE,
  technologies: TECHNOLOGIES_TABLE,
  artefacts: ARTEFACTS_TABLE,
  operations: OPERATIONS_TABLE,
  resources: RESOURCES_TABLE,
  orders: ORDERS_TABLE,
  points: POINTS_TABLE,
} as const;

const EXO_TABLES = {
  characters: CHARACTERS_TABLE,
  arms: ARMS_TABLE,
  actions: ACTIONS_TABLE,
  lines: LINES_TABLE,
  body: BODY_TABLE,
} as const;

const PLANET_TABLES = {
  soldiers: SOLDIERS_TABLE,
  pieces: PIECES_TABLE,
  hands: HANDS_TABLE,
  sequence: SEQUENCE_TABLE,
} as const;

/** What the product keeps a turn: their names end with its number. */
const TURN_TABLES = { ledger: LEDGER_TABLE, phases: PHASES_TABLE } as const;

export const TABLES = { ...COMMON_TABLES, ...LANDING_TABLES, ...EXO_TABLES, ...PLANET_TABLES, ...TURN_TABLES } as const;

export type TableRole = keyof typeof TABLES;
export type ColumnOf<Role extends TableRole> = keyof (typeof TABLES)[Role]['columns'] & string;

/** The tables of a campaign. */
export interface RoleSet {
  /** In the order of the sheets. */
  readonly roles: readonly TableRole[];
  /** Without these it cannot be read. */
  readonly required: readonly TableRole[];
}

const rolesOf = (tables: object, required: readonly TableRole[]): RoleSet => ({
  roles: Object.keys({ ...COMMON_TABLES, ...tables }) as readonly TableRole[],
  required: ['settings', 'players', ...required],
});

/** What a GM keeps, for each ruleset. */
export const CAMPAIGN_ROLES: Readonly<Record<RulesetId, RoleSet>> = {
  landing: rolesOf(LANDING_TABLES, ['squads', 'combats']),
  exo: rolesOf(EXO_TABLES, ['characters', 'arms', 'actions']),
  planet: rolesOf(PLANET_TABLES, ['pieces', 'sequence']),
};

/** The one table that says which ruleset a campaign follows. */
export const SETTINGS_ROLES: RoleSet = { roles: ['settings'], required: ['settings'] };
