import type { Part } from '../../../src/engine/exo/body';
import { BODY, numberOf, partAt, PARTS } from '../../../src/engine/exo/body';
import { addStun, addWounds } from '../../../src/engine/exo/life';
import type { CharacterState, Life, Wound } from '../../../src/engine/exo/state';
import { startState } from '../../../src/engine/exo/state';
import type { Severity } from '../../../src/engine/exo/wounds';
import { at, declare, fire, move, named, play, skill, someone } from '../../support/exo';

const life = (given: Partial<Life> = {}): Life => ({
  ...{ wounds: 0, stun: 0, lastDMinus: 0, mortalDMinus: null, downSince: null },
  ...given,
});

const wound = (part: Part, severity: Severity, given: Partial<Wound> = {}): Wound => ({
  ...{ round: 1, part, damage: 10, severity, by: 'X', treated: false },
  ...given,
});

const wounded = (...wounds: Wound[]): CharacterState => someone('A', { lifePoints: 900, state: { wounds } });

/** A shoots B, whose Res is 10, with type III: 2·(d+ + d−). */
const shootIII = (faces: string, b: CharacterState = someone('B'), options = {}) =>
  play([someone('A', { weapons: [{ damageType: 'III' }] }), b], [declare('A', [fire('B')])], faces, { options });

describe('E-19 the body', () => {
  test('ten locations', () => {
    expect(BODY.map((_, i) => partAt(BODY, i + 1))).toEqual([
      ...['chest', 'chest', 'chest', 'right arm', 'left arm', 'abdomen', 'abdomen', 'right leg', 'left leg', 'head'],
    ]);
    expect(PARTS.map((part) => numberOf(BODY, part))).toEqual([1, 4, 5, 6, 8, 9, 10]);
  });

  test('is a table that the game master can change', () => {
    const body = BODY.map((): Part => 'head');
    const state = startState([someone('A'), someone('B')], body);
    expect(play(state, [declare('A', [fire('B')])], '1 9 8').all('hit')[0]!.part).toBe('head');
  });
});

describe('E-20 several locations', () => {
  test('type IV: what hits one part is one wound, armour per number', () => {
    const a = someone('A', { weapons: [{ damageType: 'IV' }] });
    const b = someone('B', { armour: { abdomen: 2 }, lifePoints: 900 });
    const played = play([a, b], [declare('A', [fire('B')])], '7 9 3');
    expect(played.all('hit').map(({ number, through }) => [number, through])).toEqual([
      [7, 10],
      [8, 9],
      [6, 7],
    ]);
    expect(played.all('wound').map(({ part, damage }) => [part, damage])).toEqual([
      ['abdomen', 17],
      ['right leg', 9],
    ]);
  });

  test('type V: each hit is a wound of its own, armour each time', () => {
    const a = someone('A', { weapons: [{ damageType: 'V' }] });
    const b = someone('B', { armour: { abdomen: 2 }, lifePoints: 900 });
    const played = play([a, b], [declare('A', [fire('B')])], '7 7 6');
    expect(played.all('wound').map(({ part, damage }) => [part, damage])).toEqual([
      ['abdomen', 11],
      ['abdomen', 11],
      ['abdomen', 11],
    ]);
  });

  test('bullets of a burst are wounds of their own', () => {
    const played = play([someone('A'), someone('B')], [declare('A', [fire('B', { mode: 'semi' })])], '1 9 4');
    expect(played.all('wound').map(({ part, damage }) => [part, damage])).toEqual(Array(3).fill(['chest', 9]));
  });
});

describe('E-22 impact', () => {
  const b = someone('B', { resistance: 10, lifePoints: 900, primary: 4, armour: { chest: 90 } });

  test.each([
    ['1 5 4 | 1 4 3', 9, 'stunned', 'stunned', 2],
    ['1 5 4 | 1 5 3', 10, 'stunned and pushed back', 'stunned', 4],
    ['1 10 4 | 1 9 3', 19, 'stunned and pushed back', 'stunned', 4],
    ['1 10 4 | 1 10 3', 20, 'incapacitated', 'incapacitated', 6],
  ] as const)('two shots in one step, dice %s: %i points against Res 10: %s', (faces, total, effect, status, until) => {
    const declared = [declare('A', [fire('B')]), declare('C', [fire('B')])];
    const played = play([someone('A'), someone('C'), b], declared, faces);
    expect(played.all('impact')).toMatchObject([{ character: 'B', total, effect }]);
    expect(played.all('status')).toMatchObject([{ character: 'B', status, cause: 'impact', until }]);
  });

  test('by step: two shooters one after another count apart; by round they count together', () => {
    const who = [someone('A'), someone('C', { primary: 8 }), b];
    const declared = [declare('A', [fire('B')]), declare('C', [fire('B')])];
    const faces = '1 6 5 | 1 6 5';
    const bySteps = play(who, declared, faces);
    expect(bySteps.all('impact').map(({ total, effect }) => [total, effect])).toEqual([
      [6, 'stunned'],
      [6, 'stunned'],
    ]);
    const byRound = play(who, declared, faces, { options: { impact: 'round' } });
    expect(byRound.all('impact').map(({ total, effect }) => [total, effect])).toEqual([
      [12, 'stunned and pushed back'],
    ]);
  });

  test('stunned in the round: what is left of it comes 5 later, with +5', () => {
    const played = play([someone('A'), b], [declare('A', [fire('B')]), declare('B', [skill()])], '1 6 5 | 5 5 6');
    expect(played.all('step').map(({ primary }) => primary)).toEqual([10, -1]);
    expect(named(played.all('skill')[0]!.modifiers)).toEqual(['stunned 5']);
  });

  test('incapacitated for 5 rounds: no physical actions, mental TA +10', () => {
    const down = { ...b, incapacitatedUntil: 6 };
    const declared = [declare('B', [skill(), skill({ nature: 'mental' })])];
    const played = play([down], declared, '5 5 6', { round: 6 });
    expect(played.all('lost')).toMatchObject([{ action: 1, reason: 'incapacitated' }]);
    expect(named(played.all('skill')[0]!.modifiers)).toEqual(['multi action 2', 'incapacitated 10']);
    expect(play([down], declared, '5 5 6 | 5 5 6', { round: 7 }).all('lost')).toEqual([]);
  });

  test('only firearms have it', () => {
    const a = someone('A', { weapons: [{ firearm: false }] });
    expect(play([a, b], [declare('A', [fire('B')])], '1 6 5').all('impact')).toEqual([]);
  });
});

describe('E-23 wounds', () => {
  const b = (given: Parameters<typeof someone>[1] = {}) => someone('B', { lifePoints: 900, ...given });

  test.each([
    ['1 2 1', 6, 'unimportant'],
    ['1 3 2', 10, 'light'],
    ['1 6 4', 20, 'severe'],
    ['1 10 8', 36, 'severe'],
  ] as const)('dice %s: %i points against Res 10 are %s', (faces, damage, severity) => {
    expect(shootIII(faces, b()).all('wound')).toEqual([
      { kind: 'wound', character: 'B', by: 'A', part: 'chest', damage, severity },
    ]);
  });

  test.each([
    ['1 9 6', 30, 'severe'],
    ['1 9 7', 32, 'amputation'],
  ] as const)('option amputation, dice %s: %i points are %s', (faces, damage, severity) => {
    expect(shootIII(faces, b(), { amputation: true }).all('wound')[0]).toMatchObject({ damage, severity });
  });

  test('light head: stunned 2 rounds; severe: unconscious as many hours as the damage', () => {
    const light = shootIII('10 3 2', b());
    expect(light.all('status')[0]).toEqual({
      kind: 'status',
      character: 'B',
      status: 'stunned',
      cause: 'wound',
      until: 3,
    });
    const severe = shootIII('10 6 4', b());
    expect(severe.all('status')[0]).toMatchObject({ status: 'unconscious', cause: 'wound', until: 1 + 20 * 960 });
  });

  test.each<[string, Wound[], string[]]>([
    ['unimportant: nothing', [wound('chest', 'unimportant')], []],
    ['light chest', [wound('chest', 'light')], ['chest 5']],
    ['severe chest', [wound('chest', 'severe')], ['chest 10']],
    ['two wounds of the chest, each by itself', [wound('chest', 'light'), wound('chest', 'severe')], ['chest 15']],
    ['light abdomen', [wound('abdomen', 'light')], ['impeded 5']],
    ['impeded once, however many wounds', [wound('abdomen', 'light'), wound('left leg', 'light')], ['impeded 5']],
    ['an arm that is not used', [wound('left arm', 'light')], []],
    ['the arm that is used', [wound('right arm', 'light'), wound('right arm', 'light')], ['arm 10']],
    ['treated wounds hamper as well', [wound('chest', 'light', { treated: true })], ['chest 5']],
  ])('physical TA, %s', (_name, wounds, modifiers) => {
    const played = play([wounded(...wounds)], [declare('A', [skill({ hand: 'right' })])], '5 5 6');
    expect(named(played.all('skill')[0]!.modifiers)).toEqual(modifiers);
  });

  test('chest and impeded do not touch mental TA', () => {
    const a = wounded(wound('chest', 'severe'), wound('left leg', 'light'));
    expect(play([a], [declare('A', [skill({ nature: 'mental' })])], '5 5 6').all('skill')[0]!.modifiers).toEqual([]);
  });

  test('impeded halves movement', () => {
    const played = play([wounded(wound('left leg', 'light'))], [declare('A', [move('fast')])], '');
    expect(played.all('moved')[0]!.halved).toBe(true);
  });

  test('severe arm: drops what it holds, and cannot be used', () => {
    const played = shootIII('4 6 4', b());
    expect(played.all('dropped')).toEqual([{ kind: 'dropped', character: 'B', weapon: 'gun' }]);
    const draw = { kind: 'draw', weapon: 'gun', hand: 'right' } as const;
    const next = play(
      { ...played.state, round: 7 },
      [declare('B', [draw, skill({ hand: 'right' }), skill()])],
      '5 5 6',
    );
    expect(next.all('lost').map(({ action, reason }) => [action, reason])).toEqual([
      [1, 'arm useless'],
      [2, 'arm useless'],
    ]);
  });

  test('severe abdomen or leg: incapacitated for good', () => {
    const played = shootIII('8 6 4', b());
    expect(played.all('status')[0]).toEqual({
      ...{ kind: 'status', character: 'B', status: 'incapacitated', cause: 'wound', until: null },
    });
    const later = play({ ...played.state, round: 99 }, [declare('B', [move('walk')])], '');
    expect(later.all('lost')).toMatchObject([{ reason: 'incapacitated' }]);
  });

  test.each<[string, Wound, number, boolean]>([
    ['light: a minute after', wound('chest', 'light'), 17, true],
    ['light: not before', wound('chest', 'light'), 16, false],
    ['light: every minute', wound('chest', 'light'), 33, true],
    ['severe: 5 rounds after', wound('chest', 'severe'), 6, true],
    ['severe: not before', wound('chest', 'severe'), 5, false],
    ['amputation as severe', wound('chest', 'amputation'), 11, true],
    ['unimportant: never', wound('chest', 'unimportant'), 17, false],
    ['treated: no more', wound('chest', 'severe', { treated: true }), 6, false],
  ])('bleeding, %s', (_name, each, round, bleeds) => {
    const played = play([wounded(each)], [], '', { round });
    expect(played.all('bleeding')).toHaveLength(bleeds ? 1 : 0);
    expect(played.of('A').life.wounds).toBe(bleeds ? 1 : 0);
  });
});

describe('E-24 life points', () => {
  test('every wound comes off; at 0 unconscious, and −1 a round from the next one on', () => {
    const played = shootIII('1 6 4', someone('B', { lifePoints: 20, primary: 5 }));
    expect(played.all('life')).toEqual([{ kind: 'life', character: 'B', wounds: 20, stun: 0, total: 0 }]);
    expect(played.all('status')).toMatchObject([
      { status: 'unconscious', cause: 'life points', until: null },
      { status: 'incapacitated', cause: 'impact' },
    ]);
    expect(played.all('bleeding')).toEqual([]);
    const next = play(played.state, [declare('B', [skill({ nature: 'mental' })])], '');
    expect(next.all('lost')).toMatchObject([{ reason: 'unconscious' }]);
    expect(next.all('bleeding')).toEqual([{ kind: 'bleeding', character: 'B', light: 0, severe: 0, down: 1 }]);
    expect(next.of('B').life).toMatchObject({ wounds: 21, mortalDMinus: 4 });
  });

  test.each([
    [6, false],
    [5, true],
  ])('dies when the negative total exceeds the threshold + d−: threshold %i', (mortalThreshold, dead) => {
    // 20 points against 10 life points: 10 below 0, d− is 4.
    const played = shootIII('1 6 4', someone('B', { lifePoints: 10, mortalThreshold }));
    expect(played.of('B').dead).toBe(dead);
    expect(played.all('status').some(({ status }) => status === 'dead')).toBe(dead);
  });

  test('the d− is that of the wound that first brought the total below 0', () => {
    const first = addWounds(life(), 10, 11, 3, 1);
    expect(first).toMatchObject({ mortalDMinus: 3, lastDMinus: 3, downSince: 1 });
    expect(addWounds(first, 10, 1, 9, 2)).toMatchObject({ mortalDMinus: 3, lastDMinus: 9, downSince: 1 });
  });

  test('a total of exactly 0 does not settle it: the next wound does; bleeding takes the last d−', () => {
    const zero = addWounds(life(), 10, 10, 3, 1);
    expect(zero).toMatchObject({ mortalDMinus: null, downSince: 1 });
    expect(addWounds(zero, 10, 1, 9, 2).mortalDMinus).toBe(9);
    expect(addWounds(zero, 10, 1, null, 2).mortalDMinus).toBe(3);
  });

  test('one bleeds to death', () => {
    const dying = life({ wounds: 37, lastDMinus: 2, mortalDMinus: 2, downSince: 1 });
    const a = someone('A', { lifePoints: 30, mortalThreshold: 5, state: { life: dying } });
    const played = play([a], [], '', { round: 2 });
    expect(played.of('A')).toMatchObject({ dead: true, life: { wounds: 38 } });
    expect(play(played.state, [declare('A', [skill()])], '').all('lost')).toMatchObject([{ reason: 'dead' }]);
  });

  test('stun and wound points fill the same points: unconscious, but no point a round', () => {
    expect(addStun(life({ wounds: 6 }), 10, 4, 2, 1)).toEqual({ life: life({ wounds: 6, stun: 4 }), converted: 0 });
    const played = play([someone('A', { lifePoints: 10, state: { life: life({ wounds: 6, stun: 4 }) } })], [], '', {
      round: 5,
    });
    expect(played.all('bleeding')).toEqual([]);
    expect(play(played.state, [declare('A', [skill()])], '').all('lost')).toMatchObject([{ reason: 'unconscious' }]);
  });

  test('every further stun point turns one into a wound point', () => {
    const full = life({ wounds: 6, stun: 4 });
    expect(addStun(full, 10, 3, 2, 1)).toMatchObject({ life: { wounds: 9, stun: 1, downSince: null }, converted: 3 });
    expect(addStun(full, 10, 6, 2, 7)).toMatchObject({
      life: { wounds: 12, stun: 0, downSince: 7, mortalDMinus: 2 },
      converted: 6,
    });
    expect(addStun(life({ wounds: 6 }), 10, 6, 2, 1)).toMatchObject({ life: { wounds: 8, stun: 2 }, converted: 2 });
  });

  test('a wound takes the place of stun points', () => {
    expect(addWounds(life({ wounds: 2, stun: 6 }), 10, 5, 1, 1)).toMatchObject({ wounds: 7, stun: 3 });
    expect(addWounds(life({ wounds: 2, stun: 6 }), 10, 9, 1, 1)).toMatchObject({ wounds: 11, stun: 0 });
  });

  test('by default 3·Res', () => {
    expect(someone('A', { resistance: 7 }).character.lifePoints).toBe(21);
  });
});

test('E-18, E-24 a fumble can knock its shooter out', () => {
  const a = someone('A', { lifePoints: 4, weapons: [{ skill: 5, damageType: 'III' }] });
  const played = play([a, someone('B')], [declare('A', [fire([at('B')])])], '8 8 8');
  expect(played.all('stun points')[0]).toMatchObject({ points: 8, converted: 4 });
  expect(played.of('A').life).toMatchObject({ wounds: 4, stun: 0, downSince: 1 });
});
