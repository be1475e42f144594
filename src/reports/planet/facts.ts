import type { CardId } from '../../engine/planet/cards';
import type { Declaration } from '../../engine/planet/declarations';
import type { TurnEvent } from '../../engine/planet/turn';
import type { Profile, Side } from '../../engine/planet/types';
import type { Recipient } from '../landing/known';

/** A piece before and after the turn. */
export interface PieceFacts {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly owner: string;
  readonly profile: Profile;
  /** Ids of the pieces that see it. */
  readonly seenBy: readonly string[];
  readonly before: { readonly models: number; readonly place: string };
  readonly after: { readonly models: number; readonly place: string };
}

/** Cards of a player before and after the turn. */
export interface HandFacts {
  readonly player: string;
  readonly before: readonly CardId[];
  readonly after: readonly CardId[];
  /** Played since the deck was new. */
  readonly played: readonly CardId[];
}

/** A key of dice (D-3): of a piece in an engagement. */
export interface KeyFacts {
  readonly engagement: string;
  readonly piece: string;
  readonly key: string;
}

/** A resolved turn with everything the GM knows of it: what the filter of `viewer` chooses from. */
export interface TurnFacts {
  readonly campaign: string;
  readonly turn: number;
  readonly commitment: string;
  /** Digest of the turn's inputs (D-3): public. */
  readonly digest: string;
  readonly players: readonly Recipient[];
  readonly pieces: readonly PieceFacts[];
  readonly hands: readonly HandFacts[];
  readonly declarations: readonly Declaration[];
  readonly events: readonly TurnEvent[];
  readonly keys: readonly KeyFacts[];
}
