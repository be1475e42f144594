import type { RoundEvent } from '../../engine/exo/events';
import type { CharacterState } from '../../engine/exo/state';
import type { Recipient } from '../landing/known';

/** A character of the fight, before and after the round. */
export interface FighterFacts {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly before: CharacterState;
  readonly after: CharacterState;
  /** Key of its dice (D-3). */
  readonly key: string;
}

/** A resolved round with everything the GM knows of it (E-25): what the filter of `viewer` chooses from. */
export interface RoundFacts {
  readonly campaign: string;
  /** The round. */
  readonly turn: number;
  readonly commitment: string;
  /** Digest of the round's inputs (D-3): public. */
  readonly digest: string;
  readonly players: readonly Recipient[];
  readonly fighters: readonly FighterFacts[];
  readonly events: readonly RoundEvent[];
}
