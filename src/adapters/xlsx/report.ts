import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import type { Problem } from '../../engine/problem';
import { err, ok, type Result } from '../../engine/result';
import type { CellStyle, StyledCell } from '../../workbook/port';
import { cellName } from '../../workbook/address';
import { TERRAINS, type Terrain } from '../../engine/landing/terrain';
import { TERRAIN_COLOURS } from '../../workbook/terrain-colours';
import { cellXml } from './cell';
import { attribute, scanXml } from './markup';
import { mustUnpack, packFile, partText, setPartText } from './package';
import { readSheets } from './read';
import { textsOfFile } from './texts';

/** A sheet of a player's file. Its name must be one that Excel takes. */
export interface ReportSheet {
  readonly name: string;
  /** In characters, of the columns from A. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly StyledCell[])[];
}

type Look = Omit<Cell & object, 'value' | 'type'>;

const GROUND_LOOKS = Object.fromEntries(
  TERRAINS.map((terrain): readonly [string, Look] => {
    const backgroundColor = `#${TERRAIN_COLOURS[terrain]}`;
    const look = { backgroundColor, align: 'center' } as const;
    return [`ground-${terrain}`, terrain === 'impassable' ? { ...look, textColor: '#FFFFFF' } : look];
  }),
) as Readonly<Record<`ground-${Terrain}`, Look>>;

const LOOKS: Readonly<Record<CellStyle, Look>> = {
  title: { fontWeight: 'bold', fontSize: 14 },
  header: { fontWeight: 'bold', backgroundColor: '#D9E1F2', wrap: true },
  input: {},
  product: {},
  note: { fontStyle: 'italic', textColor: '#595959' },
  good: { textColor: '#375623', backgroundColor: '#E2EFDA' },
  bad: { fontWeight: 'bold', textColor: '#9C0006', backgroundColor: '#FCE4E4' },
  strong: { fontWeight: 'bold' },
  code: { fontFamily: 'Consolas' },
  plain: {},
  ...GROUND_LOOKS,
};

const STYLES = Object.keys(LOOKS) as readonly CellStyle[];

/** One cell of every style: the library numbers their formats. */
const SAMPLES = STYLES.map((style): Cell => ({ value: 0, type: Number, alignVertical: 'top', ...LOOKS[style] }));

/** The number that the library gave each style, read from the cells it wrote. */
const styleNumbers = (xml: string): Readonly<Record<CellStyle, string>> => {
  const numbers: string[] = [];
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === 'c') numbers.push(attribute(attributes, 's') ?? '');
    },
  });
  return Object.fromEntries(STYLES.map((style, index) => [style, numbers[index] ?? ''])) as Record<CellStyle, string>;
};

const sheetData = (rows: ReportSheet['rows'], numbers: Readonly<Record<CellStyle, string>>): string => {
  const lines = rows.map((cells, row) => {
    const xml = cells.map(({ value, style = 'plain' }, column) =>
      value === '' && style === 'plain' ? '' : cellXml(cellName(row, column), numbers[style], value),
    );
    return `<row r="${row + 1}">${xml.join('')}</row>`;
  });
  return `<sheetData>${lines.join('')}</sheetData>`;
};

/**
 * A player's file: values only, made from nothing, so that it can hold nothing else. It names neither an author nor a
 * time, and the same sheets give the same bytes. Works in Node and in a browser.
 *
 * The library makes the workbook, its formats and columns; the cells are put in afterwards. Through the library they
 * take ten times as long, start workers to be packed, and lose their texts' blanks at either end.
 */
export const writeReportXlsx = async (sheets: readonly ReportSheet[]): Promise<Uint8Array> => {
  const frame = sheets.map(({ name, widths }) => ({
    sheet: name,
    columns: widths.map((width) => ({ width })),
    data: [SAMPLES],
  }));
  const blob = await writeExcelFile(frame).toBlob();
  const parts = mustUnpack(new Uint8Array(await blob.arrayBuffer()));
  readSheets(parts).forEach(({ path }, index) => {
    const xml = partText(parts, path);
    const data = sheetData(sheets[index]?.rows ?? [], styleNumbers(xml));
    setPartText(
      parts,
      path,
      xml.replace(/<sheetData>[\s\S]*<\/sheetData>/, () => data),
    );
  });
  return packFile(new Map([...parts].sort(([a], [b]) => (a < b ? -1 : 1))));
};

/** A sheet with one cell of every kind and style, and nothing that is anybody's. */
const FRAME: ReportSheet = {
  name: 'Sheet1',
  widths: [10],
  rows: STYLES.map((style) => [
    { value: 0, style },
    { value: 'x', style },
    { value: ' x', style },
    { value: '', style },
    { value: true, style },
  ]),
};

let frameTexts: Promise<ReadonlySet<string>> | undefined;

/**
 * A player's file, looked at once more when it is finished: `check` gets every text of its unpacked parts but those that
 * any such file has.
 */
export async function writeCheckedReport<P extends Problem>(
  sheet: ReportSheet,
  check: (texts: readonly string[]) => readonly P[],
): Promise<Result<Uint8Array, readonly P[]>> {
  const bytes = await writeReportXlsx([sheet]);
  frameTexts ??= writeReportXlsx([FRAME]).then((frame) => new Set(textsOfFile(frame)));
  const always = await frameTexts;
  const problems = check(textsOfFile(bytes).filter((text) => !always.has(text)));
  return problems.length > 0 ? err(problems) : ok(bytes);
}
