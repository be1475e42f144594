import type { CellStyle, NewSheet, NewTable } from '../../workbook/port';
import { cellName, columnName } from './address';
import { ByteWriter } from './byte-writer';
import { cellXml } from './cell';
import { isMistakable } from './styles';

/*
 * The cells of a sheet made from scratch are written as XML here: one by one through the wasm bridge, a ledger of
 * 8,000 rows takes three seconds, this way a tenth of one. Everything around the cells (tables, notes, validation,
 * styles) is the library's.
 */

type StyleNumber = (style: CellStyle, isText: boolean) => number;

/** Some neighbouring cells of a row. */
interface Stretch {
  readonly column: number;
  readonly xml: string;
}

const TEXT_COLUMNS = new WeakMap<NewTable, readonly boolean[]>();

/** For each column of a table: whether its cells hold text whatever is typed into them. */
export const textColumns = (table: NewTable): readonly boolean[] => {
  const known = TEXT_COLUMNS.get(table);
  if (known !== undefined) return known;
  const found = table.columns.map(
    ({ text }, index) => text ?? table.rows.some((row) => typeof row[index] === 'string' && isMistakable(row[index])),
  );
  TEXT_COLUMNS.set(table, found);
  return found;
};

const widthOf = (sheet: NewSheet): number =>
  Math.max(
    1,
    ...sheet.cells.map((row) => row.length),
    ...sheet.tables.map(({ column, columns }) => column + columns.length),
  );

const heightOf = (sheet: NewSheet): number =>
  Math.max(1, sheet.cells.length, ...sheet.tables.map(({ row, rows }) => row + 1 + Math.max(1, rows.length)));

/** Address of the area that the sheet's cells take up. */
const dimensionOf = (sheet: NewSheet): string => `A1:${cellName(heightOf(sheet) - 1, widthOf(sheet) - 1)}`;

class SheetData {
  private readonly rows: Stretch[][] = [];
  private readonly columnNames: readonly string[];

  constructor(
    private readonly sheet: NewSheet,
    private readonly styleNumber: StyleNumber,
  ) {
    this.columnNames = Array.from({ length: widthOf(sheet) }, (_, column) => columnName(column));
  }

  private put(row: number, column: number, xml: string): void {
    (this.rows[row] ??= []).push({ column, xml });
  }

  private address(row: number, column: number): string {
    return `${this.columnNames[column]}${row + 1}`;
  }

  addFreeCells(): void {
    this.sheet.cells.forEach((cells, row) =>
      cells.forEach(({ value, style = 'plain' }, column) => {
        if (value === '' && style === 'plain') return;
        const number = this.styleNumber(style, typeof value === 'string' && isMistakable(value));
        this.put(row, column, cellXml(this.address(row, column), String(number), value));
      }),
    );
  }

  addTable(table: NewTable): void {
    const isText = textColumns(table);
    const headerStyle = String(this.styleNumber('header', true));
    const styles = table.columns.map(({ style }, index) => String(this.styleNumber(style, isText[index] ?? false)));
    const header = table.columns.map((column, right) =>
      cellXml(this.address(table.row, table.column + right), headerStyle, column.header),
    );
    this.put(table.row, table.column, header.join(''));
    // Excel knows no table without a row below its header.
    const body = table.rows.length > 0 ? table.rows : [[]];
    body.forEach((values, down) => {
      const row = table.row + 1 + down;
      let xml = '';
      for (let right = 0; right < styles.length; right++) {
        xml += cellXml(this.address(row, table.column + right), styles[right] ?? '', values[right] ?? '');
      }
      this.put(row, table.column, xml);
    });
  }

  write(writer: ByteWriter): void {
    writer.write('<sheetData>');
    this.rows.forEach((stretches, row) => {
      const cells = stretches.sort((a, b) => a.column - b.column).map(({ xml }) => xml);
      writer.write(`<row r="${row + 1}">${cells.join('')}</row>`);
    });
    writer.write('</sheetData>');
  }
}

/** The `sheetData` element of a new sheet, as bytes. */
export const sheetData = (sheet: NewSheet, styleNumber: StyleNumber): Uint8Array => {
  const data = new SheetData(sheet, styleNumber);
  data.addFreeCells();
  for (const table of sheet.tables) data.addTable(table);
  const writer = new ByteWriter();
  data.write(writer);
  return writer.bytes();
};

/** The XML of a sheet that the library has dressed, with its `sheetData` put in. */
export const fillSheet = (dressed: string, sheet: NewSheet, data: Uint8Array): Uint8Array => {
  const placeholder = /<sheetData\s*\/>|<sheetData>[\s\S]*<\/sheetData>/.exec(dressed);
  if (placeholder === null) throw new Error('The library wrote a sheet without cells.');
  const head = dressed.slice(0, placeholder.index);
  const encoder = new TextEncoder();
  return Buffer.concat([
    encoder.encode(head.replace(/<dimension ref="[^"]*"/, () => `<dimension ref="${dimensionOf(sheet)}"`)),
    data,
    encoder.encode(dressed.slice(placeholder.index + placeholder[0].length)),
  ]);
};
