import type { CardId } from './cards';
import type { Side } from './types';

/** A card put in force on a side for one engagement (P-6). */
export interface CardPlay {
  readonly by: Side;
  readonly card: CardId;
  readonly on: Side;
  /** The die that the player named for a luck card (1-based); `null` leaves it to the rule. */
  readonly die: number | null;
}

interface Action {
  /** Who declares it. */
  readonly side: Side;
  /** Id of the piece that acts. */
  readonly piece: string;
}

interface Engaging extends Action {
  /** Id of the enemy piece. */
  readonly target: string;
  /** In listed order; close combat takes none. */
  readonly cards: readonly CardPlay[];
}

/** What a side does in a turn (P-2), or a deal of cards to it, which may come at any time. */
export type Declaration =
  | { readonly kind: 'deal'; readonly side: Side; readonly count: number }
  | (Action & { readonly kind: 'move'; readonly to: string })
  /** Whether the target is in sight is for the game master to say (P-10). */
  | (Engaging & { readonly kind: 'linear'; readonly inSight: boolean })
  /** How many models the template would cover is for the game master to say (P-4). */
  | (Engaging & { readonly kind: 'parabolic'; readonly covered: number })
  | (Engaging & { readonly kind: 'close' });

type Acting = Exclude<Declaration, { readonly kind: 'deal' }>;
export type Engagement = Exclude<Acting, { readonly kind: 'move' }>;

/** The steps of a turn in their order (P-2). */
const STEPS = ['move/x', 'move/y', 'linear/x', 'linear/y', 'parabolic/x', 'parabolic/y', 'close'];

/** Place of an action in the order of a turn (P-2); close combat is one step for both sides. */
export const stepOf = ({ kind, side }: Acting): number => STEPS.indexOf(kind === 'close' ? kind : `${kind}/${side}`);

/** Declarations as they came in, put in the order of a turn: deals first, within a step as given. */
export function inTurnOrder(declarations: readonly Declaration[]): readonly Declaration[] {
  const step = (each: Declaration): number => (each.kind === 'deal' ? -1 : stepOf(each));
  return [...declarations].sort((a, b) => step(a) - step(b));
}
