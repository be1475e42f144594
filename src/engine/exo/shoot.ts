import type { DieStream } from '../dice/dice';
import type { Battle, Pending } from './battle';
import { burdenOf, changeWeapon, labelOf, lose, rollTa, stateOf, unableReason, weaponOf } from './battle';
import type { FireMode } from './burst';
import { bulletHits, bulletsSpent } from './burst';
import { damageOf, divided } from './damage';
import type { Target } from './declarations';
import type { LossReason, ShotEvent } from './events';
import { burdenModifiers, conditionOf, hasAimed, shotModifiers, stateModifiers } from './modifiers';
import type { Entry } from './plan';
import { recoilRounds } from './recoil';
import type { CharacterState, WeaponState } from './state';
import { handsOf, isUseless } from './state';
import type { Hand, Weapon } from './types';

/** One shot or burst about to be fired at one or more targets. */
export interface Fire {
  readonly weapon: string;
  readonly mode: FireMode;
  readonly targets: readonly Target[];
  /** The game master's modifier of the action. */
  readonly modifier: number;
  /** Penalty of opportunity fire (E-13). */
  readonly opportunity: number;
  /** The open stream of an opportunity whose perception TA has been rolled. */
  readonly stream: DieStream | null;
}

/** A fumble breaks the weapon and hurts the hand that holds it: of two, the better one (E-18). */
const holdingHand = ({ character }: CharacterState, { carried }: WeaponState): Hand =>
  handsOf(carried).length === 1 ? (handsOf(carried)[0] ?? 'right') : character.offHand === 'left' ? 'right' : 'left';

function unusable(state: CharacterState, held: WeaponState, round: number): LossReason | null {
  const hands = handsOf(held.carried);
  if (hands.length === 0) return 'not held';
  if (hands.some((hand) => isUseless(state, hand))) return 'arm useless';
  if (held.broken) return 'broken';
  return round <= held.jammedUntil ? 'jammed' : null;
}

/** The target moves if it declared a fast move or a sprint and has not lost it (E-12). */
const isMoving = (battle: Battle, target: string): boolean =>
  (battle.plans.get(target)?.entries ?? []).some(
    (entry) =>
      entry.action.kind === 'move' &&
      entry.action.pace !== 'walk' &&
      !(battle.waiting.includes(entry) && unableReason(battle, entry)) &&
      !battle.events.some(
        (event) => event.kind === 'lost' && event.character === target && event.action === entry.place,
      ),
  );

/** One TA at one target (E-1, E-12 … E-18). */
function shootAt(battle: Battle, entry: Entry, fire: Fire, target: Target, bulletsLeft: number): ShotEvent {
  const { character } = entry;
  const shooter = stateOf(battle, character);
  const { weapon, held } = weaponOf(battle, character, fire.weapon);
  const condition = conditionOf(battle.conditions, character, target.id, weapon.id);
  const moving = condition.moving ?? isMoving(battle, target.id);
  const situation = {
    ...{ range: condition.range, cover: condition.cover?.degree ?? null, visibility: condition.visibility, moving },
    ...{ aimed: hasAimed(shooter, target.id, moving), aimedLocation: target.location !== null },
    ...{ automatic: fire.mode === 'auto', opportunity: fire.opportunity },
    modifier: condition.modifier + fire.modifier,
  };
  const modifiers = [
    ...shotModifiers(situation),
    ...burdenModifiers(burdenOf(battle, character), battle.options),
    ...stateModifiers(shooter, battle.round, 'physical', handsOf(held.carried)),
  ];
  const about = { character, action: entry.place, label: labelOf(battle, character, entry.place, target.id) };
  const ta = rollTa(battle, about, weapon.skill, modifiers, fire.stream ?? undefined);
  const shot = {
    ...{ skill: weapon.skill, mode: fire.mode, rate: weapon.rateOfFire, type: weapon.damageType },
    ...{ critical: target.critical, aimed: target.location },
  };
  const hits = bulletHits(shot, ta.roll, battle.options.halving);
  defer(battle, {
    kind: 'shot',
    by: character,
    target: target.id,
    weapon,
    roll: ta.roll,
    hits,
    cover: condition.cover,
  });
  return {
    kind: 'shot',
    ...ta,
    ...{ target: target.id, weapon: weapon.id, mode: fire.mode },
    ...{ spent: bulletsSpent(fire.mode, weapon.rateOfFire), bulletsLeft },
    hits: new Set(hits.map(({ bullet }) => bullet)).size,
  };
}

export const defer = (battle: Battle, pending: Pending): void => {
  battle.pending = [...battle.pending, pending];
};

/** Low failures jam the weapon, fumbles break it and hurt the hand (E-18). */
function mishaps(battle: Battle, weapon: Weapon, { character, roll }: ShotEvent): void {
  if (roll.degree === 'low failure') {
    const until = Math.max(battle.round + roll.dE, weaponOf(battle, character, weapon.id).held.jammedUntil);
    changeWeapon(battle, character, weapon.id, { jammedUntil: until });
    battle.events.push({ kind: 'jammed', character, weapon: weapon.id, until });
  }
  if (roll.degree !== 'fumble') return;
  const { held } = weaponOf(battle, character, weapon.id);
  if (!held.broken) battle.events.push({ kind: 'broken', character, weapon: weapon.id });
  changeWeapon(battle, character, weapon.id, { broken: true });
  const [first] = damageOf(weapon.damageType, roll);
  const points = divided(first?.damage ?? 0, 4, battle.options.halving);
  const hand = holdingHand(stateOf(battle, character), held);
  defer(battle, { kind: 'mishap', character, points, dMinus: roll.dMinus, hand });
}

/** Fires at every living target at the same moment (E-15 … E-18), or loses the action and says why. */
export function fireAll(battle: Battle, entry: Entry, fire: Fire): void {
  const { character } = entry;
  const state = stateOf(battle, character);
  const { weapon, held } = weaponOf(battle, character, fire.weapon);
  const reason = unusable(state, held, battle.round);
  if (reason) return lose(battle, entry, reason);
  const targets = fire.targets.filter(({ id }) => !stateOf(battle, id).dead);
  if (targets.length === 0) return lose(battle, entry, 'target dead');
  const needs = bulletsSpent(fire.mode, weapon.rateOfFire) * targets.length;
  if (held.bullets < needs) return lose(battle, entry, 'ammunition', { has: held.bullets, needs });
  const bullets = held.bullets - needs;
  changeWeapon(battle, character, weapon.id, { bullets });
  const shots = targets.map((target) => shootAt(battle, entry, fire, target, bullets));
  battle.events.push(...shots);
  for (const shot of shots) mishaps(battle, weapon, shot);
  const rounds = recoilRounds(weapon.recoil, state.character.strength);
  if (rounds > 0) defer(battle, { kind: 'recoil', character, rounds });
}
