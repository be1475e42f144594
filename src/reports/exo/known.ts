import type { ActionRoll } from '../../engine/exo/actionRoll';
import type { Part } from '../../engine/exo/body';
import type { FireMode } from '../../engine/exo/burst';
import type { Doing, Pace } from '../../engine/exo/declarations';
import type { LossReason } from '../../engine/exo/events';
import type { ImpactEffect } from '../../engine/exo/impact';
import type { RoundProblem } from '../../engine/exo/refusals';
import type { CharacterState } from '../../engine/exo/state';
import type { Modifier } from '../../engine/exo/types';
import type { Severity } from '../../engine/exo/wounds';
import type { Recipient } from '../landing/known';

/**
 * What one viewer may know of a round. The type is closed: a value that is not here cannot reach a report. Characters
 * are named by labels. Ids of others stand in the labels of one's own dice alone, which cannot be checked without them.
 */
export interface RoundReport {
  /** `null`: the game master, who may know everything. */
  readonly recipient: Recipient | null;
  readonly campaign: string;
  readonly turn: number;
  readonly commitment: string;
  readonly digest: string;
  readonly own: readonly OwnFighter[];
  readonly others: readonly SeenFighter[];
  readonly course: readonly KnownStep[];
}

/** A character of the viewer's: known in full. */
export interface OwnFighter {
  readonly id: string;
  readonly label: string;
  readonly state: CharacterState;
  readonly key: string;
}

/** A character of somebody else's: what is to be seen of it at the end. */
export interface SeenFighter {
  readonly label: string;
  readonly side: 'ally' | 'enemy';
  /** Dead, unconscious and incapacitated look alike from afar. */
  readonly down: boolean;
}

/** Entries of one initiative step; `others`: steps of others one after another, whose initiative is hidden. */
export interface KnownStep {
  readonly at: 'start' | 'end' | 'others' | { readonly initiative: number };
  readonly entries: readonly KnownEntry[];
}

/** A TA of the viewer's. */
export interface KnownTa {
  readonly label: string;
  readonly skill: number;
  readonly modifiers: readonly Modifier[];
  readonly roll: ActionRoll;
}

/** Where a bullet of the viewer's hit: its damage before cover and armour, which are the target's. */
export interface HitPlace {
  readonly number: number;
  readonly part: Part;
  readonly damage: number;
}

interface Who {
  readonly who: string;
}

/** One line of what a viewer learns of a round; kinds that begin with `seen` are of others. */
export type KnownEntry = Who &
  (
    | { readonly kind: 'declared'; readonly order: readonly string[] }
    | { readonly kind: 'refused'; readonly problem: RoundProblem }
    | { readonly kind: 'initiative'; readonly primary: number; readonly modifiers: readonly Modifier[] }
    | { readonly kind: 'alertness'; readonly ta: KnownTa; readonly surprised: boolean }
    | {
        readonly kind: 'shot';
        readonly target: string;
        readonly weapon: string;
        readonly mode: FireMode;
        readonly ta: KnownTa;
        readonly spent: number;
        readonly left: number;
        /** Bullets that hit; types IV and V give one bullet several places. */
        readonly bullets: number;
        readonly hits: readonly HitPlace[];
      }
    | { readonly kind: 'skill'; readonly what: string; readonly ta: KnownTa }
    | { readonly kind: 'perception'; readonly passer: string; readonly ta: KnownTa; readonly holdsFire: boolean }
    | { readonly kind: 'moved'; readonly pace: Pace; readonly halved: boolean }
    | { readonly kind: 'drawn' | 'dropped' | 'broken'; readonly weapon: string }
    | { readonly kind: 'reloaded'; readonly weapon: string; readonly bullets: number }
    | { readonly kind: 'jammed'; readonly weapon: string; readonly until: number }
    | { readonly kind: 'aimed'; readonly target: string; readonly rounds: number }
    | { readonly kind: 'aim lost'; readonly target: string }
    | {
        readonly kind: 'lost';
        readonly action: number;
        readonly doing: Doing;
        readonly reason: LossReason;
        readonly bullets: { readonly has: number; readonly needs: number } | null;
      }
    | (HitPlace & {
        readonly kind: 'hit';
        readonly by: string;
        readonly cover: number;
        readonly armour: number;
        readonly through: number;
      })
    | { readonly kind: 'wound'; readonly part: Part; readonly damage: number; readonly severity: Severity }
    | { readonly kind: 'stun points'; readonly part: Part; readonly points: number; readonly converted: number }
    | { readonly kind: 'impact'; readonly total: number; readonly effect: ImpactEffect; readonly rounds: number }
    | { readonly kind: 'recoil'; readonly until: number }
    | { readonly kind: 'unconscious' | 'dead' }
    /** Points that wounds take, and the one of those at 0 or below. */
    | { readonly kind: 'bleeding'; readonly points: number; readonly down: number }
    | { readonly kind: 'life'; readonly total: number; readonly most: number; readonly stun: number }
    | { readonly kind: 'seen-shot'; readonly target: string; readonly mode: FireMode }
    | { readonly kind: 'seen-moved'; readonly pace: Pace }
    | { readonly kind: 'seen-drawn' | 'seen-dropped' | 'seen-reloaded' | 'seen-pushed' | 'seen-down' }
  );
