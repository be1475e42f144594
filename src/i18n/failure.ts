import type { Problem } from '../engine/problem';
import type { ArgumentId, FunctionProblemCode } from './functions';
import { ARGUMENT_WORDS } from './functions';
import type { Language } from './language';
import { describeProblem } from './problem';

const quoted = (language: Language, name: string): string => (language === 'en' ? `"${name}"` : `«${name}»`);

/** The message of a function's error: it names the argument, quotes its value and says what is accepted (contract). */
export function describeFailure(
  language: Language,
  failure: { readonly argument: ArgumentId | null; readonly problem: Problem<FunctionProblemCode> },
): string {
  const text = describeProblem(language, failure.problem);
  return failure.argument === null ? text : `${quoted(language, ARGUMENT_WORDS[language][failure.argument])}: ${text}`;
}
