import type { Dice } from '../dice/dice';
import type { RollKind } from './cards';
import { CARDS } from './cards';
import type { PlanetEvent, RollPlace, RollStep } from './events';
import type { PlanetOptions } from './options';
import type { Combatant } from './types';

/** What the rolls of one engagement share. Events are added as dice fall. */
export interface Rolling {
  readonly options: PlanetOptions;
  readonly dice: Dice;
  /** Before every label (P-8); blank for none. */
  readonly prefix: string;
  readonly events: PlanetEvent[];
}

/** What a step rolls against; return fire is a to-hit roll (P-6), attack dice are one with the option `successes` (P-5). */
export const KIND_OF_STEP: Readonly<Record<RollStep, RollKind>> = {
  hit: 'to-hit',
  reaction: 'reaction',
  return: 'to-hit',
  save: 'save',
  attacks: 'to-hit',
};

/** Step, side and keyed label of a roll (P-8). */
export const placeOf = ({ prefix }: Rolling, step: RollStep, { side }: Combatant): RollPlace => ({
  label: `${prefix === '' ? '' : `${prefix}/`}${step}/${side}`,
  step,
  side,
});

/** Reports the cards of a side that found no roll of their kind, or a roll of no dice (P-6). */
export function reportIdleCards(
  { events }: Rolling,
  { side, cards }: Combatant,
  reason: 'no-roll' | 'no-dice',
  isIdle: (kind: RollKind) => boolean,
): void {
  for (const { card } of cards) {
    if (isIdle(CARDS[card].roll)) events.push({ kind: 'idle-card', side, card, reason });
  }
}
