import fc from 'fast-check';
import { fixedOf } from '../../src/engine/fixed';
import type { Rule } from '../../src/engine/landing/behaviour/syntax';
import type { PhaseFacts, SquadFacts } from '../../src/reports/landing/facts';
import { fought, grenades, player, samplePhase, squad, weapon } from './sample';

const PLAYERS = ['P-1', 'P-2', 'P-3'];

const anyRule: fc.Arbitrary<Rule> = fc
  .record({
    when: fc.constantFrom('always', 'under-fire', 'engaged', 'shot-at', 'can-fire') as fc.Arbitrary<
      'always' | 'engaged'
    >,
    action: fc.constantFrom(
      { kind: 'close', to: 'contact' } as const,
      { kind: 'withdraw', to: null } as const,
      { kind: 'keep', at: 2 } as const,
      { kind: 'hold-fire' } as const,
      { kind: 'use', weapon: grenades.name, target: { kind: 'weakest' } } as const,
      { kind: 'fire', weapon: null, target: { kind: 'strongest' } } as const,
    ),
  })
  .map(({ when, action }) => ({ when: { kind: 'condition', condition: { kind: when } }, actions: [action] }));

const anySquad: fc.Arbitrary<Omit<SquadFacts, 'id' | 'name'>> = fc
  .record({
    owner: fc.constantFrom(...PLAYERS),
    type: fc.constantFrom('Пехота', 'Tank', 'Exploradora'),
    hp: fc.integer({ min: 1, max: 30 }).map(fixedOf),
    skill: fc.integer({ min: 2, max: 10 }),
    shots: fc.integer({ min: 1, max: 4 }),
    range: fc.integer({ min: 0, max: 4 }),
    modifier: fc.integer({ min: -2, max: 2 }),
    terrain: fc.constantFrom(null, { passability: 3, cell: 7 }),
    rules: fc.array(anyRule, { maxLength: 3 }),
  })
  .map(({ shots, range, modifier, rules, ...rest }) => ({
    ...squad('', rest.owner, '', rest),
    weapons: [weapon('Винтовки', shots, '1.5', range), grenades],
    attackModifiers: [{ cause: 'technology', value: modifier }],
    modifierOfAttacksOnIt: -modifier,
    rules,
    ruleTexts: rules.map((_, index) => `Правило №${index + 1} отряда`),
  }));

const anySide = fc.array(anySquad, { minLength: 1, maxLength: 3 });

/** A phase of some fights between three players, fought by the real rules; a fourth has no squads. */
export const anyPhase: fc.Arbitrary<PhaseFacts> = fc
  .record({
    fights: fc.array(fc.tuple(anySide, anySide, fc.integer({ min: 0, max: 4 })), { minLength: 1, maxLength: 3 }),
    showEnemyHp: fc.boolean(),
  })
  .map(({ fights, showEnemyHp }) => {
    let count = 0;
    const numbered = (squads: readonly Omit<SquadFacts, 'id' | 'name'>[]): readonly SquadFacts[] =>
      squads.map((one) => {
        count += 1;
        // Some squads share a name.
        return { ...one, id: `Q-${count}00`, name: `Squad${String.fromCharCode(65 + (count % 4))}` };
      });
    return {
      ...samplePhase,
      showEnemyHp,
      players: [...PLAYERS.map((id) => player(id, `Name of ${id}`)), player('P-4', 'Uninvolved', { eliminated: true })],
      engagements: fights.map(([attackers, defenders, distance], index) =>
        fought(numbered(attackers), numbered(defenders), distance, `Fight-${index}`),
      ),
    };
  });
