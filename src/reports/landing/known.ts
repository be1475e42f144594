import type { Fixed } from '../../engine/fixed';
import type { RuleNumber } from '../../engine/landing/events';
import type { Modifier, Side } from '../../engine/landing/types';
import type { OwnAttack } from './map/ownAttack';
import type { Player } from '../../workbook/campaign';

/** The player a report is for: what the players table says of them, without where it says it. */
export type Recipient = Pick<Player, 'id' | 'name' | 'character' | 'language' | 'format' | 'eliminated'>;

/**
 * What one viewer may know of a phase (L-23 e). The type is closed: a value that is not here cannot reach a report.
 * Squads are told apart by their labels, because the permanent ids of others are not the viewer's to know.
 */
export interface ViewerReport {
  readonly recipient: Recipient;
  readonly campaign: string;
  readonly turn: number;
  readonly phase: string;
  readonly commitment: string;
  readonly digest: string;
  /** Only fights in which the viewer has a squad, numbered from 1: the fights of others leave no gap. */
  readonly fights: readonly ViewerFight[];
  /** The viewer's attack orders that were refused, with the reasons. */
  readonly refused?: readonly OwnAttack[];
}

/** How a fight ended for the viewer; `attacker` and `defender` only where the viewer had squads on both sides. */
export type ViewerOutcome = 'won' | 'lost' | 'mutual' | 'draw' | Side;

export interface ViewerFight {
  readonly number: number;
  readonly side: Side | 'both';
  readonly outcome: ViewerOutcome;
  readonly cycles: number;
  /** Least distance between the viewer's squads and the enemy before the first cycle. */
  readonly startDistance: number;
  readonly endDistance: number;
  readonly own: readonly OwnSquad[];
  readonly allies: readonly SeenSquad[];
  readonly enemies: readonly SeenSquad[];
  readonly course: readonly ViewerCycle[];
}

/** A squad of the viewer's: known in full. */
export interface OwnSquad {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly skill: number;
  readonly hpBefore: Fixed;
  readonly hpAfter: Fixed;
  readonly destroyed: boolean;
  readonly shots: number;
  readonly hits: number;
  readonly damage: Fixed;
  readonly rules: readonly OwnRule[];
  /** Squad key (D-3): with it the owner recomputes these dice and no others. */
  readonly key: string | null;
}

export interface OwnRule {
  readonly number: number;
  readonly text: string;
  /** Cycles in which the rule filled a channel. */
  readonly cycles: readonly number[];
}

/** A squad of another player's, enemy or ally: only what was seen. */
export interface SeenSquad {
  readonly label: string;
  readonly type: string;
  /** Ranges of its weapons, each once, ascending. */
  readonly ranges: readonly number[];
  readonly shots: number;
  readonly damage: Fixed;
  readonly destroyed: boolean;
  /** Only with option `show enemy HP`. */
  readonly hp: { readonly before: Fixed; readonly after: Fixed } | null;
}

export interface ViewerCycle {
  readonly cycle: number;
  /** Least distance between the viewer's living squads and living enemies at its start; `null`: none left. */
  readonly distance: number | null;
  readonly entries: readonly CourseEntry[];
}

/** A die of the viewer's own. The number needed is not here: it would give away the target's modifier. */
export interface OwnShot {
  readonly shot: number;
  readonly roll: number;
  readonly result: 'critical' | 'hit' | 'miss';
  readonly damageDice: readonly number[];
  readonly damage: Fixed;
}

export interface OwnFire {
  readonly kind: 'own-fire';
  readonly squad: string;
  readonly target: string;
  readonly weapon: string;
  readonly distance: number;
  readonly skill: number;
  /** Modifiers that lie with the firer or with the distance; those of the target are not the viewer's to know. */
  readonly modifiers: readonly Modifier[];
  readonly targetRule: RuleNumber;
  readonly fireRule: RuleNumber;
  readonly hopeless: boolean;
  readonly shots: readonly OwnShot[];
}

/** One line of a fight's course as the viewer saw it. */
export type CourseEntry =
  | OwnFire
  | {
      readonly kind: 'seen-fire';
      readonly squad: string;
      readonly target: string;
      readonly shots: number;
      readonly damage: Fixed;
    }
  | {
      readonly kind: 'own-move';
      readonly squad: string;
      readonly target: string;
      readonly direction: 'close' | 'withdraw';
      /** An enemy in the way leaves it where it was (L-11). */
      readonly moved: boolean;
      readonly distance: number;
      readonly rule: RuleNumber;
    }
  | {
      readonly kind: 'seen-move';
      readonly squad: string;
      readonly direction: 'close' | 'withdraw';
      /** From the nearest living squad of the viewer's on the other side; `null`: there is none. */
      readonly distance: number | null;
    }
  | { readonly kind: 'own-wait'; readonly squad: string; readonly rule: RuleNumber }
  | {
      readonly kind: 'own-loss';
      readonly squad: string;
      readonly damage: Fixed;
      readonly hp: Fixed;
      readonly excess: Fixed;
    }
  | { readonly kind: 'seen-loss'; readonly squad: string; readonly hp: Fixed }
  | { readonly kind: 'destroyed'; readonly squad: string; readonly own: boolean };
