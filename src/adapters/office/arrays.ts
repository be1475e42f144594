import type { Area, FormulaCell } from '../../workbook/port';
import type { CellCollector } from './cells';
import { areaOf, loadArea } from './look';
import type { Queue } from './request';

/** Some cell of a block belongs to an array formula. */
export type ArraysHint = boolean;

interface Place {
  readonly row: number;
  readonly column: number;
}

interface ArrayCell extends Place {
  readonly isArray: boolean;
  /** Cells the formula spills over. */
  readonly spill: Area | undefined;
}

/** Cells asked about in one request. */
const AT_ONCE = 1_000;

const askCells =
  (sheet: string, places: readonly Place[]): Queue<readonly ArrayCell[]> =>
  ({ workbook }) => {
    const asked = places.map((place) => {
      const cell = workbook.worksheets.getItem(sheet).getRangeByIndexes(place.row, place.column, 1, 1);
      return { place, cell: cell.load('savedAsArray'), spill: loadArea(cell.getSpillingToRangeOrNullObject()) };
    });
    return () =>
      asked.map(({ place, cell, spill }) => ({
        ...place,
        isArray: cell.savedAsArray,
        spill: spill.isNullObject ? undefined : areaOf(spill),
      }));
  };

/**
 * An array formula over several cells tells the same text in each of them; a formula that was copied does not, unless
 * it names fixed cells only. None of these cells can be overwritten alone, so in doubt it is one.
 */
const hasTwin = (formulas: CellCollector['formulas'], { row, column }: Place, formula: string): boolean =>
  [formulas[row - 1]?.[column], formulas[row + 1]?.[column], formulas[row]?.[column - 1], formulas[row]?.[column + 1]]
    .map((other) => other?.formula)
    .includes(formula);

/**
 * Finds out how the formulas of a sheet fill cells. Excel makes no difference any more between a formula that was
 * entered with Ctrl+Shift+Enter into one cell and one that is free to spill, so both are `dynamic` here.
 */
export const findKinds = async (
  ask: <T>(queue: Queue<T>) => Promise<T>,
  sheet: string,
  collector: CellCollector,
): Promise<void> => {
  const { formulas } = collector;
  const places = formulas.flatMap((cells, row) => cells.flatMap((cell, column) => (cell ? [{ row, column }] : [])));
  const found: ArrayCell[] = [];
  for (let from = 0; from < places.length; from += AT_ONCE)
    found.push(...(await ask(askCells(sheet, places.slice(from, from + AT_ONCE)))));
  const arrays = found.flatMap((cell) => {
    const formula = formulas[cell.row]?.[cell.column];
    return cell.isArray && formula ? [{ ...cell, formula }] : [];
  });
  const parts = arrays.filter((cell) => !cell.spill && hasTwin(formulas, cell, cell.formula.formula));
  for (const cell of arrays) setKind(formulas, cell, cell.formula, parts.includes(cell) ? 'part' : 'dynamic');
  for (const { spill, formula } of arrays)
    if (spill && spill.rows * spill.columns > 1) spread(collector, spill, formula);
};

const setKind = (
  formulas: CellCollector['formulas'],
  { row, column }: Place,
  formula: FormulaCell,
  kind: FormulaCell['kind'],
): void => {
  (formulas[row] ??= [])[column] = { ...formula, kind };
};

const spread = (collector: CellCollector, spill: Area, formula: FormulaCell): void => {
  for (let row = spill.row; row < spill.row + spill.rows; row++)
    for (let column = spill.column; column < spill.column + spill.columns; column++)
      setKind(collector.formulas, { row, column }, { ...formula, value: collector.valueAt(row, column) }, 'part');
};
