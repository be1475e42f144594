import type { FunctionId } from '../../i18n/functionHelp/words';
import type { FunctionSpec } from '../spec';
import { FUNCTIONS } from '../table';
import type { CellResult, Outcome } from './cell';
import { callFromCell } from './cell';
import { resultLanguage } from './language';
import { lastErrors } from './lastErrors';

/** Behind the arguments Office hands over an object about the call itself. */
const isInvocation = (value: unknown): value is CustomFunctions.Invocation =>
  typeof value === 'object' && value !== null && 'functionName' in value;

/** Gives the value to the cell, or the error to the cell and to the pane. */
function show(id: string, address: string, outcome: Outcome): CellResult {
  if (outcome.ok) {
    lastErrors.clear(address);
    return outcome.value;
  }
  const { code, message } = outcome.error;
  lastErrors.add({ id, address, code, message });
  const { notAvailable, invalidValue } = CustomFunctions.ErrorCode;
  throw new CustomFunctions.Error(code === '#N/A' ? notAvailable : invalidValue, message);
}

/**
 * What a function gives to a cell.
 * @param given as Office hands it over.
 */
export function answer(spec: FunctionSpec, given: readonly unknown[]): CellResult | Promise<CellResult> {
  const last = given.at(-1);
  const [args, address] = isInvocation(last) ? [given.slice(0, -1), last.address ?? ''] : [given, ''];
  const outcome = callFromCell(spec, args, resultLanguage());
  return outcome instanceof Promise
    ? outcome.then((later) => show(spec.id, address, later))
    : show(spec.id, address, outcome);
}

const SPECS = new Map(FUNCTIONS.map((spec) => [spec.id, spec]));

/** What the function of that id gives to a cell. */
export function answerOf(id: FunctionId, given: readonly unknown[]): CellResult | Promise<CellResult> {
  const spec = SPECS.get(id);
  if (!spec) throw new Error(`${id} has no rules`);
  return answer(spec, given);
}
