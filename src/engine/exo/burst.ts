import type { ActionRoll } from './actionRoll';
import { isSuccess } from './actionRoll';
import { LOCATIONS } from './body';
import type { DamageType, LocatedDamage } from './damage';
import { damageOf, divided, MAXIMUM } from './damage';
import type { ExoOptions } from './options';

/** Kinds of fire (E-15, E-16, E-17). */
export const FIRE_MODES = ['normal', 'semi', 'auto'] as const;
export type FireMode = (typeof FIRE_MODES)[number];

/** Automatic fire adds this to its TA (E-17). */
export const AUTOMATIC_PENALTY = 5;

/** Each further bullet of a burst needs this much more (E-16, E-17). */
const BULLET_STEP = 5;

/** Weapons with this rate of fire can do only normal fire (E-15). */
export const SINGLE_RATE = 1;

/** Bullets that one TA spends; automatic fire spends them for each target. */
export function bulletsSpent(mode: FireMode, rate: number): number {
  switch (mode) {
    case 'normal':
      return 1;
    case 'semi':
      return 2 * rate;
    case 'auto':
      return 3 * rate;
  }
}

/** Bullets that can hit at most: the rate of fire (E-16), or all those spent (E-17). */
const mostHits = (mode: FireMode, rate: number): number => (mode === 'semi' ? rate : bulletsSpent(mode, rate));

/** What a shot is fired with. */
export interface Shot {
  readonly skill: number;
  readonly mode: FireMode;
  readonly rate: number;
  readonly type: DamageType;
  /** A critical: maximum damage where it hits, or the rolled damage at this location number (E-18). */
  readonly critical: 'max' | number;
  /** Location number aimed at: bullet 1 lands there instead of at dE (E-12). */
  readonly aimed: number | null;
}

/** A bullet that hits, at one location; types IV and V give one bullet several. */
export interface BulletHit {
  readonly bullet: number;
  readonly number: number;
  /** Halved where the mode halves; before cover and armour. */
  readonly damage: number;
  /** Not halved: automatic fire keeps its whole impact (E-17). */
  readonly impact: number;
}

/** Bullet 1 (E-18): where aimed, and what a critical's shooter chooses. */
function firstBullet(shot: Shot, roll: ActionRoll): readonly LocatedDamage[] {
  const critical = roll.degree === 'critical';
  const number = critical && shot.critical !== 'max' ? shot.critical : (shot.aimed ?? roll.dE);
  // A critical of type V shows one location three times: all three go where the shooter chooses.
  const places =
    critical && shot.type === 'V' ? { dE: number, dPlus: number, dMinus: number } : { ...roll, dE: number };
  return damageOf(shot.type, places, critical && shot.critical === 'max' ? MAXIMUM : roll);
}

/**
 * Bullets that hit (E-15 … E-18): bullet i while result + 5·(i−1) ≤ skill. Each further bullet goes to the next higher
 * number after dE; past location 10 the rest is lost.
 */
export function bulletHits(shot: Shot, roll: ActionRoll, halving: ExoOptions['halving']): readonly BulletHit[] {
  if (!isSuccess(roll.degree)) return [];
  const hit = (bullet: number, { number, damage }: LocatedDamage): BulletHit => ({
    bullet,
    number,
    damage: shot.mode === 'auto' ? divided(damage, 2, halving) : damage,
    impact: damage,
  });
  const hits = firstBullet(shot, roll).map((at) => hit(1, at));
  const most = mostHits(shot.mode, shot.rate);
  for (let bullet = 2; bullet <= most; bullet++) {
    const number = roll.dE + bullet - 1;
    if (number > LOCATIONS || roll.result + BULLET_STEP * (bullet - 1) > shot.skill) break;
    hits.push(...damageOf(shot.type, { ...roll, dE: number }).map((at) => hit(bullet, at)));
  }
  return hits;
}
