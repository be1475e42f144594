import type { CellValue } from '../../workbook/port';
import { askNames } from './look';
import type { Ask } from './read';
import type { Queue } from './request';
import { sheetOf } from './step';
import { withNamespace } from './texts';

/** Cells of a sheet that stand together. */
interface Entries {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  /** `null`: the cell is left alone. */
  readonly formulas: readonly (readonly (string | null)[])[];
}

const UNKNOWN_NAME = '#NAME?';

/** A function of ours, also as a file names it that was saved without the add-in. */
const OURS = /(?:^|[^\w.])(?:GM\.|_xldudf_GM_)\w/i;

/** Formulas of ours that Excel did not know when it opened the workbook. */
const askUnknown =
  (sheets: readonly string[]): Queue<readonly Entries[]> =>
  ({ workbook }) => {
    const found = sheets.map((sheet) => {
      const errors = sheetOf(workbook, sheet).getRange().getSpecialCellsOrNullObject('Formulas', 'Errors');
      return errors.areas.load('items/rowIndex,items/columnIndex,items/values,items/formulas');
    });
    return () =>
      found.flatMap((areas, i) =>
        areas.isNullObject
          ? []
          : areas.items.map(({ rowIndex, columnIndex, values, formulas }) => ({
              ...{ sheet: sheets[i] ?? '', row: rowIndex, column: columnIndex },
              formulas: (formulas as CellValue[][]).map((cells, down) =>
                cells.map((formula, right) => {
                  const isOurs = values[down]?.[right] === UNKNOWN_NAME && OURS.test(String(formula));
                  return isOurs ? withNamespace(String(formula)) : null;
                }),
              ),
            })),
      );
  };

const enterAll =
  (entries: readonly Entries[]): Queue<void> =>
  ({ workbook }) => {
    for (const { sheet, row, column, formulas } of entries) {
      const range = sheetOf(workbook, sheet).getRangeByIndexes(row, column, formulas.length, formulas[0]?.length ?? 0);
      range.formulas = formulas as string[][];
    }
    return () => undefined;
  };

/**
 * Enters formulas with our functions again that show `#NAME?`: Excel calculates those on opening before it knows the
 * functions, and does not try again by itself.
 * @returns how many there were.
 */
export const reenterFunctions = async (ask: Ask): Promise<number> => {
  const { sheets } = await ask(askNames);
  const entries = await ask(askUnknown(sheets.map(({ name }) => name)));
  const ours = entries.filter(({ formulas }) => formulas.flat().some((formula) => formula !== null));
  if (ours.length > 0) await ask(enterAll(ours));
  return ours.reduce((sum, { formulas }) => sum + formulas.flat().filter((formula) => formula !== null).length, 0);
};
