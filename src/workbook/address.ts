import type { Area } from './port';

/** `0` → `A`, `26` → `AA`. */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** A cell's address: row 0, column 0 is `A1`. */
export const cellName = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

/** An area as a spreadsheet writes it: `A1:C4`. */
export const areaName = ({ row, column, rows, columns }: Area): string =>
  `${cellName(row, column)}:${cellName(row + rows - 1, column + columns - 1)}`;

/** `A` → `0`, `aa` → `26`. */
export const parseColumn = (letters: string): number =>
  Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Row and column of an address such as `$B$7`; `undefined` when it is none. */
export const parseCell = (address: string): { readonly row: number; readonly column: number } | undefined => {
  const found = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/.exec(address);
  if (found === null) return undefined;
  return { row: Number(found[2]) - 1, column: parseColumn(found[1] ?? '') };
};

/** The area of a reference such as `A1:C4` or `B2`. */
export const parseArea = (reference: string): Area | undefined => {
  const [from = '', to = from] = reference.split(':');
  const start = parseCell(from);
  const end = parseCell(to);
  if (start === undefined || end === undefined) return undefined;
  return { ...start, rows: end.row - start.row + 1, columns: end.column - start.column + 1 };
};

/** A sheet's name as formulas write it. */
export const quoteSheet = (name: string): string => `'${name.replace(/'/g, "''")}'`;
