import { areaName, columnName } from '../../workbook/address';
import type { CellValue, NewSheet, NewTable } from '../../workbook/port';
import { TABLE_STYLE } from '../looks';
import { dressSteps } from './dress';
import { areaOfTable } from './shape';
import { byPieces, sheetOf, small, type Step } from './step';
import { entered, GENERAL, isMistakable, TEXT } from './texts';

/** Leaves nothing of a sheet but its name and place, so that formulas elsewhere go on meaning it. */
const clearSteps = (name: string, tables: readonly string[]): readonly Step[] => [
  small((workbook) => {
    const sheet = sheetOf(workbook, name);
    for (const table of tables) sheet.tables.getItem(table).convertToRange();
    const all = sheet.getRange();
    all.clear('All');
    all.dataValidation.clear();
    all.format.useStandardWidth = true;
    sheet.freezePanes.unfreeze();
  }),
];

/** All cells of a sheet from A1; `undefined` where nothing goes. */
const matrixOf = (sheet: NewSheet): readonly (readonly CellValue[])[] => {
  const rows: CellValue[][] = [];
  let width = 0;
  const put = (row: number, column: number, value: CellValue): void => {
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    while (cells.length <= column) cells.push('');
    cells[column] = value;
    width = Math.max(width, column + 1);
  };
  sheet.cells.forEach((cells, row) => cells.forEach(({ value }, column) => put(row, column, value)));
  for (const { row, column, columns, rows: values } of sheet.tables)
    [columns.map(({ header }) => header), ...values].forEach((cells, down) =>
      cells.forEach((value, right) => put(row + down, column + right, value)),
    );
  for (const cells of rows) while (cells.length < width) cells.push('');
  return rows;
};

const textColumns = ({ column, columns }: NewTable): readonly number[] =>
  columns.flatMap(({ text }, right) => (text ? [column + right] : []));

/** The format that a cell of a new sheet needs, in a column of text or of any kind. */
const formatOf = (value: CellValue, usual: string): string => {
  if (value === '') return usual;
  if (typeof value !== 'string' || value.startsWith("'")) return GENERAL;
  return isMistakable(value) ? TEXT : usual;
};

interface Run {
  readonly column: number;
  readonly row: number;
  rows: number;
  readonly format: string;
}

/** Cells whose format is not that of their column, as runs down each column. */
const formatRuns = (formats: readonly (readonly string[])[], usual: (column: number) => string): readonly Run[] => {
  const runs: Run[] = [];
  for (let column = 0; column < (formats[0]?.length ?? 0); column++) {
    let last: Run | undefined;
    formats.forEach((cells, row) => {
      const format = cells[column] ?? GENERAL;
      if (format === usual(column)) last = undefined;
      else if (last?.format === format) last.rows += 1;
      else runs.push((last = { column, row, rows: 1, format }));
    });
  }
  return runs;
};

/** The formats of the cells, then what goes into them. */
const cellSteps = (sheet: NewSheet): readonly Step[] => {
  const matrix = matrixOf(sheet);
  const texts = new Set(sheet.tables.flatMap(textColumns));
  const usual = (column: number): string => (texts.has(column) ? TEXT : GENERAL);
  const formats = matrix.map((cells) => cells.map((value, column) => formatOf(value, usual(column))));
  const all = (range: Excel.Range, format: string): void => {
    // One format for all cells; the types know a matrix only.
    range.numberFormat = format as unknown as string[][];
  };
  return [
    ...[...texts].map((column) =>
      // So that a row typed below the table keeps `1-2` as it is, too.
      small((workbook) => {
        const name = columnName(column);
        all(sheetOf(workbook, sheet.name).getRange(`${name}:${name}`), TEXT);
      }),
    ),
    ...formatRuns(formats, usual).map(({ row, column, rows, format }) =>
      small((workbook) => all(sheetOf(workbook, sheet.name).getRangeByIndexes(row, column, rows, 1), format)),
    ),
    ...byPieces(
      matrix.map((cells, row) => cells.map((value, column) => entered(value, formats[row]?.[column] ?? GENERAL))),
      (workbook, rows, first) => {
        const range = sheetOf(workbook, sheet.name).getRangeByIndexes(first, 0, rows.length, rows[0]?.length ?? 0);
        range.values = rows as (string | number | boolean)[][];
      },
    ),
  ];
};

const tableSteps = (sheet: NewSheet): readonly Step[] =>
  sheet.tables.map((made) =>
    small((workbook) => {
      const table = sheetOf(workbook, sheet.name).tables.add(areaName(areaOfTable(made)), true);
      table.name = made.name;
      table.style = TABLE_STYLE;
      table.showBandedRows = false;
    }),
  );

/**
 * Puts a sheet in place of the one of its name, or adds it. Whether it is seen is settled at the end of all changes.
 * @param tables those of the sheet that is there; `undefined`: none is there.
 */
export const putSheetSteps = (sheet: NewSheet, tables: readonly string[] | undefined): readonly Step[] => [
  ...(tables ? clearSteps(sheet.name, tables) : [small(({ worksheets }) => void worksheets.add(sheet.name))]),
  ...cellSteps(sheet),
  ...tableSteps(sheet),
  ...dressSteps(sheet),
];
