import { fixedFromNumber, parseFixed, toNumber } from '../engine/fixed';
import type { Fixed } from '../engine/fixed';
import type { CombatOptions, Squad, Weapon } from '../engine/landing/types';
import { parseWeaponParts, parseWeapons } from '../engine/landing/weapon';
import type { Problem } from '../engine/problem';
import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import type { Rule } from '../engine/landing/behaviour/syntax';
import { readRules } from '../behaviour/read';
import type { FunctionProblemCode } from '../i18n/functions';
import { shownLabels } from '../workbook/schema/language';
import { CELL_PASSABILITY_COLUMN, PROFILE_COLUMNS } from '../workbook/schema/landing/profile';
import type { ProfileCells, ProfileShape } from './profile';
import { readProfile } from './profile';
import type { Argument, Scalar } from './spec';
import { textOf } from './values';

/** Labels of a Landing squad's profile (contract). */
const SHAPE = {
  name: { en: ['name'], ru: ['имя', 'название', 'отряд'], es: ['nombre', 'escuadra'] },
  hp: PROFILE_COLUMNS.hp.labels,
  skill: PROFILE_COLUMNS.skill.labels,
  damage: { en: ['damage'], ru: ['урон'], es: ['daño'] },
  range: { en: ['range'], ru: ['дальность'], es: ['alcance'] },
  attackModifier: PROFILE_COLUMNS.attackModifier.labels,
  modifierOfAttacksOnIt: PROFILE_COLUMNS.modifierOfAttacksOnIt.labels,
  passability: PROFILE_COLUMNS.passability.labels,
  cell: CELL_PASSABILITY_COLUMN.labels,
  traits: PROFILE_COLUMNS.traits.labels,
  weapons: PROFILE_COLUMNS.weapons.labels,
  type: { en: ['type'], ru: ['тип'], es: ['tipo'] },
} as const satisfies ProfileShape<string>;

type Field = keyof typeof SHAPE;
type Cells = ProfileCells<Field>;
type Refusal = Problem<FunctionProblemCode>;

const POSITIONS: readonly Field[] = [
  'name',
  'hp',
  'skill',
  'damage',
  'range',
  'attackModifier',
  'modifierOfAttacksOnIt',
  'passability',
  'cell',
  'traits',
];

const MODIFIER_LIMIT = 1000;

const label = (field: Field): string => shownLabels(SHAPE[field]);

/** Text of a field; a blank cell arrives as 0 on desktop Excel. */
const textField = (cells: Cells, field: Field): string => {
  const value = cells[field] ?? null;
  return value === 0 ? '' : textOf(value);
};

function wholeField(cells: Cells, field: Field, min: number, max: number): Result<number | undefined, Refusal> {
  const text = textOf(cells[field] ?? null).replace('−', '-');
  if (text === '') return ok(undefined);
  const value = Number(text.replace(',', '.'));
  return Number.isInteger(value) && value >= min && value <= max
    ? ok(value)
    : err(problem('field-whole', { field: label(field), value: text, min, max }));
}

function hpField(cells: Cells): Result<Fixed, Refusal> {
  const value: Scalar = cells.hp ?? null;
  if (textOf(value) === '') return err(problem('field-missing', { field: label('hp') }));
  const hp = typeof value === 'number' ? fixedFromNumber(value) : parseFixed(textOf(value));
  if (hp === undefined) return err(problem('field-decimal', { field: label('hp'), value: textOf(value) }));
  return hp > 0 ? ok(hp) : err(problem('hp-not-positive', { field: label('hp'), value: toNumber(hp) }));
}

function weaponsOf(cells: Cells): Result<readonly Weapon[], Refusal> {
  const weapons = textField(cells, 'weapons');
  const damage = textField(cells, 'damage');
  const traits = textField(cells, 'traits');
  if (weapons !== '') {
    if (damage !== '' || traits !== '') {
      const field = label(damage !== '' ? 'damage' : 'traits');
      return err(problem('weapons-and-damage', { field, weapons: label('weapons') }));
    }
    return parseWeapons(weapons);
  }
  if (damage === '') return err(problem('field-missing', { field: `${label('damage')}, ${label('weapons')}` }));
  const range = textOf(cells.range ?? null);
  const weapon = parseWeaponParts({ name: '', damage, range, traits });
  return weapon.ok ? ok([weapon.value]) : weapon;
}

function terrainOf(cells: Cells): Result<Squad['terrain'], Refusal> {
  const passability = wholeField(cells, 'passability', 0, 9);
  if (!passability.ok) return passability;
  const cell = wholeField(cells, 'cell', 0, 9);
  if (!cell.ok) return cell;
  // Either missing: no terrain modifiers (contract); 0 is what a blank cell becomes in desktop Excel.
  return ok(passability.value && cell.value ? { passability: passability.value, cell: cell.value } : null);
}

/** Reads one squad of a custom function; `id` is its permanent id there (L-14: `A` and `D`). */
export function readSquad(argument: Argument, id: string): Result<Squad, Refusal> {
  const read = readProfile(argument, SHAPE, POSITIONS);
  if (!read.ok) return read;
  const cells = read.value;
  const hp = hpField(cells);
  if (!hp.ok) return hp;
  const skill = wholeField(cells, 'skill', -MODIFIER_LIMIT, MODIFIER_LIMIT);
  if (!skill.ok) return skill;
  if (skill.value === undefined) return err(problem('field-missing', { field: label('skill') }));
  const weapons = weaponsOf(cells);
  if (!weapons.ok) return weapons;
  const attack = wholeField(cells, 'attackModifier', -MODIFIER_LIMIT, MODIFIER_LIMIT);
  if (!attack.ok) return attack;
  const onIt = wholeField(cells, 'modifierOfAttacksOnIt', -MODIFIER_LIMIT, MODIFIER_LIMIT);
  if (!onIt.ok) return onIt;
  const terrain = terrainOf(cells);
  if (!terrain.ok) return terrain;
  return ok({
    id,
    name: textField(cells, 'name') || id,
    owner: null,
    type: textField(cells, 'type'),
    hp: hp.value,
    skill: skill.value,
    weapons: weapons.value,
    attackModifiers: attack.value ? [{ cause: 'attack', value: attack.value }] : [],
    modifierOfAttacksOnIt: onIt.value ?? 0,
    terrain: terrain.value,
    rules: [],
  });
}

/** The named weapons of a profile: what CHECK_RULES matches names against. Nothing else of the profile is needed. */
export function readSquadWeapons(argument: Argument): Result<readonly Weapon[], Refusal> {
  const read = readProfile(argument, SHAPE, POSITIONS);
  if (!read.ok) return read;
  const weapons = weaponsOf(read.value);
  return weapons.ok ? ok(weapons.value.filter(({ name }) => name !== '')) : weapons;
}

/** Reads a squad's behaviour rules (B-1); the first refused one is the error, with its text. */
export function readBehaviour(text: string, squad: Squad, options: CombatOptions): Result<readonly Rule[], Refusal> {
  const weapons = squad.weapons.filter(({ name }) => name !== '');
  const read = readRules(text, { weapons, types: null, showEnemyHp: options.showEnemyHp });
  const rules: Rule[] = [];
  for (const { number, text: written, result } of read) {
    if (!result.ok) {
      const { reason, params } = result.error;
      return err(problem('rule-argument-refused', { ...params, number, text: written, reason }));
    }
    rules.push(result.value.rule);
  }
  return ok(rules);
}
