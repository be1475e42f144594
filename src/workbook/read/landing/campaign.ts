import type { BehaviourRow, CampaignSquad, LandingCampaign } from '../../campaign';
import { MAX_TURN } from '../../schema/setting';
import { Directory } from '../lookup';
import type { RulesetReader } from '../ruleset';
import { joinRules, readBehaviour } from './behaviour';
import { readCombats } from './combats';
import { readGrowth } from './growth/growth';
import { readBuildings } from './map/buildings';
import { readCells } from './map/cells';
import { readCombatOptions, readMapOptions, readMapSize } from './options';
import { readSquads, readTypes } from './squads';
import { landingWarnings } from './warnings';
import { readWeapons } from './weapons';

/** Reads what a Landing campaign keeps beside settings and players. */
export const readLanding: RulesetReader<LandingCampaign> = (common, problems) => {
  const { tables, settings, settingRows, players, warnings } = common;
  const options = readCombatOptions(settingRows);
  const mapSize = readMapSize(settingRows);
  const catalogue = readWeapons(tables.weapons, problems);
  const types = readTypes(tables.types, catalogue, problems);
  const owners = tables.players ? new Directory(players) : null;
  const plain = readSquads(tables.squads, { players: owners, types, catalogue, mapSize }, problems);
  const ruleRows = tables.squads ? readBehaviour(tables.behaviour, new Directory(plain), problems) : [];
  const context = { types: typeNames(types.items, plain), showEnemyHp: options.showEnemyHp };
  const squads = joinRules(plain, ruleRows, context, problems);
  const combats = tables.squads ? readCombats(tables.combats, new Directory(squads), problems) : [];
  const behaviour = ruleRows.map(({ squad, number, text, place }): BehaviourRow => ({ squad, number, text, place }));
  const all = { ...settings, options };
  const turnLimit = settingRows.get('turnLimit')?.whole('value', { min: 1, max: MAX_TURN }) ?? null;
  const known = { turn: settings.turn, mapSize, players, squads, weapons: catalogue, turnLimit };
  const growth = readGrowth(tables, known, problems);
  const { cells, map } = readCells(tables.cells, mapSize, problems);
  const standing = { players, types: growth.buildingTypes, squads, mapSize };
  const buildings = readBuildings(tables.buildings, standing, problems);
  const { orders, resources, artefacts } = growth;
  const rows = {
    ...{ squads, combats, cells, buildings, orders, resources, players },
    artefacts: artefacts.map((each) => ({ ...each, id: each.name })),
    settings: [...settingRows].map(([id, row]) => ({ id, place: row.rowPlace })),
  };
  warnings.push(...landingWarnings({ squads, combats }, tables));
  const landing = { types: types.items, squads, combats, behaviour, growth, map, cells, buildings };
  const mapOptions = readMapOptions(settingRows);
  return { ruleset: 'landing', settings: all, players, rows, mapOptions, ...landing };
};

/** Types that rules may name: those of the sheet and those that squads have. */
const typeNames = (types: readonly { name: string }[], squads: readonly CampaignSquad[]): string[] =>
  [...new Set([...types.map(({ name }) => name), ...squads.map(({ type }) => type)])].filter((name) => name !== '');
