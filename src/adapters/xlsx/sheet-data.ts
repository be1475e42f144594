import type { CellStyle, CellValue, NewSheet, NewTable } from '../../workbook/port';
import { cellName, columnName } from './address';
import { cellXml } from './cell';
import { isMistakable } from './styles';

/*
 * The cells of a sheet made from scratch are written as XML here: one by one through the wasm bridge, a ledger of
 * 8,000 rows takes three seconds, this way a tenth of one. Everything around the cells (tables, notes, validation,
 * styles) is the library's.
 */

type StyleNumber = (style: CellStyle, isText: boolean) => number;

interface Cell {
  readonly value: CellValue;
  readonly style: number;
}

const isTextColumn = (table: NewTable, index: number): boolean =>
  table.columns[index]?.text ?? table.rows.some((row) => typeof row[index] === 'string' && isMistakable(row[index]));

/** For each column of a table: whether its cells hold text whatever is typed into them. */
export const textColumns = (table: NewTable): readonly boolean[] =>
  table.columns.map((_, index) => isTextColumn(table, index));

const layOut = (sheet: NewSheet, styleNumber: StyleNumber): (Cell | undefined)[][] => {
  const rows: (Cell | undefined)[][] = [];
  const put = (row: number, column: number, cell: Cell): void => {
    (rows[row] ??= [])[column] = cell;
  };
  sheet.cells.forEach((cells, row) =>
    cells.forEach(({ value, style = 'plain' }, column) => {
      const isText = typeof value === 'string' && isMistakable(value);
      if (value !== '' || style !== 'plain') put(row, column, { value, style: styleNumber(style, isText) });
    }),
  );
  for (const table of sheet.tables) {
    const isText = textColumns(table);
    const header = styleNumber('header', true);
    const styles = table.columns.map(({ style }, index) => styleNumber(style, isText[index] ?? false));
    table.columns.forEach((column, index) =>
      put(table.row, table.column + index, { value: column.header, style: header }),
    );
    const body = table.rows.length > 0 ? table.rows : [[]];
    body.forEach((row, down) =>
      styles.forEach((style, right) => {
        const column = table.column + right;
        put(table.row + 1 + down, column, { value: row[right] ?? '', style });
      }),
    );
  }
  return rows;
};

/** The `sheetData` element of a new sheet. */
export const sheetDataXml = (sheet: NewSheet, styleNumber: StyleNumber): string => {
  const parts: string[] = ['<sheetData>'];
  const rows = layOut(sheet, styleNumber);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columnNames = Array.from({ length: width }, (_, column) => columnName(column));
  rows.forEach((cells, row) => {
    parts.push(`<row r="${row + 1}">`);
    cells.forEach((cell, column) => {
      if (cell !== undefined) parts.push(cellXml(`${columnNames[column]}${row + 1}`, String(cell.style), cell.value));
    });
    parts.push('</row>');
  });
  parts.push('</sheetData>');
  return parts.join('');
};

/** Address of the area that the sheet's cells take up. */
export const dimensionOf = (sheet: NewSheet): string => {
  const bottom = Math.max(
    sheet.cells.length,
    ...sheet.tables.map(({ row, rows }) => row + 1 + Math.max(1, rows.length)),
  );
  const right = Math.max(
    ...sheet.cells.map((row) => row.length),
    ...sheet.tables.map(({ column, columns }) => column + columns.length),
    1,
  );
  return `A1:${cellName(Math.max(bottom, 1) - 1, right - 1)}`;
};
