import { err, ok, type Result } from '../engine/result';
import { functionFormula } from '../workbook/functionCell';
import { NOT_CALCULATED, type Area, type WorkbookPort } from '../workbook/port';

/** Longest text within a formula, and longest formula, that Excel takes. */
const MAX_TEXT = 255;
const MAX_FORMULA = 8192;

/** Where the upper left cell of a formula is to stand, and over how many cells it spills. */
export interface FormulaPlace extends Area {
  readonly sheet: string;
}

const textConstant = (text: string): string => `"${text.replace(/"/g, '""')}"`;

/** A value as a formula holds it; a long text in pieces, each as long as Excel takes. */
export const constant = (value: string | number): string =>
  typeof value === 'number'
    ? String(value)
    : (value.match(new RegExp(`[^]{1,${MAX_TEXT}}`, 'gu')) ?? ['']).map(textConstant).join('&');

/** Rows as an array constant of a formula; `undefined` where one holds a longer text than Excel takes there. */
export const arrayConstant = (rows: readonly (readonly (string | number)[])[]): string | undefined =>
  rows.flat().some((cell) => typeof cell === 'string' && cell.length > MAX_TEXT)
    ? undefined
    : `{${rows.map((row) => row.map(constant).join(',')).join(';')}}`;

/**
 * Enters a formula of ours where nothing stands yet, over all cells that it fills.
 * @param args as the formula holds them: `3`, `"semi"`, `{1,2;3,4}`; blank where one is left out.
 * @returns what takes it out again, or why it is not entered.
 */
export async function putFormula(
  port: WorkbookPort,
  { sheet, row, column, rows, columns }: FormulaPlace,
  id: string,
  args: readonly string[],
): Promise<Result<() => Promise<void>, 'not-blank' | 'too-long'>> {
  const formula = functionFormula(id, args);
  if (formula.length > MAX_FORMULA) return err('too-long');
  await port.outline();
  const [grid = []] = await port.values([sheet]);
  const cells = grid.slice(row, row + rows).flatMap((line) => line.slice(column, column + columns));
  if (cells.some((cell) => cell !== '')) return err('not-blank');
  await port.apply([
    { kind: 'cells', sheet, row, column, values: [[{ formula, value: NOT_CALCULATED, kind: 'dynamic' }]] },
  ]);
  return ok(() => port.apply([{ kind: 'cells', sheet, row, column, values: [['']] }]));
}
