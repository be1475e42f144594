import type { CellValue, Grid, NewSheet, Outline, TableInfo } from '../../../src/workbook/port';
import type { SheetValues } from '../../../src/workbook/recognise';

export interface Book {
  readonly outline: Outline;
  readonly sheets: readonly SheetValues[];
}

function gridOf(sheet: NewSheet): CellValue[][] {
  const grid: CellValue[][] = sheet.cells.map((row) => row.map(({ value }) => value));
  const put = (row: number, column: number, value: CellValue) => {
    while (grid.length <= row) grid.push([]);
    const cells = grid[row]!;
    while (cells.length <= column) cells.push('');
    cells[column] = value;
  };
  for (const table of sheet.tables) {
    table.columns.forEach(({ header }, index) => put(table.row, table.column + index, header));
    table.rows.forEach((row, down) => row.forEach((value, at) => put(table.row + 1 + down, table.column + at, value)));
  }
  const width = Math.max(0, ...grid.map((row) => row.length));
  return grid.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}

/** What a workbook of these new sheets holds, as an adapter would say it. */
export function bookOf(sheets: readonly NewSheet[], options: { tables?: boolean } = {}): Book {
  const tables = sheets.flatMap((sheet) =>
    sheet.tables.map((table): TableInfo => {
      const area = { row: table.row, column: table.column, rows: table.rows.length + 1, columns: table.columns.length };
      return { name: table.name, sheet: sheet.name, area, totalRow: false };
    }),
  );
  return {
    outline: {
      sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
      tables: options.tables === false ? [] : tables,
    },
    sheets: sheets.map((sheet) => ({ name: sheet.name, grid: gridOf(sheet), formulas: [] })),
  };
}

/** A workbook typed in by hand, without Excel tables. */
export const handMade = (sheets: Readonly<Record<string, Grid>>): Book => ({
  outline: { sheets: Object.keys(sheets).map((name) => ({ name, hidden: false })), tables: [] },
  sheets: Object.entries(sheets).map(([name, grid]) => ({ name, grid, formulas: [] })),
});

/** Changes one sheet's grid. */
export const withGrid = (book: Book, name: string, change: (grid: CellValue[][]) => CellValue[][]): Book => ({
  ...book,
  sheets: book.sheets.map((sheet) =>
    sheet.name === name ? { ...sheet, grid: change(sheet.grid.map((row) => [...row])) } : sheet,
  ),
});
