import {
  type CatalogueFault,
  catalogueFaults,
  type Operation,
  type Technology,
} from '../../../../engine/landing/campaign/catalogue';
import { fixedOf } from '../../../../engine/fixed';
import type { CampaignArtefact, CampaignBuildingType, CampaignUnit } from '../../../campaign';
import type { FoundTable } from '../../../found';
import type { PlacedProblem } from '../../../problems';
import { YES_NO } from '../../../schema/choices';
import { COMMAND } from '../../../schema/landing/growth/shared';
import { SKILL, WHOLE_MODIFIER } from '../../../schema/spec';
import { Directory, type Named } from '../../lookup';
import { refer } from '../../reference';
import { rowsOf, type RowReader } from '../../row';
import { LEAST_HP, readHp } from '../hp';
import { readWeaponList, type Catalogue as Weapons } from '../weapons';
import { byName, readAmounts, readCellName, readName, readNames, readTurns } from './cells';

export type Technologies = Directory<Technology & Named>;

/** Reads the sheet Technologies; what is wrong with the tree as a whole stands in the rows it is about (L-22 d). */
export function readTechnologies(
  table: FoundTable<'technologies'> | undefined,
  problems: PlacedProblem[],
): Technologies {
  const seen = new Map<string, number>();
  const rows = rowsOf(table, problems).flatMap((row) => {
    const name = readName(row, 'name', seen);
    return name === undefined ? [] : [{ row, name, id: name }];
  });
  const names = new Directory(rows.map(({ name }) => ({ name, id: name })));
  const technologies = rows.map(({ row, name }) => ({
    ...{ id: name, name, branch: row.text('branch') ?? '' },
    ...{ cost: readAmounts(row, 'cost'), turns: readTurns(row, 'turns') },
    technologies: readNames(row, 'technologies', names, 'unknown-technology'),
    lost: row.choice('lost', YES_NO) === 'yes',
    command: row.whole('command', COMMAND) ?? 0,
  }));
  const rowOf = new Map(rows.map(({ name, row }) => [name, row]));
  for (const fault of catalogueFaults(technologies)) reportFault(fault, rowOf);
  return new Directory(technologies);
}

function reportFault(
  { technology, problem }: CatalogueFault,
  rows: ReadonlyMap<string, RowReader<'technologies'>>,
): void {
  const other = rows.get(String(problem.params['other'] ?? ''));
  const params = { ...problem.params, row: (other?.row ?? 0) + 1 };
  rows.get(technology)?.pass({ ...problem, params }, problem.code === 'technology-circle' ? 'technologies' : 'cost');
}

/** Stands in for HP that cannot be read, which has been reported. */
const UNREAD_HP = fixedOf(1);

/** Reads the sheet Building types. */
export function readBuildingTypes(
  table: FoundTable<'buildingTypes'> | undefined,
  { technologies, weapons }: { readonly technologies: Technologies; readonly weapons: Weapons },
  problems: PlacedProblem[],
): Directory<CampaignBuildingType & Named> {
  const seen = new Map<string, number>();
  const types = rowsOf(table, problems).flatMap((row): readonly CampaignBuildingType[] => {
    const name = readName(row, 'name', seen);
    const hp = row.need(readHp(row, 'hp', LEAST_HP), 'hp');
    const arms = readWeaponList(row, 'weapons', weapons) ?? [];
    const skill = row.whole('skill', SKILL);
    // Without weapons nobody asks how well it shoots.
    if (arms.length > 0 && skill === null) row.need(skill, 'skill');
    const plan = {
      ...{ cost: readAmounts(row, 'cost'), turns: readTurns(row, 'turns') },
      technologies: readNames(row, 'technologies', technologies, 'unknown-technology'),
      ...{ income: readAmounts(row, 'income'), upkeep: readAmounts(row, 'upkeep') },
      command: row.whole('command', COMMAND) ?? 0,
      superweapon: row.choice('superweapon', YES_NO) === 'yes',
      buildable: row.choice('buildable', YES_NO) !== 'no',
    };
    const standing = {
      base: row.choice('base', YES_NO) === 'yes',
      neutral: row.choice('neutral', YES_NO) === 'yes',
      ...{ skill: skill ?? 0, weapons: arms },
      attackModifier: row.whole('attackModifier', WHOLE_MODIFIER) ?? 0,
      modifierOfAttacksOnIt: row.whole('modifierOfAttacksOnIt', WHOLE_MODIFIER) ?? 0,
      sightModifier: row.whole('sightModifier', WHOLE_MODIFIER) ?? 0,
    };
    return name === undefined ? [] : [{ name, hp: hp ?? UNREAD_HP, ...plan, ...standing }];
  });
  return new Directory(types.map(byName));
}

/** The kind of building that produces a type: one of the sheet, or any word where there is no such sheet. */
function producer(row: RowReader<'types'>, text: string, buildings: Directory<Named>): string | null {
  if (text === '') return null;
  return buildings.items.length === 0
    ? text
    : (refer(row, 'building', text, buildings, 'unknown-building-type')?.name ?? null);
}

/** Reads how squads are produced from the sheet Unit types (L-22 c); the rest of its rows is read with the squads. */
export function readUnits(
  table: FoundTable<'types'> | undefined,
  buildings: Directory<CampaignBuildingType & Named>,
  technologies: Technologies,
  problems: PlacedProblem[],
): readonly CampaignUnit[] {
  // Names that are missing or stand there twice are reported by the reader of the types themselves.
  return rowsOf(table, problems).flatMap((row) => {
    const name = row.text('name');
    const building = row.text('building');
    const plan = {
      ...{ cost: readAmounts(row, 'cost'), turns: readTurns(row, 'turns'), upkeep: readAmounts(row, 'upkeep') },
      technologies: readNames(row, 'technologies', technologies, 'unknown-technology'),
      building: producer(row, building ?? '', buildings),
    };
    return name ? [{ name, ...plan }] : [];
  });
}

/** Reads the sheet Artefacts (L-22 e). */
export function readArtefacts(
  table: FoundTable<'artefacts'> | undefined,
  technologies: Technologies,
  mapSize: number,
  problems: PlacedProblem[],
): readonly CampaignArtefact[] {
  const seen = new Map<string, number>();
  return rowsOf(table, problems).flatMap((row) => {
    const name = readName(row, 'name', seen);
    const cell = row.need(readCellName(row, 'cell', mapSize), 'cell');
    const given = row.need(row.text('technology'), 'technology');
    const technology = given && refer(row, 'technology', given, technologies, 'unknown-technology')?.name;
    const rest = {
      ...{ cost: readAmounts(row, 'cost'), turns: readTurns(row, 'turns') },
      ...{ stays: row.choice('stays', YES_NO) !== 'no', gone: row.choice('gone', YES_NO) === 'yes' },
    };
    // What cannot be read has been reported; orders may name the row all the same.
    return name === undefined
      ? []
      : [{ name, cell: cell ?? '', technology: technology ?? '', ...rest, place: row.rowPlace }];
  });
}

/** Reads the sheet Operations (L-21). */
export function readOperations(
  table: FoundTable<'operations'> | undefined,
  technologies: Technologies,
  problems: PlacedProblem[],
): readonly Operation[] {
  const seen = new Map<string, number>();
  return rowsOf(table, problems).flatMap((row) => {
    const name = readName(row, 'name', seen);
    const skill = row.need(row.whole('skill', SKILL), 'skill');
    const rest = {
      cost: readAmounts(row, 'cost'),
      technologies: readNames(row, 'technologies', technologies, 'unknown-technology'),
      ...{ success: row.text('success') ?? '', failure: row.text('failure') ?? '' },
      targetLearns: row.choice('targetLearns', YES_NO) === 'yes',
    };
    return name === undefined ? [] : [{ name, skill: skill ?? 0, ...rest }];
  });
}
