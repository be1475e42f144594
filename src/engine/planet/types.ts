import type { CardId } from './cards';

/** The two sides of an engagement and of a turn, as the source names them. */
export const SIDES = ['x', 'y'] as const;
export type Side = (typeof SIDES)[number];

/** *lineal-visible* and *parabólico-plantilla* (P-7). */
export const STYLES = ['linear', 'parabolic'] as const;
export type Style = (typeof STYLES)[number];

/** A soldier (P-7). Target numbers are the least face that succeeds. */
export interface Profile {
  readonly name: string;
  readonly toHit: number;
  readonly reaction: number;
  readonly save: number;
  /** `null`: not said, so neither kind of fire is refused. */
  readonly style: Style | null;
  /** Added to the enemy's save roll (P-1): −1 makes a save of 4+ need a 5. */
  readonly saveModifier: number;
  readonly shots: number;
  readonly attacks: number;
}

/** A card in force on a side (P-6); `die` is the one a player named for it (1-based), `null` leaves it to the rule. */
export interface CardInForce {
  readonly card: CardId;
  readonly die: number | null;
}

/** One side of an engagement. */
export interface Combatant {
  readonly side: Side;
  /** Permanent id of the piece, whose key seeds its dice in a campaign (D-3); `null` in custom functions. */
  readonly id: string | null;
  readonly name: string;
  readonly profile: Profile;
  /** In listed order. */
  readonly cards: readonly CardInForce[];
}
