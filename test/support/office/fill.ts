import type { CellValue, NewSheet } from '../../../src/workbook/port';
import { cellOf, type Book, type BookSheet } from './book';

const put = (sheet: BookSheet, row: number, column: number, value: CellValue): void => {
  if (value !== '') cellOf(sheet, row, column).value = value;
};

/** Sheets as they are in a workbook that was opened, whoever made it. */
export const fillBook = (book: Book, sheets: readonly NewSheet[]): void => {
  for (const made of sheets) {
    const sheet = book.find(made.name) ?? book.add(made.name);
    sheet.visibility = made.hidden ? 'VeryHidden' : 'Visible';
    made.cells.forEach((cells, row) => cells.forEach(({ value }, column) => put(sheet, row, column, value)));
    for (const { name, row, column, columns, rows } of made.tables) {
      [columns.map(({ header }) => header), ...rows].forEach((cells, down) =>
        cells.forEach((value, right) => put(sheet, row + down, column + right, value)),
      );
      const area = { row, column, rows: 1 + Math.max(1, rows.length), columns: columns.length };
      sheet.tables.push({ name, area, showTotals: false, showHeaders: true, looks: {} });
    }
  }
};
