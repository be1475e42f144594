import { areaName, parseArea, parseColumn, quoteSheet } from '../../../src/workbook/address';
import type { Area } from '../../../src/workbook/port';
import { afterDelete, afterInsert } from '../../../src/adapters/areas';
import { cellOf, hasValue, HostError, peek, usedArea, type Book, type BookCell, type BookSheet } from './book';
import type { HostNode } from './node';

const [LAST_ROW, LAST_COLUMN] = [1_048_576, 16_384];

/** A range's address, whole columns (`A:C`) and rows (`2:5`) included. */
export const areaOf = (address: string): Area => {
  const plain = address.replace(/^.*!/, '').replace(/\$/g, '');
  const columns = /^([A-Z]{1,3}):([A-Z]{1,3})$/i.exec(plain);
  if (columns) {
    const [from, to] = [parseColumn(columns[1] ?? ''), parseColumn(columns[2] ?? '')];
    return { row: 0, column: from, rows: LAST_ROW, columns: to - from + 1 };
  }
  const rows = /^(\d+):(\d+)$/.exec(plain);
  if (rows) {
    const [from, to] = [Number(rows[1]), Number(rows[2])];
    return { row: from - 1, column: 0, rows: to - from + 1, columns: LAST_COLUMN };
  }
  const area = parseArea(plain);
  if (area === undefined) throw new HostError('InvalidArgument', `“${address}” is no address.`);
  return area;
};

export const WHOLE_SHEET: Area = { row: 0, column: 0, rows: LAST_ROW, columns: LAST_COLUMN };

const isWholeRows = ({ columns }: Area): boolean => columns === LAST_COLUMN;

/** Cells of an area that Excel gives back whole; a request for more would be refused there too. */
const MOST_CELLS = 5_000_000;

const read = (sheet: BookSheet, area: Area, what: (cell: BookCell | undefined) => unknown): unknown => {
  // Above that Excel on the web answers null.
  if (area.rows * area.columns > MOST_CELLS) return null;
  return Array.from({ length: area.rows }, (_, down) =>
    Array.from({ length: area.columns }, (__, right) => what(peek(sheet, area.row + down, area.column + right))),
  );
};

/** Does something to each cell of an area that is there; whole rows and columns have a billion that are not. */
const eachThere = (sheet: BookSheet, area: Area, act: (cell: BookCell) => void): void => {
  sheet.rows.forEach((cells, row) => {
    if (row < area.row || row >= area.row + area.rows) return;
    cells.forEach((cell, column) => {
      if (cell && column >= area.column && column < area.column + area.columns) act(cell);
    });
  });
};

/** Most cells that are made when a whole area is dressed; further ones are taken to be blank for ever. */
const DRESSED_ROWS = 2_000;

const each = (sheet: BookSheet, area: Area, act: (cell: BookCell, down: number, right: number) => void): void => {
  for (let down = 0; down < Math.min(area.rows, DRESSED_ROWS); down++)
    for (let right = 0; right < Math.min(area.columns, 100); right++)
      act(cellOf(sheet, area.row + down, area.column + right), down, right);
};

const checkWritable = (sheet: BookSheet): void => {
  if (sheet.isProtected) throw new HostError('AccessDenied', "You can't change a protected sheet.");
};

const matrix = (area: Area, given: unknown): readonly (readonly unknown[])[] => {
  if (!Array.isArray(given)) return Array.from({ length: area.rows }, () => Array(area.columns).fill(given));
  const rows = given as readonly (readonly unknown[])[];
  if (rows.length !== area.rows || rows.some((row) => row.length !== area.columns))
    throw new HostError('InvalidArgument', 'The rows and columns of the input do not match those of the range.');
  return rows;
};

const insertRows = (sheet: BookSheet, { row, rows }: Area): void => {
  checkWritable(sheet);
  if (sheet.rows.length > row) {
    const above = sheet.rows[row - 1] ?? [];
    // New rows take the formats of the row above.
    const fresh = Array.from({ length: rows }, () =>
      above.map((cell) => cell && { ...structuredClone(cell), value: '' as const, formula: null, isArray: false }),
    );
    sheet.rows.splice(row, 0, ...fresh);
  }
  sheet.tables = sheet.tables.map((table) => ({ ...table, area: afterInsert(table.area, row, rows) }));
};

const deleteRows = (sheet: BookSheet, { row, rows }: Area): void => {
  checkWritable(sheet);
  sheet.rows.splice(row, rows);
  sheet.tables = sheet.tables.flatMap((table) => {
    const area = afterDelete(table.area, row, rows);
    return area === undefined ? [] : [{ ...table, area }];
  });
};

/** One of three answers for many cells: all, none, or `null` where they differ. */
const mixed = (sheet: BookSheet, area: Area, holds: (cell: BookCell) => boolean): boolean | null => {
  let [yes, all] = [0, 0];
  eachThere(sheet, area, (cell) => {
    if (!hasValue(cell)) return;
    all += 1;
    if (holds(cell)) yes += 1;
  });
  return yes === 0 ? false : yes === all ? true : null;
};

const spillOf = (book: Book, sheet: BookSheet, area: Area): HostNode | null => {
  const formula = peek(sheet, area.row, area.column)?.formula ?? '';
  const spill = book.results.get(formula)?.spill;
  return spill ? rangeNode(book, sheet, { ...area, ...spill }) : null;
};

const looksNode = (sheet: BookSheet, area: Area, prefix: string): HostNode => ({
  set: new Proxy(
    {},
    {
      get: (_, name: string) => (value: unknown) => {
        if (name === 'ColumnWidth')
          for (let right = 0; right < area.columns; right++) sheet.widths.set(area.column + right, Number(value));
        else if (name === 'UseStandardWidth') sheet.widths.clear();
        else each(sheet, area, (cell) => void (cell.looks[prefix + name] = value));
      },
    },
  ),
  to: {
    Fill: () => looksNode(sheet, area, 'Fill.'),
    Font: () => looksNode(sheet, area, 'Font.'),
  },
});

const validationNode = (sheet: BookSheet, area: Area): HostNode => ({
  set: new Proxy(
    {},
    { get: (_, name: string) => (value: unknown) => each(sheet, area, (cell) => void (cell.validation[name] = value)) },
  ),
  call: { Clear: () => eachThere(sheet, area, (cell) => void (cell.validation = {})) },
});

/** Areas of the cells that `counts`, row by row. */
const areasWith = (sheet: BookSheet, within: Area, counts: (cell: BookCell) => boolean): Area[] => {
  const areas: Area[] = [];
  sheet.rows.forEach((cells, row) => {
    if (row < within.row || row >= within.row + within.rows) return;
    cells.forEach((cell, column) => {
      if (!cell || !counts(cell)) return;
      const last = areas[areas.length - 1];
      if (last && last.row === row && last.column + last.columns === column)
        areas[areas.length - 1] = { ...last, columns: last.columns + 1 };
      else areas.push({ row, column, rows: 1, columns: 1 });
    });
  });
  return areas;
};

const special = (book: Book, sheet: BookSheet, area: Area, type: string, values?: string): HostNode | null => {
  const isError = (cell: BookCell): boolean => typeof cell.value === 'string' && /^#[A-Z/0]+[!?]?$/.test(cell.value);
  const wanted = (cell: BookCell): boolean => {
    if (!hasValue(cell) || (cell.formula !== null) !== (type === 'Formulas')) return false;
    return values !== 'Errors' || isError(cell);
  };
  const areas = areasWith(sheet, area, wanted);
  return areas.length === 0 ? null : areasNode(book, sheet, areas);
};

/** Several ranges of one sheet. */
export const areasNode = (book: Book, sheet: BookSheet, areas: readonly Area[]): HostNode => ({
  set: {
    NumberFormat: (format: unknown) =>
      areas.forEach((area) => rangeNode(book, sheet, area).set?.['NumberFormat']?.(format)),
  },
  to: {
    Areas: () => ({ items: () => areas.map((area) => rangeNode(book, sheet, area)) }),
    Format: () => allOf(areas.map((area) => looksNode(sheet, area, ''))),
  },
});

/** One node for many that are treated alike. */
const allOf = (nodes: readonly HostNode[]): HostNode => ({
  set: new Proxy({}, { get: (_, name: string) => (value: unknown) => nodes.forEach((n) => n.set?.[name]?.(value)) }),
  to: new Proxy({}, { get: (_, name: string) => () => allOf(nodes.flatMap((n) => n.to?.[name]?.() ?? [])) }),
});

const bounding = (area: Area, other: HostNode | string): Area => {
  const at = (name: string): number => Number((other as HostNode).get?.[name]?.());
  const that =
    typeof other === 'string'
      ? areaOf(other)
      : { row: at('RowIndex'), column: at('ColumnIndex'), rows: at('RowCount'), columns: at('ColumnCount') };
  const [row, column] = [Math.min(area.row, that.row), Math.min(area.column, that.column)];
  return {
    ...{ row, column },
    rows: Math.max(area.row + area.rows, that.row + that.rows) - row,
    columns: Math.max(area.column + area.columns, that.column + that.columns) - column,
  };
};

const formatAll = (sheet: BookSheet, area: Area, format: string): void => {
  const isWhole = area.rows === LAST_ROW;
  for (let right = 0; isWhole && right < area.columns; right++) sheet.columnFormats.set(area.column + right, format);
  (isWhole ? eachThere : each)(sheet, area, (cell) => void (cell.format = format));
};

/** A range of a sheet. */
export const rangeNode = (book: Book, sheet: BookSheet, area: Area): HostNode => {
  const enter = (given: unknown): void => {
    checkWritable(sheet);
    matrix(area, given).forEach((cells, down) =>
      cells.forEach((what, right) => book.enter(sheet, area.row + down, area.column + right, what)),
    );
  };
  return {
    get: {
      Address: () => `${quoteSheet(sheet.name)}!${areaName(area)}`,
      RowIndex: () => area.row,
      ColumnIndex: () => area.column,
      RowCount: () => area.rows,
      ColumnCount: () => area.columns,
      Values: () => read(sheet, area, (cell) => cell?.value ?? ''),
      Formulas: () => read(sheet, area, (cell) => cell?.formula ?? cell?.value ?? ''),
      NumberFormat: () => read(sheet, area, (cell) => cell?.format ?? 'General'),
      SavedAsArray: () => mixed(sheet, area, ({ isArray }) => isArray),
      HasSpill: () => mixed(sheet, area, ({ formula }) => book.results.get(formula ?? '')?.spill !== undefined),
    },
    set: {
      Values: enter,
      Formulas: enter,
      NumberFormat: (given: unknown) => {
        checkWritable(sheet);
        if (!Array.isArray(given)) formatAll(sheet, area, String(given));
        else
          matrix(area, given).forEach((formats, down) =>
            formats.forEach((format, right) => {
              if (format !== null) cellOf(sheet, area.row + down, area.column + right).format = String(format);
            }),
          );
      },
      FormulaArray: (formula: string) => {
        checkWritable(sheet);
        book.enter(sheet, area.row, area.column, formula);
        cellOf(sheet, area.row, area.column).isArray = true;
      },
    },
    call: {
      Clear: () => {
        checkWritable(sheet);
        if (area.rows === LAST_ROW) sheet.columnFormats.clear();
        eachThere(sheet, area, (cell) =>
          Object.assign(cell, { value: '', formula: null, isArray: false, format: 'General', looks: {} }),
        );
      },
      _ValidateArraySize: (rows: number, columns: number) => {
        if (rows !== area.rows || columns !== area.columns)
          throw new HostError('InvalidArgument', 'The rows and columns of the input do not match those of the range.');
      },
      Delete: () => deleteRows(sheet, area),
      Select: () => Object.assign(book, { active: sheet, selection: area }),
    },
    to: {
      Insert: () => {
        if (!isWholeRows(area)) throw new HostError('InvalidArgument', 'Only whole rows are inserted here.');
        insertRows(sheet, area);
        return rangeNode(book, sheet, area);
      },
      // The library itself cuts long arrays into bands of rows.
      GetRow: (down: number) => rangeNode(book, sheet, { ...area, row: area.row + down, rows: 1 }),
      GetBoundingRect: (other: HostNode | string) => rangeNode(book, sheet, bounding(area, other)),
      GetResizedRange: (rows: number, columns: number) =>
        rangeNode(book, sheet, { ...area, rows: area.rows + rows, columns: area.columns + columns }),
      Format: () => looksNode(sheet, area, ''),
      DataValidation: () => validationNode(sheet, area),
      GetSpecialCellsOrNullObject: (type: string, values?: string) => special(book, sheet, area, type, values),
      GetSpillingToRangeOrNullObject: () => spillOf(book, sheet, area),
    },
  };
};

/** The used range; `undefined` where a sheet is empty. */
export const usedRange = (book: Book, sheet: BookSheet, valuesOnly: boolean): HostNode | null => {
  const counts = (cell: BookCell): boolean =>
    hasValue(cell) || (!valuesOnly && (cell.format !== 'General' || Object.keys(cell.looks).length > 0));
  const area = usedArea(sheet, counts);
  return area === undefined ? null : rangeNode(book, sheet, area);
};
