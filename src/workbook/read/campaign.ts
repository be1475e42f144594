import { err, ok, type Result } from '../../engine/result';
import type { Campaign, RulesetId } from '../campaign';
import type { FoundTables } from '../found';
import type { Outline } from '../port';
import type { PlacedProblem } from '../problems';
import { recognise, type Recognised, type SheetValues } from '../recognise';
import { CAMPAIGN_ROLES, SETTINGS_ROLES } from '../schema/tables';
import { readPlayers } from './players';
import type { RulesetReader } from './ruleset';
import { readRuleset, readSettings, settingRows } from './settings';

/** A campaign, and where its tables stand. */
export interface ReadCampaign {
  readonly campaign: Campaign;
  readonly tables: FoundTables;
}

/** A campaign as far as it could be read, with everything that is wrong. Only without problems may it be used. */
export interface Reading extends ReadCampaign {
  readonly recognised: Recognised;
  readonly problems: readonly PlacedProblem[];
  /** What the GM should know though nothing stands in the way. */
  readonly warnings: readonly PlacedProblem[];
}

/** The rules that a workbook's campaign is played by. */
export const rulesetOf = (outline: Outline, sheets: readonly SheetValues[]): RulesetId =>
  readRuleset(recognise(outline, sheets, SETTINGS_ROLES).tables.settings);

/**
 * Reads a workbook: what was found, and all problems at once (section 7 of the rules).
 * @param read reads campaigns of the workbook's {@link rulesetOf}.
 */
export function readWorkbook(outline: Outline, sheets: readonly SheetValues[], read: RulesetReader<Campaign>): Reading {
  const ruleset = rulesetOf(outline, sheets);
  const recognised = recognise(outline, sheets, CAMPAIGN_ROLES[ruleset]);
  const { tables } = recognised;
  const problems = [...recognised.problems];
  const warnings: PlacedProblem[] = [];
  const campaign = readTables(ruleset, tables, read, problems, warnings);
  const inOrder = (found: readonly PlacedProblem[]): readonly PlacedProblem[] => inReadingOrder(found, sheets);
  return { campaign, tables, recognised, problems: inOrder(problems), warnings: inOrder(warnings) };
}

/** The campaign of a workbook, or everything that is wrong with it. */
export function readCampaign(
  outline: Outline,
  sheets: readonly SheetValues[],
  read: RulesetReader<Campaign>,
): Result<ReadCampaign, readonly PlacedProblem[]> {
  const { campaign, tables, problems } = readWorkbook(outline, sheets, read);
  return problems.length === 0 ? ok({ campaign, tables }) : err(problems);
}

function readTables(
  ruleset: RulesetId,
  tables: FoundTables,
  read: RulesetReader<Campaign>,
  problems: PlacedProblem[],
  warnings: PlacedProblem[],
): Campaign {
  const rows = settingRows(tables.settings, ruleset, problems);
  const settings = readSettings(tables.settings, rows, problems);
  const players = readPlayers(tables.players, settings, problems);
  return read({ tables, settings, settingRows: rows, players, warnings }, problems);
}

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
