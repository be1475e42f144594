/** What can be wrong with the tables of construction, covert operations and victory. */
export const GROWTH_TABLE_PROBLEMS = [
  ...(['unknown-technology', 'unknown-building-type', 'unknown-artefact', 'unknown-operation'] as const),
  ...(['unknown-target', 'order-other-phase'] as const),
] as const;
