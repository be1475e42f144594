import { cellAt, type FoundTable } from '../../found';
import { newTableSheet, type RowValues } from '../../new-table';
import type { Change } from '../../port';
import type { ReadCampaign } from '../../read/campaign';
import { COMBATS_TABLE } from '../../schema/landing/combats';
import type { ColumnOf } from '../../schema/tables';
import { blankRows, insertion, lastRow, rowChanges, standsAlone, tableRow } from '../rows';

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
  const free = blankRows(table);
  const columns = table.columns as Readonly<Record<string, number>>;
  const cells: Change[] = [];
  const fresh: CombatRow[] = [];
  for (const row of rows) {
    const place = places.get(row.id);
    const blank = place ? undefined : free.shift();
    if (place) cells.push(...rowChanges<'combats'>(place, row));
    else if (blank !== undefined)
      cells.push(...rowChanges<'combats'>({ sheet: table.sheet, row: blank, columns }, row));
    else fresh.push(row);
  }
  if (fresh.length === 0) return cells;
  const values = fresh.map((row) => tableRow(table, row));
  return [...cells, insertion(table, endOf(table), values)];
}

const endOf = (table: FoundTable): number => Math.max(lastRow(table), ...blankRows(table)) + 1;

/** Takes combats out. An Excel table keeps at least one row, and what else stands in a row stays. */
export function combatRemovals({ campaign, tables }: ReadCampaign, ids: readonly string[]): readonly Change[] {
  const table = tables.combats;
  if (!table) return [];
  const places = campaign.combats.filter(({ id }) => ids.includes(id)).map(({ place }) => place);
  const alone = places.filter(({ row }) => standsAlone(table, row)).sort((a, b) => b.row - a.row);
  const remaining = table.rows.length + blankRows(table).length - alone.length;
  const deleted = remaining > 0 ? alone : alone.slice(0, -1);
  const blank = Object.fromEntries(COLUMNS.map((column) => [column, '']));
  return [
    ...places.filter((place) => !deleted.includes(place)).flatMap((place) => rowChanges<'combats'>(place, blank)),
    ...deleted.map(({ sheet, row }): Change => ({ kind: 'delete-rows', sheet, row, rows: 1 })),
  ];
}
