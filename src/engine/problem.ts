/**
 * Something wrong with what a user gave: a stable code and the values a message needs.
 * Words are put to it by `i18n`, in the reader's language; the core knows none.
 */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Makes a problem; `params` are quoted in its message by name. */
export const problem = <Code extends string>(
  code: Code,
  params: Readonly<Record<string, string | number>> = {},
): Problem<Code> => ({ code, params });
