import type { Fixed } from '../../fixed';
import { canReachFreely, effectiveRange } from '../reach';
import type { Battle, Fighter } from '../state';
import { canFireAt, distanceBetween, hasUses, isAlive, isBlocked, living, livingEnemies, sideOf } from '../state';
import { nearestEnemy } from '../targets';
import { sameName } from './sameName';
import type { Comparison, Condition, Expression, NumericCondition, PlainCondition } from './syntax';

const MILLION = 1_000_000;

function compare(a: number, op: Comparison, b: number): boolean {
  switch (op) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '=':
      return a === b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
  }
}

/** A share of HP against a percentage, exactly: hp·100 against value·start, in whole millionths. */
function comparePercent(hp: Fixed, start: Fixed, op: Comparison, percent: number): boolean {
  const difference = BigInt(hp) * 100n * BigInt(MILLION) - BigInt(Math.round(percent * MILLION)) * BigInt(start);
  return compare(difference > 0n ? 1 : difference < 0n ? -1 : 0, op, 0);
}

const threatens = (battle: Battle, enemy: Fighter, fighter: Fighter): boolean =>
  enemy.squad.weapons.some((weapon) => canFireAt(battle, enemy, weapon, fighter));

/** Some non-equipment weapon reaches the nearest enemy without the beyond-range penalty (B-2 `can-fire`). */
function canFire(battle: Battle, fighter: Fighter): boolean {
  const enemy = nearestEnemy(battle, fighter);
  if (!enemy) return false;
  const distance = distanceBetween(fighter, enemy);
  const blocked = isBlocked(battle, fighter, enemy);
  return fighter.squad.weapons.some(
    (weapon) => !weapon.equipment && hasUses(fighter, weapon) && canReachFreely(weapon, distance, blocked),
  );
}

const PLAIN: Readonly<Record<PlainCondition, (battle: Battle, fighter: Fighter) => boolean>> = {
  always: () => true,
  'under-fire': (battle, fighter) => livingEnemies(battle, fighter).some((enemy) => threatens(battle, enemy, fighter)),
  'under-fire-extreme': (battle, fighter) =>
    livingEnemies(battle, fighter).some(
      (enemy) =>
        distanceBetween(enemy, fighter) > effectiveRange(fighter.squad.weapons) && threatens(battle, enemy, fighter),
    ),
  'shot-at': (_battle, fighter) => fighter.last.shotAt,
  hit: (_battle, fighter) => fighter.last.lost > 0,
  engaged: (battle, fighter) => livingEnemies(battle, fighter).some((enemy) => distanceBetween(enemy, fighter) === 0),
  'can-fire': canFire,
  outranged: (battle, fighter) => {
    const own = effectiveRange(fighter.squad.weapons);
    return livingEnemies(battle, fighter).some((enemy) => effectiveRange(enemy.squad.weapons) > own);
  },
  outnumbered: (battle, fighter) => livingEnemies(battle, fighter).length > living(battle, fighter.side).length,
  'ally-lost': (battle, fighter) => sideOf(battle, fighter.side).some((own) => !isAlive(own)),
};

function numeric(
  battle: Battle,
  fighter: Fighter,
  condition: {
    readonly kind: NumericCondition;
    readonly op: Comparison;
    readonly value: number;
    readonly percent: boolean;
  },
): boolean {
  const { kind, op, value, percent } = condition;
  switch (kind) {
    case 'distance': {
      const enemy = nearestEnemy(battle, fighter);
      return enemy !== undefined && compare(distanceBetween(fighter, enemy), op, value);
    }
    case 'own-hp':
      return percent
        ? comparePercent(fighter.hp, fighter.squad.hp, op, value)
        : compare(fighter.hp, op, Math.round(value * MILLION));
    case 'enemy-hp': {
      const enemy = nearestEnemy(battle, fighter);
      return enemy !== undefined && comparePercent(enemy.hp, enemy.squad.hp, op, value);
    }
    case 'losses':
      return compare(fighter.last.lost, op, Math.round(value * MILLION));
    case 'cycle':
      return compare(battle.cycle, op, value);
  }
}

function holdsCondition(battle: Battle, fighter: Fighter, condition: Condition): boolean {
  switch (condition.kind) {
    case 'enemy-type':
      return livingEnemies(battle, fighter).some((enemy) => sameName(enemy.squad.type, condition.type));
    case 'has-uses':
      return fighter.squad.weapons.some(
        (weapon) => sameName(weapon.name, condition.weapon) && hasUses(fighter, weapon),
      );
    case 'distance':
    case 'own-hp':
    case 'enemy-hp':
    case 'losses':
    case 'cycle':
      return numeric(battle, fighter, condition);
    default:
      return PLAIN[condition.kind](battle, fighter);
  }
}

/** Does a rule's condition hold for this squad, on the state at the start of the cycle (B-2)? */
export function holds(battle: Battle, fighter: Fighter, when: Expression): boolean {
  switch (when.kind) {
    case 'and':
      return when.terms.every((term) => holds(battle, fighter, term));
    case 'or':
      return when.terms.some((term) => holds(battle, fighter, term));
    case 'not':
      return !holds(battle, fighter, when.term);
    case 'condition':
      return holdsCondition(battle, fighter, when.condition);
  }
}
