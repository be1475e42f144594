import type { Fixed } from '../fixed';
import { subtract, ZERO } from '../fixed';
import { canReach } from './reach';
import type { Engagement, Side, Squad, Weapon } from './types';

/** A squad in the middle of an engagement. Changed only by `engagement.ts`, between the steps of a cycle. */
export interface Fighter {
  readonly squad: Squad;
  readonly side: Side;
  /** Place in the listed order of its side. */
  readonly order: number;
  place: number;
  hp: Fixed;
  /** Cycles each weapon has been fired in (L-12). */
  readonly used: Map<Weapon, number>;
  /** Damage each enemy has dealt to this squad, by the enemy's id. */
  readonly damageFrom: Map<string, Fixed>;
  /** What befell it in the last cycle (B-2: `shot-at`, `hit`, `losses`). */
  last: { readonly shotAt: boolean; readonly lost: Fixed };
}

/** The state at the start of a cycle: all that decisions read (L-10 step 1, B-2). */
export interface Battle {
  readonly engagement: Engagement;
  readonly fighters: readonly Fighter[];
  cycle: number;
}

const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
export const isAlive = (fighter: Fighter): boolean => fighter.hp > 0;
export const distanceBetween = (a: Fighter, b: Fighter): number => Math.abs(a.place - b.place);

/** All squads of a side, dead ones too, in listed order. */
export const sideOf = (battle: Battle, side: Side): readonly Fighter[] =>
  battle.fighters.filter((fighter) => fighter.side === side);

/** Living squads of a side in listed order. */
export const living = (battle: Battle, side: Side): readonly Fighter[] =>
  battle.fighters.filter((fighter) => fighter.side === side && isAlive(fighter));

/** Living enemies of a squad in listed order. */
export const livingEnemies = (battle: Battle, fighter: Fighter): readonly Fighter[] =>
  living(battle, otherSide(fighter.side));

/** HP lost since the engagement began; in an engagement only the other side takes HP. */
export const lostHp = (fighter: Fighter): Fixed => subtract(fighter.squad.hp, fighter.hp);

export const damageDealtTo = (victim: Fighter, by: Fighter): Fixed => victim.damageFrom.get(by.squad.id) ?? ZERO;

export const isBlocked = (battle: Battle, a: Fighter, b: Fighter): boolean =>
  battle.engagement.blocked(a.squad.id, b.squad.id);

/** Has the weapon a use left in this engagement (L-12)? */
export const hasUses = (fighter: Fighter, weapon: Weapon): boolean =>
  weapon.uses === null || (fighter.used.get(weapon) ?? 0) < weapon.uses;

/** Counts a cycle in which the weapon is fired. */
export const spendUse = (fighter: Fighter, weapon: Weapon): void => {
  fighter.used.set(weapon, (fighter.used.get(weapon) ?? 0) + 1);
};

/** Could this weapon fire at the target now: uses, range, line of fire (L-7, L-12)? */
export const canFireAt = (battle: Battle, firer: Fighter, weapon: Weapon, target: Fighter): boolean =>
  hasUses(firer, weapon) && canReach(weapon, distanceBetween(firer, target), isBlocked(battle, firer, target));

/** Least distance between the sides; destroyed squads count where they fell (L-13). */
export function leastDistance(battle: Battle): number {
  const attackers = sideOf(battle, 'attacker');
  const defenders = sideOf(battle, 'defender');
  return Math.min(...attackers.flatMap((a) => defenders.map((d) => distanceBetween(a, d))));
}

/** The state before the first cycle. */
export function startBattle(engagement: Engagement): Battle {
  const enter =
    (side: Side) =>
    (squad: Squad, order: number): Fighter => ({
      squad,
      side,
      order,
      place: engagement.places.get(squad.id) ?? 0,
      hp: squad.hp,
      used: new Map(),
      damageFrom: new Map(),
      last: { shotAt: false, lost: ZERO },
    });
  const fighters = [...engagement.attackers.map(enter('attacker')), ...engagement.defenders.map(enter('defender'))];
  return { engagement, fighters, cycle: 0 };
}
