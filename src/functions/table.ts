import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err } from '../engine/result';
import { describeFailure } from '../i18n/failure';
import type { Language } from '../i18n/language';
import { COMBAT_FUNCTIONS } from './combat';
import { DICE_FUNCTIONS } from './dice';
import { EXO_FUNCTIONS } from './exo';
import { MAP_FUNCTIONS } from './map';
import { PLANET_FUNCTIONS } from './planet';
import { PLANET_ODDS_FUNCTIONS } from './planetOdds';
import { RULES_FUNCTIONS } from './rules';
import type { Argument, ErrorCode, Failure, FunctionSpec, Value } from './spec';

/** Every custom function; the cells and `warsheet call` share this table. */
export const FUNCTIONS: readonly FunctionSpec[] = [
  ...DICE_FUNCTIONS,
  ...COMBAT_FUNCTIONS,
  ...EXO_FUNCTIONS,
  ...PLANET_FUNCTIONS,
  ...PLANET_ODDS_FUNCTIONS,
  ...MAP_FUNCTIONS,
  ...RULES_FUNCTIONS,
];

const BY_ID = new Map<string, FunctionSpec>(FUNCTIONS.map((spec) => [spec.id, spec]));

/** What a cell shows in place of a value, with the message in the language of results. */
export interface FunctionError {
  readonly code: ErrorCode;
  readonly message: string;
}

/**
 * Calls a custom function by its id with the arguments a cell gives; those at the end may be left out.
 * @returns the value, or the error with its message in `language`.
 */
export function callFunction(id: string, args: readonly Argument[], language: Language): Result<Value, FunctionError> {
  const spec = BY_ID.get(id.toUpperCase().replace(/^GM\./u, ''));
  const refused = (failure: Failure): { readonly ok: false; readonly error: FunctionError } =>
    err({ code: failure.code, message: describeFailure(language, failure) });
  if (!spec) {
    const known = FUNCTIONS.map((each) => each.id).join(', ');
    return refused({ code: '#N/A', argument: null, problem: problem('function-unknown', { name: id, known }) });
  }
  if (args.length > spec.arguments.length) {
    const counts = { name: spec.id, given: args.length, most: spec.arguments.length };
    return refused({ code: '#VALUE!', argument: null, problem: problem('too-many-arguments', counts) });
  }
  const full = spec.arguments.map((_, i) => args[i] ?? null);
  const missing = spec.arguments.find((argument, i) => !argument.optional && full[i] === null);
  if (missing) return refused({ code: '#VALUE!', argument: missing.id, problem: problem('argument-missing', {}) });
  const result = spec.run(full, language);
  return result.ok ? result : refused(result.error);
}
