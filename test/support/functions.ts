import type { Argument, Value } from '../../src/functions/spec';
import { callFunction } from '../../src/functions/table';
import type { Language } from '../../src/i18n/language';

/** A result as `warsheet call` prints it: a value, a row, or a table of rows. */
export function plain(value: Value): unknown {
  switch (value.kind) {
    case 'cell':
      return value.cell;
    case 'row':
      return value.row;
    case 'table':
      return value.rows;
  }
}

const rowsOf = (value: Value): readonly (readonly (string | number)[])[] =>
  value.kind === 'table' ? value.rows : [value.kind === 'row' ? value.row : [value.cell]];

/** The result of a function, a row each line, cells joined by `, `. */
export function linesOf(id: string, args: readonly Argument[], language: Language = 'en'): readonly string[] {
  const result = callFunction(id, args, language);
  if (!result.ok) throw new Error(result.error.message);
  return rowsOf(result.value).map((row) => row.join(', '));
}

/** The message of a function that must be a `#VALUE!`. */
export function messageOf(id: string, args: readonly Argument[], language: Language = 'en'): string {
  const result = callFunction(id, args, language);
  if (result.ok) throw new Error(`no error: ${JSON.stringify(result.value)}`);
  expect(result.error.code).toBe('#VALUE!');
  return result.error.message;
}
