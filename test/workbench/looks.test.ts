import fc from 'fast-check';
import type { CellLook } from '../../src/adapters/xlsx/look/formats';
import { toLook, toStyle } from '../../src/workbench/grid/looks';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const may = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });
const flag = fc.constantFrom(true, undefined);

const look: fc.Arbitrary<CellLook> = fc.record({
  font: fc.record({
    ...{ bold: flag, italic: flag, underline: flag, strike: flag },
    size: may(fc.integer({ min: 6, max: 72 })),
    family: may(fc.constantFrom('Arial', 'Consolas')),
    color: may(color),
  }),
  fill: may(color),
  horizontal: may(fc.constantFrom('left', 'center', 'right', 'justify')),
  vertical: may(fc.constantFrom('top', 'center', 'bottom')),
  wrap: fc.boolean(),
  borders: fc.dictionary(fc.constantFrom('left', 'right', 'top', 'bottom'), color, { noNullPrototype: true }),
  numberFormat: may(fc.constantFrom('0.00', '@')),
});

test('a format that goes into the grid comes back as it was', () => {
  fc.assert(fc.property(look, (one) => expect(toLook(toStyle(one))).toEqual(one)));
});

test.each([
  ['#abc', '#aabbcc'],
  ['rgb(255, 0, 16)', '#ff0010'],
  ['rgba(255, 0, 16, 0)', undefined],
  ['transparent', undefined],
])('the colour %s is %s', (rgb, fill) => {
  expect(toLook({ bg: { rgb } }).fill).toBe(fill);
});
