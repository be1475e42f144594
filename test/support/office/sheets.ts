import type { Area } from '../../../src/workbook/port';
import { HostError, type Book, type BookSheet, type BookTable } from './book';
import type { HostNode } from './node';
import { areaOf, areasNode, rangeNode, usedRange, WHOLE_SHEET } from './ranges';

const checkStructure = (book: Book): void => {
  if (book.isProtected) throw new HostError('AccessDenied', 'The structure of the workbook is protected.');
};

const overlaps = (a: Area, b: Area): boolean =>
  a.row < b.row + b.rows &&
  b.row < a.row + a.rows &&
  a.column < b.column + b.columns &&
  b.column < a.column + a.columns;

const tableNode = (book: Book, sheet: BookSheet, table: BookTable): HostNode => ({
  get: {
    Id: () => table.name,
    Name: () => table.name,
    ShowTotals: () => table.showTotals,
    ShowHeaders: () => table.showHeaders,
  },
  set: {
    Name: (name: string) => {
      const other = book.findTable(name);
      if (other && other !== table) throw new HostError('ItemAlreadyExists', `There is a table “${name}” already.`);
      table.name = name;
    },
    Style: (style: string) => void (table.looks['Style'] = style),
    ShowBandedRows: (value: boolean) => void (table.looks['ShowBandedRows'] = value),
  },
  call: {
    Resize: (address: string) => {
      table.area = areaOf(address);
    },
    Delete: () => void sheet.tables.splice(sheet.tables.indexOf(table), 1),
  },
  to: {
    GetRange: () => rangeNode(book, sheet, table.area),
    ConvertToRange: () => {
      sheet.tables.splice(sheet.tables.indexOf(table), 1);
      return rangeNode(book, sheet, table.area);
    },
    Worksheet: () => sheetNode(book, sheet),
  },
});

const findTable = (book: Book, sheets: readonly BookSheet[], name: string): HostNode | null => {
  for (const sheet of sheets)
    for (const table of sheet.tables)
      if (table.name.toLowerCase() === String(name).toLowerCase()) return tableNode(book, sheet, table);
  return null;
};

const noTable = (name: string): never => {
  throw new HostError('ItemNotFound', `There is no table “${name}”.`);
};

const addTable = (book: Book, sheet: BookSheet, address: string): HostNode => {
  const area = areaOf(address);
  if (sheet.tables.some((table) => overlaps(table.area, area)))
    throw new HostError('InvalidArgument', "A table can't overlap another table.");
  const table = { name: book.newTableName(), area, showTotals: false, showHeaders: true, looks: {} };
  sheet.tables.push(table);
  return tableNode(book, sheet, table);
};

/** The tables of some sheets; only those of one take another. */
const tablesNode = (book: Book, sheets: () => readonly BookSheet[], own?: BookSheet): HostNode => ({
  items: () => sheets().flatMap((sheet) => sheet.tables.map((table) => tableNode(book, sheet, table))),
  item: (name: string) => findTable(book, sheets(), name) ?? noTable(name),
  to: {
    GetItem: (name: string) => findTable(book, sheets(), name) ?? noTable(name),
    GetItemOrNullObject: (name: string) => findTable(book, sheets(), name),
    ...(own && { Add: (address: string) => addTable(book, own, address) }),
  },
});

/** A sheet. */
const sheetNode = (book: Book, sheet: BookSheet): HostNode => ({
  get: {
    Id: () => sheet.id,
    Name: () => sheet.name,
    Visibility: () => sheet.visibility,
    Position: () => book.sheets.indexOf(sheet),
    TabColor: () => sheet.tabColor,
  },
  set: {
    Name: (name: string) => {
      if (name.toLowerCase() !== sheet.name.toLowerCase()) book.checkName(name);
      sheet.name = name;
    },
    Visibility: (value: BookSheet['visibility']) => book.show(sheet, value),
    Position: (value: number) => book.move(sheet, value),
    TabColor: (value: string) => void (sheet.tabColor = value),
  },
  call: {
    Delete: () => {
      checkStructure(book);
      book.remove(sheet);
    },
    Activate: () => void (book.active = sheet),
  },
  to: {
    GetRange: (address: string | null) =>
      rangeNode(book, sheet, address === null || address === undefined ? WHOLE_SHEET : areaOf(address)),
    GetRanges: (addresses: string) => areasNode(book, sheet, addresses.split(',').map(areaOf)),
    GetRangeByIndexes: (row: number, column: number, rows: number, columns: number) =>
      rangeNode(book, sheet, { row, column, rows, columns }),
    GetUsedRangeOrNullObject: (valuesOnly: boolean | null) => usedRange(book, sheet, valuesOnly === true),
    Copy: () => {
      checkStructure(book);
      return sheetNode(book, book.copy(sheet));
    },
    Tables: () => tablesNode(book, () => [sheet], sheet),
    Protection: () => ({ get: { Protected: () => sheet.isProtected } }),
    FreezePanes: () => ({
      call: {
        FreezeRows: (rows: number) => void (sheet.frozenRows = rows),
        Unfreeze: () => void (sheet.frozenRows = 0),
      },
    }),
  },
});

const sheetsNode = (book: Book): HostNode => ({
  // From then on it is told of edits.
  call: { _RegisterDataChangedEvent: () => undefined, _UnregisterDataChangedEvent: () => undefined },
  items: () => book.sheets.map((sheet) => sheetNode(book, sheet)),
  item: (key: string) => sheetNode(book, book.sheet(key)),
  to: {
    GetItem: (key: string) => sheetNode(book, book.sheet(key)),
    GetItemOrNullObject: (key: string) => {
      const sheet = book.find(key);
      return sheet ? sheetNode(book, sheet) : null;
    },
    Add: (name: string | null) => {
      checkStructure(book);
      return sheetNode(book, book.add(name ?? undefined));
    },
    GetActiveWorksheet: () => sheetNode(book, book.active ?? book.sheet('')),
  },
});

const selectedNode = (book: Book, sheet: BookSheet): HostNode => {
  const range = rangeNode(book, sheet, book.selection);
  return { ...range, to: { ...range.to, Worksheet: () => sheetNode(book, sheet) } };
};

/** What a request starts from: the workbook and the application. */
export const rootNode = (book: Book): HostNode => ({
  to: {
    Worksheets: () => sheetsNode(book),
    Protection: () => ({ get: { Protected: () => book.isProtected } }),
    Tables: () => tablesNode(book, () => book.sheets),
    GetSelectedRange: () => selectedNode(book, book.active ?? book.sheet('')),
    'Microsoft.AppRuntime.AppRuntimeService': () => ({
      call: { SetAppRuntimeState: (state: string) => void (book.isPaneShown = state === 'Visible') },
    }),
    Application: () => ({
      call: { SuspendApiCalculationUntilNextSync: () => undefined },
      to: {
        CreateWorkbook: (base64: string) => ({ call: { Open: () => void book.created.push(base64) } }),
      },
    }),
  },
});
