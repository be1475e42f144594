import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import type { FunctionProblemCode } from '../i18n/functions';
import type { Problem } from '../engine/problem';
import { normalizeLabel } from '../workbook/names';
import type { Labels } from '../workbook/schema/language';
import { allLabels, shownLabels } from '../workbook/schema/language';
import type { Argument, Scalar } from './spec';
import { rowsOf, textOf } from './values';

/** A profile's fields in positional order (contract), with the labels that name them. */
export type ProfileShape<Field extends string> = Readonly<Record<Field, Labels>>;

/** The cells of a profile by field; a blank or absent one is missing. */
export type ProfileCells<Field extends string> = Readonly<Partial<Record<Field, Scalar>>>;

type Read<Field extends string> = Result<ProfileCells<Field>, Problem<FunctionProblemCode>>;

const isBlank = (value: Scalar | undefined): boolean => value === undefined || value === null || textOf(value) === '';

/** Rows and columns that are wholly blank at the end of a range do not count. */
function trimmed(rows: readonly (readonly Scalar[])[]): readonly (readonly Scalar[])[] {
  const filled = rows.filter((row) => !row.every(isBlank));
  const width = Math.max(
    0,
    ...filled.map((row) => row.length - [...row].reverse().findIndex((cell) => !isBlank(cell))),
  );
  return filled.map((row) => row.slice(0, width));
}

/**
 * Reads a profile from a range in any of the contract's three shapes: header row and data row, label and value
 * columns, or one row in positional order.
 * @param positions the fields of the third shape, in order.
 */
export function readProfile<Field extends string>(
  argument: Argument,
  shape: ProfileShape<Field>,
  positions: readonly Field[],
): Read<Field> {
  const rows = trimmed(rowsOf(argument));
  const fields = Object.keys(shape) as Field[];
  const fieldOf = (label: Scalar | undefined): Field | undefined => {
    const wanted = normalizeLabel(textOf(label ?? null));
    return wanted === ''
      ? undefined
      : fields.find((f) => allLabels(shape[f]).some((l) => normalizeLabel(l) === wanted));
  };
  const collect = (pairs: readonly (readonly [Scalar | undefined, Scalar | undefined])[]): Read<Field> => {
    const cells: Partial<Record<Field, Scalar>> = {};
    for (const [label, value] of pairs) {
      const field = fieldOf(label);
      if (!field) continue;
      if (field in cells) return err(problem('field-twice', { label: textOf(label ?? null) }));
      cells[field] = value ?? null;
    }
    return ok(cells);
  };

  const labelled = (): Read<Field> => {
    const [third] = rows.flatMap((row) => row.slice(2).filter((cell) => !isBlank(cell)));
    if (third !== undefined) return err(problem('profile-third-value', { value: textOf(third) }));
    return collect(rows.map(([label, value]) => [label, value]));
  };
  const [head = [], data = []] = rows;
  if (rows.length === 1) return positional(head, positions, shape);
  const isLabel = (cell: Scalar | undefined): boolean => fieldOf(cell) !== undefined;
  const labelsLeft = rows.every(([label]) => isLabel(label)) && !isLabel(head[1]);
  if (rows.length === 2 && !labelsLeft && (head.length !== 2 || head.every(isLabel))) {
    return collect(head.map((label, i) => [label, data[i]]));
  }
  if (head.length === 2 || labelsLeft) return labelled();
  return err(problem('profile-shape', { rows: rows.length, columns: head.length }));
}

function positional<Field extends string>(
  row: readonly Scalar[],
  positions: readonly Field[],
  shape: ProfileShape<Field>,
): Read<Field> {
  if (row.length > positions.length)
    return err(problem('profile-too-long', { columns: row.length, most: positions.length }));
  if (row.length < 2) {
    const order = positions.map((field) => shownLabels(shape[field]).split(' / ')[0] ?? field).join(', ');
    return err(problem('profile-one-cell', { value: textOf(row[0] ?? null), order }));
  }
  const cells: Partial<Record<Field, Scalar>> = {};
  row.forEach((cell, i) => {
    const field = positions[i];
    if (field !== undefined) cells[field] = cell;
  });
  return ok(cells);
}
