import { concat } from './bytes';
import type { CellStyle, NewSheet, NewTable, StyledCell } from '../../workbook/port';
import { cellName, columnName } from '../../workbook/address';
import { ByteWriter } from './byte-writer';
import { cellXml } from './cell';
import { isMistakable } from './styles';

/*
 * The cells of a sheet made from scratch are written as XML here: one by one through the wasm bridge, a ledger of
 * 8,000 rows takes three seconds, this way a tenth of one. Everything around the cells (tables, notes, validation,
 * styles) is the library's.
 */

type StyleNumber = (style: CellStyle, isText: boolean) => number;

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

/** A table and the numbers of its columns' formats. */
interface DressedTable extends NewTable {
  readonly headerStyle: string;
  readonly styles: readonly string[];
}

class SheetData {
  private readonly columnNames: readonly string[];
  /** From the left, so that a row's cells come in order. */
  private readonly tables: readonly DressedTable[];

  constructor(
    private readonly sheet: NewSheet,
    private readonly styleNumber: StyleNumber,
  ) {
    this.columnNames = Array.from({ length: widthOf(sheet) }, (_, column) => columnName(column));
    this.tables = [...sheet.tables].sort((a, b) => a.column - b.column).map((table) => this.dress(table));
  }

  private dress(table: NewTable): DressedTable {
    const isText = textColumns(table);
    const headerStyle = String(this.styleNumber('header', true));
    const styles = table.columns.map(({ style }, index) => String(this.styleNumber(style, isText[index] ?? false)));
    return { ...table, headerStyle, styles };
  }

  private freeCell({ value, style = 'plain' }: StyledCell, address: string): string {
    if (value === '' && style === 'plain') return '';
    const number = this.styleNumber(style, typeof value === 'string' && isMistakable(value));
    return cellXml(address, String(number), value);
  }

  private tableCells(table: DressedTable, row: number): string {
    const { column, columns, headerStyle, styles } = table;
    const names = this.columnNames;
    const line = String(row + 1);
    if (row === table.row) {
      return columns.map(({ header }, right) => cellXml(names[column + right] + line, headerStyle, header)).join('');
    }
    const values = table.rows[row - table.row - 1] ?? [];
    let xml = '';
    for (let right = 0; right < styles.length; right++) {
      xml += cellXml(names[column + right] + line, styles[right] ?? '', values[right] ?? '');
    }
    return xml;
  }

  private rowCells(row: number): string {
    const free = this.sheet.cells[row] ?? [];
    // Excel knows no table without a row below its header.
    const tables = this.tables.filter((table) => row >= table.row && row <= table.row + Math.max(1, table.rows.length));
    let xml = '';
    let done = 0;
    const addFree = (to: number): void => {
      for (; done < Math.min(to, free.length); done++) {
        xml += this.freeCell(free[done] ?? { value: '' }, `${this.columnNames[done]}${row + 1}`);
      }
    };
    for (const table of tables) {
      addFree(table.column);
      xml += this.tableCells(table, row);
      done = table.column + table.columns.length;
    }
    addFree(Infinity);
    return xml;
  }

  write(writer: ByteWriter): void {
    writer.write('<sheetData>');
    const height = heightOf(this.sheet);
    for (let row = 0; row < height; row++) {
      const cells = this.rowCells(row);
      if (cells !== '') writer.write(`<row r="${row + 1}">${cells}</row>`);
    }
    writer.write('</sheetData>');
  }
}

/** The `sheetData` element of a new sheet, as bytes. */
export const sheetData = (sheet: NewSheet, styleNumber: StyleNumber): Uint8Array => {
  const data = new SheetData(sheet, styleNumber);
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
  return concat([
    encoder.encode(head.replace(/<dimension ref="[^"]*"/, () => `<dimension ref="${dimensionOf(sheet)}"`)),
    data,
    encoder.encode(dressed.slice(placeholder.index + placeholder[0].length)),
  ]);
};
