import type { CardId } from './cards';
import type { TargetModifier } from './target';
import type { Side } from './types';

/** Steps in which dice are rolled; with the side that rolls they make a keyed label (P-8). */
export const ROLL_STEPS = ['hit', 'reaction', 'return', 'save', 'attacks'] as const;
export type RollStep = (typeof ROLL_STEPS)[number];

/** What all dice of one roll have in common: the label of their stream (P-8), the step and who rolls. */
export interface RollPlace {
  readonly label: string;
  readonly step: RollStep;
  readonly side: Side;
}

/** One die of a roll. */
export interface DieEvent extends RollPlace {
  readonly kind: 'die';
  /** 1-based place in the stream of the label. */
  readonly index: number;
  readonly face: number;
  /** Modified target number; `null` for attack dice that are added up (P-5). */
  readonly needed: number | null;
  readonly modifiers: readonly TargetModifier[];
  /** Before luck cards; `null` without a target number. */
  readonly success: boolean | null;
}

/** A ghost die (P-6), right after the roll it belongs to. */
export interface GhostEvent extends RollPlace {
  readonly kind: 'ghost';
  /** 1-based place in the stream of the label, behind the dice of the roll. */
  readonly index: number;
  readonly card: CardId;
  readonly face: number;
  readonly needed: number;
  readonly modifiers: readonly TargetModifier[];
  /** The die it acts on, that die's face before and after, and whether it succeeds now. */
  readonly die: number;
  readonly before: number;
  readonly after: number;
  readonly success: boolean;
}

/** What happened in an engagement, in order. Reports are made of these and of nothing else. */
export type PlanetEvent =
  | DieEvent
  | GhostEvent
  /** The end of a roll: successes once luck has acted, or the sum of attack dice (P-5). */
  | (RollPlace & { readonly kind: 'roll'; readonly dice: number; readonly total: number })
  /** A card that had nothing to act on (P-6): no roll of its kind, or a roll of no dice. */
  | { readonly kind: 'idle-card'; readonly side: Side; readonly card: CardId; readonly reason: 'no-roll' | 'no-dice' }
  /** A template came down (P-4). */
  | { readonly kind: 'template'; readonly side: Side; readonly covered: number; readonly escaped: number }
  | { readonly kind: 'casualties'; readonly side: Side; readonly count: number };
