import type { Argument } from '../../src/functions/spec';
import { linesOf, messageOf } from '../support/functions';

/** skill, modifier, mode, rate, damage type, dice, critical. */
type Fire = readonly [number, number, string, number, string | number, string, (string | number | null)?];

const fire = ([skill, modifier, mode, rate, type, dice, critical = null]: Fire, options: string | null = null) =>
  linesOf('EXO_FIRE', [skill, modifier, mode, rate, type, `dice: ${dice}`, critical, options]);

describe('EXO_FIRE', () => {
  test.each<[string, Fire, readonly string[]]>([
    ['E-15 worked example', [18, 5, 'normal', 1, 'II', '3 4 2'], ['success, 14, 1, 1', '1, 3, chest, 6']],
    [
      'E-16 worked example: bullet 2 misses by one',
      [18, 5, 'semi', 3, 'I', '3 4 2'],
      ['success, 14, 6, 1', '1, 3, chest, 4'],
    ],
    [
      'E-16 worked example with skill 24: each bullet one number higher',
      [24, 5, 'semi', 3, 'I', '3 4 2'],
      ['success, 14, 6, 3', '1, 3, chest, 4', '2, 4, right arm, 4', '3, 5, left arm, 4'],
    ],
    [
      'E-16 at most as many hits as the rate of fire',
      [60, 0, 'semi', 2, '0', '3 4 2'],
      ['success, 9, 4, 2', '1, 3, chest, 2', '2, 4, right arm, 2'],
    ],
    [
      'E-16 bullets past location 10 are lost',
      [60, 0, 'semi', 5, '0', '9 4 2'],
      ['success, 15, 10, 2', '1, 9, left leg, 2', '2, 10, head, 2'],
    ],
    [
      'E-17 automatic adds 5 and halves up',
      [28, 0, 'auto', 2, 'I', '1 5 2'],
      ['success, 13, 6, 4', '1, 1, chest, 3', '2, 2, chest, 3', '3, 3, chest, 3', '4, 4, right arm, 3'],
    ],
    [
      'E-17 all the bullets spent may hit, and no more',
      [900, 0, 'auto', 2, '0', '4 5 2'],
      [
        ...['success, 16, 6, 6', '1, 4, right arm, 1', '2, 5, left arm, 1', '3, 6, abdomen, 1'],
        ...['4, 7, abdomen, 1', '5, 8, right leg, 1', '6, 9, left leg, 1'],
      ],
    ],
    [
      'E-18 low success: the damage of the weapon',
      [20, 0, 'normal', 4, 'III', '7 3 1'],
      ['low success, 11, 1, 1', '1, 7, abdomen, 8'],
    ],
    ['E-18 low failure: no hit, the bullets are spent', [2, 0, 'semi', 4, 'III', '7 3 1'], ['low failure, 11, 8, 0']],
    ['E-18 failure', [2, 0, 'auto', 4, 'III', '7 3 8'], ['failure, 23, 12, 0']],
    ['E-18 fumble', [2, 0, 'normal', 4, 'III', '7 7 7'], ['fumble, 21, 1, 0']],
    [
      'E-18 critical: maximum at dE by default',
      [20, 0, 'normal', 1, 'III', '6 6 6'],
      ['critical, 18, 1, 1', '1, 6, abdomen, 40'],
    ],
    [
      'E-18 critical: rolled damage at a location by number',
      [20, 0, 'normal', 1, 'III', '6 6 6', 10],
      ['critical, 18, 1, 1', '1, 10, head, 24'],
    ],
    ['E-18 … as text', [20, 0, 'normal', 1, 'I', '6 6 6', ' 10 '], ['critical, 18, 1, 1', '1, 10, head, 6']],
    ['E-18 … by part', [20, 0, 'normal', 1, 'I', '6 6 6', 'Cabeza'], ['critical, 18, 1, 1', '1, 10, head, 6']],
    [
      'E-18 … by a part of several numbers: the lowest',
      [20, 0, 'normal', 1, 'I', '1 1 1', 'живот'],
      ['critical, 3, 1, 1', '1, 6, abdomen, 1'],
    ],
    [
      "E-18 the choice is bullet 1's: the others go on from dE, with the rolled damage",
      [16, 0, 'semi', 3, 'II', '2 2 2', 'head'],
      ['critical, 6, 6, 3', '1, 10, head, 4', '2, 3, chest, 4', '3, 4, right arm, 4'],
    ],
    [
      'E-17, E-18 the maximum is halved as well',
      [16, 0, 'auto', 2, 'I', '1 1 1'],
      ['critical, 8, 6, 2', '1, 1, chest, 5', '2, 2, chest, 1'],
    ],
    [
      'E-18 the choice does not matter without a critical',
      [20, 0, 'normal', 1, 'I', '6 5 6', 'head'],
      ['success, 17, 1, 1', '1, 6, abdomen, 6'],
    ],
    [
      'E-2 three equal dice win over the low sum',
      [20, 0, 'normal', 1, '0', '2 2 2', 'max'],
      ['critical, 6, 1, 1', '1, 2, chest, 10'],
    ],
    [
      'E-2 a result equal to the skill succeeds',
      [9, 0, 'normal', 9, 0, '3 4 2'],
      ['success, 9, 1, 1', '1, 3, chest, 2'],
    ],
    [
      'E-20 type IV: one bullet at several locations',
      [20, 0, 'normal', 1, 'IV', '10 5 3'],
      ['success, 18, 1, 1', '1, 10, head, 8', '1, 9, left leg, 5'],
    ],
    [
      'E-20 type IV, maximum: as many locations as rolled',
      [20, 0, 'normal', 1, 'IV', '4 4 4'],
      ['critical, 12, 1, 1', '1, 4, right arm, 20', '1, 5, left arm, 10', '1, 3, chest, 10', '1, 6, abdomen, 10'],
    ],
    [
      'E-20 type IV at a chosen location: it starts there',
      [20, 0, 'normal', 1, 'IV', '3 3 3', 8],
      ['critical, 9, 1, 1', '1, 8, right leg, 6', '1, 9, left leg, 3', '1, 7, abdomen, 3'],
    ],
    [
      'E-20 type V: three hits of one bullet',
      [20, 0, 'normal', 1, 'V', '2 7 9'],
      ['success, 18, 1, 1', '1, 2, chest, 16', '1, 9, left leg, 16', '1, 7, abdomen, 16'],
    ],
    [
      'E-20 type V, maximum: the locations of the dice',
      [20, 0, 'normal', 1, 'V', '5 5 5'],
      ['critical, 15, 1, 1', '1, 5, left arm, 20', '1, 5, left arm, 20', '1, 5, left arm, 20'],
    ],
    [
      'E-20 type V at a chosen location: all three',
      [20, 0, 'normal', 1, 'V', '5 5 5', 'head'],
      ['critical, 15, 1, 1', '1, 10, head, 10', '1, 10, head, 10', '1, 10, head, 10'],
    ],
  ])('%s', (_name, call, expected) => {
    expect(fire(call)).toEqual(expected);
  });

  test('E-18 option halving = down', () => {
    expect(fire([28, 0, 'auto', 2, 'I', '10 5 2'], 'halving = down')).toEqual(['success, 22, 6, 1', '1, 10, head, 2']);
    expect(fire([28, 0, 'auto', 2, '0', '10 2 1'], 'halving = down')).toEqual([
      'low success, 18, 6, 1',
      '1, 10, head, 0',
    ]);
  });

  test.each([
    ['normal', 'нормальный', 'Normal'],
    ['semi', 'полуавтомат', 'semiautomatico', 'Semi-automático', 'semiautomatic'],
    ['auto', 'автомат', 'AUTOMÁTICO', 'automatic'],
  ])('modes in three languages: %s, %s, %s', (...words) => {
    const results = words.map((mode) => fire([30, 0, mode, 3, 'II', '4 2 5']));
    for (const result of results) expect(result).toEqual(results[0]);
  });

  test('the label is that of ROLL_TA', () => {
    const [, result] = linesOf('ROLL_TA', [15, 5, 'turn 4'])[0]!.split(', ');
    expect(linesOf('EXO_FIRE', [15, 0, 'auto', 3, 'I', 'turn 4'])[0]!.split(', ')[1]).toBe(result);
  });

  test('words in the language of the results', () => {
    const args = [24, 5, 'semi', 2, 'I', 'dados: 3 4 2'];
    expect(linesOf('EXO_FIRE', args, 'es')).toEqual(['éxito, 14, 4, 2', '1, 3, pecho, 4', '2, 4, brazo derecho, 4']);
    expect(linesOf('EXO_FIRE', [...args, null, 'lang = ru'])).toEqual([
      'успех, 14, 4, 2',
      '1, 3, грудь, 4',
      '2, 4, правая рука, 4',
    ]);
  });

  test.each<[string, readonly Argument[], string]>([
    ['skill missing', [null, 0, 'normal', 1, 'I', 's'], '"skill": a value is missing'],
    ['modifier missing', [10, '', 'normal', 1, 'I', 's'], '"modifier": a value is missing'],
    ['modifier with a fraction', [10, 0.5, 'normal', 1, 'I', 's'], '"modifier": "0.5" is not accepted'],
    ['mode unknown', [10, 0, 'burst', 3, 'I', 's'], '"mode": "burst" is not accepted; accepted: normal, semi, auto'],
    ['rate 0', [10, 0, 'normal', 0, 'I', 's'], '"rateOfFire": "0" is not accepted; a whole number from 1'],
    [
      'E-15 rate 1 in a burst',
      [10, 0, 'semi', 1, 'I', 's'],
      '"mode": "semi" needs a rate of fire of 2 or more, not 1; accepted with 1: normal',
    ],
    [
      'type unknown',
      [10, 0, 'normal', 1, 'VI', 's'],
      '"damageType": "VI" is not accepted; accepted: 0, I, II, III, IV, V',
    ],
    [
      'E-20 type IV in a burst',
      [10, 0, 'auto', 3, 'iv', 's'],
      '"damageType": damage of type "IV" is not fired in bursts; accepted with "auto": 0, I, II, III',
    ],
    ['E-20 type V in a burst', [10, 0, 'semi', 3, 'V', 's'], '"damageType": damage of type "V"'],
    ['critical: no location', [10, 0, 'normal', 1, 'I', 's', 11], '"critical": "11" is not accepted; accepted: max'],
    ['critical: half a location', [10, 0, 'normal', 1, 'I', 's', 4.5], '"critical": "4.5" is not accepted'],
    ['no seed', [10, 0, 'normal', 1, 'I'], '"seed": no seed is given'],
    ['script too short', [10, 0, 'normal', 1, 'I', 'dice: 3 4'], '"seed": the script of dice is too short: die 3'],
    ['script too long', [10, 0, 'normal', 1, 'I', 'dice: 3 4 2 2'], '"seed": 1 face of the script left over'],
    ['option of another ruleset', [10, 0, 'normal', 1, 'I', 's', 'max', 'cycles = 3'], '"options": option "cycles"'],
    ['a range', [10, 0, [['semi', 'auto']], 2, 'I', 's'], '"mode": one value is expected'],
  ])('%s is an error that names the argument', (_name, args, start) => {
    expect(messageOf('EXO_FIRE', args)).toContain(start);
  });

  test('errors in Russian and Spanish', () => {
    expect(messageOf('EXO_FIRE', [10, 0, 'автомат', 1, 'I', 's'], 'ru')).toBe(
      '«режим огня»: для «автомат» нужна скорострельность от 2, а не 1; при 1 допустимо: нормальный',
    );
    expect(messageOf('EXO_FIRE', [10, 0, 'auto', 2, 'V', 's'], 'es')).toBe(
      '«tipo de daño»: el daño de tipo "V" no se dispara en ráfagas; con "automático" se admite: 0, I, II, III',
    );
  });
});

describe('EXO_DAMAGE', () => {
  test.each<[string, readonly Argument[], readonly string[]]>([
    ['type 0', [0, 8, 9, 3], ['8, right leg, 3']],
    ['type I', ['I', 8, 9, 3], ['8, right leg, 9']],
    ['type II', ['II', 8, 9, 3], ['8, right leg, 12']],
    ['type III', ['III', 8, 9, 3], ['8, right leg, 24']],
    ['type IV with d− 1: one location', ['IV', 8, 9, 1], ['8, right leg, 10']],
    ['type IV: up first, then down', ['IV', 5, 9, 3], ['5, left arm, 12', '6, abdomen, 9', '4, right arm, 9']],
    [
      'type IV with d− 10: ten places, from 1 upwards half of them',
      ['IV', 5, 10, 10],
      [
        ...['5, left arm, 20', '6, abdomen, 10', '4, right arm, 10', '7, abdomen, 10', '3, chest, 10'],
        ...['8, right leg, 10', '2, chest, 10', '9, left leg, 10', '1, chest, 10', '10, head, 10'],
      ],
    ],
    ['type V in the order dE, d+, d−', ['V', 5, 9, 3], ['5, left arm, 12', '9, left leg, 12', '3, chest, 12']],
    ['numbers as text, type in words', ['tipo II', '8', '9', '3'], ['8, right leg, 12']],
    ['Cyrillic look-alike and lower case', ['іі', 8, 9, 3], ['8, right leg, 12']],
    ['Arabic number of the type', [3, 8, 9, 3], ['8, right leg, 24']],
  ])('E-20 %s', (_name, args, expected) => {
    expect(linesOf('EXO_DAMAGE', args)).toEqual(['number, part, damage', ...expected]);
  });

  test('E-20 d+ below d− and faces outside 1..10 are errors', () => {
    expect(messageOf('EXO_DAMAGE', ['I', 8, 3, 9])).toBe(
      '"dPlus": d+ is 3, less than d− 9; d+ is the higher of the two damage dice',
    );
    expect(messageOf('EXO_DAMAGE', ['I', 11, 3, 3])).toContain('"dE": "11"');
    expect(messageOf('EXO_DAMAGE', ['I', 1, 3, 0])).toContain('"dMinus": "0"');
    expect(messageOf('EXO_DAMAGE', ['I', 1, 3.5, 1])).toContain('"dPlus": "3.5"');
    expect(messageOf('EXO_DAMAGE', ['', 1, 3, 1])).toContain('"damageType": a value is missing');
    expect(messageOf('EXO_DAMAGE', ['I', 1, 3])).toContain('"dMinus": a value is missing');
  });

  test('headers and parts in other languages', () => {
    expect(linesOf('EXO_DAMAGE', ['I', 10, 3, 3], 'ru')).toEqual(['номер, часть тела, урон', '10, голова, 3']);
    expect(linesOf('EXO_DAMAGE', ['I', 6, 3, 3, 'lang = es'])).toEqual(['número, parte, daño', '6, abdomen, 3']);
  });
});
