import type { Problem } from '../engine/problem';
import type { Result } from '../engine/result';
import type { FunctionId } from '../i18n/functionHelp/words';
import type { Language } from '../i18n/language';
import type { ArgumentId, FunctionProblemCode } from '../i18n/functions';

/** A value as Excel hands it over: `null` is an omitted argument or a blank cell on the web. */
export type Scalar = string | number | boolean | null;
export type Argument = Scalar | readonly (readonly Scalar[])[];

/** Errors whose message Excel shows. */
export type ErrorCode = '#VALUE!' | '#N/A';

/** Why a function gives an error; `argument` is named in the message. */
export interface Failure {
  readonly code: ErrorCode;
  readonly argument: ArgumentId | null;
  readonly problem: Problem<FunctionProblemCode>;
}

/** A result's shape decides how the command line prints it; Excel spills all three. */
export type Value =
  | { readonly kind: 'cell'; readonly cell: string | number }
  | { readonly kind: 'row'; readonly row: readonly (string | number)[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (string | number)[])[] };

export interface FunctionSpec {
  readonly id: FunctionId;
  readonly arguments: readonly { readonly id: ArgumentId; readonly optional?: true }[];
  readonly result: Value['kind'];
  /** Gets as many arguments as are listed, `null` for those left out. */
  readonly run: (args: readonly Argument[], language: Language) => Result<Value, Failure>;
}
