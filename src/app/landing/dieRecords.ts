import { ATTACK_DIE } from '../../engine/landing/fire';
import { diceLabel } from '../../engine/landing/engagement';
import type { ShotEvent } from '../../engine/landing/events';
import type { Fight } from './fights';

/** One die of an official resolution (D-4). */
export interface DieRecord {
  readonly engagement: string;
  readonly squad: string;
  readonly label: string;
  /** 1-based place in its stream. */
  readonly index: number;
  readonly sides: number;
  readonly face: number;
  /** The shot the die belongs to; its attack die, or one of its damage dice. */
  readonly shot: ShotEvent;
  readonly attack: boolean;
}

/** Every die of a fight in the order rolled (L-14). */
export function dieRecords(fight: Fight): readonly DieRecord[] {
  const counts = new Map<string, number>();
  return fight.result.events.flatMap((event) => {
    if (event.kind !== 'shot') return [];
    const label = diceLabel(event.cycle, event.squad);
    const roll = (sides: number, face: number, attack: boolean): DieRecord => {
      const index = (counts.get(label) ?? 0) + 1;
      counts.set(label, index);
      return { engagement: fight.id, squad: event.squad, label, index, sides, face, shot: event, attack };
    };
    const sides = event.damageSides ?? 0;
    return [roll(ATTACK_DIE, event.roll, true), ...event.damageDice.map((face) => roll(sides, face, false))];
  });
}
