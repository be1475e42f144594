import type { Campaign, RowPlace } from '../campaign';
import { cellAt, formulaAt, isBlank, rowPlace, type FoundTable } from '../found';
import { settingRows } from '../read/settings';
import type { CellContent, CellValue, Change } from '../port';
import { SETTING_SPECS, type SettingId } from '../schema/settings';
import type { ColumnOf, TableRole } from '../schema/tables';

/** Values for some columns of a row. Columns that the workbook does not have are passed over. */
export function rowChanges<Role extends TableRole>(
  place: RowPlace,
  values: Readonly<Partial<Record<ColumnOf<Role>, CellContent>>>,
): Change[] {
  const cells = Object.entries<CellContent | undefined>(values)
    .flatMap(([id, value]) => {
      const column = place.columns[id];
      return column === undefined || value === undefined ? [] : [{ column, value }];
    })
    .sort((a, b) => a.column - b.column);
  const runs: { column: number; values: CellContent[] }[] = [];
  for (const { column, value } of cells) {
    const last = runs[runs.length - 1];
    if (last && last.column + last.values.length === column) last.values.push(value);
    else runs.push({ column, values: [value] });
  }
  return runs.map((run) => ({
    kind: 'cells',
    sheet: place.sheet,
    row: place.row,
    column: run.column,
    values: [run.values],
  }));
}

/** Settings, into their rows; one that has no row yet gets one at the end of the table. */
export function settingChanges(
  table: FoundTable<'settings'>,
  campaign: Campaign,
  values: Readonly<Partial<Record<SettingId, CellValue>>>,
): Change[] {
  const { language } = campaign.settings;
  const rows = settingRows(table, campaign.ruleset, []);
  const entries = Object.entries(values) as [SettingId, CellValue][];
  const known = entries.flatMap(([id, value]) => {
    const row = rows.get(id);
    return row ? rowChanges<'settings'>(rowPlace(table, row.row), { value }) : [];
  });
  const fresh = entries
    .filter(([id]) => !rows.has(id))
    .map(([id, value]) => {
      const { labels, note } = SETTING_SPECS[id];
      return tableRow(table, { setting: labels[language][0], value, note: note[language] });
    });
  return fresh.length === 0 ? known : [...known, insertion(table, lastRow(table) + 1, fresh)];
}

/** The last row of data, or the header where there is none. */
export const lastRow = (table: FoundTable): number => table.rows[table.rows.length - 1] ?? table.headerRow;

/** A whole row of the table, its other columns blank. */
export function tableRow<Role extends TableRole>(
  table: FoundTable<Role>,
  values: Readonly<Partial<Record<ColumnOf<Role>, CellValue>>>,
): CellValue[] {
  const row: CellValue[] = Array.from({ length: table.width }, () => '');
  for (const [id, value] of Object.entries<CellValue | undefined>(values)) {
    const index = table.columns[id as ColumnOf<Role>];
    if (index !== undefined && value !== undefined) row[index - table.column] = value;
  }
  return row;
}

export const insertion = (table: FoundTable, row: number, values: readonly (readonly CellValue[])[]): Change => ({
  kind: 'insert-rows',
  sheet: table.sheet,
  row,
  column: table.column,
  values,
  table: table.name,
});

/** Rows of the table that hold nothing at all. */
export function blankRows({ grid, formulas, headerRow, end, totalRow, column, width }: FoundTable): number[] {
  const rows: number[] = [];
  for (let row = headerRow + 1; row < (totalRow ? end - 1 : end); row++) {
    const cells = Array.from({ length: width }, (_, index) => cellAt(grid, row, column + index));
    // A formula that gives an empty text is no blank.
    const isFree = cells.every((cell, index) => isBlank(cell) && !formulaAt(formulas, row, column + index));
    if (isFree) rows.push(row);
  }
  return rows;
}

/** Whether nothing but our columns stands in the row, so that it can go as a whole. */
export function standsAlone({ grid, formulas, columns }: FoundTable, row: number): boolean {
  const ours = new Set<number | undefined>(Object.values(columns));
  const isFree = (cell: CellValue, column: number): boolean =>
    ours.has(column) || (isBlank(cell) && !formulaAt(formulas, row, column));
  // Below and right of the last value there may still be a formula that gives an empty text.
  const cells = grid[row] ?? [];
  const formulasBehind = (formulas[row] ?? []).slice(cells.length);
  return cells.every(isFree) && formulasBehind.every((formula) => formula === undefined);
}
