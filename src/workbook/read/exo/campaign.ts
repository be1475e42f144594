import { problem } from '../../../engine/problem';
import { type ExoCampaign, NO_LANDING_TABLES } from '../../campaign';
import { sheetPlace } from '../../problems';
import { Directory } from '../lookup';
import type { RulesetReader } from '../ruleset';
import { readActions } from './actions';
import { readArms } from './arms';
import { readBody } from './body';
import { characterRows, readCharacter } from './characters';
import { readLines } from './lines';
import { readExoOptions } from './options';
import { exoWarnings } from './warnings';

/** Reads what a campaign of EXO keeps beside settings and players. */
export const readExo: RulesetReader<ExoCampaign> = ({ tables, settings, settingRows, players, warnings }, problems) => {
  const options = readExoOptions(settingRows);
  const round = settings.turn;
  if (round < 1) {
    const place = settingRows.get('turn')?.place('value') ?? sheetPlace(tables.settings?.sheet ?? '');
    problems.push({ problem: problem('round-zero'), place });
  }
  const body = readBody(tables.body, problems);
  const everybody = new Directory(characterRows(tables.characters, problems));
  const arms = readArms(tables.arms, everybody, problems);
  const context = { players: tables.players ? new Directory(players) : null, everybody, arms, options };
  const characters = everybody.items.map((row) => readCharacter(row, context));
  const known = new Directory(characters);
  const actions = readActions(tables.actions, { round, characters: known, arms, body }, problems);
  const fired = new Set(
    actions.declared.flatMap((each) =>
      each.actions.flatMap((action) => (action.kind === 'fire' || action.kind === 'opportunity' ? action.weapon : [])),
    ),
  );
  const shots = readLines(tables.lines, { round, characters: known, arms, body, fired }, problems);
  const { declared, ambushed, disturbed } = actions;
  const campaign: ExoCampaign = {
    ...NO_LANDING_TABLES,
    ruleset: 'exo',
    settings: { ...settings, options },
    players,
    rows: { characters, arms, actions: actions.rows },
    body,
    characters,
    declarations: { declared, conditions: { shots, ambushed, disturbed } },
    actionRows: actions.rows,
  };
  warnings.push(...exoWarnings(campaign, tables));
  return campaign;
};
