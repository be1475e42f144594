import type { ArgumentId } from '../functions';

/** EXO's functions beyond the action roll. */
const EXO_FUNCTION_IDS = [
  ...(['EXO_FIRE', 'EXO_DAMAGE', 'EXO_WOUND', 'EXO_IMPACT', 'INITIATIVE_ORDER'] as const),
  ...(['EXO_MODIFIER', 'EXO_RECOIL', 'EXO_CONTEST', 'EXO_BURST_ODDS'] as const),
] as const;
export type ExoFunctionId = (typeof EXO_FUNCTION_IDS)[number];

/** Custom functions. */
export const FUNCTION_IDS = [
  ...(['ROLL', 'COMMITMENT'] as const),
  ...(['RESOLVE_COMBAT', 'COMBAT_LOG', 'COMBAT_ODDS'] as const),
  ...(['ROLL_TA', 'TA_ODDS'] as const),
  ...EXO_FUNCTION_IDS,
  ...(['LINEAR_FIRE', 'PARABOLIC_FIRE', 'CLOSE_COMBAT', 'DEAL_CARDS'] as const),
  ...(['LINEAR_ODDS', 'PARABOLIC_ODDS', 'CLOSE_ODDS'] as const),
  ...(['MOVE_COST', 'CELL_DISTANCE', 'LINE_OF_FIRE', 'CHECK_RULES'] as const),
] as const;
export type FunctionId = (typeof FUNCTION_IDS)[number];

/** What Excel says about functions and arguments while a formula is typed. */
export interface FunctionHelp {
  readonly functions: Readonly<Record<FunctionId, string>>;
  /** In Russian and Spanish the argument's own word is put before it. */
  readonly arguments: Readonly<Record<ArgumentId, string>>;
}
