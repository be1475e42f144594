import { LOCATIONS } from './body';
import type { ExoOptions } from './options';

/** Types of damage (E-20). */
export const DAMAGE_TYPES = ['0', 'I', 'II', 'III', 'IV', 'V'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** The three dice of an action roll: the same ones give location and damage (E-1). */
export interface DamageDice {
  readonly dE: number;
  readonly dPlus: number;
  readonly dMinus: number;
}

/** The dice that give the points of damage. */
type Amounts = Pick<DamageDice, 'dPlus' | 'dMinus'>;

/** Damage that a shot does at one location number, before cover and armour. */
export interface LocatedDamage {
  readonly number: number;
  readonly damage: number;
}

/** Types IV and V are not fired in bursts (E-20). */
export const isFiredInBursts = (type: DamageType): boolean => type !== 'IV' && type !== 'V';

/**
 * Locations of type IV, in the order picked: dE, dE+1, dE−1, dE+2, … Numbers outside 1..10 are skipped and keep their
 * place in the count (E-20), so they are `undefined` here.
 */
const spread = (dE: number, count: number): readonly (number | undefined)[] =>
  Array.from({ length: count }, (_, i) => {
    const number = dE + (i % 2 === 1 ? (i + 1) / 2 : -i / 2);
    return number >= 1 && number <= LOCATIONS ? number : undefined;
  });

/** Damage of a place in the count of type IV: first, second and third, the rest (E-20). */
const spreadDamage = (place: number, dPlus: number, dMinus: number): number =>
  place === 0 ? dMinus + dPlus : place <= 2 ? dPlus : dMinus;

/** What a critical's maximum counts with (E-20). */
export const MAXIMUM: Amounts = { dPlus: 10, dMinus: 10 };

/**
 * Damage by its type (E-20), in the order in which the locations are picked. `dice` give the locations, and type IV's
 * number of them; `amounts` the points, which differ from the dice only for a critical's maximum.
 */
export function damageOf(type: DamageType, dice: DamageDice, amounts: Amounts = dice): readonly LocatedDamage[] {
  const { dPlus, dMinus } = amounts;
  const at = (damage: number): readonly LocatedDamage[] => [{ number: dice.dE, damage }];
  switch (type) {
    case '0':
      return at(dMinus);
    case 'I':
      return at(dPlus);
    case 'II':
      return at(dPlus + dMinus);
    case 'III':
      return at(2 * (dPlus + dMinus));
    case 'IV':
      return spread(dice.dE, dice.dMinus).flatMap((number, place) =>
        number === undefined ? [] : [{ number, damage: spreadDamage(place, dPlus, dMinus) }],
      );
    case 'V':
      return [dice.dE, dice.dPlus, dice.dMinus].map((number) => ({ number, damage: dPlus + dMinus }));
  }
}

/** A half, a quarter, …, rounded as the option `halving` says (E-18). */
export const divided = (value: number, by: number, halving: ExoOptions['halving']): number =>
  halving === 'up' ? Math.ceil(value / by) : Math.floor(value / by);
