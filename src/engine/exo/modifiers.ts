import { AUTOMATIC_PENALTY } from './burst';
import type { Conditions, Cover, Range, ShotCondition } from './declarations';
import { RANGE_MODIFIERS } from './declarations';
import type { ExoOptions } from './options';
import type { CharacterState } from './state';
import { armOf, isImpeded, isIncapacitated, isStunned } from './state';
import type { Hand, Modifier } from './types';
import { modifierOf } from './types';
import { isSevere } from './wounds';

export const OFF_HAND = 5;
export const STUNNED = 5;
const IMPEDED = 5;
const CHANGED = 5;
const INCAPACITATED = 10;
const MOVING = 5;
const AIMED = -5;
const AIMED_LOCATION = 10;
const COVER: Readonly<Record<Cover['degree'], number>> = { half: 5, full: 10 };

/** Every one of n ≥ 2 actions gets max(+1, 5·(n−1) − Coo), or 5·n by option (E-7). */
export function multiActionPenalty(count: number, coordination: number, options: ExoOptions): number {
  if (count < 2) return 0;
  const counted = options.multiAction === 'every action' ? count : count - 1;
  return Math.max(1, 5 * counted - coordination);
}

/** +5 for each 5 points, or part of 5, before one's own initiative (E-13). */
export const opportunityPenalty = (now: number, own: number): number => Math.max(0, 5 * Math.ceil((now - own) / 5));

/** Light wounds of an arm, +5 each (E-23). */
const armPenalty = (state: CharacterState, hands: readonly Hand[]): number =>
  5 *
  state.wounds.filter(({ part, severity }) => severity === 'light' && hands.some((hand) => armOf(hand) === part))
    .length;

/** Chest wounds, each by itself: +5 light, +10 severe (E-23). */
const chestPenalty = (state: CharacterState): number =>
  state.wounds
    .filter(({ part, severity }) => part === 'chest' && severity !== 'unimportant')
    .reduce((sum, { severity }) => sum + (isSevere(severity) ? 10 : 5), 0);

/** What the state of a character adds to its TAs (E-10, E-14, E-22, E-23). */
export function stateModifiers(
  state: CharacterState,
  round: number,
  nature: 'physical' | 'mental',
  hands: readonly Hand[] = [],
): readonly Modifier[] {
  const stunned = modifierOf('stunned', isStunned(state, round) ? STUNNED : 0);
  if (nature === 'mental') {
    return [stunned, modifierOf('incapacitated', isIncapacitated(state, round) ? INCAPACITATED : 0)];
  }
  return [
    stunned,
    modifierOf('chest', chestPenalty(state)),
    modifierOf('impeded', isImpeded(state) ? IMPEDED : 0),
    modifierOf('arm', armPenalty(state, hands)),
    // What is held in both hands is no off-hand weapon.
    modifierOf('off hand', hands.length === 1 && hands[0] === state.character.offHand ? OFF_HAND : 0),
  ];
}

/** What a declaration says about all its TAs. */
export interface Burden {
  readonly count: number;
  readonly coordination: number;
  readonly raise: number;
  readonly changed: boolean;
  readonly modifier: number;
}

/** What the declaration adds to every TA of the round (E-7, E-8). */
export const burdenModifiers = (
  { count, coordination, raise, changed, modifier }: Burden,
  options: ExoOptions,
): readonly Modifier[] => [
  modifierOf('multi action', multiActionPenalty(count, coordination, options)),
  modifierOf('raised initiative', raise),
  modifierOf('changed action', changed ? CHANGED : 0),
  modifierOf('gm', modifier),
];

/** The row of conditions for one character's shots at another with a weapon. */
export function conditionOf({ shots }: Conditions, shooter: string, target: string, weapon: string): ShotCondition {
  const rows = shots.filter((row) => row.shooter === shooter && row.target === target);
  const [row] = [weapon, null].flatMap((wanted) => rows.filter((each) => each.weapon === wanted));
  return row ?? { shooter, target, weapon: null, range: 'N', cover: null, visibility: 0, moving: null, modifier: 0 };
}

/** What is known of one shot at one target (E-12, E-13, E-17). */
export interface ShotSituation {
  readonly range: Range;
  readonly cover: Cover['degree'] | null;
  readonly visibility: number;
  readonly moving: boolean;
  /** Aimed at the target long enough. */
  readonly aimed: boolean;
  readonly aimedLocation: boolean;
  readonly automatic: boolean;
  /** Penalty of opportunity fire. */
  readonly opportunity: number;
  readonly modifier: number;
}

/** Aiming at a target counts after one whole round, or two if it moves (E-12). */
export const hasAimed = ({ aim }: CharacterState, target: string, moving: boolean): boolean =>
  aim?.target === target && aim.rounds >= (moving ? 2 : 1);

/** What the circumstances of a shot add to its TA. */
export const shotModifiers = (situation: ShotSituation): readonly Modifier[] => [
  modifierOf('range', RANGE_MODIFIERS[situation.range]),
  modifierOf('cover', situation.cover ? COVER[situation.cover] : 0),
  modifierOf('visibility', situation.visibility),
  modifierOf('moving target', situation.moving ? MOVING : 0),
  modifierOf('aimed', situation.aimed ? AIMED : 0),
  modifierOf('aimed location', situation.aimedLocation ? AIMED_LOCATION : 0),
  modifierOf('automatic', situation.automatic ? AUTOMATIC_PENALTY : 0),
  modifierOf('opportunity', situation.opportunity),
  modifierOf('gm', situation.modifier),
];

/** Modifiers that do something. */
export const effective = (modifiers: readonly Modifier[]): readonly Modifier[] =>
  modifiers.filter(({ value }) => value !== 0);
