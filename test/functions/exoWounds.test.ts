import type { Argument } from '../../src/functions/spec';
import { linesOf, messageOf } from '../support/functions';

describe('EXO_WOUND', () => {
  test.each<[string, readonly Argument[], string]>([
    ['nothing gets through', [0, 6, 'chest'], 'unimportant, no damage gets through'],
    ['below Res', [5, 6, 'chest'], 'unimportant, nothing beyond its damage to the life points'],
    ['Res exactly', [6, 6, 'chest'], 'light, +5 to physical TA; −1 life point a minute (16 rounds)'],
    [
      'just below 2·Res',
      [11, 6, 'head'],
      'light, stunned for 2 rounds (−5 initiative, +5 TA); −1 life point a minute (16 rounds)',
    ],
    ['2·Res exactly', [12, 6, 'chest'], 'severe, +10 to physical TA; −1 life point every 5 rounds'],
    ['a severe head wound: hours', [14, 6, 10], 'severe, unconscious for 14 hours; −1 life point every 5 rounds'],
    [
      'one hour',
      [1, 1, 'head'],
      'light, stunned for 2 rounds (−5 initiative, +5 TA); −1 life point a minute (16 rounds)',
    ],
    ['light arm', [6, 6, 'left arm'], 'light, +5 to TA with that arm; −1 life point a minute (16 rounds)'],
    ['severe arm', [12, 6, 4], 'severe, the arm is useless and drops what it holds; −1 life point every 5 rounds'],
    [
      'light abdomen',
      [6, 6, '7'],
      'light, impeded: +5 to physical TA, half movement; −1 life point a minute (16 rounds)',
    ],
    [
      'severe leg',
      [12, 6, 'left leg'],
      'severe, incapacitated: no physical actions, +10 to mental TA; −1 life point every 5 rounds',
    ],
    [
      'above 3·Res without the option',
      [19, 6, 8],
      'severe, incapacitated: no physical actions, +10 to mental TA; −1 life point every 5 rounds',
    ],
    [
      '3·Res exactly with it',
      [18, 6, 4, 'amputation = on'],
      'severe, the arm is useless and drops what it holds; −1 life point every 5 rounds',
    ],
    [
      'a limb',
      [19, 6, 4, 'amputation = on'],
      'amputation, the arm is useless and drops what it holds; −1 life point every 5 rounds; the limb is lost; surgery to replace it',
    ],
    [
      'an organ',
      [19, 6, 6, 'amputation = yes'],
      'amputation, incapacitated: no physical actions, +10 to mental TA; −1 life point every 5 rounds; an organ is lost; surgery to replace it',
    ],
    ['part in Russian', [6, 6, 'Правая рука'], 'light, +5 to TA with that arm; −1 life point a minute (16 rounds)'],
    [
      'part in Spanish',
      ['6', '6', 'BRAZO IZQUIERDO'],
      'light, +5 to TA with that arm; −1 life point a minute (16 rounds)',
    ],
  ])('E-23 %s', (_name, args, expected) => {
    expect(linesOf('EXO_WOUND', args)).toEqual([expected]);
  });

  test('in Spanish and Russian', () => {
    expect(linesOf('EXO_WOUND', [12, 6, 'cabeza'], 'es')).toEqual([
      'grave, inconsciente 12 horas; −1 punto de vida cada 5 asaltos',
    ]);
    expect(linesOf('EXO_WOUND', [22, 6, 'голова'], 'ru')).toEqual([
      'тяжёлая, без сознания 22 часа; −1 очко жизни каждые 5 раундов',
    ]);
  });

  test.each<[readonly Argument[], string]>([
    [[-1, 6, 1], '"damage": "-1" is not accepted'],
    [[6, 0, 1], '"resistance": "0" is not accepted; a whole number from 1'],
    [[6.5, 6, 1], '"damage": "6.5"'],
    [[6, 6, 0], '"location": "0" is not a location; accepted: a number from 1 to 10, or chest, right arm'],
    [[6, 6, 'arm'], '"location": "arm" is not a location'],
    [[6, 6, ''], '"location": a value is missing'],
    [[true, 6, 1], '"damage": "true"'],
    [[6, 6, 1, 'amputation = maybe'], '"options": option "amputation" cannot be "maybe"; accepted: yes, no'],
  ])('%j is an error', (args, start) => {
    expect(messageOf('EXO_WOUND', args)).toContain(start);
  });
});

describe('EXO_IMPACT', () => {
  test.each([
    [0, 'none, 0'],
    [1, 'stunned, 1'],
    [5, 'stunned, 1'],
    [6, 'stunned and pushed back, 3'],
    [11, 'stunned and pushed back, 3'],
    [12, 'incapacitated, 5'],
    [100, 'incapacitated, 5'],
  ])('E-22 %i points against Res 6', (total, expected) => {
    expect(linesOf('EXO_IMPACT', [total, 6])).toEqual([expected]);
  });

  test('words and errors', () => {
    expect(linesOf('EXO_IMPACT', [6, 6], 'es')).toEqual(['aturdido y retrocede, 3']);
    expect(linesOf('EXO_IMPACT', ['12', '6', 'lang = ru'])).toEqual(['выведен из строя, 5']);
    expect(messageOf('EXO_IMPACT', [6, 0])).toContain('"resistance": "0"');
    expect(messageOf('EXO_IMPACT', [-6, 1])).toContain('"damageTotal": "-6"');
    expect(messageOf('EXO_IMPACT', [6])).toContain('"resistance": a value is missing');
  });
});

describe('INITIATIVE_ORDER', () => {
  const order = (range: Argument, options: string | null = null) =>
    linesOf('INITIATIVE_ORDER', [range, options]).slice(1);

  test.each<[string, Argument, readonly string[]]>([
    [
      'highest primary first',
      [
        ['A', 10, 3],
        ['B', 14, 1],
      ],
      ['1, B', '2, A'],
    ],
    [
      'ties by secondary',
      [
        ['A', 10, 3],
        ['B', 10, 7],
      ],
      ['1, B', '2, A'],
    ],
    [
      'still tied: a shared rank that the next one counts, in the order listed',
      [
        ['C', 10, 3],
        ['A', 10, 3],
        ['D', 2, 9],
        ['B', 12, 0],
      ],
      ['1, B', '2, C', '2, A', '4, D'],
    ],
    [
      'all tied',
      [
        ['B', 1, 1],
        ['A', 1, 1],
      ],
      ['1, B', '1, A'],
    ],
    [
      'blank rows do not count',
      [
        ['A', 1, 1],
        [null, '', ' '],
        ['B', 2, 1],
        ['', '', ''],
      ],
      ['1, B', '2, A'],
    ],
    [
      'numbers as text, negative ones',
      [
        ['A', '-3', '1'],
        ['B', '−2', '1'],
      ],
      ['1, B', '2, A'],
    ],
    [
      'without a secondary column',
      [
        ['A', 1],
        ['B', 2],
      ],
      ['1, B', '2, A'],
    ],
    [
      'a blank secondary is 0',
      [
        ['A', 1, null],
        ['B', 1, -1],
        ['C', 1, 1],
      ],
      ['1, C', '2, A', '3, B'],
    ],
    [
      'a header row',
      [
        ['Nombre', 'Primaria', 'Secundaria'],
        ['A', 1, 1],
        ['B', 2, 1],
      ],
      ['1, B', '2, A'],
    ],
    [
      'a header row with columns in another order and others between',
      [
        ['Вторичная', 'HP', 'Имя', 'Инициатива'],
        [1, 99, 'А', 5],
        [2, 98, 'Б', 5],
      ],
      ['1, Б', '2, А'],
    ],
    ['one character', [['A', 1, 1]], ['1, A']],
    [
      'one name twice, a number as a name',
      [
        [7, 1, 1],
        [7, 2, 1],
      ],
      ['1, 7', '2, 7'],
    ],
  ])('E-6 %s', (_name, range, expected) => {
    expect(order(range)).toEqual(expected);
  });

  test('headers by language', () => {
    expect(linesOf('INITIATIVE_ORDER', [[['A', 1, 1]]])[0]).toBe('rank, name');
    expect(linesOf('INITIATIVE_ORDER', [[['A', 1, 1]], 'lang = es'])[0]).toBe('puesto, nombre');
  });

  test.each<[string, Argument, string]>([
    ['a fraction', [['A', 1.5, 1]], '"characters": primary of "A" is "1.5"; accepted is a whole number'],
    ['no primary', [['A', '', 1]], 'primary of "A" is ""'],
    ['text for a secondary', [['A', 1, 'x']], 'secondary of "A" is "x"'],
    [
      'no name',
      [
        ['A', 1, 1],
        ['', 4, 2],
      ],
      'row 2 with "4 2" lacks a name',
    ],
    ['too many columns', [['A', 1, 1, 4]], 'a range of 4 columns is not accepted'],
    ['one cell', 'A', 'a range of 1 column is not accepted'],
    [
      'nothing but blank rows',
      [
        ['', '', ''],
        [null, null, null],
      ],
      'there is no character',
    ],
    ['nothing but headers', [['name', 'primary', 'secondary']], 'there is no character'],
  ])('%s is an error', (_name, range, start) => {
    expect(messageOf('INITIATIVE_ORDER', [range])).toContain(start);
  });
});
