import type { Area, SheetInfo, TableInfo } from '../../workbook/port';
import type { Queue } from './request';

export type Visibility = 'Visible' | 'Hidden' | 'VeryHidden';

/** A sheet as Excel tells of it before any cell is read. */
export interface SheetLook extends SheetInfo {
  /** Area of the cells that hold something; `undefined`: none does. */
  readonly used: Area | undefined;
  readonly visibility: Visibility;
}

/** What a workbook holds but for its cells. */
export interface Look {
  readonly sheets: readonly SheetLook[];
  readonly tables: readonly TableInfo[];
  /** The only sheet of a new workbook, which holds nothing at all: it stands in no list of sheets. */
  readonly blank: string | null;
}

export interface Names {
  readonly sheets: readonly { readonly name: string; readonly visibility: Visibility }[];
  readonly tables: readonly Omit<TableInfo, 'area'>[];
}

/** Names of sheets and tables. */
export const askNames: Queue<Names> = ({ workbook }) => {
  const sheets = workbook.worksheets.load('items/name,items/visibility');
  const tables = workbook.tables.load('items/name,items/showTotals,items/showHeaders,items/worksheet/name');
  return () => ({
    sheets: sheets.items.map(({ name, visibility }) => ({ name, visibility: visibility as Visibility })),
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
    const [only] = sheets;
    const touched =
      only && sheets.length === 1
        ? loadArea(workbook.worksheets.getItem(only.name).getUsedRangeOrNullObject(false))
        : undefined;
    const areas = tables.map(({ name }) => loadArea(workbook.tables.getItem(name).getRange()));
    return () => {
      const all = sheets.map((sheet, i): SheetLook => {
        const range = used[i];
        const area = range && !range.isNullObject ? areaOf(range) : undefined;
        return { ...sheet, hidden: sheet.visibility !== 'Visible', used: area };
      });
      const isNew = sheets.length === 1 && touched?.isNullObject === true;
      return {
        sheets: isNew ? [] : all,
        blank: isNew ? (sheets[0]?.name ?? null) : null,
        tables: tables
          .flatMap((table, i) => {
            const range = areas[i];
            return range ? [{ ...table, area: areaOf(range) }] : [];
          })
          .sort((a, b) => place(a) - place(b) || a.area.row - b.area.row || a.area.column - b.area.column),
      };
    };
  };
