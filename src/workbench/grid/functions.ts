import { BooleanNumber } from '@univerjs/core';
import { FunctionType } from '@univerjs/engine-formula';
import type { FUniver } from '@univerjs/core/facade';
import { calculateNow } from '../../functions/excel/cell';
import type { FunctionSpec } from '../../functions/spec';
import { FUNCTIONS, type FunctionError } from '../../functions/table';
import { FUNCTION_HELP } from '../../i18n/functionHelp';
import { ARGUMENT_WORDS } from '../../i18n/functions';
import type { Language } from '../../i18n/language';

/** Where a formula stands, as the grid tells its functions. */
interface Place {
  readonly subUnitId?: string | null;
  readonly row: number;
  readonly column: number;
}

/** An error that one of our functions gave. */
export interface FunctionFailure extends FunctionError {
  readonly id: string;
}

/** Messages of the cells that show an error of ours, by {@link placeKey}. */
export type Failures = Map<string, FunctionFailure>;

export const placeKey = (sheet: string, row: number, column: number): string => `${sheet} ${row} ${column}`;

/** The grid hands over what is left out as `undefined`, and a single cell as a range of one. */
const given = (args: readonly unknown[]): readonly unknown[] =>
  args.map((arg) => {
    const [line, ...others] = Array.isArray(arg) ? (arg as unknown[][]) : [];
    return line?.length === 1 && others.length === 0 ? (line[0] ?? null) : (arg ?? null);
  });

/**
 * Calculates one cell. A function that threw would empty the whole calculation, so an error is shown as its text, and
 * its message is kept for whoever looks at the cell.
 */
const calculate = (
  spec: FunctionSpec,
  args: readonly unknown[],
  language: Language,
  place: Place,
  failures: Failures,
): unknown => {
  const outcome = calculateNow(spec, given(args), language);
  const key = placeKey(place.subUnitId ?? '', place.row, place.column);
  if (outcome.ok) {
    failures.delete(key);
    return outcome.value;
  }
  failures.set(key, { id: spec.id, ...outcome.error });
  return outcome.error.code;
};

/** Gives the grid our functions under `GM.`, with their help. Call it after the workbook was created. */
export const registerFunctions = (api: FUniver, language: Language, failures: Failures): void => {
  const formula = api.getFormula();
  const { functions, arguments: help } = FUNCTION_HELP[language];
  for (const spec of FUNCTIONS) {
    const functionName = `GM.${spec.id}`;
    const run = function (this: Place, ...args: unknown[]): never {
      return calculate(spec, args, language, this, failures) as never;
    };
    formula.registerFunction(functionName, run, {
      description: {
        functionName,
        functionType: FunctionType.User,
        description: functions[spec.id],
        abstract: functions[spec.id],
        functionParameter: spec.arguments.map(({ id, optional }) => ({
          name: ARGUMENT_WORDS[language][id],
          detail: help[id],
          example: '',
          require: optional ? BooleanNumber.FALSE : BooleanNumber.TRUE,
          repeat: BooleanNumber.FALSE,
        })),
      },
    });
  }
};
