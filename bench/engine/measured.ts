import { keyedDice } from '../../src/engine/dice/keyed';
import { fixedOf } from '../../src/engine/fixed';
import type { EngagementResult } from '../../src/engine/landing/engagement';
import { diceLabel, resolveEngagement } from '../../src/engine/landing/engagement';
import { duelOdds } from '../../src/engine/landing/odds/duel';
import { simulate } from '../../src/engine/landing/odds/simulate';
import { placesAt } from '../../src/engine/landing/places';
import type { Engagement, Squad } from '../../src/engine/landing/types';
import { DEFAULT_COMBAT_OPTIONS } from '../../src/engine/landing/types';
import { parseWeapons } from '../../src/engine/landing/weapon';

// What `npm run bench` measures of the engine, bundled for Node by ../bundle.mjs.

export { naiveOdds } from './naive';
export { duelOdds, simulate };

const DISTANCE = 2;
export const SKILL = 6;

function squadOf(id: string, hp: number, text: string): Squad {
  const weapons = parseWeapons(text);
  if (!weapons.ok) throw new Error(text);
  const nothing = { owner: null, type: '', attackModifiers: [], modifierOfAttacksOnIt: 0, terrain: null, rules: [] };
  return { ...nothing, id, name: id, hp: fixedOf(hp), skill: SKILL, weapons: weapons.value };
}

/** Squads of the same kind on both sides. */
export function engagementOf(squads: number, hp: number, weapons: string): Engagement {
  const side = (letter: string): readonly Squad[] =>
    Array.from({ length: squads }, (_, i) => squadOf(`${letter}${squads > 1 ? i + 1 : ''}`, hp, weapons));
  const [attackers, defenders] = [side('A'), side('D')];
  const places = placesAt(attackers, defenders, DISTANCE);
  return { attackers, defenders, places, blocked: () => false, options: DEFAULT_COMBAT_OPTIONS };
}

/** Resolves an engagement on the dice of a seed. */
export const resolveKeyed = (engagement: Engagement, seed: string): EngagementResult =>
  resolveEngagement(
    engagement,
    keyedDice(() => seed),
  );

/** The messages that the HMACs of a resolution are of. */
export function messagesOf({ events }: EngagementResult): readonly string[] {
  const dice = new Map<string, number>();
  for (const event of events) {
    if (event.kind !== 'shot') continue;
    const label = diceLabel(event.cycle, event.squad);
    dice.set(label, (dice.get(label) ?? 0) + 1 + event.damageDice.length);
  }
  // A block gives eight dice.
  return [...dice].flatMap(([label, count]) => Array.from({ length: Math.ceil(count / 8) }, (_, k) => `${label}#${k}`));
}
