import type { Target } from './behaviour/syntax';
import { sameName } from './behaviour/sameName';
import type { Battle, Fighter } from './state';
import { damageDealtTo, distanceBetween, livingEnemies, lostHp } from './state';

/** Sorts before when negative. */
type Order = (a: Fighter, b: Fighter) => number;

const first = (candidates: readonly Fighter[], ...orders: readonly Order[]): Fighter | undefined =>
  [...candidates].sort((a, b) => {
    for (const order of orders) {
      const way = order(a, b);
      if (way !== 0) return way;
    }
    return a.order - b.order;
  })[0];

/**
 * The living enemy that a target word means (B-3), `undefined` if there is none. Ties are broken as L-12 chooses:
 * nearest, then most HP lost to this side, then listed order.
 */
export function findTarget(battle: Battle, fighter: Fighter, target: Target): Fighter | undefined {
  const enemies = livingEnemies(battle, fighter);
  const nearest: Order = (a, b) => distanceBetween(fighter, a) - distanceBetween(fighter, b);
  const mostLost: Order = (a, b) => lostHp(b) - lostHp(a);
  switch (target.kind) {
    case 'nearest':
      return first(enemies, nearest, mostLost);
    case 'weakest':
      return first(enemies, mostLost, nearest);
    case 'strongest':
      return first(enemies, (a, b) => -mostLost(a, b), nearest);
    case 'most-dangerous':
      return first(enemies, (a, b) => damageDealtTo(fighter, b) - damageDealtTo(fighter, a), nearest, mostLost);
    case 'type':
      return first(
        enemies.filter((enemy) => sameName(enemy.squad.type, target.type)),
        nearest,
        mostLost,
      );
  }
}

/** The default target of L-12, and the "nearest enemy" of conditions. */
export const nearestEnemy = (battle: Battle, fighter: Fighter): Fighter | undefined =>
  findTarget(battle, fighter, { kind: 'nearest' });
