import type { Argument } from '../../src/functions/spec';
import { callFunction } from '../../src/functions/table';
import { normalizeLabel } from '../../src/workbook/names';
import { choiceWords } from '../../src/workbook/schema/choices';
import { allLabels } from '../../src/workbook/schema/language';
import { CARD_CHOICE, SOLDIER_CHOICE, SOLDIER_LABELS } from '../../src/workbook/schema/planet/choices';
import type { Language } from '../../src/i18n/language';
import { LANGUAGES } from '../../src/i18n/language';

const call = (name: string, args: readonly Argument[], language: Language = 'en'): unknown => {
  const result = callFunction(name, args, language);
  if (!result.ok) return `${result.error.code} ${result.error.message}`;
  return result.value.kind === 'row'
    ? result.value.row
    : result.value.kind === 'table'
      ? result.value.rows
      : result.value.cell;
};

/** A shot by x that hits once, is not answered and kills: enough to see that both were read. */
const shoot = (x: Argument, faces: string, options: Argument = null, language: Language = 'en'): unknown =>
  call('LINEAR_FIRE', [x, 'Soldado', null, null, `dice: ${faces}`, options], language);

describe('soldiers by name (contract)', () => {
  test.each(LANGUAGES)('the twelve names of %s are twelve, and each is read', (language) => {
    const names = choiceWords(SOLDIER_CHOICE, language);
    expect(new Set(names.map(normalizeLabel)).size).toBe(12);
    for (const name of names) {
      expect(call('CLOSE_COMBAT', [name, name.toUpperCase(), 'dice: 3 3'], language)).toEqual([0, 0, 3, 3]);
    }
  });

  test.each([
    'Soldado-de-armadura-semi-pesada-con-arma-semi-pesada',
    'SOLDADO DE ARMADURA SEMIPESADA CON ARMA SEMIPESADA',
    'soldier in semi-heavy armor with semi-heavy weapon',
    'солдат в полутяжелой броне с полутяжелым оружием',
  ])('%s', (name) => {
    // Its save of 3+ becomes 4+ by its own save modifier of −1.
    expect(call('LINEAR_FIRE', [name, name, '', '', 'dice: 4 1 1 1 1 1 | 1 | 3'])).toEqual([1, 0, 1, 0, 0]);
    expect(call('LINEAR_FIRE', [name, name, '', '', 'dice: 4 1 1 1 1 1 | 1 | 4'])).toEqual([0, 0, 1, 0, 0]);
  });

  test('a range of one cell, and a row with nothing but the name', () => {
    expect(shoot([['Soldado']], '1 1 1 1 1 1')).toEqual([0, 0, 0, 0, 0]);
    expect(shoot([['Soldado', '', null, 0]], '1 1 1 1 1 1')).toEqual([0, 0, 0, 0, 0]);
  });

  test.each<[Language, RegExp]>([
    ['en', /^#VALUE! "x": "Sargento" is no soldier.*Soldado lanza-granadas/],
    ['ru', /^#VALUE! «x»: «Sargento» — не солдат.*Солдат с гранатомётом/],
    ['es', /^#VALUE! «x»: "Sargento" no es un soldado.*Soldado lanza-granadas/],
  ])('an unknown name in %s: quoted, with the names accepted', (language, message) => {
    expect(shoot('Sargento', '', null, language)).toMatch(message);
  });
});

describe('soldiers by range (contract)', () => {
  // Hits on 3+ with two shots, −2 on saves.
  const killsOnFive = [1, 0, 1, 0, 0];
  test.each<[string, Argument]>([
    [
      'a header row and a data row, columns in any order, unknown ones ignored',
      [
        ['tiros', 'nota', 'salvación', 'reacción', 'impactar', 'modificador de salvación', 'estilo'],
        [2, '?', 4, 4, 3, -2, 'lineal-visible'],
      ],
    ],
    [
      'label and value',
      [
        ['to hit', '3+'],
        ['reaction', 4],
        ['save', '4+'],
        ['shots', 2],
        ['save modifier', '−2'],
      ],
    ],
    ['a row in positional order', [['Cabo', 3, 4, 4, 'linear', -2, 2]]],
    ['a row with attacks', [['Cabo', 3, 4, 4, 'lineal', -2, 2, 1]]],
    [
      'as the source writes it',
      [
        ['impactar(x)', '3+'],
        ['reacción(x)', '4+'],
        ['salvación(x)', '4+'],
        ['estilo-de-disparo', 'lineal-visible'],
        ['modificador-a-la-salvación-de-y(x)', '(-2)'],
        ['tiros(x)', 2],
      ],
    ],
    [
      'Russian',
      [
        ['Имя', 'Попадание', 'Реакция', 'Спасбросок', 'Стиль', 'Модификатор спасброска', 'Выстрелы'],
        ['Капрал', 3, 4, 4, 'прямой', -2, 2],
      ],
    ],
  ])('%s', (_name, x) => {
    expect(shoot(x, '3 2 | 1 | 5')).toEqual(killsOnFive);
    expect(shoot(x, '3 2 | 1 | 6')).toEqual([0, 0, 1, 0, 0]);
  });

  test('what is not required: no style, no save modifier, one attack', () => {
    const y = [
      ['to hit', 'reaction', 'save'],
      [4, 4, 4],
    ];
    expect(call('LINEAR_FIRE', ['Soldado', y, null, null, 'dice: 4 1 1 1 1 1 | 4 | 4 | 4 | 4'])).toEqual([
      0, 0, 1, 1, 1,
    ]);
    expect(call('CLOSE_COMBAT', [y, y, 'dice: 6 1 4'])).toEqual([0, 0, 6, 1]);
  });

  test('attacks of the profile', () => {
    const x = [['Cabo', 4, 4, 4, 'linear', 0, 6, 3]];
    expect(call('CLOSE_COMBAT', [x, 'Soldado', 'dice: 1 1 2 | 3 | 1'])).toEqual([1, 0, 4, 3]);
  });

  test.each<[string, Argument, RegExp]>([
    [
      'a missing target number',
      [
        ['impactar', 'reacción', 'tiros'],
        [4, 4, 6],
      ],
      /"x": the profile lacks save/,
    ],
    ['a blank one', [['Cabo', 4, '', 4, 'linear', 0, 6]], /lacks reaction/],
    ['0, what a blank cell is in desktop Excel', [['Cabo', 0, 4, 4, 'linear', 0, 6]], /to hit .*"0".* 1 to 20/],
    ['not whole', [['Cabo', 4.5, 4, 4, 'linear', 0, 6]], /to hit .*"4.5"/],
    ['not a number', [['Cabo', 4, 4, 'good', 'linear', 0, 6]], /save .*"good"/],
    ['an unknown style', [['Cabo', 4, 4, 4, 'mortar', 0, 6]], /style .*"mortar"; accepted: linear-visible, parabolic/],
    ['no number of shots for x, who fires', [['Cabo', 4, 4, 4, 'linear', 0]], /lacks shots/],
    [
      'a label twice',
      [
        ['impactar', 'to hit', 'reacción', 'salvación'],
        [4, 4, 4, 4],
      ],
      /"to hit" stands in the profile twice/,
    ],
    ['too long', [['Cabo', 4, 4, 4, 'linear', 0, 6, 1, 9]], /9 values is too long/],
  ])('%s is refused', (_name, x, message) => {
    expect(shoot(x, '')).toMatch(message);
  });

  test('labels of two columns are never the same', () => {
    const all = Object.values(SOLDIER_LABELS).flatMap((labels) => [...new Set(allLabels(labels).map(normalizeLabel))]);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('P-3, P-4 the wrong style is refused with the reason', () => {
  test('x of LINEAR_FIRE', () => {
    expect(shoot('Soldado lanza-granadas', '')).toMatch(/^#VALUE! "x": "Soldado lanza-granadas" fires with a template/);
  });

  test('x of PARABOLIC_FIRE', () => {
    expect(call('PARABOLIC_FIRE', ['Soldado', 'Soldado', 2, null, null, 'dice:'])).toMatch(
      /^#VALUE! "x": "Soldado" fires in a line/,
    );
  });
});

describe('P-4 models under the template', () => {
  const covered = (value: Argument): unknown =>
    call('PARABOLIC_FIRE', ['Soldado lanza-granadas', 'Soldado', value, '', '', 'dice: 4']);
  test('nobody', () => expect(covered(0)).toEqual([0, 1, 0]));
  test.each<[Argument, RegExp]>([
    [null, /"covered": a value is missing/],
    [-1, /"-1" is not accepted; a whole number from 0 to 1000/],
    [1.5, /"1.5"/],
    ['many', /"many"/],
  ])('%p is refused', (value, message) => {
    expect(covered(value)).toMatch(message);
  });
});

describe('P-6 cards', () => {
  test.each(LANGUAGES)('the fourteen names of %s are fourteen', (language) => {
    expect(new Set(choiceWords(CARD_CHOICE, language).map(normalizeLabel)).size).toBe(14);
  });

  test.each<[string, Argument]>([
    ['separated by ;', 'Mala suerte en puntería; Buena suerte en puntería'],
    ['hyphens, capitals, no accents', 'MALA-SUERTE-EN-PUNTERIA;Buena-Suerte-en-puntería;'],
    ['English', 'Bad luck in aim; Lucky aim'],
    ['Russian', 'Неудача в меткости; Удача в меткости'],
    ['lines', 'Mala suerte en puntería\nBuena suerte en puntería'],
    ['a column', [['Mala suerte en puntería'], ['Buena suerte en puntería']]],
    ['a row with blank cells', [['Mala suerte en puntería', '', 0, null, 'Buena suerte en puntería']]],
  ])('%s', (_name, cards) => {
    // Min makes the 4 a 1, then max makes that a 6.
    expect(call('LINEAR_FIRE', ['Soldado', 'Soldado', cards, null, 'dice: 4 1 1 1 1 1 1 6 3 3'])).toEqual([
      1, 0, 1, 0, 0,
    ]);
  });

  test.each<[string, readonly Argument[], RegExp]>([
    [
      'on x',
      ['Buena puntería; Suerte', null],
      /^#VALUE! "cardsX": "Suerte" is no event card; accepted.*Muy mala reacción/,
    ],
    ['on y', ['', 'Buena puntería, Mala puntería'], /^#VALUE! "cardsY": "Buena puntería, Mala puntería"/],
  ])('an unknown card %s', (_name, cards, message) => {
    expect(call('LINEAR_FIRE', ['Soldado', 'Soldado', ...cards, 'seed'])).toMatch(message);
  });

  test.each<[Language, string[]]>([
    ['en', ['Buena puntería', 'Mala puntería', 'Muy mala puntería']],
    ['es', ['Buena puntería', 'Mala puntería', 'Muy mala puntería']],
    ['ru', ['Хорошая меткость', 'Плохая меткость', 'Очень плохая меткость']],
  ])('DEAL_CARDS in %s', (language, cards) => {
    const column = cards.map((card) => [card]);
    expect(call('DEAL_CARDS', [3, 'dice: 1 1 2'], language)).toEqual(column);
    expect(call('DEAL_CARDS', [3, 'dice: 1 1 2', `lang = ${language}`])).toEqual(column);
  });

  test('DEAL_CARDS: all fourteen, and not one more unless there are copies', () => {
    const all = call('DEAL_CARDS', [14, 'turn 4']) as string[][];
    expect(new Set(all.flat()).size).toBe(14);
    expect(call('DEAL_CARDS', [15, 'turn 4'])).toBe(
      '#VALUE! "number": 15 cards cannot be dealt: 14 are left in the deck; accepted is at most 14',
    );
    expect(call('DEAL_CARDS', [15, 'turn 4', 'card copies = 2'])).toHaveLength(15);
  });

  test.each([0, -1, 1.5, 'x', null])('DEAL_CARDS of %p is refused', (number) => {
    expect(call('DEAL_CARDS', [number, 'turn 4'])).toMatch(/^#VALUE! "number"/);
  });
});

describe('options of P-1, P-5, P-6', () => {
  test('natural extremes', () => {
    const x = [['Cabo', 1, 4, 4, 'linear', 0, 2]];
    expect(shoot(x, '1 1 | 1 1 | 6 6')).toEqual([0, 0, 2, 0, 0]);
    expect(shoot(x, '1 1', 'natural extremes = on')).toEqual([0, 0, 0, 0, 0]);
  });

  test.each(['melee = successes', 'рукопашный бой = успехи', 'cuerpo a cuerpo = éxitos'])('%s', (options) => {
    expect(call('CLOSE_COMBAT', ['Soldado', 'Soldado', 'dice: 4 3 | 3', options])).toEqual([1, 0, 1, 0]);
  });

  test('melee save modifier', () => {
    const args = ['Soldado de arma pesada', 'Soldado', 'dice: 6 1 4', 'melee save modifier = on; melee = sum'];
    expect(call('CLOSE_COMBAT', args)).toEqual([1, 0, 6, 1]);
  });

  test.each([
    ['an option of another ruleset', 'cycles = 3', /option "cycles" is not known; there are .*melee save modifier/],
    ['a value that is not accepted', 'melee = highest', /option "melee" cannot be "highest"; accepted: sum, successes/],
    ['no copies at all', 'card copies = 0', /"0"; accepted: 1\.\.100/],
  ])('%s', (_name, options, message) => {
    expect(call('CLOSE_COMBAT', ['Soldado', 'Soldado', 'dice: 6 1 4', options])).toMatch(message);
  });
});

describe('P-9 odds', () => {
  const shot = [['Cabo', 4, 4, 4, 'linear', 0, 1]];

  test('LINEAR_ODDS: header and rows, ascending by casualties of y, then of x', () => {
    expect(call('LINEAR_ODDS', [shot, 'Soldado'])).toEqual([
      ['casualties of y', 'casualties of x', 'chance'],
      // A hit 1/2; unsaved 1/2; reaction, return hit and failed save 1/8.
      [0, 0, 1 / 2 + (1 / 4) * (7 / 8)],
      [0, 1, (1 / 4) * (1 / 8)],
      [1, 0, (1 / 4) * (7 / 8)],
      [1, 1, (1 / 4) * (1 / 8)],
    ]);
  });

  test('LINEAR_ODDS with cards and options', () => {
    // Max of two dice against 4+: 3/4; with natural extremes a target of 1 fails on a 1.
    const sure = [['Cabo', 1, 4, 4, 'linear', -9, 1]];
    const deaf = [['Cabo', 4, 7, 4, 'linear', 0, 1]];
    expect(call('LINEAR_ODDS', [shot, deaf, 'Buena suerte en puntería'])).toMatchObject([
      {},
      [0, 0, 5 / 8],
      [1, 0, 3 / 8],
    ]);
    expect(call('LINEAR_ODDS', [sure, deaf])).toMatchObject([{}, [1, 0, 1]]);
    expect(call('LINEAR_ODDS', [sure, deaf, '', '', 'natural extremes = on'])).toHaveLength(5);
  });

  test('PARABOLIC_ODDS: x has no casualties', () => {
    expect(call('PARABOLIC_ODDS', ['Soldado lanza-granadas', 'Soldado', 1], 'ru')).toEqual([
      ['потери y', 'потери x', 'вероятность'],
      [0, 0, 7 / 8],
      [1, 0, 1 / 8],
    ]);
    expect(call('PARABOLIC_ODDS', ['Soldado lanza-granadas', 'Soldado', 0])).toMatchObject([{}, [0, 0, 1]]);
  });

  test('CLOSE_ODDS', () => {
    const odds = call('CLOSE_ODDS', ['Soldado', 'Soldado', 'lang = es']) as number[][];
    expect(odds[0]).toEqual(['bajas de y', 'bajas de x', 'probabilidad']);
    expect(odds.slice(1).map(([y, x]) => [y, x])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(odds[1]?.[2]).toBeCloseTo(7 / 12, 14);
    expect(odds[2]?.[2]).toBeCloseTo(5 / 24, 14);
  });

  test.each<[string, readonly Argument[], RegExp]>([
    [
      'LINEAR_ODDS',
      ['Soldado lanza-granadas', 'Soldado'],
      /^#VALUE! "x": "Soldado lanza-granadas" fires with a template/,
    ],
    ['PARABOLIC_ODDS', ['Soldado', 'Soldado', 2], /^#VALUE! "x": "Soldado" fires in a line/],
    ['PARABOLIC_ODDS', ['Soldado lanza-granadas', 'Soldado'], /"covered": a value is missing/],
    ['LINEAR_ODDS', [[['Cabo', 4, 4, 4, 'linear', 0, 301]], 'Soldado'], /"x": odds of 301 shots.* at most 300/],
    ['LINEAR_ODDS', [[['Cabo', 4, 4, 4, 'linear', 0, 1001]], 'Soldado'], /shots .*"1001"/],
    ['CLOSE_ODDS', ['Soldado', 'Sargento'], /^#VALUE! "y": "Sargento"/],
    ['LINEAR_ODDS', ['Soldado', 'Soldado', 'x'], /^#VALUE! "cardsX": "x"/],
  ])('%s of %j is refused', (name, args, message) => {
    expect(call(name, args)).toMatch(message);
  });
});

describe('D-1 dice', () => {
  test.each([
    ['LINEAR_FIRE', ['Soldado', 'Soldado']],
    ['PARABOLIC_FIRE', ['Soldado lanza-granadas', 'Soldado', 1]],
    ['CLOSE_COMBAT', ['Soldado', 'Soldado']],
    ['DEAL_CARDS', [1]],
  ])('%s without a seed says how to give one', (name, args) => {
    expect(call(name, args)).toMatch(/^#VALUE! "seed": no seed is given/);
  });

  test.each<[Language, string, RegExp]>([
    ['en', '4 1 1', /die 4 is missing: d6, to-hit die 4 of x/],
    ['es', '4 1 1 1 1 1 4', /falta el dado 8: d6 para impactar de y al responder, dado 1/],
    ['ru', '4 1 1 1 1 1 1', /не хватает кубика 8: d6, спасбросок y, кубик 1/],
  ])('a script too short names the die (%s)', (language, faces, message) => {
    expect(shoot('Soldado', faces, null, language)).toMatch(message);
  });

  test('a ghost die that is missing', () => {
    const args = ['Soldado', 'Soldado', 'Mala suerte en puntería', '', 'dice: 1 1 1 1 1 1'];
    expect(call('LINEAR_FIRE', args)).toMatch(/die 7 is missing: d6, ghost die 1 of the to-hit roll of x/);
  });

  test('faces left over', () => {
    expect(shoot('Soldado', '1 1 1 1 1 1 6')).toMatch(/1 face of the script left over/);
  });

  test('keyed dice: attacks and saves come from streams of their own', () => {
    // A card on y leaves x's hits as they were.
    const hits = (cardsY: string): unknown =>
      (call('LINEAR_FIRE', ['Soldado', 'Soldado', '', cardsY, 'turn 4']) as number[])[2];
    expect(hits('Buena reacción; Mala suerte en salvación')).toBe(hits(''));
  });
});
