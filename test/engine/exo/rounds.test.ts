import { at, condition, declare, fire, move, named, play, skill, someone, stepsOf, watch } from '../../support/exo';

const reload = { kind: 'reload', weapon: 'gun' } as const;

/** Rounds worked out on paper; the arithmetic stands beside the dice. */
describe('E-6, E-7, E-8 a round with ties, several actions, drawing, reloading and a raised initiative', () => {
  // Res 3 to 10: 9, 12 and 30 life points. Ana reloads: 12 − 5 = 7. Cruz raises his 7 by 5: 12, tied with Bo (12/5).
  const ana = someone('Ana', { primary: 12, weapons: [{ skill: 18, state: { bullets: 0, magazines: 1 } }] });
  const bo = someone('Bo', { primary: 12, resistance: 4, weapons: [{ skill: 20, state: { carried: 'holstered' } }] });
  const cruz = someone('Cruz', { primary: 7, resistance: 3, weapons: [{ skill: 12 }] });
  const declared = [
    declare('Ana', [reload, fire('Bo')]),
    declare('Bo', [{ kind: 'draw', weapon: 'gun', hand: 'right' }, fire('Ana'), fire('Cruz')]),
    declare('Cruz', [fire('Bo')], { raise: 5 }),
  ];
  const faces = [
    // 12: Bo draws. Cruz at Bo: 7+4+3 +5 (raised) = 19 > 12; 4+3 > 4: failure.
    '7 4 3',
    // 7: Ana at Bo: 6+3+1 = 10 ≤ 18; 3+1 ≤ 4: low success, abdomen (6), d+ 3.
    '6 3 1',
    // 7: Bo, second of three actions, at Ana: 2+5+4 + max(1, 5·2 − 3) = 18 ≤ 20: success, chest (2), d+ 5.
    '2 5 4',
    // Bo, third action, at 2; stunned by Ana's bullet he comes at −3: 1+3+2 +7 +5 = 18 ≤ 20: success, chest (1), d+ 3.
    '1 3 2',
  ];
  const played = play([ana, bo, cruz], declared, faces.join(' | '));

  test('who acts when', () => {
    expect(played.all('declaration order')[0]?.order.map(({ character, rank }) => `${rank} ${character}`)).toEqual([
      ...['3 Cruz', '1 Bo', '1 Ana'],
    ]);
    expect(played.all('initiative').map(({ character, primary }) => `${character} ${primary}`)).toEqual([
      ...['Bo 12', 'Cruz 12', 'Ana 7'],
    ]);
    expect(stepsOf(played)).toEqual(['12: Bo1 Cruz1', '7: Ana1 Ana2 Bo2', '-3: Bo3']);
  });

  test('what came of the shots', () => {
    expect(played.all('shot').map(({ label, roll, modifiers }) => [label, roll.degree, named(modifiers)])).toEqual([
      ['R1/Cruz/1/Bo', 'failure', ['raised initiative 5']],
      ['R1/Ana/2/Bo', 'low success', []],
      ['R1/Bo/2/Ana', 'success', ['multi action 7']],
      ['R1/Bo/3/Cruz', 'success', ['multi action 7', 'stunned 5']],
    ]);
    // 3 < 4 and 5 < 10: unimportant. 3 is neither below Res 3 nor at 2·3: light.
    expect(played.all('wound').map(({ character, damage, severity }) => [character, damage, severity])).toEqual([
      ...[
        ['Bo', 3, 'unimportant'],
        ['Ana', 5, 'unimportant'],
        ['Cruz', 3, 'light'],
      ],
    ]);
    // Impact 3 < 4 and 5 < 10: one round; 3 ≥ 3 and < 6: three rounds, pushed back.
    expect(['Ana', 'Bo', 'Cruz'].map((id) => played.of(id).stunnedUntil)).toEqual([2, 2, 4]);
    expect(['Ana', 'Bo', 'Cruz'].map((id) => played.of(id).life.wounds)).toEqual([5, 3, 3]);
    expect(played.of('Ana').weapons['gun']).toMatchObject({ bullets: 29, magazines: 0 });
  });
});

describe('E-9, E-10, E-18 rounds with two weapons, recoil, a jam and a fumble that last', () => {
  const dai = someone('Dai', {
    strength: 4,
    weapons: [{ skill: 25 }, { skill: 25, recoil: 'F', state: { carried: 'left' } }],
  });
  const eva = someone('Eva', { primary: 8, resistance: 3, weapons: [{ skill: 20 }] });
  const both = [fire('Eva'), fire('Eva', { weapon: 'gun2' }), fire('Eva')];
  const first = play(
    [dai, eva],
    [declare('Dai', both, { twoWeapons: true }), declare('Eva', [fire('Dai')])],
    [
      // 10: right hand: 4+3+1 + max(1, 5·2 − 3) = 15 ≤ 25: low success, right arm (4), d+ 3.
      '4 3 1',
      // 10: left hand, the off one: 5+2+1 +7 +5 = 20 ≤ 25: low success, left arm (5), d+ 2. Recoil F needs 5: one round.
      '5 2 1',
      // Eva, at 8, is stunned by 5 points of impact (≥ 3, < 6): she comes at 3. 9+2+1 +5 (arm) +5 (stunned) = 22 > 20, and
      // 2+1 ≤ 4: low failure, jammed for 9 rounds.
      '9 2 1',
      // Dai's third attack, at 5, comes at 0: 5+5+5 +7 +5 (stunned by recoil) = 27 > 25: fumble. A quarter of d+ 5: 2.
      '5 5 5',
    ].join(' | '),
  );

  test('two attacks at once, the third later still', () => {
    expect(stepsOf(first)).toEqual(['10: Dai1 Dai2', '3: Eva1', '0: Dai3']);
    expect(
      first.all('shot').map(({ character, roll, modifiers }) => [character, roll.degree, named(modifiers)]),
    ).toEqual([
      ['Dai', 'low success', ['multi action 7']],
      ['Dai', 'low success', ['multi action 7', 'off hand 5']],
      ['Eva', 'low failure', ['stunned 5', 'arm 5']],
      ['Dai', 'fumble', ['multi action 7', 'stunned 5']],
    ]);
    expect(first.of('Dai').life).toMatchObject({ wounds: 0, stun: 2 });
    expect(first.all('stun points')).toMatchObject([{ character: 'Dai', part: 'right arm', points: 2, converted: 0 }]);
    expect(first.of('Eva').life.wounds).toBe(5);
  });

  test('the next round nobody can fire; the jam is over after round 10, the weapon stays broken', () => {
    const again = [declare('Dai', [fire('Eva')]), declare('Eva', [fire('Dai')])];
    const second = play(first.state, again, '');
    // Stunned until 2 and until 4: 10 − 5 and 8 − 5.
    expect(stepsOf(second)).toEqual(['5: Dai1', '3: Eva1']);
    expect(second.all('lost').map(({ character, reason }) => [character, reason])).toEqual([
      ['Dai', 'broken'],
      ['Eva', 'jammed'],
    ]);
    const tenth = play({ ...second.state, round: 10 }, again, '');
    expect(tenth.all('lost').map(({ reason }) => reason)).toEqual(['broken', 'jammed']);
    // Round 11: 10+9+8 +5 (arm) = 32 > 20: failure.
    const eleventh = play({ ...second.state, round: 11 }, again, '10 9 8');
    expect(eleventh.all('lost').map(({ character }) => character)).toEqual(['Dai']);
  });
});

describe('E-12, E-13 rounds of aiming, an ambush, a moving target and opportunity fire', () => {
  const who = [
    someone('Fay', { weapons: [{ skill: 22 }] }),
    someone('Gus', { primary: 9, resistance: 5, armour: { head: 3 } }),
    someone('Hal', { primary: 2, weapons: [{ skill: 18 }] }),
    someone('Ivy', { primary: 14 }),
  ];
  const aim = [declare('Fay', [{ kind: 'aim', target: 'Gus' }])];
  const first = play(who, [...aim, declare('Gus', [move('walk')])], '');
  const second = play(first.state, aim, '');
  const declared = [
    declare('Fay', [fire([at('Gus', { location: 10 })])]),
    declare('Gus', [move('fast', 'door')]),
    declare('Hal', [watch('door')]),
    declare('Ivy', [skill({ what: 'listen', nature: 'mental', skill: 20 })]),
  ];
  const faces = [
    // Ivy's alertness: 6+6+5 = 17 > 15: failure, 14 − 5 = 9.
    '6 6 5',
    // Fay, at 10: 3+4+2 −5 (aimed two rounds, Gus moves) +5 (moving) +10 (location) = 19 ≤ 22: the head, d+ 4.
    '3 4 2',
    // Ivy, alone at 9, as Gus, stunned, comes at 4: 1+1+1 = 3 ≤ 20, three alike: critical.
    '1 1 1',
    // Hal, whose initiative is 2: Gus shows up 2 points before, a part of 5: +5. 8+3+2 +5 +5 (moving) = 23 > 18: failure.
    '8 3 2',
  ];
  const third = play(second.state, declared, faces.join(' | '), { conditions: { ambushed: ['Ivy'] } });

  test('aiming adds up over rounds', () => {
    expect([...first.all('aimed'), ...second.all('aimed')].map(({ rounds }) => rounds)).toEqual([1, 2]);
  });

  test('the third round', () => {
    expect(stepsOf(third)).toEqual(['10: Fay1', '9: Ivy1', '4: Gus1']);
    expect(third.all('shot').map(({ label, modifiers, hits }) => [label, named(modifiers), hits])).toEqual([
      ['R3/Fay/1/Gus', ['moving target 5', 'aimed -5', 'aimed location 10'], 1],
      ['R3/Hal/1/Gus', ['moving target 5', 'opportunity 5'], 0],
    ]);
    // The helmet stops 3 of 4; the impact of 4, below Res 5, stuns one round.
    expect(third.all('hit')).toMatchObject([{ number: 10, part: 'head', damage: 4, armour: 3, through: 1 }]);
    expect(third.of('Gus')).toMatchObject({ stunnedUntil: 4, life: { wounds: 1 } });
    expect(third.all('skill').map(({ roll }) => roll.degree)).toEqual(['critical']);
    expect(third.of('Fay').aim).toBeNull();
    expect(third.all('lost')).toEqual([]);
  });

  test('one once recognised is not rolled for again in the round', () => {
    // Gus passes twice; Hal waits for Ivy. Perception 3·5 = 15: 4+5+3 = 12, success, once.
    const wanted = [
      declare('Gus', [move('fast', 'door'), move('fast', 'door')]),
      declare('Hal', [watch('door', { wanted: ['Ivy'] })]),
    ];
    const played = play(who, wanted, '4 5 3');
    expect(played.all('perception')).toHaveLength(1);
    expect(played.all('lost')).toMatchObject([{ character: 'Hal', reason: 'nobody came' }]);
  });
});

describe('E-16, E-17, E-22 … E-24 rounds of bursts at several targets, and a slow death', () => {
  const jon = someone('Jon', {
    primary: 15,
    weapons: [{ damageType: 'II', rateOfFire: 2, state: { bullets: 14 } }],
  });
  const kim = someone('Kim', { resistance: 3, mortalThreshold: 2, armour: { chest: 2 } });
  const lea = someone('Lea', { primary: 5 });
  const declared = [
    declare('Jon', [fire([at('Kim'), at('Lea')], { mode: 'auto' }), fire('Lea', { mode: 'semi' })]),
    declare('Kim', [fire('Jon')]),
  ];
  const shots = [condition('Jon', 'Lea', { range: 'Dif' })];
  const faces = [
    // At Kim: 1+9+6 +5 (automatic) +2 (5 − 3 for two actions) = 23 ≤ 30; 28 ≤ 30 too, 33 is not: two bullets, 1 and 2.
    '1 9 6',
    // At Lea: 10+7+2 +5 +5 (Dif) +2 = 31 > 30: failure.
    '10 7 2',
  ];
  const first = play([jon, kim, lea], declared, faces.join(' | '), { conditions: { shots } });

  test('the burst: half damage each, the whole impact, bullets for each target', () => {
    expect(first.all('shot').map(({ target, spent, hits, bulletsLeft }) => [target, spent, hits, bulletsLeft])).toEqual(
      [
        ['Kim', 6, 2, 2],
        ['Lea', 6, 0, 2],
      ],
    );
    // 15 halved is 8, less 2 of armour: 6, which is 2·Res: severe, twice. 9 − 12 = −3.
    expect(first.all('wound').map(({ damage, severity }) => [damage, severity])).toEqual([
      [6, 'severe'],
      [6, 'severe'],
    ]);
    expect(first.all('impact')).toMatchObject([{ character: 'Kim', total: 30, effect: 'incapacitated', rounds: 5 }]);
    expect(first.of('Kim').life).toMatchObject({ wounds: 12, mortalDMinus: 6 });
    expect(
      first.all('lost').map(({ character, doing, reason, bullets }) => [character, doing, reason, bullets]),
    ).toEqual([
      ['Jon', 'fire', 'ammunition', { has: 2, needs: 4 }],
      ['Kim', 'fire', 'unconscious', null],
    ]);
  });

  test('one point a round below 0, both severe wounds after five rounds; dead beyond threshold 2 + d− 6', () => {
    let state = first.state;
    const totals: number[] = [];
    for (let round = 2; round <= 6; round++) {
      const played = play(state, [], '');
      state = played.state;
      totals.push(9 - played.of('Kim').life.wounds);
      // −7 is not beyond −8, and round 6 takes 1 + 2 more.
      expect(played.of('Kim').dead).toBe(round === 6);
    }
    expect(totals).toEqual([-4, -5, -6, -7, -10]);
  });
});

describe('E-20, E-21, E-23 a round with a shotgun at one behind cover', () => {
  const mia = someone('Mia', { weapons: [{ damageType: 'IV', rateOfFire: 1, skill: 25 }] });
  const ned = someone('Ned', { primary: 5, resistance: 5, armour: { abdomen: 1 } });
  const cover = { degree: 'full', numbers: [1, 2, 3, 4, 5], stops: 4 } as const;
  const declared = [
    declare('Mia', [fire('Ned')]),
    declare('Ned', [fire('Mia'), skill({ nature: 'mental', skill: 25 })]),
  ];
  const faces = [
    // 5+6+3 +10 (full cover) = 24 ≤ 25. Three locations: 5 (6+3 = 9), 6 (6), 4 (6).
    '5 6 3',
    // Ned is incapacitated; what is left of his round is mental: 4+4+4 +2 (5 − 3) +10 = 24 ≤ 25: critical.
    '4 4 4',
  ];
  const played = play([mia, ned], declared, faces.join(' | '), {
    conditions: { shots: [condition('Mia', 'Ned', { cover })] },
  });

  test('cover, armour, wounds and impact', () => {
    // 9: max(5, 9 − 4) = 5. 6 uncovered, less 1 of armour: 5. 6: max(3, 6 − 4) = 3.
    expect(
      played.all('hit').map(({ number, damage, cover: by, armour, through }) => [number, damage, by, armour, through]),
    ).toEqual([
      [5, 9, 4, 0, 5],
      [6, 6, 0, 1, 5],
      [4, 6, 3, 0, 3],
    ]);
    expect(played.all('wound').map(({ part, severity }) => [part, severity])).toEqual([
      ['left arm', 'light'],
      ['abdomen', 'light'],
      ['right arm', 'unimportant'],
    ]);
    // Behind cover, before armour: 5 + 6 + 3 = 14 ≥ 10.
    expect(played.all('impact')).toMatchObject([{ total: 14, effect: 'incapacitated', rounds: 5 }]);
    expect(played.of('Ned')).toMatchObject({ incapacitatedUntil: 6, life: { wounds: 13 } });
  });

  test('what is left of his round', () => {
    expect(played.all('lost')).toMatchObject([{ character: 'Ned', action: 1, reason: 'incapacitated' }]);
    expect(played.all('skill').map(({ roll, modifiers }) => [roll.degree, named(modifiers)])).toEqual([
      ['critical', ['multi action 2', 'incapacitated 10']],
    ]);
  });
});
