import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openXlsx } from '../../src/adapters/xlsx/workbook';
import { checkCampaign } from '../../src/app/resolve';
import { describePlaced, describeProblem } from '../../src/i18n/problem';
import { LANGUAGES } from '../../src/i18n/language';
import {
  bytesOf,
  LAUGHS,
  OUTSIDE,
  partsOf,
  smallBook,
  textRow,
  withoutPart,
  withPart,
  withSizes,
} from '../support/hostile';

const sample = new Uint8Array(
  readFileSync(join(__dirname, '..', 'fixtures', 'workbooks', 'libreoffice-campaign.xlsx')),
);

/** What check says of a file in all languages, or that all is well. */
async function told(bytes: Uint8Array): Promise<readonly string[]> {
  const opened = await openXlsx(bytes);
  if (!opened.ok)
    return [
      opened.error.code,
      ...LANGUAGES.map((language) => describeProblem(language, { ...opened.error, params: { file: 'a.xlsx' } })),
    ];
  const { problems } = await checkCampaign(opened.value);
  return problems.flatMap((each) => [
    each.problem.code,
    ...LANGUAGES.map((language) => describePlaced(language, each)),
  ]);
}

const HEADER = ['Squad id', 'Squad', 'Owner', 'Type', 'HP', 'Skill'];
const squads = (rows = '', after = ''): Uint8Array =>
  smallBook(`<sheetData>${textRow(1, HEADER)}${rows}</sheetData>${after}`);

describe('files that are no good workbooks are refused, or read as what they are', () => {
  const cases: readonly (readonly [string, () => Uint8Array, string | null])[] = [
    ['sizes that would fill the memory', () => withSizes(sample, 2 ** 31), 'xlsx-too-large'],
    ['one part larger than a text can be', () => withSizes(smallBook(''), 2 ** 28 + 1), 'xlsx-too-large'],
    ['sizes that are too small', () => withSizes(sample, 7), 'xlsx-damaged'],
    [
      'a real bomb of small sizes',
      () => withSizes(bytesOf({ 'xl/workbook.xml': new Uint8Array(5e6) }), 100),
      'xlsx-damaged',
    ],
    [
      'entities that grow',
      () => withPart(sample, 'xl/workbook.xml', (xml) => `${LAUGHS}${xml.replace('<sheets>', '<sheets>&lol9;')}`),
      null,
    ],
    [
      'an entity from outside',
      () => withPart(squads(textRow(2, ['&f;'])), 'xl/worksheets/sheet1.xml', (xml) => OUTSIDE + xml),
      null,
    ],
    [
      'a sheet’s part outside of the file',
      () =>
        withPart(smallBook(''), 'xl/_rels/workbook.xml.rels', (xml) =>
          xml.replace('worksheets/sheet1.xml', '../../../../etc/passwd'),
        ),
      null,
    ],
    ['a sheet without a part', () => withoutPart(smallBook(''), 'xl/worksheets/sheet1.xml'), null],
    ['no sheets', () => withPart(smallBook(''), 'xl/workbook.xml', () => '<workbook/>'), 'xlsx-not-workbook'],
    ['no relationships', () => withoutPart(smallBook(''), '_rels/.rels'), 'xlsx-not-workbook'],
    [
      'tags that never end',
      () => withPart(squads(), 'xl/worksheets/sheet1.xml', () => '<worksheet><sheetData><row r="1"><c r="A1'),
      null,
    ],
    ['a hundred thousand tags in each other', () => smallBook(`<sheetData>${'<a>'.repeat(1e5)}</sheetData>`), null],
    [
      'bytes that are no text',
      () => bytesOf({ ...partsOf(squads()), 'xl/worksheets/sheet1.xml': new Uint8Array([0xff, 0xfe, 0, 0xd8, 1]) }),
      null,
    ],
    [
      'shared texts that are not there',
      () => squads('<row r="2"><c t="s"><v>99</v></c><c t="s"><v>-1</v></c><c t="s"><v>x</v></c></row>'),
      null,
    ],
    ['a row below the last one', () => squads('<row r="4000000000"><c><v>1</v></c></row>'), null],
    [
      'a row that is none',
      () =>
        squads('<row r="-5"><c><v>1</v></c></row><row r="x"><c><v>1</v></c></row><row r="1.5"><c><v>1</v></c></row>'),
      null,
    ],
    ['a column right of the last one', () => squads('<row r="2"><c r="ZZZ9999999"><v>1</v></c></row>'), null],
    ['a table without an end', () => squads('', '<tableParts count="1"><tablePart r:id="r1"/></tableParts>'), null],
    ['a format in the last row', () => squads('<row r="1048576"><c r="XFD1048576" s="1"/></row>'), null],
    ['a value in the last row', () => squads('<row r="1048576"><c r="A1048576"><v>5</v></c></row>'), null],
    ['a value in the last column', () => squads('<row r="3"><c r="XFD3"><v>5</v></c></row>'), null],
    ['a text of a million letters', () => squads(textRow(2, ['S-1', 'x'.repeat(1e6)])), null],
  ];

  test.each(cases)('%s', async (_, make, code) => {
    const started = Date.now();
    const messages = await told(make());
    expect(Date.now() - started).toBeLessThan(20_000);
    if (code !== null) expect(messages[0]).toBe(code);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(message).not.toMatch(/undefined|\[object|NaN|root:/);
  });

  test('a workbook cut off anywhere, or with a byte changed anywhere, is refused or read without a crash', async () => {
    let damaged = 0;
    for (let i = 1; i < 40; i++) {
      const cut = await told(sample.slice(0, Math.floor((sample.length * i) / 40)));
      expect(cut[0]).toBe('xlsx-damaged');
      const flipped = sample.slice();
      const at = Math.floor((sample.length * (i - 0.5)) / 40);
      flipped[at] = (flipped[at] ?? 0) ^ 0x55;
      if ((await told(flipped))[0] === 'xlsx-damaged') damaged += 1;
    }
    expect(damaged).toBeGreaterThan(30);
  });
});
