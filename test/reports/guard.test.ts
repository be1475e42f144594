import { findLeaks, hiddenFrom } from '../../src/reports/guard';
import { composePacket } from '../../src/reports/landing/compose';
import { packetOf } from '../../src/reports/landing/packet';
import { renderDocument, renderReport, type TextFormat } from '../../src/reports/render';
import { knownTo } from '../../src/reports/landing/viewer';
import { visibleText } from '../../src/reports/visible';
import { fought, player, samplePhase, squad } from './sample';

const found = (text: string, forbidden: string[], known: string[] = []) => findLeaks(text, { forbidden, known });

describe('whole words', () => {
  test.each([
    ['as written', 'the Grey Wolves attack', 'Grey Wolves'],
    ['in another case', 'GREY  wolves', 'Grey Wolves'],
    ['in Cyrillic', 'отряд «Серые волки»,', 'Серые волки'],
    ['composed otherwise', 'Espía'.normalize('NFD'), 'Espía'],
    ['escaped', 'Grey\\_Wolves', 'Grey_Wolves'],
    ['with hidden marks', 'Gr\u200bey Wolves', 'Grey Wolves'],
    ['across a line', 'Grey\nWolves', 'Grey Wolves'],
    ['an emoji', 'x🐺y', '🐺'],
  ])('found: %s', (_, text, term) => expect(found(text, [term])).toEqual([term]));

  test.each([
    ['a longer word', 'Annabel', 'Anna'],
    ['words in another order', 'Wolves, Grey', 'Grey Wolves'],
    ['a longer number', 'S-107', 'S-10'],
  ])('not found: %s', (_, text, term) => expect(found(text, [term])).toEqual([]));
});

test('what is part of something known counts only elsewhere', () => {
  expect(found('Grey Wolves', ['Wolves'], ['Grey Wolves'])).toEqual([]);
  expect(found('Grey Wolves and Wolves', ['Wolves'], ['Grey Wolves'])).toEqual(['Wolves']);
  expect(found('fire team', ['Fire Team'], ['fire', 'team'])).toEqual(['Fire Team']);
});

describe('what is hidden from a player', () => {
  const { forbidden, known } = hiddenFrom('P-1', samplePhase, {
    squads: [squad('S-99', 'P-4', 'Shadow')],
    keys: ['MASTER'],
  });

  test.each(['Борис', 'P-2', 'Полковник Вран', 'S-07', 'Автоматы', 'Centinelas', 'S-99', 'Shadow', 'MASTER', 'F-2'])(
    '%s',
    (term) => expect(forbidden).toContain(term),
  );
  test('rule texts and keys of others', () => {
    expect(forbidden).toContain('Если враг ближе 2 клеток, то отходить до 3');
    expect(forbidden.some((term) => term.startsWith('key-of-S-07'))).toBe(true);
    expect(forbidden.some((term) => term.startsWith('key-of-S-02'))).toBe(false);
  });
  test('what was seen and what is one’s own is known', () =>
    expect(known).toEqual(expect.arrayContaining(['Серые волки', 'Вторая рота', 'S-02', 'Анна'])));
});

test('the public packet may name nobody', () => {
  const { forbidden } = hiddenFrom(null, samplePhase, { squads: [squad('S-99', 'P-4', 'Shadow')], keys: ['MASTER'] });
  expect(forbidden).toEqual(expect.arrayContaining(['Анна', 'Борис', 'S-02', 'S-07', 'S-99', 'Shadow', 'MASTER']));
  const terms = hiddenFrom(null, samplePhase, { squads: [], keys: [] });
  const packet = renderDocument(composePacket(packetOf(samplePhase), 'ru'), 'txt');
  expect(findLeaks(packet, terms)).toEqual([]);
  expect(findLeaks(`${packet} Вторая рота`, terms)).toEqual(['Вторая рота']);
});

const FORMATS: readonly TextFormat[] = ['dm', 'bbcode', 'html', 'md', 'txt'];

test.each(FORMATS)('%s: a secret planted in the finished text is found, the report itself is clean', (format) => {
  const terms = hiddenFrom('P-1', samplePhase, { squads: [], keys: [] });
  const text = renderReport(knownTo('P-1', samplePhase), format, 'ru');
  expect(findLeaks(visibleText(text, format), terms)).toEqual([]);
  for (const planted of [`${text}<!-- Борис -->`, `${text}[size=1]S-07[/size]`, `${text} Centinelas`]) {
    expect(findLeaks(visibleText(planted, format), terms)).toHaveLength(1);
  }
});

test.each(FORMATS)('%s: others named like tags and words of reports give no false alarm', (format) => {
  const facts = {
    ...samplePhase,
    players: [
      samplePhase.players[0]!,
      ...['b', 'Code', 'Отряд', '4', 'table', 'Цикл', 'style'].map((name, n) => player(`Z-${n}`, name)),
    ],
    engagements: [fought([squad('S-02', 'P-1', 'Рота')], [squad('S-03', 'Z-1', 'li')], 2)],
  };
  const text = visibleText(renderReport(knownTo('P-1', facts), format, 'ru'), format);
  expect(findLeaks(text, hiddenFrom('P-1', facts, { squads: [], keys: [] }))).toEqual([]);
});
