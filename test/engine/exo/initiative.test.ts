import { multiActionPenalty } from '../../../src/engine/exo/modifiers';
import { DEFAULT_EXO_OPTIONS } from '../../../src/engine/exo/options';
import { declare, fire, move, named, play, skill, someone, stepsOf } from '../../support/exo';

describe('E-6 order', () => {
  const three = [
    someone('A', { primary: 10, secondary: 5 }),
    someone('B', { primary: 12, secondary: 1 }),
    someone('C', { primary: 10, secondary: 5 }),
    someone('D', { primary: 10, secondary: 7 }),
  ];

  test('declared slowest first, ties share a rank that the next counts', () => {
    const [order] = play(three, [], '').all('declaration order');
    expect(order?.order.map(({ character, rank }) => `${rank} ${character}`)).toEqual(['3 C', '3 A', '2 D', '1 B']);
  });

  test('acts highest primary first, then secondary; the tied together', () => {
    const played = play(
      three,
      ['A', 'B', 'C', 'D'].map((id) => declare(id, [skill()])),
      '5 5 6 | 5 5 6 | 5 5 6 | 5 5 6',
    );
    expect(stepsOf(played)).toEqual(['12: B1', '10: D1', '10: A1 C1']);
  });
});

describe('E-7 several actions', () => {
  test.each([
    [1, 3, 0, 0],
    [2, 3, 2, 7],
    [2, 5, 1, 5],
    [2, 9, 1, 1],
    [3, 3, 7, 12],
    [4, 2, 13, 18],
  ])('%i actions with Coo %i: +%i, by option every action +%i', (count, coordination, beyond, every) => {
    expect(multiActionPenalty(count, coordination, DEFAULT_EXO_OPTIONS)).toBe(beyond);
    expect(multiActionPenalty(count, coordination, { ...DEFAULT_EXO_OPTIONS, multiAction: 'every action' })).toBe(
      every,
    );
  });

  test('the k-th action happens 5·(k−1) later, each with the penalty', () => {
    const played = play([someone('A')], [declare('A', [skill(), skill(), skill()])], '5 5 6 | 5 5 6 | 5 5 6');
    expect(stepsOf(played)).toEqual(['10: A1', '5: A2', '0: A3']);
    expect(played.all('skill').map(({ modifiers }) => named(modifiers))).toEqual(Array(3).fill(['multi action 7']));
  });
});

describe('E-8 drawing, reloading, raising, changing', () => {
  const holstered = someone('A', { weapons: [{ state: { carried: 'holstered' } }] });

  test('drawing is an action', () => {
    const played = play(
      [holstered, someone('B')],
      [declare('A', [{ kind: 'draw', weapon: 'gun', hand: 'right' }, fire('B')])],
      '10 9 8',
    );
    expect(stepsOf(played)).toEqual(['10: A1', '5: A2']);
    expect(named(played.all('shot')[0]!.modifiers)).toEqual(['multi action 2']);
    expect(played.of('A').weapons['gun']?.carried).toBe('right');
  });

  test('what the hand held falls; a weapon not in hand is not fired', () => {
    const two = someone('A', { weapons: [{}, { state: { carried: 'holstered' } }] });
    const draw = { kind: 'draw', weapon: 'gun2', hand: 'right' } as const;
    const played = play([two, someone('B')], [declare('A', [draw, fire('B')])], '');
    expect(played.all('dropped')).toEqual([{ kind: 'dropped', character: 'A', weapon: 'gun' }]);
    expect(played.all('lost')).toEqual([
      { kind: 'lost', character: 'A', action: 2, doing: 'fire', reason: 'not held', bullets: null },
    ]);
  });

  test('reloading is no action and costs 5 initiative', () => {
    const empty = someone('A', { weapons: [{ state: { bullets: 0, magazines: 1 } }] });
    const played = play(
      [empty, someone('B')],
      [declare('A', [{ kind: 'reload', weapon: 'gun' }, fire('B')])],
      '10 9 8',
    );
    expect(stepsOf(played)).toEqual(['5: A1 A2']);
    expect(named(played.all('initiative')[0]!.modifiers)).toEqual(['reload -5']);
    expect(played.all('shot')[0]!.modifiers).toEqual([]);
    expect(played.of('A').weapons['gun']).toMatchObject({ bullets: 29, magazines: 0 });
  });

  test('without a spare magazine there is no reloading', () => {
    const played = play([someone('A')], [declare('A', [{ kind: 'reload', weapon: 'gun' }])], '');
    expect(played.all('lost')[0]).toMatchObject({ reason: 'no magazine' });
  });

  test.each([5, 10] as const)('raising initiative by %i adds as much to every TA', (raise) => {
    const played = play([someone('A')], [declare('A', [skill()], { raise })], '5 5 6');
    expect(stepsOf(played)).toEqual([`${10 + raise}: A1`]);
    expect(named(played.all('skill')[0]!.modifiers)).toEqual([`raised initiative ${raise}`]);
  });

  test('changing the action: +5 to all TAs and −5 initiative', () => {
    const played = play([someone('A')], [declare('A', [skill()], { changed: true })], '5 5 6');
    expect(stepsOf(played)).toEqual(['5: A1']);
    expect(named(played.all('skill')[0]!.modifiers)).toEqual(['changed action 5']);
  });
});

describe('E-9 recoil', () => {
  test.each([
    ['N', 3, null],
    ['N', 2, 2],
    ['F', 5, null],
    ['F', 2, 4],
    ['S', 6, 2],
    ['S', 4, 4],
  ] as const)('%s with strength %i: stunned until round %p', (recoil, strength, until) => {
    const a = someone('A', { strength, weapons: [{ recoil }] });
    const played = play([a, someone('B')], [declare('A', [fire('B')])], '10 9 8');
    expect(
      played.all('status').flatMap(({ character, cause, until: last }) => (character === 'A' ? [[cause, last]] : [])),
    ).toEqual(until === null ? [] : [['recoil', until]]);
  });

  test('the stun delays and hampers what is left of the round', () => {
    const a = someone('A', { strength: 1, primary: 20, weapons: [{ recoil: 'N' }] });
    const played = play([a, someone('B')], [declare('A', [fire('B'), fire('B')])], '10 9 8 | 10 9 8');
    expect(stepsOf(played)).toEqual(['20: A1', '10: A2']);
    expect(named(played.all('shot')[1]!.modifiers)).toEqual(['multi action 2', 'stunned 5']);
  });
});

describe('E-10 two weapons', () => {
  const a = someone('A', { weapons: [{}, { state: { carried: 'left' } }] });
  const other = { weapon: 'gun2' };

  test('two attacks at the first initiative, the third 5 later; off hand +5', () => {
    const actions = [fire('B'), fire('B', other), fire('B')];
    const played = play(
      [a, someone('B', { lifePoints: 900 })],
      [declare('A', actions, { twoWeapons: true })],
      '10 9 8 | 10 9 8 | 10 9 8',
    );
    expect(stepsOf(played)).toEqual(['10: A1 A2', '5: A3']);
    expect(played.all('shot').map(({ modifiers }) => named(modifiers))).toEqual([
      ['multi action 7'],
      ['multi action 7', 'off hand 5'],
      ['multi action 7'],
    ]);
  });

  test('drawn first, both fire at the second place', () => {
    const drawing = someone('A', { weapons: [{ state: { carried: 'holstered' } }, { state: { carried: 'left' } }] });
    const actions = [{ kind: 'draw', weapon: 'gun', hand: 'right' } as const, fire('B'), fire('B', other)];
    const played = play([drawing, someone('B')], [declare('A', actions, { twoWeapons: true })], '10 9 8 | 10 9 8');
    expect(stepsOf(played)).toEqual(['10: A1', '5: A2 A3']);
  });

  test('with one weapon the declaration is refused', () => {
    const played = play([a, someone('B')], [declare('A', [fire('B'), fire('B')], { twoWeapons: true })], '');
    expect(played.all('refused')[0]?.problem.code).toBe('exo-two-weapons');
  });

  test('what both hands hold is no off-hand weapon', () => {
    const rifle = someone('A', { weapons: [{ hands: 2, state: { carried: 'both' } }] });
    expect(play([rifle, someone('B')], [declare('A', [fire('B')])], '10 9 8').all('shot')[0]!.modifiers).toEqual([]);
  });
});

describe('E-11 movement', () => {
  test('a walk is no action, a fast move is one', () => {
    const walk = play([someone('A')], [declare('A', [move('walk'), skill()])], '5 5 6');
    expect(named(walk.all('skill')[0]!.modifiers)).toEqual([]);
    const fast = play([someone('A')], [declare('A', [move('fast'), skill()])], '5 5 6');
    expect(stepsOf(fast)).toEqual(['10: A1', '5: A2']);
    expect(named(fast.all('skill')[0]!.modifiers)).toEqual(['multi action 2']);
  });

  test('a sprint leaves no other action', () => {
    const alone = play([someone('A')], [declare('A', [move('sprint')])], '');
    expect(alone.all('moved')).toEqual([{ kind: 'moved', character: 'A', pace: 'sprint', halved: false }]);
    const more = play([someone('A')], [declare('A', [move('sprint'), skill()])], '');
    expect(more.all('refused')[0]?.problem).toEqual({ code: 'exo-alone', params: { who: 'A' } });
    expect(more.all('step')).toEqual([]);
  });
});
