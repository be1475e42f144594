import type { CovertResult } from '../../../engine/landing/campaign/covert';
import type { GrowthEvent, Household } from '../../../engine/landing/campaign/growth';
import type { Victory } from '../../../engine/landing/campaign/victory';
import type { Recipient } from '../known';

/** What every phase beside the fights has. */
export interface PhaseHead {
  readonly campaign: string;
  readonly turn: number;
  readonly commitment: string;
  /** Digest of the phase's inputs; `''`: it stays with the game master until the end (covert operations, D-3). */
  readonly digest: string;
  readonly players: readonly Recipient[];
}

/** A construction phase with everything the game master knows of it (L-22). */
export interface BuildFacts extends PhaseHead {
  readonly events: readonly GrowthEvent[];
  /** After the phase. */
  readonly households: readonly Household[];
}

/** A covert operation with everything the game master knows of it (L-21). */
export interface CovertFacts extends PhaseHead {
  readonly order: string;
  /** Id of the player who ordered it. */
  readonly player: string;
  readonly operation: string;
  /** The player it is aimed at, and the target as the order names it. */
  readonly target: { readonly player: string; readonly name: string };
  readonly targetLearns: boolean;
  /** The row's text for what came of it. */
  readonly text: string;
  readonly result: CovertResult;
}

/** The end of a turn (L-25). */
export interface TurnFacts extends PhaseHead {
  readonly victories: readonly Victory[];
  readonly points: ReadonlyMap<string, number>;
  /** Players who have lost their last base this turn. */
  readonly out: readonly string[];
}
