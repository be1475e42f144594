import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { parseArea, areaName, cellName } from '../../src/workbook/address';
import { editSheet } from '../../src/adapters/xlsx/edit';
import { openXlsxFile, writeFileWhole } from '../../src/adapters/xlsx/file';
import { moveFormula } from '../../src/adapters/xlsx/references';
import { mustUnpack, partText } from '../../src/adapters/xlsx/package';
import { readGrid } from '../../src/adapters/xlsx/read-cells';
import { newXlsx, openXlsx } from '../../src/adapters/xlsx/workbook';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const ole = (text: string): Uint8Array =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.from(text, 'utf16le')]);

describe('a file that is no workbook is a problem', () => {
  test.each([
    { name: 'nothing', bytes: new Uint8Array(), code: 'xlsx-not-zip' },
    { name: 'a text', bytes: utf8('id;name\n1;2'), code: 'xlsx-not-zip' },
    { name: 'an encrypted workbook', bytes: ole('..EncryptedPackage'), code: 'xlsx-encrypted' },
    { name: 'a workbook of Excel 97', bytes: ole('Workbook'), code: 'xlsx-old-format' },
    { name: 'some other zip', bytes: zipSync({ 'a.txt': utf8('a') }), code: 'xlsx-not-workbook' },
    { name: 'the start of a zip', bytes: utf8('PK\u0003\u0004'), code: 'xlsx-damaged' },
  ])('$name: $code', async ({ bytes, code }) => {
    expect(await openXlsx(bytes)).toEqual({ ok: false, error: { code, params: {} } });
  });

  test('a workbook cut off anywhere', async () => {
    const whole = await (await newXlsx()).bytes();
    for (const part of [0.2, 0.5, 0.9, 0.999]) {
      const opened = await openXlsx(whole.slice(0, Math.floor(whole.length * part)));
      expect(opened).toMatchObject({ ok: false, error: { code: 'xlsx-damaged' } });
    }
  });
});

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'warsheet-file-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a file that is not there is a problem that names it', async () => {
    const file = join(folder, 'none.xlsx');
    expect(await openXlsxFile(file)).toMatchObject({ error: { code: 'file-missing', params: { file } } });
  });

  test('a file is written as a whole and leaves nothing beside it', async () => {
    const file = join(folder, 'a.xlsx');
    writeFileSync(file, 'old');
    expect(await writeFileWhole(file, utf8('new'))).toEqual({ ok: true, value: undefined });
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['a.xlsx']);
  });

  test('a folder that is not there is a problem', async () => {
    const file = join(folder, 'no', 'a.xlsx');
    expect(await writeFileWhole(file, utf8('new'))).toMatchObject({
      ok: false,
      error: { code: 'folder-missing', params: { file, folder: join(folder, 'no') } },
    });
  });
});

const sheetXml = (rows: string, prefix = ''): string =>
  `<${prefix}worksheet><${prefix}cols><${prefix}col min="2" max="3" style="7"/></${prefix}cols>` +
  `<${prefix}sheetData>${rows}</${prefix}sheetData></${prefix}worksheet>`;

describe('cells are read for what they are', () => {
  test.each([
    { name: 'a number', cell: '<c r="A1"><v>1.50</v></c>', value: 1.5 },
    { name: 'a number stored as text', cell: '<c r="A1" t="s"><v>0</v></c>', value: '007' },
    { name: 'a shared text in runs', cell: '<c r="A1" t="s"><v>1</v></c>', value: 'two runs' },
    { name: "a formula's text", cell: '<c r="A1" t="str"><f>A2&amp;"x"</f><v>&lt;x&gt;</v></c>', value: '<x>' },
    { name: "a formula's number", cell: '<c r="A1"><f>1+1</f><v>2</v></c>', value: 2 },
    { name: 'an error', cell: '<c r="A1" t="e"><f>NA()</f><v>#N/A</v></c>', value: '#N/A' },
    { name: 'a boolean', cell: '<c r="A1" t="b"><v>1</v></c>', value: true },
    { name: 'a date as text', cell: '<c r="A1" t="d"><v>2024-01-02</v></c>', value: 45293 },
    {
      name: 'inline text with an aid',
      cell: '<c r="A1" t="inlineStr"><is><t>漢</t><rPh><t>かん</t></rPh></is></c>',
      value: '漢',
    },
    { name: 'a cell without an address', cell: '<c><v>3</v></c>', value: 3 },
    { name: 'CDATA', cell: '<c r="A1" t="str"><v><![CDATA[a<b]]></v></c>', value: 'a<b' },
  ])('$name', ({ cell, value }) => {
    expect(readGrid(sheetXml(`<row r="1">${cell}</row>`), ['007', 'two runs'])).toEqual([[value]]);
  });

  test('with a prefix before every name, and far apart', () => {
    const xml = sheetXml('<x:row r="3"><x:c r="C3"><x:v>1</x:v></x:c><x:c r="D3" s="4"/></x:row>', 'x:');
    expect(readGrid(xml, [])).toEqual([
      ['', '', ''],
      ['', '', ''],
      ['', '', 1],
    ]);
  });
});

describe('cells are overwritten in place', () => {
  const edit = (rows: string, edits: [number, number, string | number][], prefix = ''): string => {
    const map = new Map<number, Map<number, string | number>>();
    for (const [row, column, value] of edits) map.set(row, (map.get(row) ?? new Map()).set(column, value));
    const edited = editSheet(sheetXml(rows, prefix), map);
    return edited.slice(edited.indexOf('sheetData>') + 10, edited.lastIndexOf(`</${prefix}sheetData`));
  };
  test.each([
    {
      name: 'a cell keeps its format',
      rows: '<row r="1"><c r="A1" s="3" t="s"><v>0</v></c></row>',
      edits: [[0, 0, 5]],
      out: '<row r="1"><c r="A1" s="3"><v>5</v></c></row>',
    },
    {
      name: 'blank',
      rows: '<row r="1"><c r="A1" s="3"><f>B1</f><v>0</v></c></row>',
      edits: [[0, 0, '']],
      out: '<row r="1"><c r="A1" s="3"/></row>',
    },
    {
      name: 'before, between and after',
      rows: '<row r="2" spans="2:2"><c r="B2"><v>1</v></c></row>',
      edits: [
        [0, 0, 8],
        [1, 0, 9],
        [1, 3, 7],
        [3, 1, 6],
      ],
      out: '<row r="1"><c r="A1"><v>8</v></c></row><row r="2"><c r="A2"><v>9</v></c><c r="B2"><v>1</v></c><c r="D2"><v>7</v></c></row><row r="4"><c r="B4" s="7"><v>6</v></c></row>',
    },
    {
      name: 'an empty row and its format',
      rows: '<row r="1" s="5" customFormat="1"/>',
      edits: [[0, 0, 1]],
      out: '<row r="1" s="5" customFormat="1"><c r="A1" s="5"><v>1</v></c></row>',
    },
    { name: 'an empty sheet', rows: '', edits: [[0, 0, 1]], out: '<row r="1"><c r="A1"><v>1</v></c></row>' },
  ] as { name: string; rows: string; edits: [number, number, string | number][]; out: string }[])(
    '$name',
    ({ rows, edits, out }) => {
      expect(edit(rows, edits)).toBe(out);
    },
  );
  test('with a prefix', () => {
    const rows = '<x:row r="1"><x:c r="A1"/></x:row>';
    const out = '<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row>';
    expect(edit(rows, [[0, 0, 'a']], 'x:')).toBe(out);
  });
});

test.each([
  ['A1:C4', { row: 0, column: 0, rows: 4, columns: 3 }],
  ['$AA$10', { row: 9, column: 26, rows: 1, columns: 1 }],
])('areas: %s', (reference, area) => {
  expect(parseArea(reference)).toEqual(area);
  expect(parseArea(areaName(area))).toEqual(area);
  expect(cellName(0, 16_383)).toBe('XFD1');
});

test.each([
  ['Squads!$C$2:$C$4', 'Squads!$C$3:$C$5'],
  ["'My squads'!C2+Squads!C2", "'My squads'!C2+Squads!C3"],
  ['"Squads!C2"&Squads[C2]', '"Squads!C2"&Squads[C2]'],
  ['SUM(C2:C4)+LOG10(A1:A2)', 'SUM(C3:C5)+LOG10(A2:A3)'],
])('references in %s move', (formula, moved) => {
  expect(moveFormula(formula, 'Squads', (area) => ({ ...area, row: area.row + 1 }), true)).toBe(moved);
});

test('the sheet that is open when the file is opened is never a hidden one', async () => {
  const workbook = await newXlsx();
  const blank = { cells: [], tables: [], widths: [], frozenRows: 0 };
  await workbook.apply([
    { kind: 'put-sheet', sheet: { ...blank, name: 'Hidden', hidden: true } },
    { kind: 'put-sheet', sheet: { ...blank, name: 'Shown', hidden: false } },
  ]);
  const xml = partText(mustUnpack(await workbook.bytes()), 'xl/workbook.xml');
  expect(xml).toMatch(/activeTab="1"/);
  expect(xml).toMatch(/<sheet state="hidden" name="Hidden"[^>]*>(?:<\/sheet>)?<sheet name="Shown"/);
});
