import { keyedDice } from '../../src/engine/dice/keyed';
import { type Fixed, parseFixed } from '../../src/engine/fixed';
import { resolveEngagement } from '../../src/engine/landing/engagement';
import { placesAt } from '../../src/engine/landing/places';
import { DEFAULT_COMBAT_OPTIONS, type Weapon } from '../../src/engine/landing/types';
import type { EngagementFacts, PhaseFacts, SquadFacts } from '../../src/reports/landing/facts';
import type { Recipient } from '../../src/reports/landing/known';

/** Decimals of fixtures. */
export const hp = (text: string): Fixed => parseFixed(text) as Fixed;

export const weapon = (
  name: string,
  shots: number,
  damage: string,
  range: number,
  more: Partial<Weapon> = {},
): Weapon => ({
  name,
  shots,
  damage: { kind: 'fixed', value: hp(damage) },
  range,
  contact: false,
  indirect: false,
  equipment: false,
  uses: null,
  critical: { kind: 'standard' },
  ...more,
});

export const player = (id: string, name: string, more: Partial<Recipient> = {}): Recipient => ({
  id,
  name,
  character: name,
  language: 'ru',
  format: 'dm',
  eliminated: false,
  ...more,
});

export const squad = (id: string, owner: string, name: string, more: Partial<SquadFacts> = {}): SquadFacts => ({
  id,
  name,
  owner,
  type: 'Пехота',
  hp: hp('10'),
  skill: 7,
  weapons: [weapon('Винтовки', 3, '2', 2)],
  attackModifiers: [],
  modifierOfAttacksOnIt: 0,
  terrain: null,
  rules: [],
  ruleTexts: [],
  ...more,
});

export const grenades = weapon('Осколочные гранаты', 2, '0', 0, {
  damage: { kind: 'dice', dice: { count: 1, sides: 6, plus: 1 } },
  contact: true,
  equipment: true,
  uses: 1,
});

const keyOf = (id: string): string => `key-of-${id}`.padEnd(64, '0');

/** Resolves a fight with the real rules and dice keyed by squad. */
export function fought(
  attackers: readonly SquadFacts[],
  defenders: readonly SquadFacts[],
  distance: number,
  id = 'F-1',
): EngagementFacts {
  const places = placesAt(attackers, defenders, distance);
  const engagement = { attackers, defenders, places, blocked: () => false, options: DEFAULT_COMBAT_OPTIONS };
  const { events } = resolveEngagement(
    engagement,
    keyedDice((squadId) => keyOf(squadId ?? '')),
  );
  const squadKeys = new Map([...attackers, ...defenders].map((fighter) => [fighter.id, keyOf(fighter.id)]));
  return { id, attackers, defenders, places, events, squadKeys };
}

const anna = player('P-1', 'Анна', { character: 'Капитан Рысь' });
const boris = player('P-2', 'Борис', { character: 'Полковник Вран' });
const clara = player('P-3', 'Clara', { character: 'Doña Sombra', language: 'es' });
const dan = player('P-4', 'Dan', { character: 'Old Dan', language: 'en', eliminated: true });

const second = squad('S-02', 'P-1', 'Вторая рота', {
  skill: 6,
  hp: hp('14.5'),
  weapons: [weapon('Винтовки', 4, '1.5', 2), grenades],
  attackModifiers: [{ cause: 'technology', value: 1 }],
  rules: [
    {
      when: { kind: 'condition', condition: { kind: 'engaged' } },
      actions: [{ kind: 'use', weapon: 'Осколочные гранаты', target: null }],
    },
    {
      when: { kind: 'condition', condition: { kind: 'always' } },
      actions: [{ kind: 'close', to: 'contact' }],
    },
  ],
  ruleTexts: [
    'Если к отряду прорвались в ближний бой, то использовать осколочные гранаты',
    'Если всегда, то сближаться вплотную',
  ],
});
const wolves = squad('S-07', 'P-2', 'Серые волки', {
  type: 'Штурмовики',
  hp: hp('9'),
  weapons: [weapon('Автоматы', 3, '1', 3), weapon('Ножи', 2, '2', 0, { contact: true })],
  modifierOfAttacksOnIt: 2,
  ruleTexts: ['Если враг ближе 2 клеток, то отходить до 3'],
});
const mortar = squad('S-03', 'P-1', 'Миномёт', {
  type: 'Артиллерия',
  weapons: [weapon('Миномёт', 1, '4', 6, { indirect: true })],
});
const sombras = squad('S-11', 'P-3', 'Las Sombras', {
  type: 'Разведка',
  hp: hp('3'),
  skill: 5,
  terrain: { passability: 4, cell: 7 },
});
const ally = squad('S-09', 'P-2', 'Вороны', { skill: 8, weapons: [weapon('Пулемёт', 5, '1', 4)] });
const lone = squad('S-12', 'P-3', 'Centinelas', { hp: hp('6') });

/** A phase of three fights; Dan, who is out of the campaign, takes no part. */
export const samplePhase: PhaseFacts = {
  campaign: 'Гамма-7',
  turn: 4,
  phase: 'combat',
  commitment: 'c0'.repeat(32),
  digest: 'd1'.repeat(32),
  showEnemyHp: false,
  players: [anna, boris, clara, dan],
  engagements: [
    fought([second], [wolves], 2, 'F-1'),
    fought([ally], [lone], 3, 'F-2'),
    fought([sombras], [mortar, squad('S-10', 'P-2', 'Вороны', { skill: 8 })], 3, 'F-3'),
  ],
};
