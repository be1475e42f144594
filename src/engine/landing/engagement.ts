import type { Dice } from '../dice/dice';
import type { Fixed } from '../fixed';
import { add, subtract, ZERO } from '../fixed';
import type { Plan } from './decide';
import { decide } from './decide';
import type { CombatEvent, ShotEvent } from './events';
import { fire, hpAfter } from './fire';
import { moveAll } from './move';
import type { Battle, Fighter } from './state';
import { isAlive, leastDistance, living, spendUse, startBattle } from './state';
import type { Engagement, Outcome } from './types';

/** What came of an engagement (L-13). */
export interface EngagementResult {
  readonly outcome: Outcome;
  readonly cycles: number;
  readonly distance: number;
  /** HP left by squad id, 0 for the destroyed. */
  readonly hp: ReadonlyMap<string, Fixed>;
  readonly events: readonly CombatEvent[];
}

/** Label of a squad's dice in a cycle (L-14). */
export const diceLabel = (cycle: number, squadId: string): string => `C${cycle}/${squadId}`;

/** Step 2: the attackers fire, then the defenders, in listed order; nobody's HP changes yet (L-10). */
function fireAll(battle: Battle, plans: readonly Plan[], dice: Dice): readonly ShotEvent[] {
  const received = new Map<Fighter, Fixed>();
  return plans.flatMap((plan) => {
    const { fighter, target, weapon } = plan;
    if (!weapon) return [];
    const stream = dice.stream(diceLabel(battle.cycle, fighter.squad.id), fighter.squad.id);
    const before = received.get(target) ?? ZERO;
    const shots = fire(battle, plan, weapon, stream, before);
    let damage = before;
    for (const shot of shots) damage = add(damage, shot.damage);
    received.set(target, damage);
    spendUse(fighter, weapon);
    return shots;
  });
}

/** Step 3: losses of both sides together (L-10). */
function takeLosses(battle: Battle, shots: readonly ShotEvent[]): readonly CombatEvent[] {
  return battle.fighters.filter(isAlive).flatMap((fighter): CombatEvent[] => {
    const onIt = shots.filter((shot) => shot.target === fighter.squad.id);
    const damage = onIt.reduce((sum, shot) => add(sum, shot.damage), ZERO);
    for (const shot of onIt) {
      fighter.damageFrom.set(shot.squad, add(fighter.damageFrom.get(shot.squad) ?? ZERO, shot.damage));
    }
    const hp = hpAfter(fighter.hp, damage);
    const lost = subtract(fighter.hp, hp);
    fighter.hp = hp;
    fighter.last = { shotAt: onIt.length > 0, lost };
    if (damage === ZERO) return [];
    const about = { cycle: battle.cycle, squad: fighter.squad.id };
    const loss: CombatEvent = { kind: 'loss', ...about, damage, hp, excess: subtract(damage, lost) };
    return hp === ZERO ? [loss, { kind: 'destroyed', ...about }] : [loss];
  });
}

/** The steps of L-10 in their order. */
function playCycle(battle: Battle, dice: Dice): readonly CombatEvent[] {
  const plans = battle.fighters.filter(isAlive).flatMap((fighter) => decide(battle, fighter) ?? []);
  const decisions = plans.map(({ fighter, decision }): CombatEvent => ({
    kind: 'decision',
    cycle: battle.cycle,
    squad: fighter.squad.id,
    decision,
  }));
  const shots = fireAll(battle, plans, dice);
  const losses = takeLosses(battle, shots);
  const moves = moveAll(battle, plans);
  return [...decisions, ...shots, ...losses, ...moves];
}

function outcomeOf(battle: Battle): Outcome {
  const attackers = living(battle, 'attacker').length > 0;
  const defenders = living(battle, 'defender').length > 0;
  if (attackers) return defenders ? 'draw' : 'attacker';
  return defenders ? 'defender' : 'mutual';
}

/**
 * Resolves one engagement (L-9 … L-14). Both sides have at least one squad and every squad HP above 0.
 * Whether a script of dice fitted is told by `dice.finish()` afterwards.
 */
export function resolveEngagement(engagement: Engagement, dice: Dice): EngagementResult {
  const battle = startBattle(engagement);
  const events: CombatEvent[] = [];
  while (battle.cycle < engagement.options.cycles && outcomeOf(battle) === 'draw') {
    battle.cycle += 1;
    events.push(...playCycle(battle, dice));
  }
  const end = { outcome: outcomeOf(battle), cycles: battle.cycle, distance: leastDistance(battle) };
  events.push({ kind: 'end', ...end });
  return { ...end, hp: new Map(battle.fighters.map(({ squad, hp }) => [squad.id, hp])), events };
}
