import type { RollStep } from './events';
import { applyLuck } from './luck';
import type { Rolling } from './rolling';
import { KIND_OF_STEP, placeOf, reportIdleCards } from './rolling';
import { DIE, succeeds, targetOf } from './target';
import type { Combatant } from './types';

/** A roll against a target number: who rolls how many dice in which step. */
export interface Roll {
  readonly step: RollStep;
  readonly roller: Combatant;
  readonly dice: number;
  /** Of the enemy's weapon, for saves (P-1). */
  readonly saveModifier?: number;
}

/** Rolls against a target number (P-1) with the cards in force on the roller (P-6). Returns the number of successes. */
export function rollTargets(rolling: Rolling, { step, roller, dice, saveModifier }: Roll): number {
  const place = placeOf(rolling, step, roller);
  const kind = KIND_OF_STEP[step];
  if (dice === 0) {
    reportIdleCards(rolling, roller, 'no-dice', (each) => each === kind);
    rolling.events.push({ kind: 'roll', ...place, dice, total: 0 });
    return 0;
  }
  const target = targetOf(kind, roller.profile, roller.cards, saveModifier);
  const isSuccess = (face: number): boolean => succeeds(face, target.needed, rolling.options.naturalExtremes);
  const stream = rolling.dice.stream(place.label, roller.id);
  const rolled = Array.from({ length: dice }, (_, i) => {
    const face = stream.die(DIE, { kind: step, who: roller.name, number: i + 1, cycle: 0 });
    rolling.events.push({ kind: 'die', ...place, ...target, index: i + 1, face, success: isSuccess(face) });
    return face;
  });
  const total = applyLuck(rolling, place, roller, rolled, target, stream).filter(isSuccess).length;
  rolling.events.push({ kind: 'roll', ...place, dice, total });
  return total;
}

/** Attack dice of close combat, added up (P-5). */
export function rollSum(rolling: Rolling, roller: Combatant): number {
  const place = placeOf(rolling, 'attacks', roller);
  const stream = rolling.dice.stream(place.label, roller.id);
  const dice = roller.profile.attacks;
  let total = 0;
  for (let index = 1; index <= dice; index++) {
    const face = stream.die(DIE, { kind: 'attacks', who: roller.name, number: index, cycle: 0 });
    total += face;
    rolling.events.push({ kind: 'die', ...place, index, face, needed: null, modifiers: [], success: null });
  }
  rolling.events.push({ kind: 'roll', ...place, dice, total });
  return total;
}
