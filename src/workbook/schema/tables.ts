import { BEHAVIOUR_TABLE } from './landing/behaviour';
import { COMBATS_TABLE } from './landing/combats';
import { LEDGER_TABLE, PHASES_TABLE } from './ledger';
import { PLAYERS_TABLE } from './players';
import { SETTINGS_TABLE } from './settings';
import { SQUADS_TABLE } from './landing/squads';
import { TYPES_TABLE } from './landing/types';
import { WEAPONS_TABLE } from './landing/weapons';

/** What a GM keeps, in the order of the sheets. */
export const CAMPAIGN_TABLES = {
  settings: SETTINGS_TABLE,
  players: PLAYERS_TABLE,
  types: TYPES_TABLE,
  weapons: WEAPONS_TABLE,
  squads: SQUADS_TABLE,
  behaviour: BEHAVIOUR_TABLE,
  combats: COMBATS_TABLE,
} as const;

/** What the product keeps a turn: their names end with its number. */
const TURN_TABLES = { ledger: LEDGER_TABLE, phases: PHASES_TABLE } as const;

export const TABLES = { ...CAMPAIGN_TABLES, ...TURN_TABLES } as const;

export type TableRole = keyof typeof TABLES;
export type CampaignRole = keyof typeof CAMPAIGN_TABLES;
export type ColumnOf<Role extends TableRole> = keyof (typeof TABLES)[Role]['columns'] & string;

export const CAMPAIGN_ROLES = Object.keys(CAMPAIGN_TABLES) as readonly CampaignRole[];

/** Without these a campaign cannot be read. */
export const REQUIRED_ROLES: readonly CampaignRole[] = ['settings', 'players', 'squads', 'combats'];
