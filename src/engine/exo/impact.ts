/** What the impact of bullets does (E-22), the least first. */
export const IMPACTS = ['none', 'stunned', 'stunned and pushed back', 'incapacitated'] as const;
export type ImpactEffect = (typeof IMPACTS)[number];

export interface Impact {
  readonly effect: ImpactEffect;
  readonly rounds: number;
}

/** Impact of the damage points dealt to a character, armour not subtracted (E-22). */
export function impactOf(total: number, resistance: number): Impact {
  if (total <= 0) return { effect: 'none', rounds: 0 };
  if (total < resistance) return { effect: 'stunned', rounds: 1 };
  if (total < 2 * resistance) return { effect: 'stunned and pushed back', rounds: 3 };
  return { effect: 'incapacitated', rounds: 5 };
}
