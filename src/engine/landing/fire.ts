import type { DieStream } from '../dice/dice';
import type { Fixed } from '../fixed';
import { add, fixedOf, multiply, roundWhole, subtract, ZERO } from '../fixed';
import type { ShotEvent } from './events';
import { attackModifiers, neededRoll } from './modifiers';
import type { Plan } from './decide';
import type { Battle } from './state';
import { distanceBetween, isBlocked } from './state';
import type { CombatOptions, DamageDice, Modifier, Weapon } from './types';

/** ×1.5 of a fixed unit damage (L-6). */
const STANDARD_FACTOR = 1_500_000 as Fixed;

/** Sides of the attack die (L-5). */
export const ATTACK_DIE = 12;

const MISS = 12;
const CRITICAL = 1;

/** The result of an attack roll (L-5): 12 misses, 1 is critical, else the roll must not exceed what is needed. */
export function attackResult(roll: number, needed: number, weapon: Weapon): ShotEvent['result'] {
  if (roll === MISS) return 'miss';
  if (roll === CRITICAL) return weapon.critical.kind === 'none' ? 'hit' : 'critical';
  return roll <= needed ? 'hit' : 'miss';
}

const maximum = (dice: DamageDice): Fixed => fixedOf(Math.max(0, dice.count * dice.sides + dice.plus));

/** Damage of a critical (L-6): no dice are rolled. */
export function criticalDamage(weapon: Weapon, rounding: CombatOptions['criticalRounding']): Fixed {
  const { damage, critical } = weapon;
  const base = damage.kind === 'fixed' ? damage.value : maximum(damage.dice);
  const factor = critical.kind === 'times' ? critical.factor : damage.kind === 'fixed' ? STANDARD_FACTOR : fixedOf(1);
  const exact = multiply(base, factor);
  return rounding === 'none' ? exact : roundWhole(exact, rounding);
}

interface Damage {
  readonly damage: Fixed;
  readonly damageDice: readonly number[];
}

function rollDamage(
  weapon: Weapon,
  result: ShotEvent['result'],
  options: CombatOptions,
  roll: (sides: number) => number,
): Damage {
  if (result === 'miss') return { damage: ZERO, damageDice: [] };
  if (result === 'critical') return { damage: criticalDamage(weapon, options.criticalRounding), damageDice: [] };
  if (weapon.damage.kind === 'fixed') return { damage: weapon.damage.value, damageDice: [] };
  const { count, sides, plus } = weapon.damage.dice;
  const damageDice = Array.from({ length: count }, () => roll(sides));
  const sum = damageDice.reduce((total, face) => total + face, plus);
  return { damage: fixedOf(Math.max(0, sum)), damageDice };
}

/** HP after damage, never below 0 (L-10 step 3). */
export const hpAfter = (hp: Fixed, damage: Fixed): Fixed => (damage >= hp ? ZERO : subtract(hp, damage));

/** What a squad's fire needs to hit in this cycle, and why (L-5, L-7). */
interface Aim {
  readonly distance: number;
  readonly modifiers: readonly Modifier[];
  readonly needed: number;
}

/** Takes aim: the same for every shot of a cycle, and for its odds. */
export function takeAim(battle: Battle, { fighter, target }: Plan, weapon: Weapon): Aim {
  const distance = distanceBetween(fighter, target);
  const modifiers = attackModifiers(fighter.squad, target.squad, weapon, distance, isBlocked(battle, fighter, target));
  return { distance, modifiers, needed: neededRoll(fighter.squad.skill, modifiers) };
}

/**
 * All shots of one squad in a cycle (L-5, L-6): for each a d12 and, right after it, the damage dice of a hit (L-14).
 * @param pending damage that the target has already received in this cycle, for the HP shown with each shot.
 */
export function fire(
  battle: Battle,
  plan: Plan,
  weapon: Weapon,
  stream: DieStream,
  pending: Fixed,
): readonly ShotEvent[] {
  const { fighter, target } = plan;
  const { cycle } = battle;
  const { options } = battle.engagement;
  const { distance, modifiers, needed } = takeAim(battle, plan, weapon);
  const sides = weapon.damage.kind === 'dice' ? weapon.damage.dice.sides : null;
  const shots: ShotEvent[] = [];
  let received = pending;
  for (let shot = 1; shot <= weapon.shots; shot++) {
    const roll = stream.die(ATTACK_DIE, { kind: 'shot', who: fighter.squad.name, number: shot, cycle });
    const result = attackResult(roll, needed, weapon);
    const { damage, damageDice } = rollDamage(weapon, result, options, (of) =>
      stream.die(of, { kind: 'damage', who: fighter.squad.name, number: shot, cycle }),
    );
    received = add(received, damage);
    shots.push({
      kind: 'shot',
      cycle,
      squad: fighter.squad.id,
      target: target.squad.id,
      weapon: weapon.name,
      distance,
      shot,
      roll,
      needed,
      modifiers,
      result,
      damageDice,
      damageSides: damageDice.length > 0 ? sides : null,
      damage,
      targetHp: hpAfter(target.hp, received),
    });
  }
  return shots;
}
