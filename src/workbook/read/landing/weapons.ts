import { parseWeaponParts, parseWeapons } from '../../../engine/landing/weapon';
import type { Weapon } from '../../../engine/landing/types';
import { problem } from '../../../engine/problem';
import type { FoundTable } from '../../found';
import { normalizeLabel, tidyText } from '../../names';
import type { PlacedProblem } from '../../problems';
import type { ColumnOf } from '../../schema/tables';
import { Directory, listed } from '../lookup';
import { looksLikeDate } from '../number';
import { rowsOf, type Cell, type RowReader } from '../row';

/** Stands in for weapons that cannot be read, so that rules are not refused for naming them. */
export const UNREAD_WEAPONS: readonly Weapon[] = [];

export interface CatalogueWeapon {
  readonly id: string;
  readonly name: string;
  /** `null`: its row cannot be read, which has been reported. */
  readonly weapon: Weapon | null;
}
export type Catalogue = Directory<CatalogueWeapon>;

/** Reads the sheet Weapons. */
export function readWeapons(table: FoundTable<'weapons'> | undefined, problems: PlacedProblem[]): Catalogue {
  const seen = new Map<string, number>();
  const weapons = rowsOf(table, problems).flatMap((row) => {
    const name = row.need(row.text('name'), 'name');
    if (name === undefined) return [];
    const first = seen.get(normalizeLabel(name));
    if (first !== undefined) {
      row.report('duplicate-name', 'name', { name, row: first + 1 });
      return [];
    }
    seen.set(normalizeLabel(name), row.row);
    return [{ id: name, name, weapon: readWeapon(row, name) }];
  });
  return new Directory(weapons);
}

/** The column that a refusal of the engine is about. */
function columnOf(code: string): ColumnOf<'weapons'> {
  if (code.startsWith('range')) return 'range';
  return code.startsWith('trait') || code.startsWith('crit') || code.startsWith('contact') ? 'traits' : 'damage';
}

function readWeapon(row: RowReader<'weapons'>, name: string): Weapon | null {
  const damageCell = row.value('damage');
  const damage = looksLikeDate(damageCell)
    ? row.report('looks-like-date', 'damage', { value: String(damageCell) })
    : row.need(row.text('damage'), 'damage');
  const range = row.text('range');
  const traits = row.text('traits');
  if (damage === undefined || range === undefined || traits === undefined) return null;
  const weapon = parseWeaponParts({ name, damage, range: range ?? '', traits: traits ?? '' });
  if (weapon.ok) return weapon.value;
  const column = columnOf(weapon.error.code);
  row.pass(weapon.error, column);
  return null;
}

/** Whether a text means to give numbers of its own rather than a name of the catalogue. */
const HAS_PROFILE = /\d\s*[xх×*]\s*\d/iu;

type Entry = { readonly weapon: Weapon | null } | { readonly problem: PlacedProblem['problem'] };

function readEntry(text: string, catalogue: Catalogue): Entry {
  const found = catalogue.find(text);
  if (found.kind === 'found') return { weapon: found.value.weapon };
  if (found.kind === 'several') {
    const candidates = listed(found.candidates.map(({ name }) => name));
    return { problem: problem('ambiguous-name', { value: text, candidates }) };
  }
  const inline = parseWeapons(text);
  const [weapon] = inline.ok ? inline.value : [];
  if (weapon) return { weapon };
  if (!inline.ok && HAS_PROFILE.test(text)) return { problem: inline.error };
  const accepted = listed(catalogue.items.map(({ name }) => name));
  return { problem: problem('unknown-weapon', { value: text, accepted }) };
}

/** Entries of a weapons cell; commas separate them only where each part is a name of the catalogue. */
function entriesOf(text: string, catalogue: Catalogue): string[] {
  const entries = text
    .split(/[;\n]/u)
    .map(tidyText)
    .filter((entry) => entry !== '');
  return entries.flatMap((entry) => {
    if (!entry.includes(',') || catalogue.find(entry).kind !== 'none') return [entry];
    const parts = entry.split(',').map(tidyText);
    return parts.every((part) => catalogue.find(part).kind === 'found') ? parts : [entry];
  });
}

/** Reads a cell of weapons: names of the catalogue and profiles in line. */
export function readWeaponList<Role extends 'squads' | 'types' | 'buildingTypes'>(
  row: RowReader<Role>,
  column: ColumnOf<Role>,
  catalogue: Catalogue,
): Cell<readonly Weapon[]> {
  if (looksLikeDate(row.value(column))) {
    return row.report('looks-like-date', column, { value: String(row.value(column)) });
  }
  const text = row.lines(column);
  if (text === null || text === undefined) return text;
  const weapons: Weapon[] = [];
  let refused = false;
  for (const entry of entriesOf(text, catalogue).map((part) => readEntry(part, catalogue))) {
    if ('problem' in entry) {
      row.pass(entry.problem, column);
      refused = true;
    } else if (!entry.weapon) refused = true;
    else if (weapons.some(({ name }) => normalizeLabel(name) === normalizeLabel(entry.weapon?.name ?? ''))) {
      row.report('weapon-listed-twice', column, { value: entry.weapon.name });
      refused = true;
    } else weapons.push(entry.weapon);
  }
  return refused ? undefined : weapons;
}
