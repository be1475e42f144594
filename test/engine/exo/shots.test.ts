import type { Cover } from '../../../src/engine/exo/declarations';
import { afterCover } from '../../../src/engine/exo/hurt';
import { opportunityPenalty } from '../../../src/engine/exo/modifiers';
import { at, condition, declare, fire, move, named, play, skill, someone, watch } from '../../support/exo';

const half: Cover = { degree: 'half', numbers: [6, 7, 8, 9], stops: null };

describe('E-12 modifiers of a shot', () => {
  test.each([
    [{ range: 'MF' }, 'range -10'],
    [{ range: 'F' }, 'range -5'],
    [{ range: 'Dif' }, 'range 5'],
    [{ range: 'MD' }, 'range 10'],
    [{ cover: half }, 'cover 5'],
    [{ cover: { ...half, degree: 'full' } }, 'cover 10'],
    [{ visibility: 5 }, 'visibility 5'],
    [{ visibility: 10 }, 'visibility 10'],
    [{ moving: true }, 'moving target 5'],
    [{ modifier: -3 }, 'gm -3'],
  ] as const)('%j', (given, modifier) => {
    const shots = [condition('A', 'B', given), condition('B', 'A', { range: 'MD' })];
    const played = play([someone('A'), someone('B')], [declare('A', [fire('B')])], '1 9 8', { conditions: { shots } });
    expect(named(played.all('shot')[0]!.modifiers)).toEqual([modifier]);
    expect(played.all('shot')[0]!.modifiers[0]!.rule).toBe(modifier.startsWith('gm') ? 'E-25' : 'E-12');
  });

  test('normal range and nothing in the way: no modifier', () => {
    const played = play([someone('A'), someone('B')], [declare('A', [fire('B')])], '1 9 8');
    expect(played.all('shot')[0]).toMatchObject({ label: 'R1/A/1/B', skill: 30, modifiers: [], roll: { result: 18 } });
  });

  test.each([
    ['walk', []],
    ['fast', ['moving target 5']],
    ['sprint', ['moving target 5']],
  ] as const)('a target that declared a %s', (pace, modifiers) => {
    const declared = [declare('A', [fire('B')]), declare('B', [move(pace)])];
    expect(named(play([someone('A'), someone('B')], declared, '1 9 8').all('shot')[0]!.modifiers)).toEqual(modifiers);
  });

  test('a target that has lost its move does not move', () => {
    const b = someone('B', { primary: 5, state: { unconsciousUntil: 9 } });
    const played = play([someone('A'), b], [declare('A', [fire('B')]), declare('B', [move('fast')])], '1 9 8');
    expect(played.all('shot')[0]!.modifiers).toEqual([]);
  });

  test('aiming at a location: +10, and bullet 1 lands there', () => {
    const played = play(
      [someone('A'), someone('B')],
      [declare('A', [fire([at('B', { location: 10 })], { mode: 'semi' })])],
      '3 4 2',
    );
    expect(named(played.all('shot')[0]!.modifiers)).toEqual(['aimed location 10']);
    expect(played.all('hit').map(({ bullet, number }) => [bullet, number])).toEqual([
      [1, 10],
      [2, 4],
      [3, 5],
    ]);
  });

  test('a failed alertness TA in an ambush: −5 initiative in that round only', () => {
    const who = [someone('A', { alertness: 15 }), someone('B', { alertness: 20 })];
    const declared = [declare('A', [skill()]), declare('B', [skill()])];
    const played = play(who, declared, '6 5 5 | 6 5 5 | 5 5 6 | 5 5 6', { conditions: { ambushed: ['A', 'B'] } });
    expect(played.all('alertness').map(({ label, surprised }) => [label, surprised])).toEqual([
      ['R1/A/0', true],
      ['R1/B/0', false],
    ]);
    expect(played.all('initiative').map(({ character, primary }) => [character, primary])).toEqual([
      ['B', 10],
      ['A', 5],
    ]);
    expect(played.all('declaration order')[0]!.order[0]!.character).toBe('A');
    const next = play(played.state, declared, '5 5 6 | 5 5 6');
    expect(next.all('initiative').map(({ primary }) => primary)).toEqual([10, 10]);
  });
});

describe('E-12 aiming at a target', () => {
  const aim = declare('A', [{ kind: 'aim', target: 'B' }]);
  const shoot = declare('A', [fire('B')]);
  const aimed = (rounds: number) => someone('A', { state: { aim: { target: 'B', rounds } } });

  test('a whole round gives −5, and the shot uses it up', () => {
    const first = play([someone('A'), someone('B')], [aim], '');
    expect(first.all('aimed')).toEqual([{ kind: 'aimed', character: 'A', target: 'B', rounds: 1 }]);
    const second = play(first.state, [shoot], '1 9 8');
    expect(named(second.all('shot')[0]!.modifiers)).toEqual(['aimed -5']);
    expect(second.of('A').aim).toBeNull();
  });

  test.each([
    [1, ['moving target 5']],
    [2, ['moving target 5', 'aimed -5']],
  ])('a moving target needs two rounds: %i', (rounds, modifiers) => {
    const played = play([aimed(rounds), someone('B')], [shoot, declare('B', [move('fast')])], '1 9 8');
    expect(named(played.all('shot')[0]!.modifiers)).toEqual(modifiers);
  });

  test('a second round of aiming adds up; another target starts anew', () => {
    expect(play([aimed(1), someone('B')], [aim], '').of('A').aim).toEqual({ target: 'B', rounds: 2 });
    const other = declare('A', [{ kind: 'aim', target: 'C' }]);
    expect(play([aimed(1), someone('B'), someone('C')], [other], '').of('A').aim).toEqual({ target: 'C', rounds: 1 });
  });

  test('it does not count at somebody else, nor after a round without aiming', () => {
    const played = play([aimed(1), someone('B'), someone('C')], [declare('A', [fire('C')])], '1 9 8');
    expect(played.all('shot')[0]!.modifiers).toEqual([]);
    expect(play([aimed(1), someone('B')], [], '').of('A').aim).toBeNull();
  });

  test("a wound before one's own initiative disturbs as well: aiming takes the whole round", () => {
    const quick = someone('B', { primary: 20 });
    const played = play([someone('A'), quick], [aim, declare('B', [fire('A')])], '1 9 8');
    expect(played.all('aim lost')).toHaveLength(1);
    expect(played.of('A').aim).toBeNull();
  });

  test('a wound and an explosion disturb', () => {
    const wounded = play([someone('A'), someone('B')], [aim, declare('B', [fire('A')])], '1 9 8');
    expect(wounded.all('aim lost')).toEqual([{ kind: 'aim lost', character: 'A', target: 'B' }]);
    expect(wounded.all('aimed')).toEqual([]);
    const shaken = play([someone('A'), someone('B')], [aim], '', { conditions: { disturbed: ['A'] } });
    expect(shaken.of('A').aim).toBeNull();
    expect(shaken.all('aim lost')).toHaveLength(1);
  });
});

describe('E-13 opportunity fire', () => {
  test.each([
    [10, 10, 0],
    [5, 10, 0],
    [11, 10, 5],
    [15, 10, 5],
    [16, 10, 10],
  ])('at %i with an initiative of %i: +%i', (now, own, penalty) => {
    expect(opportunityPenalty(now, own)).toBe(penalty);
  });

  const runner = someone('B', { primary: 16 });
  const runs = declare('B', [move('fast', 'door')]);

  test('fires at whoever shows up, before its own initiative', () => {
    const played = play([someone('A'), runner], [declare('A', [watch('door')]), runs], '1 9 8');
    expect(named(played.all('shot')[0]!.modifiers)).toEqual(['moving target 5', 'opportunity 10']);
    expect(played.all('shot')[0]).toMatchObject({ label: 'R1/A/1/B', target: 'B' });
  });

  test('at another place nobody comes, and the action is lost', () => {
    const played = play([someone('A'), runner], [declare('A', [watch('window')]), runs], '');
    expect(played.all('lost')).toEqual([
      { kind: 'lost', character: 'A', action: 1, doing: 'opportunity', reason: 'nobody came', bullets: null },
    ]);
  });

  test('it fires once', () => {
    const both = [runs, declare('C', [move('walk', 'door')])];
    const played = play([someone('A'), runner, someone('C')], [declare('A', [watch('door')]), ...both], '1 9 8');
    expect(played.all('shot')).toHaveLength(1);
  });

  test('Perception ×3 to hold fire at one who is not meant', () => {
    const watcher = someone('A', { perception: 6 });
    const declared = [declare('A', [watch('door', { wanted: ['C'] })]), runs, declare('C', [move('walk', 'door')])];
    const held = play([watcher, runner, someone('C')], declared, '6 6 5 | 1 9 8');
    expect(held.all('perception')).toMatchObject([{ passer: 'B', skill: 18, holdsFire: true, label: 'R1/A/1/B' }]);
    expect(held.all('shot').map(({ target }) => target)).toEqual(['C']);
    const failed = play([watcher, runner, someone('C')], declared, '6 6 7 | 1 9 8');
    expect(failed.all('perception')[0]!.holdsFire).toBe(false);
    expect(failed.all('shot').map(({ target }) => target)).toEqual(['B']);
  });
});

test('E-14 stunned: −5 initiative and +5 to every TA', () => {
  const stunned = someone('A', { state: { stunnedUntil: 1 } });
  const played = play([stunned], [declare('A', [skill(), skill({ nature: 'mental' })])], '5 5 6 | 5 5 6');
  expect(played.all('initiative')[0]).toMatchObject({ primary: 5 });
  expect(named(played.all('skill')[0]!.modifiers)).toEqual(['multi action 2', 'stunned 5']);
  expect(named(played.all('skill')[1]!.modifiers)).toEqual(['multi action 2', 'stunned 5']);
  expect(play([stunned], [declare('A', [skill()])], '5 5 6', { round: 2 }).all('skill')[0]!.modifiers).toEqual([]);
});

describe('E-15, E-16, E-17 bullets', () => {
  const b = someone('B', { lifePoints: 900, resistance: 100 });

  test.each([
    ['normal', 1, 1],
    ['semi', 6, 3],
    ['auto', 9, 3],
  ] as const)('%s fire spends %i and hits with %i', (mode, spent, hits) => {
    const played = play(
      [someone('A', { weapons: [{ skill: 25 }] }), b],
      [declare('A', [fire('B', { mode })])],
      '1 5 4',
    );
    expect(played.all('shot')[0]).toMatchObject({ spent, bulletsLeft: 30 - spent, hits });
    expect(played.of('A').weapons['gun']!.bullets).toBe(30 - spent);
  });

  test('E-17 a TA for each target, bullets for each, all at the same moment', () => {
    const targets = [at('B'), at('C')];
    const played = play(
      [someone('A'), b, someone('C')],
      [declare('A', [fire(targets, { mode: 'auto' })])],
      '1 9 8 | 3 9 8',
    );
    expect(played.all('shot').map(({ target, label, bulletsLeft }) => [target, label, bulletsLeft])).toEqual([
      ['B', 'R1/A/1/B', 12],
      ['C', 'R1/A/1/C', 12],
    ]);
    expect(played.all('shot').map(({ modifiers }) => named(modifiers))).toEqual([['automatic 5'], ['automatic 5']]);
    expect(played.all('step')).toHaveLength(1);
  });

  test('E-17 half damage, but the whole impact', () => {
    const played = play(
      [someone('A', { weapons: [{ skill: 23 }] }), b],
      [declare('A', [fire('B', { mode: 'auto' })])],
      '1 9 8',
    );
    expect(played.all('hit')[0]).toMatchObject({ damage: 5, through: 5 });
    expect(played.all('impact')[0]).toMatchObject({ total: 9 });
  });

  test('E-17 without the bullets: what there are and what is needed', () => {
    const a = someone('A', { weapons: [{ state: { bullets: 17 } }] });
    const targets = [at('B'), at('C')];
    const played = play([a, b, someone('C')], [declare('A', [fire(targets, { mode: 'auto' })])], '');
    expect(played.all('lost')[0]).toMatchObject({ reason: 'ammunition', bullets: { has: 17, needs: 18 } });
    expect(played.of('A').weapons['gun']!.bullets).toBe(17);
  });

  test.each([
    ['E-15', { rateOfFire: 1 }, 'exo-single-rate'],
    ['E-20', { damageType: 'IV' }, 'exo-no-bursts'],
    ['E-20', { damageType: 'V' }, 'exo-no-bursts'],
  ] as const)('%s a weapon with %j fires no bursts', (_rule, weapon, code) => {
    const played = play([someone('A', { weapons: [weapon] }), b], [declare('A', [fire('B', { mode: 'semi' })])], '');
    expect(played.all('refused')[0]!.problem.code).toBe(code);
  });

  test.each([
    [[], 'exo-no-target'],
    [[at('A')], 'exo-own-target'],
    [[at('B'), at('B')], 'exo-same-target'],
    [[at('B'), at('C')], 'exo-one-target'],
    [[at('X')], 'exo-no-character'],
  ])('targets %j: %s', (targets, code) => {
    const played = play([someone('A'), b, someone('C')], [declare('A', [fire(targets)])], '');
    expect(played.all('refused')[0]!.problem.code).toBe(code);
  });

  test('E-12 two rows of conditions for one line of fire are refused, in whatever order', () => {
    const near = condition('A', 'B', { range: 'MF' });
    const far = condition('A', 'B', { range: 'MD' });
    const ofGun = condition('A', 'B', { weapon: 'gun', range: 'F' });
    for (const shots of [
      [near, far],
      [far, near],
    ]) {
      const played = play([someone('A'), someone('B')], [declare('A', [fire('B')])], '', { conditions: { shots } });
      expect(played.all('refused')).toMatchObject([
        { character: 'A', problem: { code: 'exo-conditions-twice', params: { who: 'A', target: 'B' } } },
      ]);
    }
    // One row for the weapon and one for all others do not contradict each other.
    const shots = [near, ofGun];
    const played = play([someone('A'), someone('B')], [declare('A', [fire('B')])], '1 9 8', { conditions: { shots } });
    expect(named(played.all('shot')[0]!.modifiers)).toEqual(['range -5']);
  });

  test('an unknown weapon, an unknown character, two declarations', () => {
    const codes = (declared: Parameters<typeof play>[1]) =>
      play([someone('A'), b], declared, '')
        .all('refused')
        .map(({ problem }) => problem.code);
    expect(codes([declare('A', [fire('B', { weapon: 'bow' })])])).toEqual(['exo-no-weapon']);
    expect(codes([declare('X', [skill()])])).toEqual(['exo-no-character']);
    expect(codes([declare('A', [skill()]), declare('A', [])])).toEqual(['exo-declared-twice', 'exo-declared-twice']);
  });
});

describe('E-18 results', () => {
  const b = someone('B', { lifePoints: 900, resistance: 100 });

  test('critical: maximum damage where it hits, or the damage rolled where chosen', () => {
    const max = play([someone('A'), b], [declare('A', [fire('B')])], '4 4 4');
    expect(max.all('hit')).toMatchObject([{ number: 4, damage: 10 }]);
    const head = play([someone('A'), b], [declare('A', [fire([at('B', { critical: 10 })])])], '4 4 4');
    expect(head.all('hit')).toMatchObject([{ number: 10, part: 'head', damage: 4 }]);
  });

  test('low failure: jammed the rest of the round and dE rounds more', () => {
    const a = someone('A', { weapons: [{ skill: 5 }] });
    const twice = [declare('A', [fire('B'), fire('B')])];
    const played = play([a, b], twice, '3 2 2');
    expect(played.all('jammed')).toEqual([{ kind: 'jammed', character: 'A', weapon: 'gun', until: 4 }]);
    expect(played.all('lost')).toMatchObject([{ action: 2, reason: 'jammed' }]);
    expect(play({ ...played.state, round: 4 }, [declare('A', [fire('B')])], '').all('lost')).toHaveLength(1);
    expect(play({ ...played.state, round: 5 }, [declare('A', [fire('B')])], '9 9 8').all('shot')).toHaveLength(1);
  });

  test('failure: nothing but the bullets', () => {
    const played = play([someone('A', { weapons: [{ skill: 5 }] }), b], [declare('A', [fire('B')])], '9 9 8');
    const kinds = ['declaration order', 'initiative', 'step', 'shot', 'end'];
    expect(played.events.map(({ kind }) => kind)).toEqual(kinds);
    expect(played.of('B')).toEqual(b);
  });

  test.each([
    ['right', 'up', 'right arm', 5],
    ['left', 'up', 'left arm', 5],
    ['both', 'up', 'right arm', 5],
    ['right', 'down', 'right arm', 4],
  ] as const)(
    'fumble: the weapon in the %s hand breaks, a quarter of the damage as stun, halving %s',
    (carried, halving, part, points) => {
      const a = someone('A', {
        weapons: [{ skill: 5, damageType: 'II', hands: carried === 'both' ? 2 : 1, state: { carried } }],
      });
      const played = play([a, b], [declare('A', [fire('B'), fire('B')])], '9 9 9', { options: { halving } });
      expect(played.all('broken')).toEqual([{ kind: 'broken', character: 'A', weapon: 'gun' }]);
      expect(played.all('stun points')).toEqual([{ kind: 'stun points', character: 'A', part, points, converted: 0 }]);
      expect(played.all('lost')).toMatchObject([{ action: 2, reason: 'broken' }]);
      expect(played.of('A').life).toMatchObject({ stun: points, wounds: 0 });
    },
  );
});

describe('E-21 cover and armour', () => {
  test.each<[string, number, number, Cover | null, number]>([
    ['no cover', 9, 6, null, 9],
    ['a location that is not covered', 9, 1, half, 9],
    ['at least half, rounded up', 9, 6, half, 5],
    ['a cover that stops less than half', 9, 6, { ...half, stops: 2 }, 7],
    ['a cover that stops more', 9, 6, { ...half, stops: 8 }, 5],
    ['a cover that stops nothing', 9, 6, { ...half, stops: 0 }, 9],
  ])('%s', (_name, damage, number, cover, expected) => {
    expect(afterCover(damage, number, cover, 'up')).toBe(expected);
  });

  test('cover first, then the armour of the part, never below 0; impact without armour', () => {
    const b = someone('B', { armour: { abdomen: 3, chest: 50 } });
    const shots = [condition('A', 'B', { cover: half })];
    const played = play([someone('A'), b], [declare('A', [fire('B')])], '6 9 8', { conditions: { shots } });
    expect(played.all('hit')[0]).toMatchObject({ part: 'abdomen', damage: 9, cover: 4, armour: 3, through: 2 });
    expect(played.all('impact')[0]).toMatchObject({ total: 5 });
    const chest = play([someone('A'), b], [declare('A', [fire('B')])], '1 9 8');
    expect(chest.all('hit')[0]).toMatchObject({ armour: 9, through: 0 });
    expect(chest.all('wound')).toEqual([]);
    expect(chest.all('impact')[0]).toMatchObject({ total: 9 });
  });
});
