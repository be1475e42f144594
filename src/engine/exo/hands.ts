import type { Battle } from './battle';
import { changeWeapon, stateOf, weaponOf } from './battle';
import { handsOf } from './state';
import type { Hand } from './types';

/** Lets fall what is held in these hands. */
export function dropFrom(battle: Battle, id: string, hands: readonly Hand[]): void {
  for (const { id: weapon } of stateOf(battle, id).character.weapons) {
    const { held } = weaponOf(battle, id, weapon);
    if (!handsOf(held.carried).some((hand) => hands.includes(hand))) continue;
    changeWeapon(battle, id, weapon, { carried: 'dropped' });
    battle.events.push({ kind: 'dropped', character: id, weapon });
  }
}
