import {
  isFormula,
  type Area,
  type CellContent,
  type CellValue,
  type Change,
  type Formulas,
  type Grid,
  type NewSheet,
  type Outline,
  type TableInfo,
  type WorkbookPort,
} from '../../workbook/port';
import { afterDelete, afterInsert, endsAbove, grownBy } from '../areas';

/** A sheet as memory holds it: rows may be ragged, tables carry no sheet name of their own. */
export interface MemorySheet {
  readonly name: string;
  readonly hidden?: boolean;
  readonly cells: readonly (readonly CellContent[])[];
  readonly tables?: readonly { readonly name: string; readonly area: Area; readonly totalRow?: boolean }[];
}

interface Sheet {
  name: string;
  hidden: boolean;
  cells: CellContent[][];
  tables: TableInfo[];
}

const copySheet = (sheet: Sheet): Sheet => ({
  ...sheet,
  cells: sheet.cells.map((row) => [...row]),
  tables: [...sheet.tables],
});

const fromGiven = (given: MemorySheet): Sheet => ({
  name: given.name,
  hidden: given.hidden ?? false,
  cells: given.cells.map((row) => [...row]),
  tables: (given.tables ?? []).map(({ name, area, totalRow }) => ({
    name,
    sheet: given.name,
    area,
    totalRow: totalRow ?? false,
  })),
});

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const find = (sheets: readonly Sheet[], name: string): Sheet => {
  const sheet = sheets.find((each) => isSame(each.name, name));
  if (sheet === undefined) throw new Error(`There is no sheet “${name}”.`);
  return sheet;
};

const write = (sheet: Sheet, row: number, column: number, values: readonly (readonly CellContent[])[]): void => {
  values.forEach((line, down) => {
    while (sheet.cells.length <= row + down) sheet.cells.push([]);
    const cells = sheet.cells[row + down] ?? [];
    line.forEach((value, right) => {
      while (cells.length <= column + right) cells.push('');
      cells[column + right] = value;
    });
  });
};

const insertRows = (sheet: Sheet, change: Change & { kind: 'insert-rows' }): void => {
  const count = change.values.length;
  if (sheet.cells.length > change.row) {
    sheet.cells.splice(change.row, 0, ...Array.from({ length: count }, (): CellContent[] => []));
  }
  write(sheet, change.row, change.column, change.values);
  sheet.tables = sheet.tables.map((table) => {
    const isAppended = table.name === change.table && endsAbove(table.area, change.row);
    const area = isAppended ? grownBy(table.area, count) : afterInsert(table.area, change.row, count);
    return { ...table, area };
  });
};

const deleteRows = (sheet: Sheet, row: number, rows: number): void => {
  sheet.cells.splice(row, rows);
  sheet.tables = sheet.tables.flatMap((table) => {
    const area = afterDelete(table.area, row, rows);
    return area === undefined ? [] : [{ ...table, area }];
  });
};

const build = (made: NewSheet): Sheet => {
  const sheet: Sheet = { name: made.name, hidden: made.hidden, cells: [], tables: [] };
  write(
    sheet,
    0,
    0,
    made.cells.map((row) => row.map((cell) => cell.value)),
  );
  for (const table of made.tables) {
    write(sheet, table.row, table.column, [table.columns.map((column) => column.header), ...table.rows]);
    // Excel knows no table without a row below its header.
    const rows = 1 + Math.max(1, table.rows.length);
    const area = { row: table.row, column: table.column, rows, columns: table.columns.length };
    sheet.tables.push({ name: table.name, sheet: made.name, area, totalRow: false });
  }
  return sheet;
};

const putSheet = (sheets: Sheet[], made: NewSheet): void => {
  const index = sheets.findIndex((each) => isSame(each.name, made.name));
  const sheet = build(made);
  if (index < 0) sheets.push(sheet);
  else sheets[index] = sheet;
};

const applyOne = (sheets: Sheet[], change: Change): void => {
  switch (change.kind) {
    case 'cells':
      write(find(sheets, change.sheet), change.row, change.column, change.values);
      break;
    case 'insert-rows':
      insertRows(find(sheets, change.sheet), change);
      break;
    case 'delete-rows':
      deleteRows(find(sheets, change.sheet), change.row, change.rows);
      break;
    case 'put-sheet':
      putSheet(sheets, change.sheet);
      break;
    case 'remove-sheet':
      sheets.splice(sheets.indexOf(find(sheets, change.sheet)), 1);
      break;
  }
};

/** Length without the blanks (as `isBlank` has it) at the end. */
const usedLength = <T>(items: readonly T[], isBlank: (item: T) => boolean): number => {
  let length = items.length;
  while (length > 0 && isBlank(items[length - 1] as T)) length--;
  return length;
};

const valueOf = (content: CellContent): CellValue => (isFormula(content) ? content.value : content);

const toGrid = (sheet: Sheet): Grid => {
  const widths = sheet.cells.map((row) => usedLength(row, (content) => valueOf(content) === ''));
  const height = usedLength(widths, (width) => width === 0);
  const width = Math.max(0, ...widths);
  return sheet.cells
    .slice(0, height)
    .map((row) => Array.from({ length: width }, (_, column) => valueOf(row[column] ?? '')));
};

const toFormulas = (sheet: Sheet): Formulas =>
  sheet.cells.map((row) => row.map((content) => (isFormula(content) ? content : undefined)));

/** A workbook in plain memory. It keeps values, formulas (calculating none), sheets and tables; looks, notes and validation it forgets. */
export const makeMemoryWorkbook = (given: readonly MemorySheet[] = []): WorkbookPort => {
  let sheets = given.map(fromGiven);
  return {
    outline: (): Promise<Outline> =>
      Promise.resolve({
        sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
        tables: sheets.flatMap((sheet) => sheet.tables),
      }),
    values: async (names) => names.map((name) => toGrid(find(sheets, name))),
    formulas: async (names) => names.map((name) => toFormulas(find(sheets, name))),
    apply: async (changes) => {
      // A copy is changed and taken over at the end: a change that throws leaves everything as it was.
      const next = sheets.map(copySheet);
      for (const change of changes) applyOne(next, change);
      sheets = next;
    },
  };
};
