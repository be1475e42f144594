import { normalizeId, normalizeLabel, tidyText } from '../../src/workbook/names';
import { allLabels } from '../../src/workbook/schema/language';
import { SETTING_SPECS } from '../../src/workbook/schema/settings';
import { TABLES } from '../../src/workbook/schema/tables';

const cyrillicHp = '\u041d\u0420';

describe('labels are matched', () => {
  it.each([
    ['case', 'Attack modifier', 'ATTACK MODIFIER'],
    ['accents', 'Daño', 'dano'],
    ['ё and е', 'Манёвр', 'МАНЕВР'],
    ['dots and spaces', 'N.º de dado', ' n º  de dado '],
    ['no-break spaces', 'Full HP', 'Full\u00a0HP'],
    ['hyphens and dashes', 'Мастер-ключ', 'мастер–ключ'],
    ['apostrophes', "Cell's passability", 'Cell’s passability'],
    ['look-alikes in upper case', cyrillicHp, 'HP'],
    ['look-alikes in lower case', cyrillicHp.toLowerCase(), 'hp'],
    ['a line break', 'Modifier of attacks on it', 'Modifier of\nattacks on it'],
    ['a composed and a decomposed letter', 'Año', 'An\u0303o'],
  ])('without %s', (_, one, other) => {
    expect(normalizeLabel(one)).toBe(normalizeLabel(other));
  });

  it('but different labels stay different', () => {
    expect(normalizeLabel('HP')).not.toBe(normalizeLabel('Full HP'));
  });
});

describe('ids are matched', () => {
  it.each([
    ['look-alikes', 'S-07', '\u0405-07'],
    ['case', 's-07', 'S-07'],
    ['dashes', 'S-07', 'S–07'],
  ])('without %s', (_, one, other) => expect(normalizeId(one)).toBe(normalizeId(other)));

  it('but hyphens and zeros count', () => {
    expect(normalizeId('1-11')).not.toBe(normalizeId('11-1'));
    expect(normalizeId('S-07')).not.toBe(normalizeId('S-7'));
  });
});

it('keeps the joiner of an emoji when text is tidied', () => {
  expect(tidyText(' \u200bСерые\u00a0 волки 👩‍🚀 ')).toBe('Серые волки 👩‍🚀');
});

describe('labels of the schema', () => {
  it.each(Object.entries(TABLES))('no label of %s means two columns', (_, { columns }) => {
    const owners = new Map<string, string>();
    for (const [id, { labels }] of Object.entries(columns)) {
      for (const label of allLabels(labels).map(normalizeLabel)) {
        expect([label, owners.get(label) ?? id]).toEqual([label, id]);
        owners.set(label, id);
      }
    }
  });

  it('no label means two settings', () => {
    const owners = new Map<string, string>();
    for (const [id, { labels }] of Object.entries(SETTING_SPECS)) {
      for (const label of allLabels(labels).map(normalizeLabel)) {
        expect([label, owners.get(label) ?? id]).toEqual([label, id]);
        owners.set(label, id);
      }
    }
  });

  it('titles of sheets fit Excel and differ', () => {
    for (const language of ['en', 'ru', 'es'] as const) {
      const titles = Object.values(TABLES).map((table) => table.titles[language][0]);
      expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length);
      titles.forEach((title) => expect(title).toMatch(/^[^[\]:*?/\\']{1,24}$/));
    }
  });
});
