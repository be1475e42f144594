import type { Campaign } from '../workbook/campaign';
import { cellAt, type FoundTable, type FoundTables } from '../workbook/found';
import { newTableSheet } from '../workbook/new-table';
import type { CellValue, Change } from '../workbook/port';
import type { ReadCampaign } from '../workbook/read/campaign';
import type { SheetValues } from '../workbook/recognise';
import { TABLES, type TableRole } from '../workbook/schema/tables';
import type { JournalEntry } from '../workbook/state';
import { rowChanges } from '../workbook/write/rows';
import { rowInsertions, rowRemovals } from '../workbook/write/tableRows';

/** A row that a phase adds to a table of the game master's, found again by its id. */
export interface NewRow {
  readonly table: TableRole;
  readonly id: string;
  /** By column; its id among them. */
  readonly values: Readonly<Record<string, CellValue>>;
}

/** A row by its table and id. */
export type RowName = Pick<NewRow, 'table' | 'id'>;

/** What the workbook remembers of rows: enough to find and take them out again. */
export const addedRows = (rows: readonly NewRow[]): string =>
  JSON.stringify(rows.map(({ table, id }) => ({ table, id })));

export const addedBy = (entry: JournalEntry | undefined): readonly RowName[] =>
  entry?.rows === undefined ? [] : (JSON.parse(entry.rows) as readonly RowName[]);

/** Rows as their cells hold them, for putting them back; those that are not there are passed over. */
export const rowsNow = ({ campaign, tables }: ReadCampaign, rows: readonly RowName[]): readonly NewRow[] =>
  rows.flatMap((row) => {
    const place = placeOf(campaign, row);
    const grid = tables[row.table]?.grid;
    if (!place || !grid) return [];
    const cells = Object.entries(place.columns).map(([column, at]) => [column, cellAt(grid, place.row, at)] as const);
    return [{ ...row, values: Object.fromEntries(cells) }];
  });

export const takenBy = (entry: JournalEntry): readonly NewRow[] =>
  entry.taken === undefined ? [] : (JSON.parse(entry.taken) as readonly NewRow[]);

const placeOf = (campaign: Campaign, { table, id }: RowName) =>
  campaign.rows[table]?.find((row) => row.id === id)?.place;

const isSame = (a: RowName, b: RowName): boolean => a.table === b.table && a.id === b.id;

/** The sheets as they were before the rows were added: where they stand now is blank. */
export function withoutRows(
  sheets: readonly SheetValues[],
  campaign: Campaign,
  rows: readonly RowName[],
): readonly SheetValues[] {
  const places = rows.flatMap((row) => placeOf(campaign, row) ?? []);
  return sheets.map((sheet) => {
    const mine = places.filter(({ sheet: name }) => name === sheet.name);
    if (mine.length === 0) return sheet;
    const grid = sheet.grid.map((cells, row) => {
      const place = mine.find((each) => each.row === row);
      const ours = new Set(Object.values(place?.columns ?? {}));
      return place ? cells.map((cell, column) => (ours.has(column) ? '' : cell)) : cells;
    });
    return { ...sheet, grid };
  });
}

/** Rows by the role of their table. */
function byTable<Row extends RowName>(rows: readonly Row[]): ReadonlyMap<TableRole, readonly Row[]> {
  const groups = new Map<TableRole, Row[]>();
  for (const row of rows) groups.set(row.table, [...(groups.get(row.table) ?? []), row]);
  return groups;
}

/**
 * Changes that make the rows of a phase be there: those there already are overwritten, new ones added, those of an
 * earlier attempt that it does not add any more taken out. A table that the workbook does not have is made.
 */
export function rowSetChanges(
  campaign: Campaign,
  tables: FoundTables,
  { wanted, earlier }: { readonly wanted: readonly NewRow[]; readonly earlier: readonly RowName[] },
): readonly Change[] {
  const there = wanted.flatMap((row) => {
    const place = placeOf(campaign, row);
    return place ? rowChanges(place, row.values) : [];
  });
  const fresh = byTable(wanted.filter((row) => !placeOf(campaign, row)));
  const surplus = earlier.filter((row) => !wanted.some((each) => isSame(each, row)));
  const added = [...fresh].flatMap(([role, rows]): readonly Change[] => {
    const table = tables[role] as FoundTable | undefined;
    const values = rows.map((row) => row.values);
    if (table) return rowInsertions(table, values);
    return [{ kind: 'put-sheet', sheet: newTableSheet(role, campaign.settings.language, values) }];
  });
  return [...there, ...added, ...rowSetRemovals(campaign, tables, surplus)];
}

/** Changes that take the rows out. An Excel table keeps at least one row, and what else stands in a row stays. */
export const rowSetRemovals = (campaign: Campaign, tables: FoundTables, rows: readonly RowName[]): readonly Change[] =>
  [...byTable(rows)].flatMap(([role, mine]): readonly Change[] => {
    const table = tables[role] as FoundTable | undefined;
    const places = mine.flatMap((row) => placeOf(campaign, row) ?? []);
    return table ? rowRemovals(table, Object.keys(TABLES[role].columns), places) : [];
  });
