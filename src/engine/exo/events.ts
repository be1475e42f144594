import type { ActionRoll } from './actionRoll';
import type { Part } from './body';
import type { FireMode } from './burst';
import type { Doing, Pace } from './declarations';
import type { ImpactEffect } from './impact';
import type { RoundProblem } from './refusals';
import type { Hand, Modifier } from './types';
import type { Severity } from './wounds';

/** Why an action is lost. */
export const LOSS_REASONS = [
  ...(['dead', 'unconscious', 'incapacitated'] as const),
  ...(['target dead', 'nobody came', 'not held', 'arm useless'] as const),
  ...(['jammed', 'broken', 'ammunition', 'no magazine'] as const),
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

/** What changed about a character. */
export const STATUSES = ['stunned', 'incapacitated', 'unconscious', 'dead'] as const;
export type Status = (typeof STATUSES)[number];
export type StatusCause = 'impact' | 'wound' | 'recoil' | 'life points';

/** A TA of the round: its label, whose it is, what it was rolled against. */
export interface RollPart {
  readonly character: string;
  /** 1-based place of the action in the declaration; 0: before all actions. */
  readonly action: number;
  /** Keyed label (E-25). */
  readonly label: string;
  readonly skill: number;
  readonly modifiers: readonly Modifier[];
  readonly roll: ActionRoll;
}

export interface ShotEvent extends RollPart {
  readonly kind: 'shot';
  readonly target: string;
  readonly weapon: string;
  readonly mode: FireMode;
  readonly spent: number;
  readonly bulletsLeft: number;
  /** Bullets that hit. */
  readonly hits: number;
}

export interface HitEvent {
  readonly kind: 'hit';
  readonly character: string;
  readonly by: string;
  readonly weapon: string;
  readonly bullet: number;
  readonly number: number;
  readonly part: Part;
  /** Before cover, halved where the mode halves. */
  readonly damage: number;
  /** What cover and armour took away (E-21). */
  readonly cover: number;
  readonly armour: number;
  readonly through: number;
}

/** What happened in a round, in order. Characters and weapons are named by id. Reports are made of these alone. */
export type RoundEvent =
  /** All actions are over; what follows is the end of the round. */
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly character: string; readonly problem: RoundProblem }
  | (RollPart & { readonly kind: 'alertness'; readonly surprised: boolean })
  /** In which order actions are declared (E-6): the slowest first. */
  | {
      readonly kind: 'declaration order';
      readonly order: readonly { readonly character: string; readonly rank: number }[];
    }
  | {
      readonly kind: 'initiative';
      readonly character: string;
      readonly primary: number;
      readonly secondary: number;
      readonly modifiers: readonly Modifier[];
    }
  | {
      readonly kind: 'step';
      readonly step: number;
      readonly primary: number;
      readonly secondary: number;
      readonly acting: readonly { readonly character: string; readonly action: number }[];
    }
  | ShotEvent
  | (RollPart & { readonly kind: 'skill'; readonly what: string })
  | (RollPart & { readonly kind: 'perception'; readonly passer: string; readonly holdsFire: boolean })
  | { readonly kind: 'moved'; readonly character: string; readonly pace: Pace; readonly halved: boolean }
  | { readonly kind: 'drawn'; readonly character: string; readonly weapon: string; readonly hands: readonly Hand[] }
  | { readonly kind: 'dropped'; readonly character: string; readonly weapon: string }
  | { readonly kind: 'reloaded'; readonly character: string; readonly weapon: string; readonly bullets: number }
  | { readonly kind: 'jammed'; readonly character: string; readonly weapon: string; readonly until: number }
  | { readonly kind: 'broken'; readonly character: string; readonly weapon: string }
  | { readonly kind: 'aimed'; readonly character: string; readonly target: string; readonly rounds: number }
  | { readonly kind: 'aim lost'; readonly character: string; readonly target: string }
  | {
      readonly kind: 'lost';
      readonly character: string;
      readonly action: number;
      readonly doing: Doing;
      readonly reason: LossReason;
      /** Bullets that there are and that the mode needs, where they are the reason (E-17). */
      readonly bullets: { readonly has: number; readonly needs: number } | null;
    }
  | HitEvent
  | {
      readonly kind: 'wound';
      readonly character: string;
      readonly by: string;
      readonly part: Part;
      readonly damage: number;
      readonly severity: Severity;
    }
  /** Stun points (golpe): `converted` of them became wound points (E-24). */
  | {
      readonly kind: 'stun points';
      readonly character: string;
      readonly part: Part;
      readonly points: number;
      readonly converted: number;
    }
  | {
      readonly kind: 'impact';
      readonly character: string;
      readonly total: number;
      readonly effect: ImpactEffect;
      readonly rounds: number;
    }
  | {
      readonly kind: 'status';
      readonly character: string;
      readonly status: Status;
      readonly cause: StatusCause;
      /** Last round of it; `null`: until somebody helps, or for ever. */
      readonly until: number | null;
    }
  | {
      readonly kind: 'bleeding';
      readonly character: string;
      readonly light: number;
      readonly severe: number;
      /** The point of a character at 0 or below. */
      readonly down: number;
    }
  | {
      readonly kind: 'life';
      readonly character: string;
      readonly wounds: number;
      readonly stun: number;
      /** Life points less wound points: also below 0. */
      readonly total: number;
    };
