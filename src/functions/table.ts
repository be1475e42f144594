import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err } from '../engine/result';
import { describeFailure } from '../i18n/failure';
import { FUNCTION_FRAME_WORDS } from '../i18n/functionCells';
import type { Language } from '../i18n/language';
import { fill } from '../i18n/template';
import type { RowFailure } from './column';
import { runByRows } from './column';
import { COMBAT_FUNCTIONS } from './combat';
import { DICE_FUNCTIONS } from './dice';
import { EXO_FUNCTIONS } from './exo';
import { MAP_FUNCTIONS } from './map';
import { PLANET_FUNCTIONS } from './planet';
import { PLANET_ODDS_FUNCTIONS } from './planetOdds';
import { RULES_FUNCTIONS } from './rules';
import type { Argument, ErrorCode, FunctionSpec, Value } from './spec';

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

/** An error with its message in words. */
export function errorOf(failure: RowFailure, language: Language): FunctionError {
  const message = describeFailure(language, failure);
  const { code, row } = failure;
  return {
    code,
    message: row === undefined ? message : fill(language, FUNCTION_FRAME_WORDS[language].row, { row, message }),
  };
}

/** A function at work: it may be paused at each `yield`. */
export type Work = Generator<undefined, Result<Value, FunctionError>>;

/**
 * Calls a custom function with the arguments a cell gives; those at the end may be left out.
 * @returns the work to do; it ends with the value, or the error with its message in `language`.
 */
export function* startFunction(spec: FunctionSpec, args: readonly Argument[], language: Language): Work {
  const refused = (failure: RowFailure): Result<never, FunctionError> => err(errorOf(failure, language));
  if (args.length > spec.arguments.length) {
    const counts = { name: spec.id, given: args.length, most: spec.arguments.length };
    return refused({ code: '#VALUE!', argument: null, problem: problem('too-many-arguments', counts) });
  }
  const full = spec.arguments.map((_, i) => args[i] ?? null);
  const missing = spec.arguments.find((argument, i) => !argument.optional && full[i] === null);
  if (missing) return refused({ code: '#VALUE!', argument: missing.id, problem: problem('argument-missing', {}) });
  const result = yield* runByRows(spec, full, (each) => spec.run(each, language));
  return result.ok ? result : refused(result.error);
}

/** Calls a custom function by its id as people write it: in any case, with or without `GM.`. */
export function callFunction(id: string, args: readonly Argument[], language: Language): Result<Value, FunctionError> {
  const spec = BY_ID.get(id.toUpperCase().replace(/^GM\./u, ''));
  if (!spec) {
    const known = FUNCTIONS.map((each) => each.id).join(', ');
    const unknown = problem('function-unknown', { name: id, known });
    return err(errorOf({ code: '#N/A', argument: null, problem: unknown }, language));
  }
  const work = startFunction(spec, args, language);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
