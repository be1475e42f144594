import type { Area, SheetInfo, TableInfo } from '../../workbook/port';
import type { Queue } from './request';

/** A sheet as Excel tells of it before any cell is read. */
export interface SheetLook extends SheetInfo {
  /** Area of the cells that hold something; `undefined`: none does. */
  readonly used: Area | undefined;
}

/** What a workbook holds but for its cells. */
export interface Look {
  readonly sheets: readonly SheetLook[];
  readonly tables: readonly TableInfo[];
}

interface Names {
  readonly sheets: readonly SheetInfo[];
  readonly tables: readonly Omit<TableInfo, 'area'>[];
}

/** Names of sheets and tables. */
export const askNames: Queue<Names> = ({ workbook }) => {
  const sheets = workbook.worksheets.load('items/name,items/visibility');
  const tables = workbook.tables.load('items/name,items/showTotals,items/showHeaders,items/worksheet/name');
  return () => ({
    sheets: sheets.items.map(({ name, visibility }) => ({ name, hidden: visibility !== 'Visible' })),
    tables: tables.items
      // Without a header row there is nothing to know its columns by.
      .filter(({ showHeaders }) => showHeaders)
      .map(({ name, showTotals, worksheet }) => ({ name, sheet: worksheet.name, totalRow: showTotals })),
  });
};

const AREA = 'rowIndex,columnIndex,rowCount,columnCount';

/** Loads where a range stands. */
export const loadArea = (range: Excel.Range): Excel.Range => range.load(AREA);

export const areaOf = ({ rowIndex, columnIndex, rowCount, columnCount }: Excel.Range): Area => ({
  row: rowIndex,
  column: columnIndex,
  rows: rowCount,
  columns: columnCount,
});

/** Where the tables stand, and how much of each sheet is in use. */
export const askAreas =
  ({ sheets, tables }: Names): Queue<Look> =>
  ({ workbook }) => {
    // Formats alone are no use: a coloured column has a million rows.
    const used = sheets.map(({ name }) => loadArea(workbook.worksheets.getItem(name).getUsedRangeOrNullObject(true)));
    const place = ({ sheet }: TableInfo): number => sheets.findIndex(({ name }) => name === sheet);
    const areas = tables.map(({ name }) => loadArea(workbook.tables.getItem(name).getRange()));
    return () => ({
      sheets: sheets.map((sheet, i) => {
        const range = used[i];
        return { ...sheet, used: range && !range.isNullObject ? areaOf(range) : undefined };
      }),
      tables: tables
        .flatMap((table, i) => {
          const range = areas[i];
          return range ? [{ ...table, area: areaOf(range) }] : [];
        })
        .sort((a, b) => place(a) - place(b) || a.area.row - b.area.row || a.area.column - b.area.column),
    });
  };
