import type { RowPlace } from '../campaign';
import type { FoundTable } from '../found';
import type { CellValue, Change } from '../port';
import { blankRows, insertion, lastRow, rowChanges, standsAlone, tableRow } from './rows';

type Values = Readonly<Record<string, CellValue>>;

/** Puts rows into a table: into its blank rows first, then below the last. */
export function rowInsertions(table: FoundTable, rows: readonly Values[]): readonly Change[] {
  const free = blankRows(table);
  const columns = table.columns as Readonly<Record<string, number>>;
  const filled = rows.slice(0, free.length).flatMap((row, index) => {
    const place = { sheet: table.sheet, row: free[index] ?? 0, columns };
    return rowChanges(place, row);
  });
  const below = rows.slice(free.length);
  if (below.length === 0) return filled;
  const end = Math.max(lastRow(table), ...free) + 1;
  return [
    ...filled,
    insertion(
      table,
      end,
      below.map((row) => tableRow(table, row)),
    ),
  ];
}

/** Takes rows out. An Excel table keeps at least one row, and what else stands in a row stays. */
export function rowRemovals(
  table: FoundTable,
  columns: readonly string[],
  places: readonly RowPlace[],
): readonly Change[] {
  const alone = places.filter(({ row }) => standsAlone(table, row)).sort((a, b) => b.row - a.row);
  const remaining = table.rows.length + blankRows(table).length - alone.length;
  const deleted = remaining > 0 ? alone : alone.slice(0, -1);
  const blank = Object.fromEntries(columns.map((column) => [column, '']));
  return [
    ...places.filter((place) => !deleted.includes(place)).flatMap((place) => rowChanges(place, blank)),
    ...deleted.map(({ sheet, row }): Change => ({ kind: 'delete-rows', sheet, row, rows: 1 })),
  ];
}
