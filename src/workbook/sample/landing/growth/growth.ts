import type { GrowthRows } from '../rows';
import { choiceWord, PHASE_CHOICE, YES_NO } from '../../../schema/choices';
import { ORDER_PHASES } from '../../../../engine/landing/campaign/orders';
import type { RowValues } from '../../../new-table';
import type { CellValue } from '../../../port';
import { ORDER_CHOICE, SCORE_CHOICE } from '../../../schema/landing/growth/choices';
import type { Language } from '../../../schema/language';
import type { TypeKey, WeaponKey } from '../words';
import {
  ARTEFACTS,
  BUILDINGS,
  COMMAND_LIMIT,
  OPERATIONS,
  ORDERS,
  POINTS,
  RESOURCES,
  TECHNOLOGIES,
  UNITS,
} from './skeleton';
import {
  ARTEFACT_WORDS,
  BRANCH_WORDS,
  BUILDING_WORDS,
  ENERGY,
  METAL,
  OPERATION_WORDS,
  ORDER_PREFIX,
  TECHNOLOGY_WORDS,
} from './words';

/** What the sample's other sheets call things. */
export interface SampleNames {
  readonly language: Language;
  readonly turn: number;
  /** Ids of the players, in order. */
  readonly players: readonly string[];
  readonly weapons: (keys: readonly WeaponKey[]) => string;
}

/** Keys of a record, as the type that they are. */
const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[];

const yes = (value: unknown, language: Language): CellValue =>
  value === true ? choiceWord(YES_NO, 'yes', language) : '';
const no = (value: unknown, language: Language): CellValue =>
  value === false ? choiceWord(YES_NO, 'no', language) : '';

function costWords([metal, energy]: readonly [number, number], language: Language): string {
  const parts = [
    ...(metal > 0 ? [`${METAL[language]} ${metal}`] : []),
    ...(energy > 0 ? [`${ENERGY[language]} ${energy}`] : []),
  ];
  return parts.join('; ');
}

const technologies = (keys: readonly (keyof typeof TECHNOLOGY_WORDS)[], language: Language): string =>
  keys.map((key) => TECHNOLOGY_WORDS[key][language]).join('; ');

const FREE: readonly [number, number] = [0, 0];

const buildingRows = ({ language, weapons }: SampleNames): readonly RowValues<'buildingTypes'>[] =>
  keysOf(BUILDINGS).map((key) => {
    const row = BUILDINGS[key];
    return {
      name: BUILDING_WORDS[key][language],
      ...{ cost: costWords(row.cost ?? FREE, language), turns: row.turns ?? '' },
      technologies: technologies(row.technologies ?? [], language),
      ...{ base: yes(row.base, language), neutral: yes(row.neutral, language) },
      ...{ superweapon: yes(row.superweapon, language), buildable: no(row.buildable, language) },
      ...{ income: costWords(row.income ?? FREE, language), upkeep: costWords(row.upkeep ?? FREE, language) },
      ...{ command: row.command ?? '', sightModifier: row.sightModifier ?? '', hp: row.hp, skill: row.skill ?? '' },
      weapons: weapons(row.weapons ?? []),
      modifierOfAttacksOnIt: row.modifierOfAttacksOnIt ?? '',
    };
  });

const technologyRows = ({ language }: SampleNames): readonly RowValues<'technologies'>[] =>
  keysOf(TECHNOLOGIES).map((key) => {
    const row = TECHNOLOGIES[key];
    return {
      ...{ name: TECHNOLOGY_WORDS[key][language], branch: BRANCH_WORDS[row.branch][language] },
      ...{ cost: costWords(row.cost, language), turns: row.turns ?? '' },
      technologies: technologies(row.after ?? [], language),
      ...{ lost: yes(row.lost, language), command: row.command ?? '' },
    };
  });

/** What the row of a unit type says of its production. */
export function unitRow(key: TypeKey, language: Language): Partial<RowValues<'types'>> {
  const { cost, turns, building, technologies: needed, upkeep } = UNITS[key];
  return {
    ...{ cost: costWords(cost, language), turns: turns ?? '', building: BUILDING_WORDS[building][language] },
    ...{ technologies: technologies(needed ?? [], language), upkeep: costWords(upkeep ?? FREE, language) },
  };
}

const artefactRows = ({ language }: SampleNames): readonly RowValues<'artefacts'>[] =>
  keysOf(ARTEFACTS).map((key) => {
    const { cell, gives, turns, stays } = ARTEFACTS[key];
    return {
      ...{ name: ARTEFACT_WORDS[key][language], cell, technology: TECHNOLOGY_WORDS[gives][language] },
      ...{ turns: turns ?? '', stays: no(stays, language) },
    };
  });

const operationRows = ({ language }: SampleNames): readonly RowValues<'operations'>[] =>
  keysOf(OPERATIONS).map((key) => {
    const { skill, cost, after, learns } = OPERATIONS[key];
    const { name, success, failure } = OPERATION_WORDS[key];
    return {
      ...{ name: name[language], skill, cost: costWords(cost, language) },
      technologies: technologies(after ? [after] : [], language),
      ...{ success: success[language], failure: failure[language], targetLearns: yes(learns, language) },
    };
  });

function orderRows({ language, turn, players }: SampleNames): readonly RowValues<'orders'>[] {
  return ORDERS.map((order, index) => {
    const [kind, player] = order;
    const subject = {
      research: () => TECHNOLOGY_WORDS[order[2] as keyof typeof TECHNOLOGY_WORDS],
      study: () => ARTEFACT_WORDS[order[2] as keyof typeof ARTEFACT_WORDS],
      covert: () => OPERATION_WORDS[order[2] as keyof typeof OPERATION_WORDS].name,
    }[kind]();
    return {
      id: `${ORDER_PREFIX[language]}-${index + 1}`,
      ...{ turn, player: players[player - 1] ?? '' },
      phase: choiceWord(PHASE_CHOICE, ORDER_PHASES[kind], language),
      order: choiceWord(ORDER_CHOICE, kind, language),
      subject: subject[language],
      details: kind === 'covert' ? (players[order[3] - 1] ?? '') : '',
    };
  });
}

/** The sample's rows of construction, covert operations and victory. */
export const growthRows = (names: SampleNames): GrowthRows => ({
  buildingTypes: buildingRows(names),
  technologies: technologyRows(names),
  artefacts: artefactRows(names),
  operations: operationRows(names),
  resources: RESOURCES.map(([stock, known], index) => ({
    player: names.players[index] ?? '',
    stock: costWords(stock, names.language),
    technologies: technologies(known, names.language),
    commandLimit: COMMAND_LIMIT,
  })),
  orders: orderRows(names),
  points: POINTS.map(([what, points, name]) => ({
    what: choiceWord(SCORE_CHOICE, what, names.language),
    ...{ name: name ? BUILDING_WORDS[name][names.language] : '', points },
  })),
});
