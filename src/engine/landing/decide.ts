import { holds } from './behaviour/evaluate';
import { sameName } from './behaviour/sameName';
import type { Action } from './behaviour/syntax';
import type { Decision, RuleNumber } from './events';
import { attackModifiers, neededRoll } from './modifiers';
import { canReachFreely, effectiveRange } from './reach';
import type { Battle, Fighter } from './state';
import { canFireAt, distanceBetween, isBlocked } from './state';
import { findTarget, nearestEnemy } from './targets';
import type { Weapon } from './types';

/** Where in the rules a channel was filled: the earlier of two wins under `move and fire = either` (B-4). */
interface Written {
  readonly rule: number;
  readonly action: number;
}

type Move = Decision['move'];

/** Channels of B-4; `undefined` is empty. `fire.weapon: null` is `hold-fire`. */
interface Channels {
  move?: Written & { readonly move: Move };
  fire?: Written & { readonly weapon: Weapon | null };
}

/** An action of a rule that holds, with its place. */
interface Candidate extends Written {
  readonly doing: Action;
}

function candidates(battle: Battle, fighter: Fighter): readonly Candidate[] {
  return fighter.squad.rules.flatMap(({ when, actions }, rule) =>
    holds(battle, fighter, when) ? actions.map((doing, action) => ({ doing, rule, action })) : [],
  );
}

/** The target channel: the first rule that holds and names a target of which a living one exists (B-4). */
function chooseTarget(
  battle: Battle,
  fighter: Fighter,
  acting: readonly Candidate[],
): { readonly target: Fighter; readonly rule: RuleNumber } | undefined {
  for (const { doing, rule } of acting) {
    if ((doing.kind !== 'fire' && doing.kind !== 'use') || !doing.target) continue;
    const target = findTarget(battle, fighter, doing.target);
    if (target) return { target, rule: rule + 1 };
  }
  const target = nearestEnemy(battle, fighter);
  return target && { target, rule: null };
}

/** What a moving action comes to at this distance: staying where the squad already is where it wants to be (B-3). */
function moveOf(doing: Action, distance: number, effective: number): Move | undefined {
  switch (doing.kind) {
    case 'close': {
      const to = doing.to === 'effective' ? effective : typeof doing.to === 'number' ? doing.to : 0;
      return distance > to ? 'close' : 'stay';
    }
    case 'withdraw':
      return doing.to === null || distance < doing.to ? 'withdraw' : 'stay';
    case 'keep':
      return distance > doing.at ? 'close' : distance < doing.at ? 'withdraw' : 'stay';
    case 'hold':
      return 'stay';
    case 'fire':
    case 'use':
    case 'hold-fire':
      return undefined;
  }
}

/**
 * L-12: the first non-equipment weapon that can fire at the target without the beyond-range penalty, else the first
 * that can fire with it.
 */
function defaultWeapon(battle: Battle, fighter: Fighter, target: Fighter): Weapon | undefined {
  const distance = distanceBetween(fighter, target);
  const blocked = isBlocked(battle, fighter, target);
  const able = fighter.squad.weapons.filter((w) => !w.equipment && canFireAt(battle, fighter, w, target));
  return able.find((weapon) => canReachFreely(weapon, distance, blocked)) ?? able[0];
}

/** The weapon that a firing action fires now, `null` for `hold-fire`, `undefined` where it cannot be carried out. */
function weaponOf(battle: Battle, fighter: Fighter, target: Fighter, doing: Action): Weapon | null | undefined {
  if (doing.kind === 'hold-fire') return null;
  if (doing.kind !== 'fire' && doing.kind !== 'use') return undefined;
  const { weapon: name } = doing;
  if (name === null) return defaultWeapon(battle, fighter, target);
  return fighter.squad.weapons.find(
    (weapon) => sameName(weapon.name, name) && canFireAt(battle, fighter, weapon, target),
  );
}

function fillChannels(battle: Battle, fighter: Fighter, target: Fighter, acting: readonly Candidate[]): Channels {
  const channels: Channels = {};
  const distance = distanceBetween(fighter, target);
  const effective = effectiveRange(fighter.squad.weapons);
  for (const { doing, rule, action } of acting) {
    const move = moveOf(doing, distance, effective);
    if (move !== undefined) channels.move ??= { rule, action, move };
    else {
      const weapon = weaponOf(battle, fighter, target, doing);
      if (weapon !== undefined) channels.fire ??= { rule, action, weapon };
    }
  }
  return channels;
}

const before = (a: Written, b: Written): boolean => a.rule < b.rule || (a.rule === b.rule && a.action < b.action);

/** With a 1 alone hitting, a default fire is noted in the log (L-12). */
function isHopeless(battle: Battle, fighter: Fighter, target: Fighter, weapon: Weapon): boolean {
  const blocked = isBlocked(battle, fighter, target);
  const modifiers = attackModifiers(fighter.squad, target.squad, weapon, distanceBetween(fighter, target), blocked);
  return neededRoll(fighter.squad.skill, modifiers) <= 1;
}

/** A decision with the objects it means, for the steps that carry it out. */
export interface Plan {
  readonly fighter: Fighter;
  readonly target: Fighter;
  readonly weapon: Weapon | null;
  readonly decision: Decision;
}

/**
 * What a living squad does in this cycle: its rules by channels (B-4), the rest by default (L-12).
 * Reads only the state at the start of the cycle. `undefined` when no enemy lives.
 */
export function decide(battle: Battle, fighter: Fighter): Plan | undefined {
  const acting = candidates(battle, fighter);
  const chosen = chooseTarget(battle, fighter, acting);
  if (!chosen) return undefined;
  const { target } = chosen;
  const { move, fire } = fillChannels(battle, fighter, target, acting);
  const plan = (weapon: Weapon | null, rest: Pick<Decision, 'move' | 'moveRule' | 'fireRule' | 'hopeless'>): Plan => ({
    fighter,
    target,
    weapon,
    decision: { target: target.squad.id, targetRule: chosen.rule, weapon: weapon?.name ?? null, ...rest },
  });
  const either = battle.engagement.options.moveAndFire === 'either';
  const moves = move !== undefined && move.move !== 'stay';
  const moving = move?.move ?? 'stay';
  const moveRule = move ? move.rule + 1 : null;

  if (fire) {
    const fireRule = fire.rule + 1;
    const bothAct = moves && fire.weapon !== null;
    if (!either || !bothAct) return plan(fire.weapon, { move: moving, moveRule, fireRule, hopeless: false });
    return before(move, fire)
      ? plan(null, { move: moving, moveRule, fireRule: null, hopeless: false })
      : plan(fire.weapon, { move: 'stay', moveRule: null, fireRule, hopeless: false });
  }
  // A default fire never beats a rule's move (B-4).
  const weapon = either && moves ? undefined : defaultWeapon(battle, fighter, target);
  if (weapon) {
    return plan(weapon, {
      move: moving,
      moveRule,
      fireRule: null,
      hopeless: isHopeless(battle, fighter, target, weapon),
    });
  }
  const canClose = distanceBetween(fighter, target) > 0 && fighter.squad.immobile !== true;
  const closing = move?.move ?? (canClose ? 'close' : 'stay');
  return plan(null, { move: closing, moveRule, fireRule: null, hopeless: false });
}
