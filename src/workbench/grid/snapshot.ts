import { BooleanNumber, LocaleType, type ICellData, type IWorkbookData, type IWorksheetData } from '@univerjs/core';
import type { WorkbookLook } from '../../adapters/xlsx/look/look';
import type { Band, SheetLook } from '../../adapters/xlsx/look/sheet';
import { NOT_CALCULATED, type CellValue, type Formulas, type Grid, type SheetInfo } from '../../workbook/port';
import { shownFormula } from './formulas';
import { toStyle } from './looks';

/** A workbook as it was read: what the grid is made from. */
export interface Contents {
  readonly sheets: readonly SheetInfo[];
  readonly grids: readonly Grid[];
  readonly formulas: readonly Formulas[];
  readonly look: WorkbookLook;
}

/** Room below and right of what is used, as a new sheet has it. */
const SPARE = { rows: 60, columns: 8 } as const;
const LEAST = { rows: 100, columns: 20 } as const;
/** A column of `n` characters in pixels, as Excel does with its usual font; points in pixels. */
const columnPixels = (characters: number): number => Math.round(characters * 7 + 5);
const rowPixels = (points: number): number => Math.round((points * 4) / 3);

/** A value as the grid takes it; `undefined` for a blank. */
export const toCell = (value: CellValue): Pick<ICellData, 'v' | 't'> | undefined => {
  if (value === '') return undefined;
  if (typeof value === 'boolean') return { v: value ? 1 : 0, t: 3 };
  // A text that looks like a number (`007`) must not become one.
  return typeof value === 'number' ? { v: value, t: 2 } : { v: value, t: Number.isNaN(Number(value)) ? 1 : 4 };
};

const cellData = (grid: Grid, formulas: Formulas, look: SheetLook): IWorksheetData['cellData'] => {
  const data: Record<number, Record<number, ICellData>> = {};
  const at = (row: number, column: number): ICellData => ((data[row] ??= {})[column] ??= {});
  look.formats.forEach((line, row) =>
    line?.forEach((format, column) => format !== undefined && (at(row, column).s = String(format))),
  );
  grid.forEach((line, row) =>
    line.forEach((value, column) => {
      // Cells that a formula beside them fills are filled by the grid.
      if (value === '' || value === NOT_CALCULATED || formulas[row]?.[column]?.kind === 'part') return;
      Object.assign(at(row, column), toCell(value));
    }),
  );
  formulas.forEach((line, row) =>
    line?.forEach((cell, column) => {
      if (cell !== undefined && cell.kind !== 'part') at(row, column).f = shownFormula(cell.formula);
    }),
  );
  return data;
};

const bands = (
  list: readonly Band[],
  most: number,
  key: 'w' | 'h',
  pixels: (size: number) => number,
): Record<number, object> =>
  Object.fromEntries(
    list.flatMap(({ first, last, size, hidden, format }) =>
      Array.from({ length: Math.max(0, Math.min(last, most - 1) - first + 1) }, (_, index) => [
        first + index,
        {
          ...(size === undefined ? {} : { [key]: pixels(size) }),
          ...(hidden ? { hd: BooleanNumber.TRUE } : {}),
          ...(format === undefined ? {} : { s: String(format) }),
        },
      ]),
    ),
  );

const toSheet = (id: string, info: SheetInfo, grid: Grid, formulas: Formulas, look: SheetLook): IWorksheetData => {
  const rowCount = Math.max(LEAST.rows, grid.length + SPARE.rows);
  const columnCount = Math.max(LEAST.columns, (grid[0]?.length ?? 0) + SPARE.columns);
  const { frozen } = look;
  return {
    id,
    name: info.name,
    hidden: info.hidden ? BooleanNumber.TRUE : BooleanNumber.FALSE,
    tabColor: look.tab ?? '',
    rowCount,
    columnCount,
    freeze:
      frozen.rows + frozen.columns > 0
        ? { xSplit: frozen.columns, ySplit: frozen.rows, startRow: frozen.rows, startColumn: frozen.columns }
        : { xSplit: 0, ySplit: 0, startRow: -1, startColumn: -1 },
    mergeData: look.merged.map(({ row, column, rows, columns }) => ({
      startRow: row,
      endRow: row + rows - 1,
      startColumn: column,
      endColumn: column + columns - 1,
    })),
    cellData: cellData(grid, formulas, look),
    columnData: bands(look.columns, columnCount, 'w', columnPixels),
    rowData: bands(look.rows, rowCount, 'h', rowPixels),
    defaultColumnWidth: 72,
    defaultRowHeight: 20,
    zoomRatio: 1,
    scrollTop: 0,
    scrollLeft: 0,
    rowHeader: { width: 46 },
    columnHeader: { height: 20 },
    showGridlines: BooleanNumber.TRUE,
    rightToLeft: BooleanNumber.FALSE,
  };
};

/** The workbook as the grid opens it. Sheets are known by `s0`, `s1`, … in the order of their tabs. */
export const toSnapshot = (id: string, name: string, { sheets, grids, formulas, look }: Contents): IWorkbookData => {
  const ids = sheets.map((_, index) => `s${index}`);
  return {
    id,
    name,
    appVersion: '0.25.1',
    locale: LocaleType.EN_US,
    styles: Object.fromEntries(look.formats.map((format, index) => [String(index), toStyle(format)])),
    sheetOrder: ids,
    sheets: Object.fromEntries(
      sheets.map((info, index) => {
        const sheetId = `s${index}`;
        const sheetLook = look.sheets[index];
        if (sheetLook === undefined) throw new Error(`“${info.name}” was not read.`);
        return [sheetId, toSheet(sheetId, info, grids[index] ?? [], formulas[index] ?? [], sheetLook)];
      }),
    ),
  };
};
