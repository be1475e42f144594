import type { Fixed } from '../fixed';
import type { Modifier, Outcome } from './types';

/** Number (1-based) of the behaviour rule that filled a channel (B-4); `null`: the default of L-12. */
export type RuleNumber = number | null;

/** What a squad means to do in a cycle (L-12, B-4). */
export interface Decision {
  /** Squad id of the target; every living squad has one while an enemy lives. */
  readonly target: string;
  readonly targetRule: RuleNumber;
  readonly move: 'close' | 'withdraw' | 'stay';
  readonly moveRule: RuleNumber;
  /** Name of the weapon fired, or `null`. */
  readonly weapon: string | null;
  readonly fireRule: RuleNumber;
  /** A default fire although only a 1 would hit (L-12). */
  readonly hopeless: boolean;
}

/** What happened in an engagement, in order. Squads are named by id. Reports are made of these and of nothing else. */
export type CombatEvent =
  | { readonly kind: 'decision'; readonly cycle: number; readonly squad: string; readonly decision: Decision }
  | ShotEvent
  | {
      /** HP of a target goes down by all damage of the cycle (L-10 step 3); `hp` is what is left, never below 0. */
      readonly kind: 'loss';
      readonly cycle: number;
      readonly squad: string;
      readonly damage: Fixed;
      readonly hp: Fixed;
      /** Damage beyond the last HP: for the GM's and the owner's log only. */
      readonly excess: Fixed;
    }
  | { readonly kind: 'destroyed'; readonly cycle: number; readonly squad: string }
  | {
      readonly kind: 'move';
      readonly cycle: number;
      readonly squad: string;
      readonly target: string;
      readonly direction: 'close' | 'withdraw';
      /** Places on the line (L-9); equal when an enemy stood in the way (L-11). */
      readonly from: number;
      readonly to: number;
      /** Distance to the target after all moves of the squad's side. */
      readonly distance: number;
    }
  | {
      readonly kind: 'end';
      readonly outcome: Outcome;
      readonly cycles: number;
      /** Least distance between the sides (L-13). */
      readonly distance: number;
    };

export interface ShotEvent {
  readonly kind: 'shot';
  readonly cycle: number;
  readonly squad: string;
  readonly target: string;
  readonly weapon: string;
  /** Distance at the start of the cycle. */
  readonly distance: number;
  /** 1-based number of the shot in this squad's fire of the cycle. */
  readonly shot: number;
  readonly roll: number;
  /** Skill plus the sum of modifiers, raw: also below 1 or above 12 (L-5). */
  readonly needed: number;
  readonly modifiers: readonly Modifier[];
  readonly result: 'critical' | 'hit' | 'miss';
  /** Faces of the damage dice, in order; empty where none were rolled. */
  readonly damageDice: readonly number[];
  readonly damageSides: number | null;
  readonly damage: Fixed;
  /** HP the target would have left after this shot in listed order, never below 0 (for COMBAT_LOG). */
  readonly targetHp: Fixed;
}
