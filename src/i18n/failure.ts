import type { DiePurposeKind } from '../engine/dice/dice';
import type { Problem } from '../engine/problem';
import { DIE_PURPOSE_WORDS, ENGINE_PROBLEM_WORDS } from './engine';
import type { ArgumentId, FunctionProblemCode } from './functions';
import { ARGUMENT_WORDS, FUNCTION_PROBLEM_WORDS } from './functions';
import type { Language } from './language';
import { fill } from './template';

const quoted = (language: Language, name: string): string => (language === 'en' ? `"${name}"` : `«${name}»`);

/** A problem of the engine or of a function's arguments, in words. */
export function describeProblem(language: Language, { code, params }: Problem<FunctionProblemCode>): string {
  const words = { ...ENGINE_PROBLEM_WORDS[language], ...FUNCTION_PROBLEM_WORDS[language] };
  const { purpose } = params;
  const die =
    purpose === undefined ? '' : fill(language, DIE_PURPOSE_WORDS[language][purpose as DiePurposeKind], params);
  return fill(language, words[code], { ...params, die });
}

/** The message of a function's error: it names the argument, quotes its value and says what is accepted (contract). */
export function describeFailure(
  language: Language,
  failure: { readonly argument: ArgumentId | null; readonly problem: Problem<FunctionProblemCode> },
): string {
  const text = describeProblem(language, failure.problem);
  return failure.argument === null ? text : `${quoted(language, ARGUMENT_WORDS[language][failure.argument])}: ${text}`;
}
