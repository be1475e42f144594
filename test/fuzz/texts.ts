import fc from 'fast-check';
import type { Scalar } from '../../src/functions/spec';
import { NAMES } from '../support/hostile';

/** Texts made of pieces that mean something to a parser, of hostile ones, and of anything. */
export const anyTextFrom = (pieces: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { arbitrary: fc.constantFrom(...pieces), weight: 6 },
        { arbitrary: fc.constantFrom(...NAMES), weight: 1 },
        { arbitrary: fc.string({ unit: 'binary', maxLength: 6 }), weight: 1 },
        { arbitrary: fc.integer({ min: -5, max: 99 }).map(String), weight: 1 },
      ),
      { maxLength: 9 },
    )
    .map((parts) => parts.join(''));

/** What a cell may hold. */
export const anyCell: fc.Arbitrary<Scalar> = fc.oneof(
  fc.integer({ min: -20, max: 200 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(...NAMES),
  fc.constantFrom(
    'HP',
    'Alpha',
    '2d6',
    '#REF!',
    '#N/A',
    '45658',
    'S-01',
    'P-1',
    'A1',
    'normal',
    'да',
    'Rifle',
    ' ',
    '∞',
    '1,5',
    '١٢',
  ),
  fc.string({ maxLength: 20 }),
);

/** A range of up to 4×6 cells, all rows as long. */
export const anyGrid: fc.Arbitrary<readonly (readonly Scalar[])[]> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(anyCell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
  );
