import type { Argument, Scalar } from '../../src/functions/spec';
import { parseArea, parseCell } from '../../src/workbook/address';

/** The cells that examples of a page look at: rows from 1, columns from A. */
export type Cells = readonly (readonly (string | number)[])[];

/** How formulas are written in a language: what stands between arguments, and in a number. */
export interface Writing {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}

/** Pieces between separators that stand outside of texts. */
function split(text: string, separator: string): string[] {
  const pieces = [''];
  let isText = false;
  for (const letter of text) {
    if (letter === '"') isText = !isText;
    if (letter === separator && !isText) pieces.push('');
    else pieces[pieces.length - 1] += letter;
  }
  return pieces.map((piece) => piece.trim());
}

const valueAt = (cells: Cells, row: number, column: number): Scalar => {
  const value = cells[row]?.[column] ?? '';
  return value === '' ? null : value;
};

function argument(text: string, cells: Cells, { decimal }: Writing): Argument {
  if (text === '') return null;
  const [, quoted] = /^"(.*)"$/su.exec(text) ?? [];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  const cell = parseCell(text);
  if (cell) return valueAt(cells, cell.row, cell.column);
  const area = parseArea(text);
  if (area)
    return Array.from({ length: area.rows }, (_, down) =>
      Array.from({ length: area.columns }, (__, right) => valueAt(cells, area.row + down, area.column + right)),
    );
  const number = Number(text.replace(decimal, '.'));
  if (Number.isNaN(number)) throw new Error(`${text} is no argument.`);
  return number;
}

/** Reads `=GM.ROLL("2d6"; A1)` as a call of a function; texts, numbers, cells and ranges are arguments. */
export function readFormula(formula: string, cells: Cells, writing: Writing): { id: string; args: Argument[] } {
  const [, id = '', inside = ''] = /^=GM\.(\w+)\((.*)\)$/su.exec(formula) ?? [];
  if (id === '') throw new Error(`${formula} is no call of ours.`);
  return { id, args: split(inside, writing.separator).map((text) => argument(text, cells, writing)) };
}
