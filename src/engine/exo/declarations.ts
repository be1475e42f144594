import type { FireMode } from './burst';
import type { Hand } from './types';

/** Whom a shot is at, and the choices its shooter makes beforehand. */
export interface Target {
  readonly id: string;
  /** If it turns out critical: maximum damage where it hits, or a location number (E-18). */
  readonly critical: 'max' | number;
  /** Location number aimed at (E-12); `null`: where dE says. */
  readonly location: number | null;
}

export const PACES = ['walk', 'fast', 'sprint'] as const;
export type Pace = (typeof PACES)[number];

/** An action of a round. Walking and reloading are none and cost no place in the initiative (E-8, E-11). */
export type Action =
  | {
      readonly kind: 'fire';
      readonly weapon: string;
      readonly mode: FireMode;
      /** One; automatic fire may have several (E-17). */
      readonly targets: readonly Target[];
      /** The game master's modifier of this action's TAs. */
      readonly modifier: number;
    }
  | {
      readonly kind: 'opportunity';
      readonly weapon: string;
      readonly mode: FireMode;
      /** The place watched (E-13), in the game master's words. */
      readonly place: string;
      /** Ids of those to be fired at; `null`: whoever shows up. */
      readonly wanted: readonly string[] | null;
      readonly critical: 'max' | number;
      readonly location: number | null;
      readonly modifier: number;
    }
  | { readonly kind: 'draw'; readonly weapon: string; readonly hand: Hand }
  | { readonly kind: 'reload'; readonly weapon: string }
  | { readonly kind: 'move'; readonly pace: Pace; readonly shows: readonly string[] }
  | { readonly kind: 'aim'; readonly target: string }
  | {
      readonly kind: 'skill';
      /** What is tried, in the player's words. */
      readonly what: string;
      readonly skill: number;
      readonly nature: 'physical' | 'mental';
      /** The hand it needs; `null`: none. */
      readonly hand: Hand | null;
      readonly modifier: number;
    };

/** What an action is, in a word. */
export type Doing = Exclude<Action['kind'], 'move'> | Pace;
export const doingOf = (action: Action): Doing => (action.kind === 'move' ? action.pace : action.kind);

/** What a character means to do in a round. */
export interface Declaration {
  readonly character: string;
  readonly actions: readonly Action[];
  /** Points by which the initiative is raised (E-8). */
  readonly raise: 0 | 5 | 10;
  /** The declared action was changed before any TA (E-8). */
  readonly changed: boolean;
  /** Two of the attacks happen at the first initiative (E-10). */
  readonly twoWeapons: boolean;
  /** The game master's modifier of all its TAs. */
  readonly modifier: number;
}

/** Range of a shot (E-12). */
export const RANGE_MODIFIERS = { MF: -10, F: -5, N: 0, Dif: 5, MD: 10 } as const;
export type Range = keyof typeof RANGE_MODIFIERS;

/** Cover of a target (E-12, E-21). */
export interface Cover {
  readonly degree: 'half' | 'full';
  /** Location numbers behind it. */
  readonly numbers: readonly number[];
  /** Damage that it stops; `null`: all it may. */
  readonly stops: number | null;
}

/** Circumstances of shots of one character at another; without a row: normal range, nothing in the way. */
export interface ShotCondition {
  readonly shooter: string;
  readonly target: string;
  /** The weapon it holds for, since ranges are a weapon's; `null`: any other. */
  readonly weapon: string | null;
  readonly range: Range;
  readonly cover: Cover | null;
  readonly visibility: 0 | 5 | 10;
  /** `null`: it moves if it declared a fast move or a sprint. */
  readonly moving: boolean | null;
  readonly modifier: number;
}

/** Conditions in force in a round. */
export interface Conditions {
  readonly shots: readonly ShotCondition[];
  /** Ids of those who walk into an ambush in this round (E-12). */
  readonly ambushed: readonly string[];
  /** Ids of those whose aiming an explosion or the like disturbs (E-12). */
  readonly disturbed: readonly string[];
}

/** All that people decide about a round. */
export interface Declarations {
  readonly declared: readonly Declaration[];
  readonly conditions: Conditions;
}

/** Does an action cost a place in the initiative and count for E-7? */
export const counts = (action: Action): boolean =>
  !(action.kind === 'reload' || (action.kind === 'move' && action.pace === 'walk'));

export const isAttack = (action: Action): action is Extract<Action, { kind: 'fire' | 'opportunity' }> =>
  action.kind === 'fire' || action.kind === 'opportunity';

/** Everything but thinking and looking (E-22, E-23). */
export const isPhysical = (action: Action): boolean => !(action.kind === 'skill' && action.nature === 'mental');
