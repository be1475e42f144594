import type { CardId } from './cards';
import type { Side } from './types';

/** A card put in force on a piece (P-6): it acts in the next fire that the piece gives or takes. */
export interface CardPlay {
  /** Who plays it, out of the own hand. */
  readonly by: string;
  readonly card: CardId;
  /** Id of the piece, of either side. */
  readonly on: string;
  /** The die that the player named for a luck card (1-based); `null` leaves it to the rule. */
  readonly die: number | null;
}

interface Action {
  /** Who declares it: the owner of the piece. */
  readonly by: string;
  /** Id of the piece that acts. */
  readonly piece: string;
}

interface Engaging extends Action {
  /** Id of the enemy piece. */
  readonly target: string;
}

/** What a player does in a turn (P-2); cards may be played, and dealt to a player, at any time. */
export type Declaration =
  | { readonly kind: 'deal'; readonly by: string; readonly count: number }
  | ({ readonly kind: 'card' } & CardPlay)
  | (Action & { readonly kind: 'move'; readonly to: string })
  /** Whether the target is in sight is for the game master to say (P-10). */
  | (Engaging & { readonly kind: 'linear'; readonly inSight: boolean })
  /** How many models the template would cover is for the game master to say (P-4). */
  | (Engaging & { readonly kind: 'parabolic'; readonly covered: number })
  | (Engaging & { readonly kind: 'close' });

/** What a piece does, in its step of the turn. */
export type Acting = Extract<Declaration, { readonly piece: string }>;
export type Engagement = Exclude<Acting, { readonly kind: 'move' }>;

/** The steps of a turn in their order (P-2). */
const STEPS = ['move/x', 'move/y', 'linear/x', 'linear/y', 'parabolic/x', 'parabolic/y', 'close'];

/** Place of an action of a side in the order of a turn (P-2); close combat is one step for both sides. */
export const stepOf = ({ kind }: Acting, side: Side): number =>
  STEPS.indexOf(kind === 'close' ? kind : `${kind}/${side}`);
