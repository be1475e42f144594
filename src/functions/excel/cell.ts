import type { Result } from '../../engine/result';
import { ok } from '../../engine/result';
import type { Language } from '../../i18n/language';
import type { Argument, Value } from '../spec';
import type { FunctionError } from '../table';
import { callFunction } from '../table';

export type Matrix = readonly (readonly (string | number)[])[];

/** A value as Excel spills it. */
function matrixOf(value: Value): Matrix {
  switch (value.kind) {
    case 'cell':
      return [[value.cell]];
    case 'row':
      return [value.row];
    case 'table':
      return value.rows;
  }
}

/** What a formula in a cell gives. */
export function callFromCell(id: string, args: readonly Argument[], language: Language): Result<Matrix, FunctionError> {
  const result = callFunction(id, args, language);
  return result.ok ? ok(matrixOf(result.value)) : result;
}
