import { parseCell } from '../../workbook/address';
import { NOT_CALCULATED, type CellValue, type Formulas, type Grid } from '../../workbook/port';
import { attribute, scanXml, unescapeCellText } from './markup';
import { FormulaReader } from './read-formulas';

/*
 * Values are read here and not through excelize-wasm: there each cell's type (is `007` a number or a text?) is a call
 * of its own, which takes a hundred times as long as reading the whole sheet, and checking a workbook would have to
 * wait for the library to start.
 */

const DAY = 86_400_000;

/** A date stored as ISO text (strict workbooks) as the serial number that all others hold. */
const dateSerial = (text: string): CellValue => {
  const time = Date.parse(/[Zz]|T.*[+-]/.test(text) ? text : `${text}${text.includes('T') ? 'Z' : ''}`);
  return Number.isNaN(time) ? text : (time - Date.UTC(1899, 11, 30)) / DAY;
};

const toValue = (type: string, raw: string, shared: readonly string[]): CellValue => {
  switch (type) {
    case 's':
      return shared[Number(raw)] ?? '';
    case 'inlineStr':
    case 'str':
    case 'e':
      return unescapeCellText(raw);
    case 'b':
      return raw.trim() === '1' || raw.trim() === 'true';
    case 'd':
      return dateSerial(raw.trim());
    default: {
      const text = raw.trim();
      const value = Number(text);
      return text === '' ? '' : Number.isFinite(value) ? value : text;
    }
  }
};

/** No spreadsheet shows a cell beyond these; a file that has one is made to fill the memory. */
const isOnSheet = (row: number, column: number): boolean =>
  Number.isInteger(row) && row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;

const ROWS = 1_048_576;
const COLUMNS = 16_384;

class SheetReader {
  readonly rows: CellValue[][] = [];
  readonly formulas = new FormulaReader();
  private row = -1;
  private column = -1;
  private type = '';
  private raw = '';
  private isValue = false;
  private isAid = false;
  private isDynamic = false;
  private hasFormula = false;
  private isFormula = false;

  constructor(private readonly shared: readonly string[]) {}

  open(name: string, attributes: string): void {
    if (name === 'c') {
      const place = parseCell(attribute(attributes, 'r') ?? '');
      this.column = place?.column ?? this.column + 1;
      this.row = place?.row ?? this.row;
      this.type = attribute(attributes, 't') ?? 'n';
      this.isDynamic = attribute(attributes, 'cm') !== undefined;
      this.raw = '';
      this.hasFormula = false;
    } else if (name === 'v' || name === 't') {
      this.isValue = true;
    } else if (name === 'f') {
      if (!isOnSheet(this.row, this.column)) return;
      [this.hasFormula, this.isFormula] = [true, true];
      this.formulas.open(this.row, this.column, attributes, this.isDynamic);
    } else if (name === 'row') {
      const given = Number(attribute(attributes, 'r') ?? 0);
      this.row = given > 0 ? given - 1 : this.row + 1;
      this.column = -1;
    } else if (name === 'rPh') {
      this.isAid = true;
    }
  }

  text(raw: string): void {
    if (this.isValue && !this.isAid) this.raw += raw;
    else if (this.isFormula) this.formulas.text(raw);
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.isValue = false;
    else if (name === 'f') this.isFormula = false;
    else if (name === 'rPh') this.isAid = false;
    else if (name === 'c') this.closeCell();
  }

  private closeCell(): void {
    if (!this.hasFormula) {
      if (this.raw !== '') this.keep(this.row, this.column, toValue(this.type, this.raw, this.shared));
      return;
    }
    // A formula that gives an empty text has that type; one without type and value was never calculated.
    const isCalculated = this.raw !== '' || this.type === 'str' || this.type === 'inlineStr';
    const value = isCalculated ? toValue(this.type, this.raw, this.shared) : NOT_CALCULATED;
    this.keep(this.row, this.column, value);
    this.formulas.close(value);
  }

  private keep(row: number, column: number, value: CellValue): void {
    if (value === '' || !isOnSheet(row, column)) return;
    const cells = (this.rows[row] ??= []);
    while (cells.length < column) cells.push('');
    cells[column] = value;
  }

  finish(): SheetCells {
    this.formulas.finish(
      (row, column) => this.rows[row]?.[column] ?? '',
      (row, column, value) => this.keep(row, column, value),
    );
    return { grid: toGrid(this.rows), formulas: this.formulas.formulas };
  }
}

/** What the cells of a sheet hold. */
export interface SheetCells {
  readonly grid: Grid;
  readonly formulas: Formulas;
}

/** Reads the cells of a sheet's part; `shared` are the workbook's shared texts. */
export const readCells = (xml: string, shared: readonly string[]): SheetCells => {
  const reader = new SheetReader(shared);
  const start = xml.search(/<(?:\w+:)?sheetData[\s>]/);
  const end = xml.search(/<\/(?:\w+:)?sheetData\s*>/);
  scanXml(start < 0 || end < 0 ? '' : xml.slice(start, end), {
    open: (name, attributes) => reader.open(name, attributes),
    text: (raw) => reader.text(raw),
    close: (name) => reader.close(name),
  });
  return reader.finish();
};

const toGrid = (rows: readonly CellValue[][]): Grid => {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  // Shared, so that one stray cell at the bottom of a sheet does not fill the memory with blanks.
  const blank: readonly CellValue[] = Array.from({ length: width }, () => '');
  return Array.from(rows, (row: CellValue[] | undefined) => {
    if (row === undefined) return blank;
    while (row.length < width) row.push('');
    return row;
  });
};

/** Values of a sheet's part. */
export const readGrid = (xml: string, shared: readonly string[]): Grid => readCells(xml, shared).grid;
