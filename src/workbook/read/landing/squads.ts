import { fixedOf, toNumber } from '../../../engine/fixed';
import { parseCell } from '../../../engine/landing/cell';
import type { Modifier } from '../../../engine/landing/types';
import { cellName } from '../../address';
import type { CampaignSquad, Player, UnitType } from '../../campaign';
import type { FoundTable } from '../../found';
import { normalizeLabel } from '../../names';
import type { PlacedProblem } from '../../problems';
import { MAX_MANOEUVRE } from '../../schema/landing/map/movement';
import { MAX_TURN } from '../../schema/setting';
import { CELL_PASSABILITY, PASSABILITY, SKILL, WHOLE_MODIFIER } from '../../schema/spec';
import { Directory, listed } from '../lookup';
import { SeenIds } from '../players';
import { rowsOf, type RowReader } from '../row';
import { LEAST_HP, readHp } from './hp';
import { readMapTraits } from './map/traits';
import { readWeaponList, UNREAD_WEAPONS, type Catalogue } from './weapons';

/** Stands in for HP that cannot be read, so that combats do not complain of the same cell again. */
const UNREAD_HP = fixedOf(1);

type NamedType = UnitType & { readonly id: string };
export type UnitTypes = Directory<NamedType>;

/** Reads what squads and unit types have in common. */
function readProfile<Role extends 'squads' | 'types'>(source: RowReader<Role>, catalogue: Catalogue, leastHp: number) {
  // Both tables have these columns; the compiler cannot see that of a type parameter.
  const row = source as RowReader<'squads' | 'types'>;
  return {
    hp: readHp(row, 'hp', leastHp),
    skill: row.whole('skill', SKILL),
    weapons: readWeaponList(row, 'weapons', catalogue),
    attackModifier: row.whole('attackModifier', WHOLE_MODIFIER),
    modifierOfAttacksOnIt: row.whole('modifierOfAttacksOnIt', WHOLE_MODIFIER),
    passability: row.whole('passability', PASSABILITY),
    traits: row.text('traits'),
    manoeuvre: readManoeuvre(row),
    sightModifier: row.whole('sightModifier', WHOLE_MODIFIER),
  };
}

/** Cells a turn (L-15): 0 to {@link MAX_MANOEUVRE}, halves and other decimals too. */
function readManoeuvre(row: RowReader<'squads' | 'types'>): number | null | undefined {
  const manoeuvre = row.decimal('manoeuvre');
  if (manoeuvre === null || manoeuvre === undefined) return manoeuvre;
  const value = toNumber(manoeuvre);
  if (value >= 0 && value <= MAX_MANOEUVRE) return value;
  const params = { value: String(row.value('manoeuvre')).trim(), min: 0, max: MAX_MANOEUVRE };
  return row.report('out-of-range', 'manoeuvre', params);
}

/** Reads the sheet Unit types. */
export function readTypes(
  table: FoundTable<'types'> | undefined,
  catalogue: Catalogue,
  problems: PlacedProblem[],
): UnitTypes {
  const seen = new Map<string, number>();
  const types = rowsOf(table, problems).flatMap((row) => {
    const name = row.need(row.text('name'), 'name');
    const own = readProfile(row, catalogue, LEAST_HP);
    const { hp, skill, weapons, attackModifier, modifierOfAttacksOnIt, passability, traits } = own;
    if (name === undefined) return [];
    const first = seen.get(normalizeLabel(name));
    if (first !== undefined) {
      row.report('duplicate-name', 'name', { name, row: first + 1 });
      return [];
    }
    seen.set(normalizeLabel(name), row.row);
    const type = {
      id: name,
      name,
      // What cannot be read has been reported; it must not be reported again for each squad of the type.
      hp: hp === undefined ? UNREAD_HP : hp,
      skill: skill === undefined ? 0 : skill,
      weapons: weapons === undefined ? UNREAD_WEAPONS : weapons,
      attackModifier: attackModifier ?? null,
      modifierOfAttacksOnIt: modifierOfAttacksOnIt ?? null,
      passability: passability ?? null,
      traits: traits ?? '',
      manoeuvre: own.manoeuvre ?? null,
      sightModifier: own.sightModifier ?? null,
    };
    return [type];
  });
  return new Directory(types);
}

export interface SquadContext {
  /** `null`: there is no such sheet, which has been reported. */
  readonly players: Directory<Player> | null;
  readonly types: UnitTypes;
  readonly catalogue: Catalogue;
  /** Cells of a side of the map (L-4). */
  readonly mapSize: number;
}

function readOwner(row: RowReader<'squads'>, players: Directory<Player> | null): string | undefined {
  const text = row.need(row.id('owner'), 'owner');
  if (text === undefined || !players) return undefined;
  const found = players.find(text);
  if (found.kind === 'found') return found.value.id;
  if (found.kind === 'several') {
    return row.report('ambiguous-name', 'owner', {
      value: text,
      candidates: listed(found.candidates.map(({ id }) => id)),
    });
  }
  return row.report('unknown-player', 'owner', { value: text, accepted: listed(players.items.map(({ id }) => id)) });
}

/** The type of the row: one of the sheet, or any word where there is no such sheet. */
function readType(row: RowReader<'squads'>, types: UnitTypes): { name: string; type: UnitType | null } | undefined {
  const text = row.text('type');
  if (text === undefined) return undefined;
  if (text === null) return { name: '', type: null };
  const found = types.find(text);
  if (found.kind === 'found') return { name: found.value.name, type: found.value };
  if (types.items.length === 0) return { name: text, type: null };
  return row.report('unknown-type', 'type', { value: text, accepted: listed(types.items.map(({ name }) => name)) });
}

const modifier = (cause: Modifier['cause'], value: number | null | undefined): Modifier[] =>
  value ? [{ cause, value }] : [];

/** Reads the sheet Squads; rules are joined later, since they need to know the squads. */
export function readSquads(
  table: FoundTable<'squads'> | undefined,
  context: SquadContext,
  problems: PlacedProblem[],
): CampaignSquad[] {
  const seen = new SeenIds<'squads'>('id');
  return rowsOf(table, problems).flatMap((row) => {
    const squad = readSquad(row, context, seen);
    return squad ? [squad] : [];
  });
}

function readSquad(
  row: RowReader<'squads'>,
  context: SquadContext,
  seen: SeenIds<'squads'>,
): CampaignSquad | undefined {
  const id = row.need(row.id('id'), 'id');
  const name = row.need(row.text('name'), 'name');
  const owner = readOwner(row, context.players);
  const type = readType(row, context.types);
  // A destroyed squad may stay in the table; more HP than at full strength (a gift, a repair) is for the GM to say.
  const own = readProfile(row, context.catalogue, 0);
  const fullHp = readHp(row, 'fullHp', LEAST_HP);
  const technology = row.whole('technologyModifier', WHOLE_MODIFIER);
  const cell = readCell(row, context.mapSize);
  const cellPassability = row.whole('cellPassability', CELL_PASSABILITY);
  const moved = row.whole('moved', { min: 0, max: MAX_TURN });
  const isNew = id === undefined || seen.add(row, id);
  const given = type?.type ?? null;
  // With a type that cannot be found nobody knows what it would have given.
  const need = <T>(value: T | null | undefined, column: 'hp' | 'skill' | 'weapons') =>
    value === null && type === undefined ? undefined : row.need(value, column);
  const hp = need(own.hp === null ? (given?.hp ?? null) : own.hp, 'hp');
  const skill = need(own.skill === null ? (given?.skill ?? null) : own.skill, 'skill');
  const weapons = own.weapons === null ? (given?.weapons ?? []) : own.weapons;
  const passability = own.passability ?? given?.passability ?? null;
  if (id === undefined || !isNew) return undefined;
  const traits = own.traits ?? given?.traits ?? '';
  const standing = cell ? parseCell(cell) : undefined;
  // A squad with cells that cannot be read is still one that behaviour and combats may refer to.
  return {
    id,
    name: name ?? id,
    owner: owner ?? '',
    type: type?.name ?? '',
    hp: hp ?? UNREAD_HP,
    fullHp: fullHp ?? given?.hp ?? hp ?? UNREAD_HP,
    skill: skill ?? 0,
    weapons: type === undefined && own.weapons === null ? UNREAD_WEAPONS : (weapons ?? UNREAD_WEAPONS),
    attackModifiers: [
      ...modifier('attack', own.attackModifier ?? given?.attackModifier),
      ...modifier('technology', technology),
    ],
    modifierOfAttacksOnIt: own.modifierOfAttacksOnIt ?? given?.modifierOfAttacksOnIt ?? 0,
    passability,
    terrain: terrainOf(passability, cellPassability ?? null),
    cell: cell ?? '',
    traits,
    at: standing?.ok ? standing.value : null,
    manoeuvre: own.manoeuvre ?? given?.manoeuvre ?? 0,
    mapTraits: readMapTraits(traits, passability),
    sightModifier: own.sightModifier ?? given?.sightModifier ?? 0,
    moved: moved ?? 0,
    rules: [],
    ruleTexts: [],
    place: row.rowPlace,
  };
}

/** The cell as written, where it is one of the map (L-4). */
function readCell(row: RowReader<'squads'>, mapSize: number): string | null | undefined {
  const text = row.id('cell');
  if (text === null || text === undefined) return text;
  const cell = parseCell(text);
  if (!cell.ok) return row.pass(cell.error, 'cell');
  const isOnMap = cell.value.column < mapSize && cell.value.row < mapSize;
  return isOnMap ? text : row.report('off-map', 'cell', { value: text, last: cellName(mapSize - 1, mapSize - 1) });
}

const terrainOf = (passability: number | null, cell: number | null): CampaignSquad['terrain'] =>
  passability === null || cell === null ? null : { passability, cell };
