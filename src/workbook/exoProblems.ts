/** What can be wrong with the tables of an EXO campaign. */
export const EXO_TABLE_PROBLEMS = [
  'unknown-character',
  'unknown-arm',
  'unknown-location',
  'wounds-unreadable',
  'dice-unreadable',
  'ranges-unreadable',
  'ranges-missing',
  'beyond-ranges',
  'body-incomplete',
  'declared-differently',
  'action-repeated',
  'line-repeated',
  'round-zero',
  'no-actions',
] as const;
