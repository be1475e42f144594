import { withFunctionCells } from '../../src/adapters/xlsx/function-cells';
import { mustUnpack, partText } from '../../src/adapters/xlsx/package';
import { newXlsx, openXlsx } from '../../src/adapters/xlsx/workbook';
import { calculatorBook } from '../../src/functions/calculator/book';
import { LANGUAGES, type Language } from '../../src/i18n/language';
import { areaName } from '../../src/workbook/address';
import { functionFormula } from '../../src/workbook/functionCell';
import { shownFormula } from '../../src/workbook/formula';
import { showInLibreOffice } from '../support/libreoffice';
import { describeWith } from '../support/programs';
import { good } from '../support/sample-campaign';
import { everyElement, parseXml, type XmlElement } from '../support/xml';

const fileOf = async (language: Language): Promise<Uint8Array> => {
  const { sheets, functions } = calculatorBook(language);
  const workbook = await newXlsx();
  await workbook.apply(sheets.map((sheet) => ({ kind: 'put-sheet', sheet })));
  return withFunctionCells(await workbook.bytes(), functions);
};

const cellsOf = (xml: string): readonly XmlElement[] => everyElement(parseXml(xml)).filter(({ name }) => name === 'c');
const child = (cell: XmlElement | undefined, name: string) => cell?.children.find((each) => each.name === name);

describe.each(LANGUAGES)('the workbook of calculators in %s', (language) => {
  const { sheets, functions } = calculatorBook(language);

  test('every function gives values of its own language', () => {
    expect(functions.map(({ formula }) => shownFormula(formula).slice(0, 18))).toEqual([
      ...['=GM.RESOLVE_COMBAT', '=GM.COMBAT_LOG(A6:', '=GM.TA_ODDS(B5,B6)', '=GM.EXO_BURST_ODDS'],
    ]);
    for (const { values } of functions) for (const line of values) expect(line).not.toContain('');
    const [resolved, log] = functions;
    expect(resolved?.values[0]).toHaveLength(6);
    expect(log?.values.length).toBeGreaterThan(5);
  });

  test('formulas stand in the file as Excel keeps them, with their values', async () => {
    const parts = mustUnpack(await fileOf(language));
    for (const [index, { name }] of sheets.entries()) {
      const cells = cellsOf(partText(parts, `xl/worksheets/sheet${index + 2}.xml`));
      for (const { row, column, formula, values } of functions.filter(({ sheet }) => sheet === name)) {
        const area = areaName({ row, column, rows: values.length, columns: values[0]!.length });
        const cell = cells.find(({ attributes }) => attributes['r'] === area.split(':')[0]);
        expect(cell?.attributes).toMatchObject({ cm: '1' });
        expect(child(cell, 'f')).toMatchObject({
          attributes: { t: 'array', ref: area },
          text: formula.slice(1),
        });
        expect(child(cell, 'v')?.text).toBe(String(values[0]?.[0]));
      }
      expect(cells.filter((cell) => child(cell, 'f'))).toHaveLength(2);
    }
  });

  test('the file names its metadata of dynamic arrays, and asks for no calculation on opening', async () => {
    const parts = mustUnpack(await fileOf(language));
    const types = everyElement(parseXml(partText(parts, '[Content_Types].xml')));
    expect(types.find(({ attributes }) => attributes['PartName'] === '/xl/metadata.xml')?.attributes).toMatchObject({
      ContentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheetMetadata+xml',
    });
    const relations = everyElement(parseXml(partText(parts, 'xl/_rels/workbook.xml.rels')));
    expect(relations.filter(({ attributes }) => attributes['Target'] === 'metadata.xml')).toHaveLength(1);
    const ids = relations.flatMap(({ attributes }) => attributes['Id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const metadata = everyElement(parseXml(partText(parts, 'xl/metadata.xml')));
    expect(metadata.find(({ name }) => name === 'metadataType')?.attributes).toMatchObject({ name: 'XLDAPR' });
    expect(partText(parts, 'xl/workbook.xml')).not.toContain('fullCalcOnLoad');
  });

  test('it is read back: values, and formulas whose cells cannot be overwritten alone', async () => {
    const workbook = good(await openXlsx(await fileOf(language)));
    const names = (await workbook.outline()).sheets.map(({ name }) => name);
    expect(names).toEqual(sheets.map(({ name }) => name));
    const [grids, formulas] = [await workbook.values(names), await workbook.formulas(names)];
    for (const { sheet, row, column, formula, values } of functions) {
      const at = names.indexOf(sheet);
      values.forEach((line, down) => {
        expect(grids[at]?.[row + down]?.slice(column, column + line.length)).toEqual(line);
        for (const [right] of line.entries()) {
          expect(formulas[at]?.[row + down]?.[column + right]).toMatchObject({ formula, kind: 'part' });
        }
      });
    }
  });
});

test('a function’s name is shown as it is typed, whatever the case another program has saved it in', () => {
  const formula = functionFormula('RESOLVE_COMBAT', ['A6:B11', 'D6:E11', '', 'B17']);
  expect(formula).toBe('=_xldudf_GM_RESOLVE_COMBAT(A6:B11,D6:E11,,B17)');
  expect(shownFormula(formula)).toBe('=GM.RESOLVE_COMBAT(A6:B11,D6:E11,,B17)');
  expect(shownFormula(formula.toLowerCase())).toBe('=GM.RESOLVE_COMBAT(a6:b11,d6:e11,,b17)');
});

describeWith('libreoffice', 'in LibreOffice, which knows no add-in', () => {
  test('it opens, and says of the functions alone that it does not know them', async () => {
    const files = { en: await fileOf('en'), ru: await fileOf('ru') };
    const books = { en: calculatorBook('en'), ru: calculatorBook('ru') };
    const names = [...books.en.sheets, ...books.ru.sheets].map(({ name }) => name);
    const shown = showInLibreOffice(files, names);
    for (const language of ['en', 'ru'] as const) {
      const [{ name, cells }] = books[language].sheets as [(typeof books)['en']['sheets'][number]];
      expect(shown[language]?.[name]?.[5]?.[1]).toBe(cells[5]?.[1]?.value);
      for (const { sheet, row, column, values } of books[language].functions) {
        const line = shown[language]?.[sheet]?.[row]?.slice(column, column + values[0]!.length);
        expect(line).toEqual(values[0]!.map(() => '#NAME?'));
      }
    }
  });
});
