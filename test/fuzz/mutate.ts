import { strFromU8, strToU8 } from 'fflate';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOf, NAMES, partsOf, withoutPart } from '../support/hostile';

/** A change to the bytes of a workbook: of the zip file, or of one of its parts as text. */
export type Mutation =
  | { readonly kind: 'byte'; readonly at: number; readonly value: number }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'text'; readonly part: number; readonly at: number; readonly length: number; readonly put: string }
  | { readonly kind: 'drop'; readonly part: number }
  | { readonly kind: 'swap'; readonly part: number };

const PIECES = [
  ...[
    '<',
    '>',
    '"',
    '&',
    '/',
    '<c r="B2">',
    '</c>',
    '<v>',
    '</v>',
    '<row r="99999999">',
    '<f>',
    't="s"',
    't="e"',
    'r="ZZZ9999999"',
  ],
  ...[
    'ref="A1:ZZZ9999999"',
    'ref="B9:A1"',
    '<!DOCTYPE x>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '&#x110000;',
    '&#0;',
    '-1',
    '1e999',
    'xmlns="',
    '\u0000',
  ],
  ...NAMES.slice(0, 20),
];

const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

export const anyMutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('byte' as const), at: place, value: fc.nat({ max: 255 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), at: place }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('text' as const),
      ...{ part: fc.nat({ max: 200 }), at: place, length: fc.nat({ max: 40 }), put: fc.constantFrom('', ...PIECES) },
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop' as const), part: fc.nat({ max: 200 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('swap' as const), part: fc.nat({ max: 200 }) }) },
);

const ORIGINAL = new Uint8Array(
  readFileSync(join(__dirname, '..', 'fixtures', 'workbooks', 'libreoffice-campaign.xlsx')),
);

function changed(bytes: Uint8Array, mutation: Mutation): Uint8Array {
  if (mutation.kind === 'byte') {
    const copy = bytes.slice();
    copy[Math.floor(mutation.at * copy.length)] = mutation.value;
    return copy;
  }
  if (mutation.kind === 'cut') return bytes.slice(0, Math.floor(mutation.at * bytes.length));
  const parts = partsOf(bytes);
  const paths = Object.keys(parts);
  const path = paths[mutation.part % paths.length] ?? '';
  if (mutation.kind === 'drop') return withoutPart(bytes, path);
  const next = paths[(mutation.part + 1) % paths.length] ?? '';
  if (mutation.kind === 'swap') return bytesOf({ ...parts, [path]: parts[next]!, [next]: parts[path]! });
  const text = strFromU8(parts[path]!);
  const at = Math.floor(mutation.at * text.length);
  return bytesOf({ ...parts, [path]: strToU8(text.slice(0, at) + mutation.put + text.slice(at + mutation.length)) });
}

/** A campaign's workbook after these changes; those of a file that is no zip any more stay undone. */
export function mutate(mutations: readonly Mutation[]): Uint8Array {
  // Changes of parts first: they need a zip file that can be read.
  const rank = ({ kind }: Mutation): number => (kind === 'byte' || kind === 'cut' ? 1 : 0);
  return [...mutations].sort((a, b) => rank(a) - rank(b)).reduce(changed, ORIGINAL);
}
