import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Parts of a workbook by path. */
export type Parts = Record<string, Uint8Array>;

export const partsOf = (bytes: Uint8Array): Parts => unzipSync(bytes);
export const bytesOf = (parts: Parts): Uint8Array => zipSync(parts, { level: 1 });

/** A part changed as text. Throws where nothing changes: a fixture that does not bite is none. */
export function withPart(bytes: Uint8Array, path: string, change: (xml: string) => string): Uint8Array {
  const parts = partsOf(bytes);
  const xml = strFromU8(parts[path] ?? new Uint8Array());
  const changed = change(xml);
  if (changed === xml) throw new Error(`nothing changes in ${path}`);
  return bytesOf({ ...parts, [path]: strToU8(changed) });
}

/** The same without one of its parts. */
export const withoutPart = (bytes: Uint8Array, path: string): Uint8Array =>
  bytesOf(Object.fromEntries(Object.entries(partsOf(bytes)).filter(([each]) => each !== path)));

const numberAt = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);

/** The directory of a zip file says that every entry has this size when unpacked. */
export function withSizes(bytes: Uint8Array, size: number): Uint8Array {
  const lying = bytes.slice();
  const view = new DataView(lying.buffer);
  for (let at = 0; at + 46 < lying.length; at++)
    if (numberAt(lying, at) === 0x02014b50) view.setUint32(at + 24, size, true);
  return lying;
}

const RELS = 'application/vnd.openxmlformats-package.relationships+xml';
const SHEET = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one sheet, as small as can be, with this XML between `<worksheet>` and `</worksheet>`. */
export const smallBook = (sheet: string, more: Parts = {}, name = 'Squads'): Uint8Array =>
  bytesOf({
    '[Content_Types].xml': strToU8(`<Types><Default Extension="rels" ContentType="${RELS}"/></Types>`),
    '_rels/.rels': strToU8(
      `<Relationships><Relationship Id="r1" Type="${SHEET}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(`<workbook><sheets><sheet name="${name}" sheetId="1" r:id="r1"/></sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="r1" Type="${SHEET}/worksheet" Target="worksheets/sheet1.xml"/>` +
        `<Relationship Id="r2" Type="${SHEET}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet>${sheet}</worksheet>`),
    ...more,
  });

/** Cells of one row with texts. */
export const textRow = (row: number, texts: readonly string[]): string =>
  `<row r="${row}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

/** Entities that would grow to three billion letters, were they expanded. */
export const LAUGHS = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, level) => {
  const inner = level === 0 ? 'lol' : `lol${level}`;
  return `<!ENTITY lol${level + 1} "${`&${inner};`.repeat(10)}">`;
}).join('')}]>`;

/** An entity that would read a file of the machine. */
export const OUTSIDE = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>';

/** Names that break sheets, notations, formulas or eyes. */
export const NAMES: readonly string[] = [
  ...[
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '=HYPERLINK("http://x","y")',
    "='Dice ledger'!A1",
    "=cmd|' /C calc'!A0",
    '\t=1',
  ],
  ...['"', "'", "O'Neil", ']', '[', '[x]', '\\', '/', 'a]b[c', '{=1}', '#REF!', '#N/A', 'TRUE', '007', '1e5', '1-2'],
  ...[
    'line\nbreak',
    'tab\there',
    '\u200bzero\u200bwidth',
    '\u202eRTL',
    '\u061cالذئاب',
    '🐺',
    '👩‍🚀',
    '𝔸',
    'e\u0301',
    '\u0000x',
    '_x0041_',
  ],
  ...[
    '[b]bold[/b]',
    '[/private]',
    '[private=Ben]',
    '[/code]',
    '[url=http://x]y[/url]',
    '[*]',
    '[img]http://x/y.png[/img]',
  ],
  ...[
    '<b>x</b>',
    '<script>alert(1)</script>',
    '&lt;',
    '&amp;',
    ']]>',
    '<!--',
    '-->',
    '</t>',
    '"><img src=x onerror=alert(1)>',
  ],
  ...[
    '**x**',
    '# x',
    '> x',
    '| x |',
    '```',
    '`x`',
    '~~x~~',
    '[x](javascript:alert(1))',
    '<@1234>',
    '@everyone',
    '- x',
    '1. x',
    '\\*',
  ],
  ...['x'.repeat(300), 'Ж'.repeat(300), '🐺'.repeat(150)],
];
