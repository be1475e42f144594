import { dynamicMark } from '../../src/adapters/xlsx/dynamic-mark';
import { editSheet } from '../../src/adapters/xlsx/edit';
import type { Parts } from '../../src/adapters/xlsx/package';
import { readCells } from '../../src/adapters/xlsx/read-cells';
import { NOT_CALCULATED, type CellContent, type FormulaCell } from '../../src/workbook/port';

const sheetXml = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const read = (rows: string) => readCells(sheetXml(rows), []);

const formulaCell = (formula: string, value: FormulaCell['value'], kind: FormulaCell['kind'] = 'plain') => ({
  formula,
  value,
  kind,
});

describe('formulas and what they gave', () => {
  test.each([
    ['a number', '<c r="A1"><f>1+1</f><v>2</v></c>', formulaCell('=1+1', 2)],
    ['a text', '<c r="A1" t="str"><f>A2&amp;"x"</f><v>&lt;</v></c>', formulaCell('=A2&"x"', '<')],
    ['an empty text', '<c r="A1" t="str"><f>""</f><v></v></c>', formulaCell('=""', '')],
    ['an error', '<c r="A1" t="e"><f>B1</f><v>#REF!</v></c>', formulaCell('=B1', '#REF!')],
    ['no value: excelize', '<c r="A1"><f>B1*2</f></c>', formulaCell('=B1*2', NOT_CALCULATED)],
    ['an empty value: openpyxl', '<c r="A1"><f>B1*2</f><v></v></c>', formulaCell('=B1*2', NOT_CALCULATED)],
    ['an empty value element', '<c r="A1"><f>B1*2</f><v/></c>', formulaCell('=B1*2', NOT_CALCULATED)],
    ['an array in one cell', '<c r="A1"><f t="array" ref="A1">B1</f><v>1</v></c>', formulaCell('=B1', 1, 'array')],
    ['free to spill', '<c r="A1" cm="1"><f t="array" ref="A1">B1</f><v>1</v></c>', formulaCell('=B1', 1, 'dynamic')],
    ['a data table', '<c r="A1"><f t="dataTable" ref="A1:A1"/><v>1</v></c>', formulaCell('=', 1, 'part')],
  ])('%s', (_, cell, formula) => {
    const { grid, formulas } = read(`<row r="1">${cell}</row>`);
    expect(formulas).toEqual([[formula]]);
    expect(grid).toEqual(formula.value === '' ? [] : [[formula.value]]);
  });

  test('a shared text reads in each cell as its own', () => {
    const { formulas } = read(
      '<row r="2"><c r="D2"><f t="shared" ref="D2:D4" si="0">C2*$B$1+Types!A2</f><v>1</v></c></row>' +
        '<row r="3"><c r="D3"><f t="shared" si="0"/><v>2</v></c></row>' +
        '<row r="4"><c r="D4"><f t="shared" si="0"/></c></row>',
    );
    expect(formulas.slice(1).map((row) => row?.[3])).toEqual([
      formulaCell('=C2*$B$1+Types!A2', 1),
      formulaCell('=C3*$B$1+Types!A3', 2),
      formulaCell('=C4*$B$1+Types!A4', NOT_CALCULATED),
    ]);
  });

  test('an array formula stands in all its cells, and where it was not calculated none has a value', () => {
    const array = (v: string): string => `<row r="1"><c r="A1"><f t="array" ref="A1:B2">C1:D2</f>${v}</c></row>`;
    const done = read(`${array('<v>1</v>')}<row r="2"><c r="B2"><v>4</v></c></row>`);
    expect(done.formulas).toEqual([
      [formulaCell('=C1:D2', 1, 'part'), formulaCell('=C1:D2', '', 'part')],
      [formulaCell('=C1:D2', '', 'part'), formulaCell('=C1:D2', 4, 'part')],
    ]);
    expect(read(array('')).grid).toEqual([
      [NOT_CALCULATED, NOT_CALCULATED],
      [NOT_CALCULATED, NOT_CALCULATED],
    ]);
    expect(read('<row r="1"><c r="A1"><f t="array" ref="A1:XFD1048576">1</f></c></row>').grid).toHaveLength(1);
  });
});

describe('formulas are put back as they were', () => {
  const put = (content: CellContent, mark = ''): string =>
    editSheet(sheetXml('<row r="1"><c r="A1" s="2"><v>0</v></c></row>'), new Map([[0, new Map([[0, content]])]]), mark)
      .replace(/.*<row r="1">/, '')
      .replace(/<\/row>.*/, '');
  test.each([
    [formulaCell('=B1<2', true), '<c r="A1" s="2" t="b"><f>B1&lt;2</f><v>1</v></c>'],
    [formulaCell('="a"', 'a'), '<c r="A1" s="2" t="str"><f>&quot;a&quot;</f><v>a</v></c>'],
    [formulaCell('=B1', ''), '<c r="A1" s="2" t="str"><f>B1</f><v></v></c>'],
    [formulaCell('=B1', '#N/A'), '<c r="A1" s="2" t="e"><f>B1</f><v>#N/A</v></c>'],
    [formulaCell('=B1', NOT_CALCULATED), '<c r="A1" s="2"><f>B1</f></c>'],
    [formulaCell('=B1', 1, 'array'), '<c r="A1" s="2"><f t="array" ref="A1">B1</f><v>1</v></c>'],
    [formulaCell('=B1', 1, 'dynamic'), '<c r="A1" s="2" cm="3"><f t="array" ref="A1">B1</f><v>1</v></c>'],
  ])('%j', (content, cell) => {
    expect(put(content, '3')).toBe(cell);
    expect(read(`<row r="1">${cell}</row>`).formulas).toEqual([[content]]);
  });

  test('the mark of formulas that spill is that of the workbook', () => {
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    const parts: Parts = new Map([
      ['_rels/.rels', bytes('<r><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.xml"/></r>')],
      ['xl/workbook.xml', bytes('<workbook/>')],
      [
        'xl/_rels/workbook.xml.rels',
        bytes('<r><Relationship Id="b" Type="x/sheetMetadata" Target="metadata.xml"/></r>'),
      ],
      [
        'xl/metadata.xml',
        bytes(
          '<metadata><metadataTypes><metadataType name="XLRICHVALUE"/><metadataType name="XLDAPR"/></metadataTypes>' +
            '<futureMetadata><bk/><bk/></futureMetadata>' +
            '<cellMetadata><bk><rc t="1" v="0"/></bk><bk><rc t="2" v="0"/></bk></cellMetadata></metadata>',
        ),
      ],
    ]);
    expect(dynamicMark(parts)).toBe('2');
    parts.delete('xl/_rels/workbook.xml.rels');
    expect(dynamicMark(parts)).toBe('');
  });
});
