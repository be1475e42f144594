import { leaksBeside, leaksBetween, secretsOf } from '../../src/reports/guard';
import { hiddenFrom } from '../../src/reports/landing/hidden';
import { samplePhase, squad } from './sample';

const beside = (text: string, secret: string, known: string[] = []) => leaksBeside([text], known, [secret]);

describe('whole words', () => {
  test.each([
    ['as written', 'the Grey Wolves attack', 'Grey Wolves'],
    ['in another case', 'GREY  wolves', 'Grey Wolves'],
    ['in Cyrillic', 'отряд «Серые волки»,', 'Серые волки'],
    ['composed otherwise', 'Espía'.normalize('NFD'), 'Espía'],
    ['escaped', 'Grey\\_Wolves', 'Grey_Wolves'],
    ['with hidden marks', 'Gr\u200bey Wolves', 'Grey Wolves'],
    ['an emoji', 'x🐺y', '🐺'],
  ])('found: %s', (_, text, term) => expect(beside(text, term)).toEqual([term]));

  test.each([
    ['a longer word', 'Annabel', 'Anna'],
    ['words in another order', 'Wolves, Grey', 'Grey Wolves'],
    ['a longer number', 'S-107', 'S-10'],
  ])('not found: %s', (_, text, term) => expect(beside(text, term)).toEqual([]));

  test('what the known texts hold anyway tells nothing', () => {
    expect(beside('turn-4-Anna.txt', 'turn', ['turn-4-Anna.txt'])).toEqual([]);
    expect(beside('turn-4-Anna-2.txt', 'Anna', ['turn-4-Anna.txt'])).toEqual([]);
    expect(beside('turn-4-Ben.txt', 'Ben', ['turn-4-Anna.txt'])).toEqual(['Ben']);
  });
});

describe('a report beside its twin’s', () => {
  const between = leaksBetween;
  test('the same: nothing hidden shows, whatever it is called', () =>
    expect(between(['Fight 1', 'HP 4'], ['Fight 1', 'HP 4'], ['Fight 1', 'HP', '4'])).toEqual([]));
  test('a hidden name is named, once and whole', () =>
    expect(between(['a', 'Grey Wolves fire'], ['a', '∎1∎ fire'], ['Wolves', 'Grey Wolves', 'a'])).toEqual([
      'Grey Wolves',
    ]));
  test('a name that both have is none that shows', () =>
    expect(between(['Wolves hit by Ravens'], ['Wolves hit by ∎1∎'], ['Wolves', 'Ravens'])).toEqual(['Ravens']));
  test('a hidden number, line or order: the text itself is named', () => {
    expect(between(['HP 9'], ['HP 10'], ['Wolves'])).toEqual(['HP 9']);
    expect(between(['a', 'b'], ['a'], [])).toEqual(['b']);
    expect(between(['a'], ['a', 'b'], [])).toEqual(['b']);
    expect(between(['a', 'b'], ['b', 'a'], [])).toEqual(['a']);
    expect(between(['🐺'.repeat(90)], [''], [])).toEqual(['🐺'.repeat(60)]);
  });
});

test('a short number, a blank or signs of ASCII alone are no secret', () =>
  expect(secretsOf(['1', ' 12345 ', '', ' ', '\u00a0', ']', '**', '[ ]', '123456', 'S-1', 'S-1', '🐺', '«'])).toEqual([
    ...['123456', 'S-1', '🐺', '«'],
  ]));

describe('what is hidden from a player', () => {
  const hidden = hiddenFrom('P-1', samplePhase, { squads: [squad('S-99', 'P-4', 'Shadow')], keys: ['MASTER'] });

  test.each(['Борис', 'P-2', 'Полковник Вран', 'S-07', 'Автоматы', 'Centinelas', 'S-99', 'Shadow', 'MASTER', 'F-2'])(
    '%s',
    (term) => expect(hidden).toContain(term),
  );
  test('rule texts and keys of others', () => {
    expect(hidden).toContain('Если враг ближе 2 клеток, то отходить до 3');
    expect(hidden.some((term) => term.startsWith('key-of-S-07'))).toBe(true);
    expect(hidden.some((term) => term.startsWith('key-of-S-02'))).toBe(false);
  });
  test('from everybody: the public packet may name nobody', () => {
    const words = hiddenFrom(null, samplePhase, { squads: [squad('S-99', 'P-4', 'Shadow')], keys: ['MASTER'] });
    expect(words).toEqual(expect.arrayContaining(['Анна', 'Борис', 'S-02', 'S-07', 'S-99', 'Shadow', 'MASTER']));
  });
});
