import fc from 'fast-check';
import { keyedDice } from '../../../src/engine/dice/keyed';
import type { Action, Declaration } from '../../../src/engine/exo/declarations';
import type { RoundEvent } from '../../../src/engine/exo/events';
import { DEFAULT_EXO_OPTIONS } from '../../../src/engine/exo/options';
import { resolveRound } from '../../../src/engine/exo/round';
import type { RoundState } from '../../../src/engine/exo/state';
import { startState } from '../../../src/engine/exo/state';
import { at, condition, declare, fire, move, named, play, skill, someone, stepsOf, watch } from '../../support/exo';

describe('E-25 a whole round', () => {
  test('actions at the same initiative take effect together: both shoot, both die', () => {
    const weak = { lifePoints: 1, mortalThreshold: 0 };
    const declared = [declare('A', [fire('B')]), declare('B', [fire('A')])];
    const played = play([someone('A', weak), someone('B', weak)], declared, '1 9 8 | 1 9 8', {});
    expect(played.all('shot')).toHaveLength(2);
    // 9 points: 8 below 0, which does not exceed 0 + d− 8.
    expect([played.of('A').dead, played.of('B').dead]).toEqual([false, false]);
    const worse = play([someone('A', weak), someone('B', weak)], declared, '1 10 8 | 1 10 8');
    expect([worse.of('A').dead, worse.of('B').dead]).toEqual([true, true]);
  });

  test('one who can no longer act loses what was left, and the log says so', () => {
    const b = someone('B', { primary: 8, lifePoints: 5 });
    const declared = [declare('A', [fire('B')]), declare('B', [fire('A'), fire('A')])];
    const played = play([someone('A'), b], declared, '1 9 8');
    expect(played.all('lost').map(({ character, action, reason }) => [character, action, reason])).toEqual([
      ['B', 1, 'unconscious'],
      ['B', 2, 'unconscious'],
    ]);
  });

  test('a target hit earlier acts with its new penalties', () => {
    const b = someone('B', { primary: 9, resistance: 4, lifePoints: 90, weapons: [{ firearm: false }] });
    const a = someone('A', { weapons: [{ firearm: false }] });
    const played = play([a, b], [declare('A', [fire('B')]), declare('B', [fire('A')])], '1 5 4 | 1 9 8');
    expect(named(played.all('shot')[1]!.modifiers)).toEqual(['chest 5']);
  });

  test('nobody fires at the dead', () => {
    const b = someone('B', { lifePoints: 1, mortalThreshold: 0 });
    const declared = [declare('A', [fire('B')]), declare('C', [fire([at('B'), at('A')], { mode: 'auto' })])];
    const played = play([someone('A'), b, someone('C', { primary: 5 })], declared, '1 10 8 | 9 9 8');
    expect(played.all('shot').map(({ character, target, spent }) => [character, target, spent])).toEqual([
      ['A', 'B', 1],
      ['C', 'A', 9],
    ]);
    const alone = play(
      [someone('A'), b, someone('C', { primary: 5 })],
      [declared[0]!, declare('C', [fire('B')])],
      '1 10 8',
    );
    expect(alone.all('lost')).toMatchObject([{ character: 'C', reason: 'target dead' }]);
  });

  test('one long round worked out by hand', () => {
    // Ana (15) shoots twice; Bo (12) reloads and sprays two; Cruz (9) aims; Dai (8) runs past the door Eva watches.
    const ana = someone('Ana', { primary: 15, coordination: 4 });
    const bo = someone('Bo', { primary: 12, weapons: [{ skill: 24, state: { bullets: 0, magazines: 2 } }] });
    const cruz = someone('Cruz', { primary: 9, armour: { chest: 4 } });
    const dai = someone('Dai', { primary: 8 });
    const eva = someone('Eva', { primary: 4, weapons: [{ skill: 20 }] });
    const declared = [
      declare('Ana', [fire('Bo'), fire('Cruz', { mode: 'semi' })]),
      declare('Bo', [{ kind: 'reload', weapon: 'gun' }, fire([at('Ana'), at('Cruz')], { mode: 'auto' })]),
      declare('Cruz', [{ kind: 'aim', target: 'Ana' }]),
      declare('Dai', [move('fast', 'door')]),
      declare('Eva', [watch('door')]),
    ];
    const shots = [condition('Ana', 'Cruz', { range: 'Dif' })];
    const faces = ['2 4 3', '3 6 2', '1 5 2', '7 9 8', '9 2 1'];
    const played = play([ana, bo, cruz, dai, eva], declared, faces.join(' | '), { conditions: { shots } });
    // Bo's reload puts him at 7; Ana's bullet (4 points of impact) stuns him to 2; Cruz, stunned by the burst, comes at 4.
    expect(stepsOf(played)).toEqual(['15: Ana1', '10: Ana2', '8: Dai1', '4: Cruz1', '2: Bo1 Bo2']);
    expect(
      played.all('shot').map(({ label, spent, hits, modifiers }) => [label, spent, hits, named(modifiers)]),
    ).toEqual([
      ['R1/Ana/1/Bo', 1, 1, ['multi action 1']],
      ['R1/Ana/2/Cruz', 6, 3, ['range 5', 'multi action 1']],
      ['R1/Eva/1/Dai', 1, 1, ['moving target 5', 'opportunity 5']],
      ['R1/Bo/2/Ana', 9, 0, ['automatic 5', 'stunned 5']],
      ['R1/Bo/2/Cruz', 9, 1, ['automatic 5', 'stunned 5']],
    ]);
    expect(played.all('aim lost').map(({ character }) => character)).toEqual(['Cruz']);
  });
});

const IDS = ['A', 'B', 'C', 'D'] as const;

const action = (self: string): fc.Arbitrary<Action> => {
  const other = fc.constantFrom(...IDS.filter((id) => id !== self));
  const choices = { critical: fc.constantFrom('max' as const, 10), location: fc.constantFrom(null, 10) };
  const target = fc.record({ id: other, ...choices });
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(target, fc.constantFrom('normal', 'semi', 'auto'))
        .map(([each, mode]) => fire([each], { mode: mode as 'normal' })),
    },
    fc.tuple(other, other).map(([a, b]) =>
      fire(
        [...new Set([a, b])].map((id) => at(id)),
        { mode: 'auto' },
      ),
    ),
    fc.constantFrom(null, ['A']).map((wanted) => watch('door', { wanted })),
    fc.constantFrom('walk' as const, 'fast' as const).map((pace) => move(pace, 'door')),
    fc.constantFrom(skill(), skill({ nature: 'mental' }), { kind: 'reload', weapon: 'gun' } as const),
    fc.constant({ kind: 'draw', weapon: 'gun', hand: 'left' } as const),
  );
};

const fighter = (id: string) =>
  fc
    .record({
      primary: fc.constantFrom(5, 10, 12),
      secondary: fc.constantFrom(1, 2),
      resistance: fc.integer({ min: 1, max: 8 }),
      strength: fc.integer({ min: 1, max: 6 }),
      mortalThreshold: fc.integer({ min: 0, max: 5 }),
      weapons: fc.tuple(
        fc.record({
          skill: fc.integer({ min: 5, max: 40 }),
          damageType: fc.constantFrom('0' as const, 'I' as const, 'III' as const),
          rateOfFire: fc.constantFrom(2, 4),
          recoil: fc.constantFrom(null, 'F' as const),
        }),
      ),
    })
    .map((given) => someone(id, given));

const declarationsOf = fc.tuple(
  ...IDS.map((id) => fc.array(action(id), { maxLength: 3 }).map((actions): Declaration => declare(id, actions))),
);

const war = fc.record({
  who: fc.tuple(...IDS.map(fighter)),
  rounds: fc.array(declarationsOf, { minLength: 1, maxLength: 4 }),
  seed: fc.string({ minLength: 1 }),
});
type War = typeof war extends fc.Arbitrary<infer Value> ? Value : never;

function wage({ who, rounds, seed }: War, mix: <T>(rows: readonly T[]) => readonly T[] = (rows) => rows) {
  let state: RoundState = startState(mix(who));
  const events: (readonly RoundEvent[])[] = [];
  const states = [state];
  for (const declared of rounds) {
    const conditions = { shots: [], ambushed: ['A'], disturbed: ['B'] };
    const declarations = { declared: mix(declared), conditions };
    const result = resolveRound(
      state,
      declarations,
      DEFAULT_EXO_OPTIONS,
      keyedDice(() => seed),
    );
    state = result.state;
    states.push(state);
    events.push(result.events);
  }
  return { states, events };
}

describe('properties of a round', () => {
  test('the same seed gives the same rounds, whatever the order of the rows', () => {
    fc.assert(
      fc.property(war, (given) => {
        const once = wage(given);
        expect(wage(given)).toEqual(once);
        const other = wage(given, (rows) => [...rows].reverse());
        expect(other.events).toEqual(once.events);
        const sorted = ({ characters }: RoundState) =>
          [...characters].sort((a, b) => (a.character.id < b.character.id ? -1 : 1));
        expect(other.states.map(sorted)).toEqual(once.states.map(sorted));
      }),
    );
  });

  test('nobody acts after death, nor dies twice', () => {
    fc.assert(
      fc.property(war, (given) => {
        const dead = new Set<string>();
        for (const event of wage(given).events.flat()) {
          const acts = ['shot', 'skill', 'perception', 'moved', 'drawn', 'reloaded', 'aimed', 'alertness', 'bleeding'];
          if (acts.includes(event.kind)) expect(dead.has((event as { character: string }).character)).toBe(false);
          if (event.kind !== 'status' || event.status !== 'dead') continue;
          expect(dead.has(event.character)).toBe(false);
          dead.add(event.character);
        }
      }),
    );
  });

  test('life points account for every wound, every bleeding and every stun point', () => {
    fc.assert(
      fc.property(war, (given) => {
        const { states, events } = wage(given);
        for (const id of IDS) {
          let lost = 0;
          for (const event of events.flat()) {
            if (!('character' in event) || event.character !== id) continue;
            if (event.kind === 'wound') lost += event.damage;
            if (event.kind === 'bleeding') lost += event.light + event.severe + event.down;
            if (event.kind === 'stun points') lost += event.converted;
          }
          const { life, wounds, character } = states.at(-1)!.characters.find((each) => each.character.id === id)!;
          expect(life.wounds).toBe(lost);
          expect(life.stun).toBeGreaterThanOrEqual(0);
          expect(life.stun + Math.min(life.wounds, character.lifePoints)).toBeLessThanOrEqual(character.lifePoints);
          expect(wounds.every(({ damage }) => damage > 0)).toBe(true);
        }
      }),
    );
  });

  test('every declared action is carried out or lost, each once; bullets are never below 0', () => {
    fc.assert(
      fc.property(war, (given) => {
        const { states, events } = wage(given);
        events.forEach((round, index) => {
          const refused = new Set(round.flatMap((event) => (event.kind === 'refused' ? [event.character] : [])));
          const stepped = round.flatMap((event) => (event.kind === 'step' ? event.acting : []));
          const declared = given.rounds[index]!.filter(({ character }) => !refused.has(character));
          const expected = declared.flatMap(({ actions }) => actions.filter(({ kind }) => kind !== 'opportunity'));
          expect(stepped).toHaveLength(expected.length);
          const primaries = round.flatMap((event) => (event.kind === 'step' ? [event.primary] : []));
          expect(primaries).toEqual([...primaries].sort((a, b) => b - a));
        });
        for (const { characters } of states) {
          for (const { weapons } of characters) expect(weapons['gun']!.bullets).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
