import fc from 'fast-check';
import { fileStems } from '../../src/app/fileNames';
import { normalizeLabel } from '../../src/workbook/names';

const stemsOf = (...names: string[]): readonly string[] => [
  ...fileStems(names.map((name, index) => ({ id: `P${index}`, name }))).values(),
];

test.each([
  ['leads to another folder', '../../etc/passwd', 'etc-passwd'],
  ['leads to another folder of Windows', '..\\Windows\\win.ini', 'Windows-win-ini'],
  ['a drive', 'C:\\x', 'C-x'],
  ['dots and blanks at its end', ' Anna. . ', 'Anna'],
  ['a mark that turns the text round', 'Anna\u202egpj.exe', 'Annagpj-exe'],
  ['unseen marks', 'An\u200bna\u00ad', 'Anna'],
  ['a line break and a zero', 'An\nna\0', 'An-na'],
  ['what Windows forbids', 'a<b>c:d"e|f?g*h', 'a-b-c-d-e-f-g-h'],
  ['accents and Cyrillic stay', 'Peña Ёжик', 'Peña-Ёжик'],
  ['vowel signs stay', 'हिन्दी', 'हिन्दी'],
  ['only an emoji', '🐺', 'player'],
  ['nothing', '', 'player'],
  ['a mark without a letter', '\u0301', 'player'],
])('%s', (_, name, stem) => expect(stemsOf(name)).toEqual([stem]));

test('names that are the same to a system or to an eye get a number', () => {
  expect(stemsOf('Anna', 'ANNA', 'Аnnа', 'Anná', 'Anna-2', '🐺', '🐻')).toEqual([
    ...['Anna', 'ANNA-2', 'Аnnа-3', 'Anná-4', 'Anna-2-2', 'player', 'player-2'],
  ]);
  expect(stemsOf('Packet', 'post')).toEqual(['Packet-2', 'post-2']);
});

test('a long name is cut between characters', () => {
  const [letters, wide, rare] = stemsOf('a'.repeat(300), 'я'.repeat(300), '𝔸😀𐐷'.repeat(100));
  expect(letters).toHaveLength(120);
  expect(wide).toHaveLength(60);
  expect(Buffer.byteLength(rare ?? '')).toBeLessThanOrEqual(120);
});

test('any names give distinct, safe ones', () => {
  const strange = fc.constantFrom(
    'CON',
    'nul',
    'COM1',
    '..',
    '/',
    '\\',
    '\u202e',
    '\ud800',
    'а',
    'a',
    '́',
    ' ',
    '.',
    '-',
  );
  const anyName = fc
    .array(fc.oneof(strange, fc.string({ unit: 'binary' })), { maxLength: 8 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(anyName, { maxLength: 12 }), (names) => {
      const stems = stemsOf(...names);
      expect(new Set(stems.map(normalizeLabel)).size).toBe(names.length);
      for (const stem of stems) {
        expect(stem).toMatch(/^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*$/u);
        expect(stem).not.toMatch(/-$/);
        expect(Buffer.byteLength(`turn-9999-${stem}.bbcode.txt`)).toBeLessThan(180);
      }
    }),
  );
});
