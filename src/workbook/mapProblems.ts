/** What can be wrong with the tables of the map. */
export const MAP_TABLE_PROBLEMS = [
  ...(['cells-missing', 'terrain-unknown', 'building-id-of-squad', 'no-map', 'unknown-attack-target'] as const),
] as const;
