import type { Dice } from '../dice/dice';
import type { ActionRoll } from './actionRoll';
import { rollAction } from './actionRoll';
import type { Body } from './body';
import type { BulletHit } from './burst';
import type { Conditions, Cover } from './declarations';
import type { LossReason, RollPart, RoundEvent } from './events';
import type { Burden } from './modifiers';
import { effective } from './modifiers';
import type { ExoOptions } from './options';
import type { Entry, Plan } from './plan';
import type { CharacterState, WeaponState } from './state';
import { isIncapacitated, isUnconscious } from './state';
import type { Modifier, Weapon } from './types';
import { sumOf } from './types';
import { doingOf, isPhysical } from './declarations';

/** What waits for the end of a step, so that actions at the same initiative take effect together (E-25). */
export type Pending =
  | {
      readonly kind: 'shot';
      readonly by: string;
      readonly target: string;
      readonly weapon: Weapon;
      readonly roll: ActionRoll;
      readonly hits: readonly BulletHit[];
      readonly cover: Cover | null;
    }
  | {
      readonly kind: 'mishap';
      readonly character: string;
      readonly points: number;
      readonly dMinus: number;
      readonly hand: 'right' | 'left';
    }
  | { readonly kind: 'recoil'; readonly character: string; readonly rounds: number }
  | { readonly kind: 'acted'; readonly character: string };

/** A round while it is being resolved. Only the files of the round change it. */
export interface Battle {
  readonly round: number;
  readonly body: Body;
  readonly options: ExoOptions;
  readonly dice: Dice;
  readonly conditions: Conditions;
  /** By id; in the order of ids. */
  readonly characters: Map<string, CharacterState>;
  plans: ReadonlyMap<string, Plan>;
  readonly events: RoundEvent[];
  /** Entries still to come. */
  waiting: readonly Entry[];
  pending: readonly Pending[];
  /** Impact points of each target since they were last reckoned (E-22). */
  readonly impacts: Map<string, number>;
}

export function stateOf(battle: Battle, id: string): CharacterState {
  const state = battle.characters.get(id);
  if (!state) throw new Error(`no character ${id}`);
  return state;
}

export function change(battle: Battle, id: string, changes: Partial<CharacterState>): CharacterState {
  const state = { ...stateOf(battle, id), ...changes };
  battle.characters.set(id, state);
  return state;
}

export function weaponOf(battle: Battle, id: string, weaponId: string): { weapon: Weapon; held: WeaponState } {
  const { character, weapons } = stateOf(battle, id);
  const weapon = character.weapons.find((each) => each.id === weaponId);
  const held = weapons[weaponId];
  if (!weapon || !held) throw new Error(`${id} has no weapon ${weaponId}`);
  return { weapon, held };
}

export function changeWeapon(battle: Battle, id: string, weaponId: string, changes: Partial<WeaponState>): void {
  const { held } = weaponOf(battle, id, weaponId);
  change(battle, id, { weapons: { ...stateOf(battle, id).weapons, [weaponId]: { ...held, ...changes } } });
}

/** The character's plan; everybody who acts has one. */
export function planFor(battle: Battle, id: string): Plan {
  const plan = battle.plans.get(id);
  if (!plan) throw new Error(`${id} declared nothing`);
  return plan;
}

/** What its declaration says about all TAs of a character. */
export function burdenOf(battle: Battle, id: string): Burden {
  const { count, declaration } = planFor(battle, id);
  const { raise, changed, modifier } = declaration;
  return { count, coordination: stateOf(battle, id).character.coordination, raise, changed, modifier };
}

/** Label of a TA (E-25). */
export const labelOf = (battle: Battle, character: string, action: number, target?: string): string =>
  `R${battle.round}/${character}/${action}${target === undefined ? '' : `/${target}`}`;

/** Rolls a TA on an open stream and gives what every event of a TA tells. */
export function rollTa(
  battle: Battle,
  about: { readonly character: string; readonly action: number; readonly label: string },
  skill: number,
  modifiers: readonly Modifier[],
  stream = battle.dice.stream(about.label, about.character),
): RollPart {
  const { name } = stateOf(battle, about.character).character;
  const counted = effective(modifiers);
  const roll = rollAction(skill, sumOf(counted), stream, { kind: 'ta', who: name, cycle: about.action });
  return { ...about, skill, modifiers: counted, roll };
}

/** Why a character cannot act at all or not physically; `null`: it can (E-22 … E-24). */
export function unableReason(battle: Battle, entry: Entry): LossReason | null {
  const state = stateOf(battle, entry.character);
  if (state.dead) return 'dead';
  if (isUnconscious(state, battle.round)) return 'unconscious';
  return isPhysical(entry.action) && isIncapacitated(state, battle.round) ? 'incapacitated' : null;
}

export const lose = (
  battle: Battle,
  { character, place, action }: Entry,
  reason: LossReason,
  bullets: { has: number; needs: number } | null = null,
): void => {
  battle.events.push({ kind: 'lost', character, action: place, doing: doingOf(action), reason, bullets });
};
