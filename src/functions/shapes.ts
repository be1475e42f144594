import type { ArgumentId } from '../i18n/functions';

/** What an argument takes: one value, or a range of cells as a whole. */
export type ArgumentShape = 'one' | 'range';

export const ARGUMENT_SHAPES: Readonly<Record<ArgumentId, ArgumentShape>> = {
  dice: 'one',
  seed: 'one',
  attacker: 'range',
  defender: 'range',
  distance: 'one',
  attackerRules: 'range',
  defenderRules: 'range',
  options: 'range',
  skill: 'one',
  modifier: 'one',
  from: 'one',
  to: 'one',
  text: 'range',
  squad: 'range',
  x: 'range',
  y: 'range',
  covered: 'one',
  cardsX: 'range',
  cardsY: 'range',
  number: 'one',
  mode: 'one',
  rateOfFire: 'one',
  damageType: 'one',
  critical: 'one',
  dE: 'one',
  dPlus: 'one',
  dMinus: 'one',
  damage: 'one',
  resistance: 'one',
  location: 'one',
  damageTotal: 'one',
  characters: 'range',
};
