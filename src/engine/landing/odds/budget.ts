/** Products and sums that exact odds may take; about half a second. */
export const MAX_ODDS_STEPS = 300_000_000;

/** Cells of all tables of two squads' HP that are kept at a time. */
const MAX_CELLS = 8_000_000;

/** What is left of the work that exact odds may take. */
export interface Budget {
  /** Takes so many steps out; `false`: there are not so many left. */
  readonly spend: (steps: number) => boolean;
  /** May so many cells be kept at a time? */
  readonly holds: (cells: number) => boolean;
}

export function startBudget(steps: number = MAX_ODDS_STEPS): Budget {
  let left = steps;
  return {
    spend: (taken) => {
      left -= taken;
      return left >= 0;
    },
    holds: (cells) => cells <= MAX_CELLS,
  };
}
