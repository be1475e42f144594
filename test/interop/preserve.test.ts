import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unescapeXml } from '../../src/adapters/xlsx/markup';
import { mustUnpack, partText, type Parts } from '../../src/adapters/xlsx/package';
import { openXlsx, type XlsxWorkbook } from '../../src/adapters/xlsx/workbook';
import { NOT_CALCULATED, type Change, type NewSheet } from '../../src/workbook/port';
import { showInLibreOffice } from '../support/libreoffice';
import { describeWith } from '../support/programs';
import { makeRichWorkbook } from '../support/rich-workbook';

const fixture = (name: string): Uint8Array => readFileSync(join(__dirname, '../fixtures/workbooks', `${name}.xlsx`));

const opened = async (bytes: Uint8Array): Promise<XlsxWorkbook> => {
  const workbook = await openXlsx(bytes);
  if (!workbook.ok) throw new Error(workbook.error.code);
  return workbook.value;
};

const changed = async (bytes: Uint8Array, changes: readonly Change[]): Promise<Uint8Array> => {
  const workbook = await opened(bytes);
  await workbook.apply(changes);
  return workbook.bytes();
};

const privateSheet = (name: string, note: string): NewSheet => ({
  name,
  hidden: false,
  cells: [[{ value: 'Ваши бои', style: 'title' }], [{ value: '=1+1', style: 'good' }]],
  tables: [
    {
      name: `T_${name.replace(/\W/g, '')}`,
      row: 3,
      column: 0,
      columns: [
        { header: 'Id', width: 8, text: true, style: 'product', note },
        { header: 'НР', width: 8, style: 'product', validation: { kind: 'whole', min: 0, max: 9 } },
      ],
      rows: [['1-2', 3]],
    },
  ],
  widths: [30],
  frozenRows: 4,
  tab: 'private',
});

const put = (sheet: NewSheet): Change => ({ kind: 'put-sheet', sheet });
const insert = (sheet: string, row: number, values: (string | number)[][], table: string | null): Change => ({
  kind: 'insert-rows',
  sheet,
  row,
  column: 0,
  values,
  table,
});

/** All parts whose path matches, as one text. */
const text = (parts: Parts, path: RegExp): string =>
  [...parts.keys()]
    .filter((each) => path.test(each))
    .map((each) => partText(parts, each))
    .join('\n');

const RESOLVE: readonly Change[] = [
  { kind: 'cells', sheet: 'Отряды', row: 1, column: 4, values: [[2.5], [0]] },
  put(privateSheet('P1', 'old secret')),
  put(privateSheet('P2', 'two')),
  put(privateSheet('P1', 'new')),
];

test('only the cells written to change in a sheet of the GM', async () => {
  const before = mustUnpack(fixture('libreoffice-campaign'));
  const after = mustUnpack(await changed(fixture('libreoffice-campaign'), RESOLVE));
  const same = [...before.keys()].filter(
    (path) => !/^xl\/(workbook|styles|sharedStrings|worksheets\/sheet1)\.xml$|rels$|Content_Types/.test(path),
  );
  expect(same.length).toBeGreaterThan(10);
  // What formulas gave that look at the changed cells is taken out, for programs that would not calculate it anew.
  const withoutOld = (xml: string): string =>
    xml.replace(/ t="n">(<f [^>]*>(?:SUM\(|E2\*2)[^<]*<\/f>)<v>[^<]*<\/v>/g, '>$1');
  for (const path of same) expect([path, partText(after, path)]).toEqual([path, withoutOld(partText(before, path))]);
  expect(partText(after, 'xl/worksheets/sheet5.xml')).not.toBe(partText(before, 'xl/worksheets/sheet5.xml'));
  const sheet = 'xl/worksheets/sheet1.xml';
  const expected = withoutOld(partText(before, sheet))
    .replace('<dimension ref="A1:H7"/>', '')
    .replace('<c r="E2" s="0" t="n"><v>5</v></c>', '<c r="E2" s="0"><v>2.5</v></c>')
    .replace(/<c r="E3" s="0" t="s"><v>\d+<\/v><\/c>/, '<c r="E3" s="0"><v>0</v></c>');
  expect(partText(after, sheet)).toBe(expected);
  expect(text(after, /workbook\.xml$/)).toContain('Отряды!$E$2:$E$6');
  expect(text(after, /workbook\.xml$/)).toContain('fullCalcOnLoad="1"');
});

test('what a replaced sheet held is nowhere in the file, and notes of others are not disturbed', async () => {
  const bytes = await changed(await changed(fixture('libreoffice-campaign'), RESOLVE), [
    put(privateSheet('P1', 'newest')),
    put(privateSheet('P3', 'three')),
  ]);
  const parts = mustUnpack(bytes);
  const all = text(parts, /./);
  for (const kept of ['newest', 'two', 'three', 'Ветеран трёх кампаний']) expect(all).toContain(kept);
  expect(all).not.toMatch(/old secret|>new<|[uU]nused/);
  expect([...parts.keys()].filter((path) => /comments/.test(path))).toHaveLength(4);
  expect([...parts.keys()].filter((path) => /tables\//.test(path))).toHaveLength(4);
  // Every part is declared and every relationship leads somewhere.
  for (const [, path] of text(parts, /Content_Types/).matchAll(/PartName="\/([^"]*)"/g))
    expect(parts.has(path!)).toBe(true);
});

test('rows put into a table move what is below and grow what covers it', async () => {
  const bytes = await changed(fixture('libreoffice-campaign'), [
    insert('Отряды', 6, [['Н-1', 'Новый', 'И1', '', 7]], 'Squads'),
  ]);
  const parts = mustUnpack(bytes);
  const sheet = text(parts, /worksheets\/sheet1\.xml$/);
  expect(text(parts, /tables\/table1\.xml$/)).toMatch(/ref="A1:H7".*<autoFilter ref="A1:H7"/s);
  expect(sheet).toMatch(/conditionalFormatting sqref="E2:E7"/);
  expect(sheet).toContain('SUM(E2:E7)');
  expect(sheet).toMatch(/dataValidation [^>]*sqref="C2:C7"/);
  expect(text(parts, /comments1\.xml$/)).toMatch(/ref="B6".*ref="E8"/s);
  expect(text(parts, /vmlDrawing1\.vml$/)).toMatch(/<x:Row>5<.*<x:Row>7</s);
  expect(text(parts, /charts\/chart1\.xml$/)).toContain('$E$2:$E$7');
  expect(text(parts, /workbook\.xml$/)).toContain('Отряды!$E$2:$E$7');
  const [grid] = await (await opened(bytes)).values(['Отряды']);
  expect(grid?.slice(5).map((row) => row.slice(0, 5))).toEqual([
    ['007', 'Д’Артаньян & Ко <1>', 'И3', '', 3.5],
    ['Н-1', 'Новый', 'И1', '', 7],
    ['', '', '', 'Итого', NOT_CALCULATED],
  ]);
});

test('a workbook as Excel writes it keeps all it has', async () => {
  const bytes = await makeRichWorkbook();
  const after = await changed(bytes, [
    // The first cell of a shared formula: the others must keep theirs.
    { kind: 'cells', sheet: 'Squads', row: 1, column: 2, values: [[9, 18]] },
    insert('Squads', 2, [['S-9', 'New', 1]], 'Squads'),
    put(privateSheet('P1', 'note')),
    { kind: 'remove-sheet', sheet: 'P1' },
  ]);
  const parts = mustUnpack(after);
  expect(text(parts, /charts\/chart1/)).toContain('Squads!$C$2:$C$5');
  expect(text(parts, /worksheets\/sheet1\.xml/)).toMatch(/mergeCell ref="A10:B10"/);
  expect(text(parts, /worksheets\/sheet1\.xml/)).toMatch(/conditionalFormatting sqref="C2:C5"/);
  expect(text(parts, /worksheets\/sheet1\.xml/)).toMatch(/<f>C4\*2<\/f>.*<f>C5\*2<\/f>/s);
  expect(text(parts, /worksheets\/sheet1\.xml/)).toContain('SUM(C2:C5)+SUM(Squads[HP])');
  expect(text(parts, /worksheets\/sheet2\.xml/)).toMatch(/sheetProtection/);
  expect(text(parts, /worksheets\/sheet2\.xml/)).toMatch(/Squads!C8&amp;&#34;!|Squads!C8&amp;"!|Squads!C8&amp;&quot;!/);
  expect(text(parts, /worksheets\/sheet2\.xml/)).toContain('Squads!C2:C5');
  expect(text(parts, /workbook\.xml$/)).toMatch(/Squads!\$C\$2:\$C\$5/);
  expect(text(parts, /workbook\.xml$/)).toContain('Print_Area');
  expect(text(parts, /comments/)).toMatch(/ref="A9".*ref="B2"|ref="B2".*ref="A9"/s);
  expect([...parts.keys()].some((path) => path.startsWith('xl/media/'))).toBe(true);
});

test('choices, limits and notes of a new table are written, whatever their letters', async () => {
  const source = { ...privateSheet("A & B's", 'n'), cells: [] };
  const made: NewSheet = {
    ...privateSheet('New', 'Кто <владеет> & "как"'),
    tables: [
      {
        name: 'Choices',
        row: 0,
        column: 0,
        columns: [
          { header: 'a', width: 5, style: 'input', validation: { kind: 'list', values: ['да & "нет"', '<может>'] } },
          { header: 'b', width: 5, style: 'input', validation: { kind: 'whole', min: -5, max: 5 } },
          {
            header: 'c',
            width: 5,
            style: 'input',
            validation: { kind: 'column', sheet: source.name, table: source.tables[0]!.name, column: 'НР' },
          },
          {
            header: 'd',
            width: 5,
            style: 'input',
            validation: { kind: 'column', sheet: 'No', table: 'No', column: '' },
          },
          { header: 'e', width: 5, style: 'input', validation: { kind: 'list', values: ['a, b'] } },
        ],
        rows: [],
      },
    ],
  };
  const parts = mustUnpack(await changed(fixture('libreoffice-crowded'), [put(source), put(made)]));
  const xml = text(parts, /worksheets\/sheet3\.xml$/);
  const formulas = Array.from(xml.matchAll(/<formula[12]>([^<]*)</g), ([, formula]) => unescapeXml(formula!));
  expect(formulas).toEqual(['"да & ""нет"",<может>"', '-5', '5', "'A & B''s'!$B$5:$B$5"]);
  expect(xml.match(/<dataValidation /g)).toHaveLength(3);
  const [grid] = await (await opened(fixture('libreoffice-crowded'))).values(['Кампания']);
  expect(grid?.[2]?.slice(0, 6)).toEqual(['', 'Имя', 'Ид', 'заметка', 'Игрок', 'Цвет']);
});

describeWith('libreoffice', 'opened in LibreOffice', () => {
  test('the changed workbooks show the new values and calculate anew', async () => {
    const shown = showInLibreOffice(
      {
        resolved: await changed(fixture('libreoffice-campaign'), RESOLVE),
        grown: await changed(fixture('libreoffice-campaign'), [
          insert('Отряды', 6, [['Н-1', 'Новый', 'И1', '', 7]], 'Squads'),
        ]),
        rich: await changed(await makeRichWorkbook(), [insert('Squads', 2, [['S-9', '=New', 1]], 'Squads')]),
      },
      ['Отряды', 'Заметки', 'P1', 'P2', 'Squads', 'Dash board'],
    );
    expect(Object.keys(shown['resolved'] ?? {})).toEqual(['Отряды', 'Заметки', 'P1', 'P2']);
    expect(shown['resolved']?.['P1']?.map((row) => row.join('|'))).toEqual([
      'Ваши бои|',
      '=1+1|',
      '|',
      'Id|НР',
      '1-2|3',
    ]);
    expect(shown['resolved']?.['Отряды']?.[1]?.slice(3, 5)).toEqual(['синий', '2.5']);
    expect(shown['grown']?.['Отряды']?.[6]?.slice(0, 5)).toEqual(['Н-1', 'Новый', 'И1', '', '7']);
    expect(shown['grown']?.['Отряды']?.[7]?.slice(3, 5)).toEqual(['Итого', '15.5']);
    expect(shown['rich']?.['Squads']?.[2]?.slice(0, 3)).toEqual(['S-9', '=New', '1']);
  });
});
