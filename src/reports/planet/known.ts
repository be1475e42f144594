import type { CardId } from '../../engine/planet/cards';
import type { Declaration, Engagement } from '../../engine/planet/declarations';
import type { RollStep } from '../../engine/planet/events';
import type { PlanetProblemCode } from '../../engine/planet/problems';
import type { TargetModifier } from '../../engine/planet/target';
import type { Recipient } from '../landing/known';

/**
 * What one viewer may know of a turn. The type is closed: a value that is not here cannot reach a report. Pieces are
 * told by their labels; `null` is a piece that the viewer does not see.
 */
export interface TurnReport {
  /** `null`: the game master, who knows everything. */
  readonly recipient: Recipient | null;
  readonly campaign: string;
  readonly turn: number;
  readonly commitment: string;
  readonly digest: string;
  readonly own: readonly OwnPiece[];
  readonly hands: readonly KnownHand[];
  readonly seen: readonly SeenPiece[];
  readonly course: readonly TurnEntry[];
  readonly keys: readonly KnownKey[];
}

export interface OwnPiece {
  readonly id: string;
  readonly label: string;
  readonly profile: string;
  readonly before: number;
  readonly after: number;
  readonly place: string;
}

/** A hand after the turn: the viewer's own. */
export interface KnownHand {
  readonly player: string;
  readonly cards: readonly CardId[];
}

/** A piece of another's, ally or enemy: what was to be seen of it. */
export interface SeenPiece {
  readonly label: string;
  readonly side: 'ally' | 'enemy';
  readonly profile: string;
  readonly models: number;
  readonly place: string;
}

/** Key of the dice of an own piece in one engagement. */
export interface KnownKey {
  readonly label: string;
  readonly id: string;
  /** Beginning of the labels of its dice. */
  readonly prefix: string;
  readonly key: string;
}

export interface KnownGhost {
  readonly card: CardId;
  readonly face: number;
  readonly die: number;
  readonly before: number;
  readonly after: number;
}

/** A roll of an own piece with its dice. */
export interface OwnRoll {
  readonly kind: 'own-roll';
  readonly who: string;
  readonly step: RollStep;
  readonly label: string;
  readonly faces: readonly number[];
  readonly needed: number | null;
  readonly modifiers: readonly TargetModifier[];
  readonly ghosts: readonly KnownGhost[];
  readonly total: number;
}

/** What came of another's roll, as far as it is felt: hits, return shots, return hits. */
export interface SeenRoll {
  readonly kind: 'seen-roll';
  readonly who: string | null;
  readonly step: 'hit' | 'reaction' | 'return';
  readonly total: number;
}

export type FightLine =
  | OwnRoll
  | SeenRoll
  | { readonly kind: 'template'; readonly covered: number; readonly escaped: number; readonly who: string }
  | { readonly kind: 'idle'; readonly card: CardId }
  | { readonly kind: 'loss'; readonly who: string; readonly casualties: number; readonly models: number }
  /** Who is ahead in close combat; `null`: nobody. */
  | { readonly kind: 'close-result'; readonly winner: string | null }
  | { readonly kind: 'no-loss' };

export type TurnEntry =
  | { readonly kind: 'moved'; readonly who: string; readonly to: string }
  | { readonly kind: 'dealt'; readonly to: string | null; readonly cards: readonly CardId[] }
  | {
      readonly kind: 'card';
      readonly by: 'own' | 'ally' | 'enemy';
      readonly card: CardId;
      readonly on: string | null;
    }
  | {
      readonly kind: 'fight';
      readonly how: Engagement['kind'];
      readonly who: string | null;
      readonly target: string | null;
      readonly lines: readonly FightLine[];
    }
  | {
      readonly kind: 'refused';
      readonly what: Declaration['kind'];
      readonly who: string | null;
      readonly reason: PlanetProblemCode;
    };
