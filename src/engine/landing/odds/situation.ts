import type { Fixed } from '../../fixed';
import { ZERO } from '../../fixed';
import type { Plan } from '../decide';
import { decide } from '../decide';
import { takeAim } from '../fire';
import { moveAll } from '../move';
import type { Battle, Fighter } from '../state';
import { distanceBetween, spendUse, startBattle } from '../state';
import type { Engagement } from '../types';
import type { Volley } from './axis';

/** The two of a duel, or something of each: the attacker's first. */
export type Pair<T> = readonly [T, T];

/** What a duel's decisions read besides HP, while both live; no chance is in it. */
export interface Situation {
  readonly distance: number;
  /** Cycles each weapon has been fired in, in listed order. */
  readonly used: Pair<readonly number[]>;
  readonly shotAt: Pair<boolean>;
  /** HP lost in the last cycle: that of one loss, for all that no rule tells apart. */
  readonly lost: Pair<Fixed>;
}

function fightersOf(battle: Battle): Pair<Fighter> {
  const [attacker, defender, ...others] = battle.fighters;
  if (!attacker || !defender || others.length > 0) throw new Error('a duel is one squad against one');
  return [attacker, defender];
}

const unused = ({ squad }: Fighter): readonly number[] => squad.weapons.map(() => 0);

/** The situation before the first cycle. */
export function firstSituation(engagement: Engagement): Situation {
  const [attacker, defender] = fightersOf(startBattle(engagement));
  return {
    distance: distanceBetween(attacker, defender),
    used: [unused(attacker), unused(defender)],
    shotAt: [false, false],
    lost: [ZERO, ZERO],
  };
}

/** The engagement's state that a situation and two squads' HP describe. */
export function battleIn(engagement: Engagement, situation: Situation, cycle: number, hp: Pair<Fixed>): Battle {
  const battle = startBattle(engagement);
  battle.cycle = cycle;
  fightersOf(battle).forEach((fighter, i) => {
    fighter.place = i === 0 ? 0 : situation.distance;
    fighter.hp = hp[i] ?? ZERO;
    fighter.last = { shotAt: situation.shotAt[i] ?? false, lost: situation.lost[i] ?? ZERO };
    fighter.squad.weapons.forEach((weapon, w) => fighter.used.set(weapon, situation.used[i]?.[w] ?? 0));
  });
  return battle;
}

/** What both do in a cycle, and the situation after it if both live; its losses are still to be told. */
export interface Step {
  readonly volleys: Pair<Volley | null>;
  readonly next: Situation;
}

/** A cycle of a duel by the steps of the resolution itself: decide, aim, move (L-10). */
export function stepOf(battle: Battle): Step {
  const [attacker, defender] = fightersOf(battle);
  const plan = (fighter: Fighter): Plan => {
    const decided = decide(battle, fighter);
    if (!decided) throw new Error('both squads of a duel live');
    return decided;
  };
  const plans: Pair<Plan> = [plan(attacker), plan(defender)];
  const volley = (each: Plan): Volley | null =>
    each.weapon && { weapon: each.weapon, needed: takeAim(battle, each, each.weapon).needed };
  const volleys: Pair<Volley | null> = [volley(plans[0]), volley(plans[1])];
  for (const { fighter, weapon } of plans) if (weapon) spendUse(fighter, weapon);
  moveAll(battle, plans);
  const used = ({ squad, used: counts }: Fighter): readonly number[] =>
    // A weapon without a limit counts nothing: whether it was fired makes no difference.
    squad.weapons.map((weapon) => (weapon.uses === null ? 0 : (counts.get(weapon) ?? 0)));
  return {
    volleys,
    next: {
      distance: distanceBetween(attacker, defender),
      used: [used(attacker), used(defender)],
      shotAt: [volleys[1] !== null, volleys[0] !== null],
      lost: [ZERO, ZERO],
    },
  };
}
