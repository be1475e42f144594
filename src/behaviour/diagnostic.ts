/** Why a rule is refused, where, and what would be accepted (B-1, B-5). */

export const REASONS = [
  'no-number',
  'else',
  'unknown-action',
  'unknown-condition',
  'by-n',
  'not-visible',
  'two-languages',
  'no-such-name',
  'several-names',
  'negated-action',
  'bare-action',
  'ambiguous',
  'too-long',
  'other',
] as const;
export type Reason = (typeof REASONS)[number];

/** What the reader would have taken at the place marked. */
export const EXPECTATIONS = [
  'if',
  'then',
  'condition',
  'action',
  'number',
  'whole-number',
  'name',
  'one-language',
  'one-rule',
  'and-or',
  'parenthesis',
  'shorter',
] as const;
export type Expectation = (typeof EXPECTATIONS)[number];

/** A place in the text that was given; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Diagnostic {
  readonly reason: Reason;
  readonly span: Span;
  /** `quote`: the words at the place; `candidates`: names that fit or exist, joined by commas. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly expected: Expectation;
  /** The closest accepted wordings, in the language of the rule. */
  readonly nearest: readonly string[];
}
