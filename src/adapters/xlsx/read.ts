import type { CellValue, Grid, SheetInfo, TableInfo } from '../../workbook/port';
import { parseArea, parseCell } from './address';
import { attribute, scanXml, unescapeCellText } from './markup';
import { partText, relationships, workbookPath, type Parts } from './package';

/*
 * Values are read here and not through excelize-wasm: there each cell's type (is `007` a number or a text?) is a call
 * of its own, which takes a hundred times as long as reading the whole sheet, and checking a workbook would have to
 * wait for the library to start.
 */

/** A sheet of the file and the part that holds it. */
export interface SheetPart extends SheetInfo {
  readonly path: string;
}

/** Sheets in the order of their tabs. Chart sheets are left out: they have no cells. */
export const readSheets = (parts: Parts): readonly SheetPart[] => {
  const workbook = workbookPath(parts);
  if (workbook === undefined) return [];
  const targets = new Map(
    relationships(parts, workbook)
      .filter(({ type }) => type === 'worksheet')
      .map(({ id, target }) => [id, target]),
  );
  const sheets: SheetPart[] = [];
  scanXml(partText(parts, workbook), {
    open: (name, attributes) => {
      if (name !== 'sheet') return;
      const path = targets.get(attribute(attributes, 'id') ?? '');
      const state = attribute(attributes, 'state') ?? 'visible';
      if (path !== undefined) {
        sheets.push({ name: attribute(attributes, 'name') ?? '', hidden: state !== 'visible', path });
      }
    },
  });
  return sheets;
};

/** The sheet of that name; capitals do not matter, as in Excel. */
export const findSheet = (parts: Parts, name: string): SheetPart | undefined =>
  readSheets(parts).find((each) => each.name.toLowerCase() === name.toLowerCase());

/** The sheet of that name, which must be there. */
export const mustFindSheet = (parts: Parts, name: string): SheetPart => {
  const sheet = findSheet(parts, name);
  if (sheet === undefined) throw new Error(`There is no sheet “${name}”.`);
  return sheet;
};

/** An Excel table and the part that describes it. */
export interface TablePart extends TableInfo {
  readonly path: string;
}

/** Excel tables of a sheet, from the top. */
export const readTables = (parts: Parts, sheet: SheetPart): readonly TablePart[] => {
  const tables: TablePart[] = [];
  for (const { type, target } of relationships(parts, sheet.path)) {
    if (type !== 'table') continue;
    scanXml(partText(parts, target), {
      open: (name, attributes) => {
        const area = name === 'table' ? parseArea(attribute(attributes, 'ref') ?? '') : undefined;
        // Without a header row there is nothing to know its columns by.
        if (area === undefined || attribute(attributes, 'headerRowCount') === '0') return;
        const tableName = attribute(attributes, 'displayName') ?? attribute(attributes, 'name') ?? '';
        const totalRow = Number(attribute(attributes, 'totalsRowCount') ?? 0) > 0;
        tables.push({ name: tableName, sheet: sheet.name, area, totalRow, path: target });
      },
    });
  }
  return tables.sort((a, b) => a.area.row - b.area.row || a.area.column - b.area.column);
};

/** The workbook's shared texts, in the order of their numbers. */
export const readSharedTexts = (parts: Parts): readonly string[] => {
  const workbook = workbookPath(parts) ?? '';
  const target = relationships(parts, workbook).find(({ type }) => type === 'sharedStrings')?.target;
  const texts: string[] = [];
  let text = '';
  let isText = false;
  // Reading aids above Japanese text are not part of it.
  let isAid = false;
  scanXml(target === undefined ? '' : partText(parts, target), {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isAid = true;
      else if (name === 't') isText = true;
    },
    text: (raw) => {
      if (isText && !isAid) text += unescapeCellText(raw);
    },
    close: (name) => {
      if (name === 'si') texts.push(text);
      else if (name === 'rPh') isAid = false;
      else if (name === 't') isText = false;
    },
  });
  return texts;
};

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

class SheetReader {
  readonly rows: CellValue[][] = [];
  private row = -1;
  private column = -1;
  private type = '';
  private raw = '';
  private isValue = false;
  private isAid = false;

  constructor(private readonly shared: readonly string[]) {}

  open(name: string, attributes: string): void {
    if (name === 'row') {
      const given = Number(attribute(attributes, 'r') ?? 0);
      this.row = given > 0 ? given - 1 : this.row + 1;
      this.column = -1;
    } else if (name === 'c') {
      const place = parseCell(attribute(attributes, 'r') ?? '');
      this.column = place?.column ?? this.column + 1;
      this.row = place?.row ?? this.row;
      this.type = attribute(attributes, 't') ?? 'n';
      this.raw = '';
    } else if (name === 'v' || name === 't') {
      this.isValue = true;
    } else if (name === 'rPh') {
      this.isAid = true;
    }
  }

  text(raw: string): void {
    if (this.isValue && !this.isAid) this.raw += raw;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.isValue = false;
    else if (name === 'rPh') this.isAid = false;
    else if (name === 'c' && this.raw !== '') {
      const value = toValue(this.type, this.raw, this.shared);
      if (value === '') return;
      const cells = (this.rows[this.row] ??= []);
      while (cells.length < this.column) cells.push('');
      cells[this.column] = value;
    }
  }
}

/** Values of a sheet's part; `shared` are the workbook's shared texts. */
export const readGrid = (xml: string, shared: readonly string[]): Grid => {
  const reader = new SheetReader(shared);
  const start = xml.search(/<(?:\w+:)?sheetData[\s>]/);
  const end = xml.search(/<\/(?:\w+:)?sheetData\s*>/);
  scanXml(start < 0 || end < 0 ? '' : xml.slice(start, end), {
    open: (name, attributes) => reader.open(name, attributes),
    text: (raw) => reader.text(raw),
    close: (name) => reader.close(name),
  });
  const width = reader.rows.reduce((most, row) => Math.max(most, row.length), 0);
  // Shared, so that one stray cell at the bottom of a sheet does not fill the memory with blanks.
  const blank: readonly CellValue[] = Array.from({ length: width }, () => '');
  return Array.from(reader.rows, (row: CellValue[] | undefined) => {
    if (row === undefined) return blank;
    while (row.length < width) row.push('');
    return row;
  });
};
