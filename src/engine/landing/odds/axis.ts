import type { Fixed } from '../../fixed';
import { fixedOf, subtract, ZERO } from '../../fixed';
import { criticalDamage } from '../fire';
import type { CombatOptions, Squad, Weapon } from '../types';

/**
 * What one squad may have lost, in whole units: every damage it can receive is a multiple of the unit, its HP need not
 * be. States 0 … `live` − 1 are alive; a loss of `live` units or more destroys it.
 */
export interface Axis {
  readonly hp: Fixed;
  readonly unit: number;
  readonly live: number;
}

/** A weapon fired at what it needs to hit. */
export interface Volley {
  readonly weapon: Weapon;
  readonly needed: number;
}

function greatestCommonDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** The damage of a hit that is not rolled, else every whole number. */
const hitUnit = ({ damage }: Weapon): number => (damage.kind === 'fixed' ? damage.value : fixedOf(1));

const largestHit = ({ damage }: Weapon): number =>
  damage.kind === 'fixed'
    ? damage.value
    : fixedOf(Math.max(0, damage.dice.count * damage.dice.sides + damage.dice.plus));

/**
 * The losses that a squad can have from these weapons of its enemy in an engagement. Where they cannot destroy it,
 * there are only as many states as they can cause.
 */
export function axisFor({ hp }: Squad, weapons: readonly Weapon[], options: CombatOptions): Axis {
  let unit = 0;
  let most = 0;
  for (const weapon of weapons) {
    const critical = weapon.critical.kind === 'none' ? ZERO : criticalDamage(weapon, options.criticalRounding);
    unit = greatestCommonDivisor(greatestCommonDivisor(unit, hitUnit(weapon)), critical);
    most = Math.max(most, weapon.shots * Math.max(critical, largestHit(weapon)));
  }
  if (unit === 0) return { hp, unit: 1, live: 1 };
  return { hp, unit, live: Math.min(Math.ceil(hp / unit), (most / unit) * options.cycles + 1) };
}

/** HP left after a loss of so many units. */
export const hpLeft = ({ hp, unit }: Axis, lost: number): Fixed => subtract(hp, (lost * unit) as Fixed);
