import { FormatWriter } from '../../src/adapters/xlsx/look/format-writer';
import { readFormats, type CellLook } from '../../src/adapters/xlsx/look/formats';
import type { FormatEdit } from '../../src/adapters/xlsx/look/write-formats';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../src/adapters/xlsx/workbook';

const PLAIN: CellLook = { font: {}, borders: {}, wrap: false };

const book = async (): Promise<XlsxWorkbook> => {
  const workbook = await newXlsx();
  const style = 'header' as const;
  const cells = [[{ value: 'Name', style }, { value: 7 }], [{ value: 'Olga' }]];
  await workbook.apply([
    { kind: 'put-sheet', sheet: { name: 'Notes', hidden: false, cells, tables: [], widths: [], frozenRows: 0 } },
  ]);
  return workbook;
};

const lookAt = async (workbook: XlsxWorkbook, row: number, column: number): Promise<CellLook | undefined> => {
  const { formats, sheets } = await workbook.look(['Notes']);
  return formats[sheets[0]?.formats[row]?.[column] ?? -1];
};

const reopened = async (workbook: XlsxWorkbook): Promise<XlsxWorkbook> => {
  const opened = await openXlsx(await workbook.bytes());
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
};

describe('formats of cells are changed in the file', () => {
  const red: CellLook = {
    font: { bold: true, italic: true, underline: true, strike: true, size: 16, family: 'Arial', color: '#c00000' },
    fill: '#ffff00',
    horizontal: 'center',
    vertical: 'bottom',
    wrap: true,
    borders: { left: '#000000', top: '#00ff00' },
    numberFormat: '0.000 "км"',
  };

  test('every part of a look comes back, on a cell with and without a value; values stay', async () => {
    const workbook = await book();
    const edits: readonly FormatEdit[] = [
      { sheet: 'Notes', row: 0, column: 1, look: red },
      { sheet: 'Notes', row: 5, column: 3, look: red },
    ];
    await workbook.format(edits);
    const again = await reopened(workbook);
    expect(await lookAt(again, 0, 1)).toEqual(red);
    expect(await lookAt(again, 5, 3)).toEqual(red);
    expect((await again.values(['Notes']))[0]?.slice(0, 2).map((line) => line.slice(0, 2))).toEqual([
      ['Name', 7],
      ['Olga', ''],
    ]);
    expect((await lookAt(again, 0, 0))?.font.bold).toBe(true);
  });

  test('what is taken off is off: bold, fill, number format', async () => {
    const workbook = await book();
    await workbook.format([{ sheet: 'Notes', row: 0, column: 1, look: red }]);
    await workbook.format([{ sheet: 'Notes', row: 0, column: 1, look: PLAIN }]);
    const look = await lookAt(await reopened(workbook), 0, 1);
    expect(look).toMatchObject({ wrap: false, borders: {} });
    expect([look?.fill, look?.numberFormat, look?.horizontal, look?.font.bold]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a sheet that is not there changes nothing', async () => {
    const workbook = await book();
    const before = await workbook.bytes();
    await expect(workbook.format([{ sheet: 'Nowhere', row: 0, column: 0, look: red }])).rejects.toThrow('Nowhere');
    expect(await workbook.bytes()).toEqual(before);
  });
});

describe('a format is changed in a copy of the one before', () => {
  const styles = (xf: string): string =>
    '<x:styleSheet xmlns:x="u"><x:fonts count="1"><x:font><x:sz val="11"/></x:font></x:fonts>' +
    '<x:fills><x:fill><x:patternFill patternType="none"/></x:fill></x:fills><x:borders><x:border/></x:borders>' +
    `<x:cellXfs count="1">${xf}</x:cellXfs></x:styleSheet>`;

  test('protection and rotation stay; the prefix of the file is kept; lists count what they hold', () => {
    const xf =
      '<x:xf numFmtId="0" fontId="0" fillId="0" borderId="0"><x:alignment textRotation="90"/><x:protection locked="0"/></x:xf>';
    const writer = new FormatWriter(styles(xf), []);
    expect(writer.number(0, { ...PLAIN, font: { size: 11 }, horizontal: 'right', fill: '#00ff00' })).toBe(1);
    const { xml } = writer;
    expect(xml).toContain('<x:alignment textRotation="90" horizontal="right"/><x:protection locked="0"/>');
    expect(xml).toContain('<x:cellXfs count="2">');
    expect(xml).toContain('<x:fills count="2">');
    expect(readFormats(xml, [])[1]).toMatchObject({ horizontal: 'right', fill: '#00ff00' });
  });

  test('the same look is one format, however often it is asked for', () => {
    const writer = new FormatWriter(styles('<x:xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>'), []);
    const look: CellLook = { ...PLAIN, font: { size: 11, bold: true }, numberFormat: '0.0' };
    expect([1, 2, 3].map(() => writer.number(0, look))).toEqual([1, 1, 1]);
    expect(writer.xml.match(/<x:numFmt /g)).toHaveLength(1);
    expect(writer.xml.match(/<x:font>/g)).toHaveLength(2);
  });
});
