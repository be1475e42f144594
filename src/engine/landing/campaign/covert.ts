import type { Dice } from '../../dice/dice';
import { problem } from '../../problem';
import { type Amounts, lacking, makeAmounts, minus } from './amounts';
import type { Operation } from './catalogue';
import type { Household, OrderRefusal } from './growth';

/** A covert operation as it is ordered (L-21). */
export interface CovertOrder {
  readonly id: string;
  readonly operation: Operation;
  /** Id of the player it is aimed at, and the target as the order names it. */
  readonly target: { readonly player: string; readonly name: string };
  /** The game master's modifier of the skill. */
  readonly modifier: number;
}

/** What came of a covert operation. */
export type CovertResult =
  | { readonly kind: 'refused'; readonly reason: OrderRefusal; readonly stock: Amounts }
  | {
      readonly kind: 'tried';
      readonly face: number;
      /** Skill and modifier, the raw sum. */
      readonly needed: number;
      readonly success: boolean;
      readonly cost: Amounts;
      readonly stock: Amounts;
    };

/** The die of a covert operation (L-21). */
export const COVERT_DIE = 12;

export const covertLabel = (order: string): string => `covert/${order}`;

/**
 * Carries out a covert operation (L-21): it is paid for whether it succeeds or not; 1d12 no higher than skill plus
 * modifier succeeds, a 1 always, a 12 never. One that is refused costs nothing and rolls no die.
 */
export function covertOperation(order: CovertOrder, household: Household, dice: Dice): CovertResult {
  const { operation, modifier, id } = order;
  const { stock, technologies, eliminated } = household;
  const refuse = (reason: OrderRefusal): CovertResult => ({ kind: 'refused', reason, stock });
  if (eliminated) return refuse(problem('player-out'));
  const unknown = operation.technologies.filter((name) => !technologies.includes(name));
  if (unknown.length > 0) return refuse(problem('technology-missing', { names: unknown.join(', ') }));
  const short = lacking(stock, operation.cost);
  if (short.length > 0) return refuse(problem('cannot-pay', { lacking: makeAmounts(short, '.') }));
  const face = dice
    .stream(covertLabel(id), null)
    .die(COVERT_DIE, { kind: 'roll', who: operation.name, number: 1, cycle: 0 });
  const needed = operation.skill + modifier;
  const success = face === 1 || (face < COVERT_DIE && face <= needed);
  return { kind: 'tried', face, needed, success, cost: operation.cost, stock: minus(stock, operation.cost) };
}
