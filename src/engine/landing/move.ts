import type { Plan } from './decide';
import type { CombatEvent } from './events';
import type { Battle, Fighter } from './state';
import { distanceBetween, isAlive, livingEnemies } from './state';
import type { Side } from './types';

type MoveEvent = Extract<CombatEvent, { kind: 'move' }>;

/** Attackers withdraw to lower places, defenders to higher, where the target stands in the same place (L-11). */
const ownWay = (side: Side): 1 | -1 => (side === 'attacker' ? -1 : 1);

/**
 * Where one squad's step of a cell ends (L-11). Nobody passes an enemy: a step towards the target is given up where a
 * living enemy already stands in the squad's own place; any other enemy is at least one step away.
 */
function stepFrom(
  fighter: Fighter,
  target: Fighter,
  move: 'close' | 'withdraw',
  enemyPlaces: readonly number[],
): number {
  const towards = Math.sign(target.place - fighter.place);
  if (move === 'withdraw') return fighter.place + (towards === 0 ? ownWay(fighter.side) : -towards);
  return enemyPlaces.includes(fighter.place) ? fighter.place : fighter.place + towards;
}

function moveSide(battle: Battle, side: Side, plans: readonly Plan[]): readonly MoveEvent[] {
  const moved = plans.flatMap(({ fighter, target, decision }) => {
    if (fighter.side !== side || decision.move === 'stay' || !isAlive(fighter)) return [];
    const enemyPlaces = livingEnemies(battle, fighter).map((enemy) => enemy.place);
    const to = stepFrom(fighter, target, decision.move, enemyPlaces);
    return [{ fighter, target, direction: decision.move, from: fighter.place, to }];
  });
  for (const { fighter, to } of moved) fighter.place = to;
  return moved.map(({ fighter, target, direction, from, to }) => ({
    kind: 'move',
    cycle: battle.cycle,
    squad: fighter.squad.id,
    target: target.squad.id,
    direction,
    from,
    to,
    distance: distanceBetween(fighter, target),
  }));
}

/** Step 4 of a cycle (L-10, L-11): first the attackers move, then the defenders against their new places. */
export const moveAll = (battle: Battle, plans: readonly Plan[]): readonly MoveEvent[] => [
  ...moveSide(battle, 'attacker', plans),
  ...moveSide(battle, 'defender', plans),
];
