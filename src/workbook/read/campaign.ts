import { problem } from '../../engine/problem';
import { err, ok, type Result } from '../../engine/result';
import type { BehaviourRow, Campaign, CampaignSquad } from '../campaign';
import type { FoundTables } from '../found';
import type { Outline } from '../port';
import { sheetPlace, type PlacedProblem } from '../problems';
import { recognise, type Recognised, type SheetValues } from '../recognise';
import { joinRules, readBehaviour } from './landing/behaviour';
import { readCombats } from './landing/combats';
import { Directory } from './lookup';
import { readPlayers } from './players';
import { readSettings } from './settings';
import { readSquads, readTypes } from './landing/squads';
import { readWeapons } from './landing/weapons';

/** A campaign, and where its tables stand. */
export interface ReadCampaign {
  readonly campaign: Campaign;
  readonly tables: FoundTables;
}

/** A campaign as far as it could be read, with everything that is wrong. Only without problems may it be used. */
export interface Reading extends ReadCampaign {
  readonly recognised: Recognised;
  readonly problems: readonly PlacedProblem[];
}

/** Reads a workbook: what was found, and all problems at once (section 7 of the rules). */
export function readWorkbook(outline: Outline, sheets: readonly SheetValues[]): Reading {
  const recognised = recognise(outline, sheets);
  const { tables } = recognised;
  const problems = [...recognised.problems];
  const campaign = readTables(tables, problems);
  return { campaign, tables, recognised, problems: inReadingOrder(problems, sheets) };
}

/** The campaign of a workbook, or everything that is wrong with it. */
export function readCampaign(
  outline: Outline,
  sheets: readonly SheetValues[],
): Result<ReadCampaign, readonly PlacedProblem[]> {
  const { campaign, tables, problems } = readWorkbook(outline, sheets);
  return problems.length === 0 ? ok({ campaign, tables }) : err(problems);
}

function readTables(tables: FoundTables, problems: PlacedProblem[]): Campaign {
  const settings = readSettings(tables.settings, problems);
  const players = readPlayers(tables.players, settings, problems);
  const catalogue = readWeapons(tables.weapons, problems);
  const types = readTypes(tables.types, catalogue, problems);
  const owners = tables.players ? new Directory(players) : null;
  const plain = readSquads(tables.squads, { players: owners, types, catalogue }, problems);
  const rows = tables.squads ? readBehaviour(tables.behaviour, new Directory(plain), problems) : [];
  const context = { types: typeNames(types.items, plain), showEnemyHp: settings.options.showEnemyHp };
  const squads = joinRules(plain, rows, context, problems);
  const combats = tables.squads ? readCombats(tables.combats, new Directory(squads), problems) : [];
  const behaviour = rows.map(({ squad, number, text, place }): BehaviourRow => ({ squad, number, text, place }));
  return { settings, players, types: types.items, squads, combats, behaviour };
}

/** Types that rules may name: those of the sheet and those that squads have. */
const typeNames = (types: readonly { name: string }[], squads: readonly CampaignSquad[]): string[] =>
  [...new Set([...types.map(({ name }) => name), ...squads.map(({ type }) => type)])].filter((name) => name !== '');

/** From the first sheet to the last, top to bottom: as a GM goes through them. */
function inReadingOrder(problems: readonly PlacedProblem[], sheets: readonly SheetValues[]): PlacedProblem[] {
  const order = new Map(sheets.map(({ name }, index) => [name, index]));
  const rank = ({ place }: PlacedProblem) => [order.get(place.sheet) ?? -1, place.row ?? -1, place.columnIndex ?? -1];
  return [...problems].sort((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    const index = left.findIndex((value, at) => value !== right[at]);
    return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
  });
}

/** What a phase needs beyond a campaign that can be read. */
export const withoutCombats = ({ campaign, tables }: ReadCampaign): PlacedProblem[] =>
  campaign.combats.length > 0
    ? []
    : [{ problem: problem('no-combats'), place: sheetPlace(tables.combats?.sheet ?? '') }];
