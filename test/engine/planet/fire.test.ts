import { keyedDice } from '../../../src/engine/dice/keyed';
import { linearFire } from '../../../src/engine/planet/linearFire';
import { parabolicFire } from '../../../src/engine/planet/parabolicFire';
import { PROFILES } from '../../../src/engine/planet/profiles';
import { scriptedDice } from '../../../src/engine/dice/scripted';
import { diceOf, linear, parabolic, planetOptions, side } from '../../support/planet';

describe('P-1 target numbers', () => {
  test.each<[string, number, number, boolean, number]>([
    ['4+ succeeds from 4 on', 4, 3, false, 0],
    ['4+ succeeds from 4 on', 4, 4, false, 1],
    ['1 always succeeds', 1, 1, false, 1],
    ['7 never', 7, 6, false, 0],
    ['natural extremes: 1 fails against 1', 1, 1, true, 0],
    ['natural extremes: 2 succeeds against 1', 1, 2, true, 1],
    ['natural extremes: 6 succeeds against 7', 7, 6, true, 1],
    ['natural extremes: 5 fails against 7', 7, 5, true, 0],
  ])('%s (needs %i, rolls %i, natural extremes %p)', (_name, toHit, face, naturalExtremes, hits) => {
    const faces = hits === 1 ? `${face} | 1 | 6` : `${face}`;
    expect(linear({ toHit, shots: 1 }, {}, faces, { naturalExtremes }).hits).toBe(hits);
  });

  test.each([
    ['no modifier: 4+ is saved by a 4', 0, 4, 0],
    ['−1 is on the roll: 4 fails', -1, 4, 1],
    ['−1: 5 saves', -1, 5, 0],
    ['−2: 5 fails', -2, 5, 1],
    ['−2: 6 saves', -2, 6, 0],
    ['−3: nothing saves', -3, 6, 1],
    ['+3: everything saves', 3, 1, 0],
  ])('save modifier: %s', (_name, saveModifier, face, casualties) => {
    const result = linear({ shots: 1, saveModifier }, {}, `4 | 1 | ${face}`);
    expect(result.targetCasualties).toBe(casualties);
  });

  test('natural extremes beat the save modifier: 6 saves', () => {
    const result = linear({ shots: 1, saveModifier: -5 }, {}, '4 | 1 | 6', { naturalExtremes: true });
    expect(result.targetCasualties).toBe(0);
  });

  test('a die names its modified target and what changed it', () => {
    const { events } = linear({ shots: 1, saveModifier: -2, cards: ['very-good-aim', 'bad-aim'] }, {}, '3 | 1 | 6');
    const dice = events.filter((event) => event.kind === 'die');
    expect(dice[0]).toMatchObject({
      needed: 3,
      modifiers: [
        { cause: 'card', card: 'very-good-aim', value: -2 },
        { cause: 'card', card: 'bad-aim', value: 1 },
      ],
    });
    expect(dice[2]).toMatchObject({ step: 'save', needed: 6, modifiers: [{ cause: 'weapon', value: 2 }] });
  });
});

describe('P-3 linear fire', () => {
  test('the worked example', () => {
    expect(linear({}, {}, '4 4 1 2 3 6 | 5 2 4 | 6 3 | 4 1 2 | 2')).toMatchObject({
      hits: 3,
      reactions: 2,
      returnHits: 1,
      targetCasualties: 2,
      firerCasualties: 1,
    });
  });

  test("the target's return fire is not lessened by its casualties", () => {
    const result = linear({ shots: 2 }, { save: 7 }, '6 6 | 6 6 | 6 6 | 6 6 | 1 1');
    expect(result).toMatchObject({ targetCasualties: 2, firerCasualties: 2 });
  });

  test("return fire takes the target's save modifier", () => {
    expect(linear({ shots: 1 }, { saveModifier: -2 }, '4 | 4 | 4 | 4 | 5').firerCasualties).toBe(1);
  });

  test('no hits: nobody rolls further', () => {
    expect(diceOf(linear({ shots: 2 }, {}, '1 3').events)).toEqual(['hit/x 1 1', 'hit/x 2 3']);
  });

  test('no shots: no dice at all', () => {
    expect(linear({ shots: 0 }, {}, '')).toMatchObject({ hits: 0, targetCasualties: 0, firerCasualties: 0 });
  });

  test('a firer of the parabolic style is refused', () => {
    const firer = side('x', { name: 'Soldado lanza-granadas', style: 'parabolic' });
    expect(linearFire(firer, side('y'), planetOptions(), scriptedDice([]))).toEqual({
      ok: false,
      error: { code: 'planet-not-linear', params: { who: 'Soldado lanza-granadas' } },
    });
  });

  test('a target of the parabolic style returns fire', () => {
    expect(linear({ shots: 1 }, { style: 'parabolic' }, '4 | 4 | 4 | 4 | 1').firerCasualties).toBe(1);
  });

  test('y on x is the same with the letters exchanged', () => {
    const dice = scriptedDice(['4', '4', '4', '1', '1']);
    const result = linearFire(side('y', { shots: 1 }), side('x'), planetOptions(), dice);
    expect(dice.finish()).toBeNull();
    if (!result.ok) throw new Error(result.error.code);
    expect(diceOf(result.value.events)).toEqual([
      'hit/y 1 4',
      'reaction/x 1 4',
      'return/x 1 4',
      'save/x 1 1',
      'save/y 1 1',
    ]);
    expect(result.value.events.filter((event) => event.kind === 'casualties')).toEqual([
      { kind: 'casualties', side: 'x', count: 1 },
      { kind: 'casualties', side: 'y', count: 1 },
    ]);
  });
});

describe('P-4 parabolic fire', () => {
  test('covered models react, those still covered save', () => {
    const result = parabolic({ saveModifier: -1 }, {}, 3, '4 | 4 1 2 | 5 4');
    expect(result).toMatchObject({ hit: true, escaped: 1, targetCasualties: 1 });
    expect(diceOf(result.events)).toEqual([
      'hit/x 1 4',
      ...['reaction/y 1 4', 'reaction/y 2 1', 'reaction/y 3 2'],
      ...['save/y 1 5', 'save/y 2 4'],
    ]);
  });

  test('a miss: no template, y rolls nothing', () => {
    expect(parabolic({}, {}, 5, '3')).toMatchObject({ hit: false, escaped: 0, targetCasualties: 0 });
  });

  test('several shots: one hit is enough, more do not add', () => {
    expect(parabolic({ shots: 3 }, {}, 1, '4 1 6 | 1 | 1')).toMatchObject({ hit: true, targetCasualties: 1 });
  });

  test('a template that covers nobody', () => {
    expect(parabolic({}, {}, 0, '6')).toMatchObject({ hit: true, escaped: 0, targetCasualties: 0 });
  });

  test('all escape: no save', () => {
    expect(parabolic({}, {}, 2, '6 | 4 5')).toMatchObject({ escaped: 2, targetCasualties: 0 });
  });

  test('a firer of the linear style is refused', () => {
    expect(parabolicFire(side('x'), side('y'), 1, planetOptions(), scriptedDice([]))).toEqual({
      ok: false,
      error: { code: 'planet-not-parabolic', params: { who: 'Soldado' } },
    });
  });
});

describe('P-7 profiles', () => {
  test('twelve: nine linear with 6 shots, three parabolic with 1, 4+ to hit and to react', () => {
    const table = Object.values(PROFILES).map(
      ({ toHit, reaction, save, style, saveModifier, shots, attacks }) =>
        `${toHit} ${reaction} ${save} ${style} ${saveModifier} ${shots} ${attacks}`,
    );
    expect(table).toEqual([
      ...['4 4 4 linear 0 6 1', '4 4 4 linear -1 6 1', '4 4 4 linear -2 6 1'],
      ...['4 4 3 linear 0 6 1', '4 4 3 linear -1 6 1', '4 4 3 linear -2 6 1'],
      ...['4 4 2 linear 0 6 1', '4 4 2 linear -1 6 1', '4 4 2 linear -2 6 1'],
      ...['4 4 4 parabolic 0 1 1', '4 4 4 parabolic -1 1 1', '4 4 4 parabolic -2 1 1'],
    ]);
  });
});

describe('P-8 order and labels', () => {
  test('steps in order, each die of a roll in turn, ghosts right after their roll', () => {
    const x = { shots: 2, cards: ['lucky-aim', 'unlucky-save'] } as const;
    const y = { cards: ['lucky-reaction', 'lucky-aim', 'lucky-save'] } as const;
    const { events } = linear(x, y, '4 1 5 | 4 1 6 | 4 1 2 | 4 1 1 | 4 2');
    expect(diceOf(events)).toEqual([
      ...['hit/x 1 4', 'hit/x 2 1', 'hit/x 3 5→2'],
      ...['reaction/y 1 4', 'reaction/y 2 1', 'reaction/y 3 6→2'],
      ...['return/y 1 4', 'return/y 2 1', 'return/y 3 2→2'],
      ...['save/y 1 4', 'save/y 2 1', 'save/y 3 1→2'],
      ...['save/x 1 4', 'save/x 2 2→1'],
    ]);
  });

  test("an engagement's prefix stands before every label, and keyed dice come from those labels", () => {
    const opened: (readonly [string, string | null])[] = [];
    const keyed = keyedDice(() => 'turn 4');
    const dice = {
      ...keyed,
      stream(label: string, squad: string | null) {
        opened.push([label, squad]);
        return keyed.stream(label, squad);
      },
    };
    linearFire({ ...side('x'), id: 'P-1' }, { ...side('y'), id: 'P-2' }, planetOptions(), dice, 'linear/P-1');
    expect(opened.slice(0, 2)).toEqual([
      ['linear/P-1/hit/x', 'P-1'],
      ['linear/P-1/reaction/y', 'P-2'],
    ]);
  });
});
