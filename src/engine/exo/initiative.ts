/** Initiative (E-6): the primary value, and the secondary one for ties. */
export interface Initiative {
  readonly primary: number;
  readonly secondary: number;
}

/** Highest first; 0 where two are simultaneous (E-6). */
export const compareInitiative = (a: Initiative, b: Initiative): number =>
  b.primary - a.primary || b.secondary - a.secondary;

/**
 * Ranks in order of initiative: the tied share a rank, and the next rank counts them (E-6). The tied keep the order in
 * which they are listed.
 */
export function ranked<T extends Initiative>(all: readonly T[]): readonly (T & { readonly rank: number })[] {
  const sorted = [...all].sort(compareInitiative);
  return sorted.map((each) => ({
    ...each,
    rank: 1 + sorted.findIndex((other) => compareInitiative(other, each) === 0),
  }));
}
