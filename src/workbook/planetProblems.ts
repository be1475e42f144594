/** What can be wrong with the tables of a campaign of the planet wargame. */
export const PLANET_TABLE_PROBLEMS = [
  'unknown-piece',
  'unknown-profile',
  'unknown-seer',
  'player-on-both-sides',
  'too-many-of-card',
  'no-hand',
  'no-sequence',
  'sequence-played',
] as const;
