import { DEFAULT_ATTACKS, PROFILES } from '../../../engine/planet/profiles';
import type { Profile } from '../../../engine/planet/types';
import type { FoundTable } from '../../found';
import { normalizeLabel } from '../../names';
import type { PlacedProblem } from '../../problems';
import { chosen } from '../../schema/choices';
import { SOLDIER_CHOICE, STYLE_CHOICE } from '../../schema/planet/choices';
import { ATTACKS, SAVE_MODIFIER, SHOTS, TARGET_NUMBER } from '../../schema/planet/soldiers';
import { soldierNumber } from '../../soldierNumber';
import type { Cell, RowReader } from '../row';
import { rowsOf } from '../row';

type Row = RowReader<'soldiers'>;
type NumberColumn = 'toHit' | 'reaction' | 'save' | 'saveModifier' | 'shots' | 'attacks';

/** A whole number, also as the source writes it: `4+`, `(-1)`. */
function numberOf(row: Row, column: NumberColumn, { min, max }: { min: number; max: number }): Cell<number> {
  const text = row.text(column);
  if (text === null || text === undefined) return text;
  const value = soldierNumber(text);
  if (value === undefined) return row.report('not-whole', column, { value: text, min, max });
  return value >= min && value <= max ? value : row.report('out-of-range', column, { value: text, min, max });
}

/** Stands in for a number that cannot be read, which has been reported. */
const UNREAD = 4;

function readSoldier(row: Row): Profile | undefined {
  const name = row.need(row.text('name'), 'name');
  const target = (column: 'toHit' | 'reaction' | 'save'): number =>
    row.need(numberOf(row, column, TARGET_NUMBER), column) ?? UNREAD;
  const profile = {
    toHit: target('toHit'),
    reaction: target('reaction'),
    save: target('save'),
    style: row.choice('style', STYLE_CHOICE) ?? null,
    saveModifier: numberOf(row, 'saveModifier', SAVE_MODIFIER) ?? 0,
    shots: numberOf(row, 'shots', SHOTS) ?? 0,
    attacks: numberOf(row, 'attacks', ATTACKS) ?? DEFAULT_ATTACKS,
  };
  return name === undefined ? undefined : { name, ...profile };
}

/** The profiles of a campaign: those of the sheet, and the twelve of the rules (P-7) by any of their names. */
export interface Soldiers {
  readonly names: readonly string[];
  readonly find: (name: string) => Profile | undefined;
}

/** Names that mean the same: a translation of one of the twelve, or the same letters. */
const keyOf = (name: string): string => chosen(SOLDIER_CHOICE, name) ?? `own ${normalizeLabel(name)}`;

export function readSoldiers(table: FoundTable<'soldiers'> | undefined, problems: PlacedProblem[]): Soldiers {
  const known = new Map<string, { readonly profile: Profile; readonly row: number }>();
  for (const row of rowsOf(table, problems)) {
    const profile = readSoldier(row);
    if (!profile) continue;
    const first = known.get(keyOf(profile.name));
    if (first) row.report('duplicate-name', 'name', { name: profile.name, row: first.row + 1 });
    else known.set(keyOf(profile.name), { profile, row: row.row });
  }
  return {
    names: [...known.values()].map(({ profile }) => profile.name),
    find(name) {
      const own = known.get(keyOf(name));
      const id = chosen(SOLDIER_CHOICE, name);
      return own?.profile ?? (id && { name, ...PROFILES[id] });
    },
  };
}
