import { cellAt } from '../../found';
import { newTableSheet, type RowValues } from '../../new-table';
import type { Change } from '../../port';
import type { ReadCampaign } from '../../read/campaign';
import { COMBATS_TABLE } from '../../schema/landing/combats';
import type { ColumnOf } from '../../schema/tables';
import { rowChanges } from '../rows';
import { rowInsertions, rowRemovals } from '../tableRows';

/** A row of the table of combats as its cells hold it, under the id it goes by. */
export type CombatRow = RowValues<'combats'> & { readonly id: string };

const COLUMNS = Object.keys(COMBATS_TABLE.columns) as readonly ColumnOf<'combats'>[];

/** The row of a combat as it stands; `undefined` where there is none of that id. */
export function combatRow({ campaign, tables }: ReadCampaign, id: string): CombatRow | undefined {
  const table = tables.combats;
  const place = campaign.combats.find((combat) => combat.id === id)?.place;
  if (!table || !place) return undefined;
  const cells = COLUMNS.flatMap((column) => {
    const at = place.columns[column];
    return at === undefined ? [] : [[column, cellAt(table.grid, place.row, at)] as const];
  });
  return { ...Object.fromEntries(cells), id };
}

/** Writes combats: a row whose id is there is overwritten, another one goes below the last. */
export function combatChanges({ campaign, tables }: ReadCampaign, rows: readonly CombatRow[]): readonly Change[] {
  const table = tables.combats;
  if (!table) return [{ kind: 'put-sheet', sheet: newTableSheet('combats', campaign.settings.language, rows) }];
  const places = new Map(campaign.combats.map(({ id, place }) => [id, place]));
  const there = rows.flatMap((row) => {
    const place = places.get(row.id);
    return place ? rowChanges<'combats'>(place, row) : [];
  });
  return [
    ...there,
    ...rowInsertions(
      table,
      rows.filter(({ id }) => !places.has(id)),
    ),
  ];
}

/** Takes combats out. An Excel table keeps at least one row, and what else stands in a row stays. */
export function combatRemovals({ campaign, tables }: ReadCampaign, ids: readonly string[]): readonly Change[] {
  const table = tables.combats;
  if (!table) return [];
  const places = campaign.combats.filter(({ id }) => ids.includes(id)).map(({ place }) => place);
  return rowRemovals(table, COLUMNS, places);
}
