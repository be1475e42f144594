import { type CellValue } from './port';

/** A custom function in a sheet of a new file: the cell it stands in, and what it gave from there on. */
export interface FunctionCell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  /** As a file keeps it, `=` first. */
  readonly formula: string;
  readonly values: readonly (readonly CellValue[])[];
}

/**
 * A call of one of the add-in's functions as Excel itself keeps it in a file. In the form in which it is typed,
 * `=GM.ROLL(…)`, Excel would show `#NAME?` until the cell is entered again.
 */
export const functionFormula = (id: string, args: readonly string[]): string => `=_xldudf_GM_${id}(${args.join(',')})`;
