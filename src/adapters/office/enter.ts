import { isFormula, type CellContent } from '../../workbook/port';
import { byPieces, sheetOf, type Step } from './step';
import { entered, formatFor, GENERAL } from './texts';

/** A block of cells. */
export interface Contents {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly values: readonly (readonly CellContent[])[];
}

/** Number formats as they are, row by row. */
export type Formats = readonly (readonly string[])[];

const rangeOf = (
  workbook: Excel.Workbook,
  { sheet, column }: Contents,
  row: number,
  rows: readonly (readonly unknown[])[],
): Excel.Range => sheetOf(workbook, sheet).getRangeByIndexes(row, column, rows.length, rows[0]?.length ?? 0);

/** Sets number formats where they are not `null`. */
const formatSteps = (contents: Contents, formats: readonly (readonly (string | null)[])[]): readonly Step[] =>
  formats.every((row) => row.every((format) => format === null))
    ? []
    : byPieces(formats, (workbook, rows, first) => {
        rangeOf(workbook, contents, contents.row + first, rows).numberFormat = rows as string[][];
      });

/**
 * Enters contents into cells whose formats are known: they keep them where the content stays what it is in them; a text
 * that Excel would take for something else becomes a cell of text first.
 */
export const enterSteps = (contents: Contents, formats: Formats): readonly Step[] => {
  const at = (down: number, right: number): string => formats[down]?.[right] ?? GENERAL;
  const changed = contents.values.map((row, down) => row.map((content, right) => formatFor(content, at(down, right))));
  const what = contents.values.map((row, down) =>
    row.map((content, right) => entered(content, changed[down]?.[right] ?? at(down, right))),
  );
  return [
    ...formatSteps(contents, changed),
    ...byPieces(what, (workbook, rows, first) => {
      const range = rangeOf(workbook, contents, contents.row + first, rows);
      // Excel takes constants among formulas; in `values` a formula's text would do as well, but says less.
      if (contents.values.some((row) => row.some(isFormula))) range.formulas = rows as (string | number | boolean)[][];
      else range.values = rows as (string | number | boolean)[][];
    }),
  ];
};

/** Puts contents and formats back as they were. */
export const putBackSteps = (contents: Contents, formats: Formats): readonly Step[] => {
  const plain = formats.map((row) => row.map(() => GENERAL));
  return [
    // Entered as into plain cells, so that the format of text hides no formula and shows no apostrophe.
    ...formatSteps(contents, plain),
    ...byPieces(
      contents.values.map((row) => row.map((content) => entered(content, GENERAL))),
      (workbook, rows, first) => {
        rangeOf(workbook, contents, contents.row + first, rows).formulas = rows as (string | number | boolean)[][];
      },
    ),
    ...formatSteps(contents, formats),
  ];
};
