import fc from 'fast-check';
import { PARTS } from '../../../src/engine/exo/body';
import { SEVERITIES } from '../../../src/engine/exo/wounds';
import { WORKBOOK_LANGUAGES } from '../../../src/workbook/schema/language';
import { makeWounds, parseWounds } from '../../../src/workbook/wounds';

describe('wounds in a cell', () => {
  test('E-23 what is written is read again, in every language', () => {
    const wound = fc.record({
      round: fc.integer({ min: 0, max: 9999 }),
      part: fc.constantFrom(...PARTS),
      damage: fc.integer({ min: 1, max: 200 }),
      severity: fc.constantFrom(...SEVERITIES),
      by: fc.constantFrom('', 'C-05', 'П-1', '7'),
      treated: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(wound, { maxLength: 5 }), fc.constantFrom(...WORKBOOK_LANGUAGES), (wounds, language) => {
        expect(parseWounds(makeWounds(wounds, language))).toEqual(wounds);
      }),
    );
  });

  test.each([
    ['2 chest 7', [{ round: 2, part: 'chest', damage: 7, severity: null, by: '', treated: false }]],
    ['2 pecho 7 , TRATADA; ', [{ round: 2, part: 'chest', damage: 7, severity: null, by: '', treated: true }]],
    [
      '3 правая рука 4, лёгкая, П-02',
      [{ round: 3, part: 'right arm', damage: 4, severity: 'light', by: 'П-02', treated: false }],
    ],
  ])('«%s» is read', (text, wounds) => expect(parseWounds(text)).toEqual(wounds));

  test.each(['chest 7', '2 tail 7', '2 chest', '2 chest 7, light, severe', '2 chest 7, A, B'])(
    '«%s» is not',
    (text) => {
      expect(parseWounds(text)).toEqual({ unread: text });
    },
  );
});
