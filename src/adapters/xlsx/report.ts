import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import type { CellStyle, StyledCell } from '../../workbook/port';
import { escapeCharacters } from './markup';
import { mustUnpack, pack, partText, setPartText } from './package';

/** A sheet of a player's file. Its name must be one that Excel takes. */
export interface ReportSheet {
  readonly name: string;
  /** In characters, of the columns from A. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly StyledCell[])[];
}

type Look = Omit<Cell & object, 'value' | 'type'>;

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
};

const toCell = ({ value, style = 'plain' }: StyledCell): Cell => {
  if (value === '' && style === 'plain') return null;
  const look = { alignVertical: 'top', ...LOOKS[style] } as const;
  if (typeof value === 'number') return { value, type: Number, ...look };
  if (typeof value === 'boolean') return { value, type: Boolean, ...look };
  return { value: escapeCharacters(value), type: String, ...look };
};

const TEXTS = 'xl/sharedStrings.xml';

/**
 * A player's file: values only, made from nothing, so that it can hold nothing else. It names neither an author nor a
 * time, and the same sheets give the same bytes. Works in Node and in a browser.
 */
export const writeReportXlsx = async (sheets: readonly ReportSheet[]): Promise<Uint8Array> => {
  const made = sheets.map(({ name, widths, rows }) => ({
    sheet: name,
    columns: widths.map((width) => ({ width })),
    data: rows.map((row) => row.map(toCell)),
  }));
  const blob = await writeExcelFile(made).toBlob();
  const parts = mustUnpack(new Uint8Array(await blob.arrayBuffer()));
  // The library's zip entries are dated now, and a text's spaces at either end would be lost.
  const texts = partText(parts, TEXTS).replaceAll('<t>', '<t xml:space="preserve">');
  setPartText(parts, TEXTS, texts);
  return pack(new Map([...parts].sort(([a], [b]) => (a < b ? -1 : 1))));
};
