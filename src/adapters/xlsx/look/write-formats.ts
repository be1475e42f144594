import { parseCell } from '../../../workbook/address';
import { editSheet } from '../edit';
import { attribute, scanXml } from '../markup';
import { partText, relationships, setPartText, workbookPath, type Parts } from '../package';
import { mustFindSheet } from '../read';
import { readTheme } from './colors';
import { FormatWriter } from './format-writer';
import type { CellLook } from './formats';

/** How a cell is to look; its value stays. */
export interface FormatEdit {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly look: CellLook;
}

const pathOf = (parts: Parts, type: string): string => {
  const found = relationships(parts, workbookPath(parts) ?? '').find((each) => each.type === type)?.target;
  return found ?? '';
};

/** The parts with the cells' formats changed. Throws when a sheet is not there; the parts given stay as they are. */
export const writeFormats = (before: Parts, edits: readonly FormatEdit[]): Parts => {
  const parts: Parts = new Map(before);
  const stylesPath = pathOf(parts, 'styles');
  const theme = readTheme(partText(parts, pathOf(parts, 'theme')));
  const writer = new FormatWriter(partText(parts, stylesPath), theme);
  const sheets = new Map<string, FormatEdit[]>();
  for (const edit of edits) sheets.set(edit.sheet, [...(sheets.get(edit.sheet) ?? []), edit]);
  for (const [name, list] of sheets) {
    const { path } = mustFindSheet(parts, name);
    setPartText(parts, path, formatSheet(partText(parts, path), list, writer));
  }
  setPartText(parts, stylesPath, writer.xml);
  return parts;
};

type Wanted = ReadonlyMap<number, ReadonlyMap<number, CellLook>>;

const formatSheet = (xml: string, edits: readonly FormatEdit[], writer: FormatWriter): string => {
  const wanted = new Map<number, Map<number, CellLook>>();
  for (const { row, column, look } of edits) {
    const cells = wanted.get(row) ?? new Map<number, CellLook>();
    wanted.set(row, cells.set(column, look));
  }
  return setFormats(withAllCells(xml, wanted), wanted, writer);
};

/** Tells every cell of a sheet's XML with its place; `end` is the offset behind its tag. */
const scanCells = (
  xml: string,
  on: (row: number, column: number, attributes: string, start: number, end: number) => void,
): void => {
  let [row, column] = [-1, -1];
  scanXml(xml, {
    open: (name, attributes, start, end) => {
      if (name === 'row') [row, column] = [Number(attribute(attributes, 'r') ?? row + 2) - 1, -1];
      if (name !== 'c') return;
      column = parseCell(attribute(attributes, 'r') ?? '')?.column ?? column + 1;
      on(row, column, attributes, start, end);
    },
  });
};

/** Puts blank cells where some are wanted and none are: they take the format of their row or column. */
const withAllCells = (xml: string, wanted: Wanted): string => {
  const blanks = new Map([...wanted].map(([row, cells]) => [row, new Map([...cells.keys()].map((at) => [at, '']))]));
  scanCells(xml, (row, column) => blanks.get(row)?.delete(column));
  return editSheet(xml, blanks);
};

const setFormats = (xml: string, wanted: Wanted, writer: FormatWriter): string => {
  const out: string[] = [];
  let from = 0;
  scanCells(xml, (row, column, attributes, start, end) => {
    const look = wanted.get(row)?.get(column);
    if (look === undefined) return;
    const number = writer.number(Number(attribute(attributes, 's') ?? 0), look);
    const tag = xml.slice(start, end).replace(/\ss="[^"]*"/, '');
    out.push(
      xml.slice(from, start),
      tag.replace(/^<[^\s/>]+/, (name) => `${name} s="${number}"`),
    );
    from = end;
  });
  return out.join('') + xml.slice(from);
};
