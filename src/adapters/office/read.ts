import { problem } from '../../engine/problem';
import { HostFailure } from '../../workbook/hostProblems';
import type { Area, CellValue } from '../../workbook/port';
import { findKinds, type ArraysHint } from './arrays';
import { CellCollector, type Block, type SheetCells } from './cells';
import { areaOf, type SheetLook } from './look';
import { codeOf, type Queue } from './request';

/** Sends a request. */
export type Ask = <T>(queue: Queue<T>) => Promise<T>;

/** Part of a sheet that is to be read. */
interface Piece {
  readonly sheet: string;
  readonly area: Area;
  readonly withFormats: boolean;
}

/** About 2 MB of values and formulas; Excel on the web gives no more than 5 MB at once. */
export const CELLS_AT_ONCE = 40_000;

/** Above that only the cells that hold something are looked for, and no more than so many. */
const MOST_CELLS = 1_000_000;

export const sizeOf = ({ rows, columns }: Area): number => rows * columns;

/** Cuts an area into parts of at most `most` cells, of whole rows where a row is no larger. */
const cut = (area: Area, most: number): readonly Area[] => {
  if (sizeOf(area) <= most) return [area];
  const parts: Area[] = [];
  const columns = Math.min(area.columns, most);
  const rows = Math.max(1, Math.floor(most / columns));
  for (let down = 0; down < area.rows; down += rows)
    for (let right = 0; right < area.columns; right += columns)
      parts.push({
        row: area.row + down,
        column: area.column + right,
        rows: Math.min(rows, area.rows - down),
        columns: Math.min(columns, area.columns - right),
      });
  return parts;
};

/** Puts pieces together into requests of at most {@link CELLS_AT_ONCE} cells. */
const inRequests = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const requests: Piece[][] = [];
  let room = 0;
  for (const { area, ...piece } of pieces) {
    for (const part of cut(area, CELLS_AT_ONCE)) {
      if (sizeOf(part) > room) {
        requests.push([]);
        room = CELLS_AT_ONCE;
      }
      room -= sizeOf(part);
      requests[requests.length - 1]?.push({ ...piece, area: part });
    }
  }
  return requests;
};

interface Answered {
  readonly piece: Piece;
  readonly block: Block;
  readonly arrays: ArraysHint;
}

const askPieces =
  (pieces: readonly Piece[]): Queue<readonly Answered[]> =>
  ({ workbook }) => {
    const ranges = pieces.map(({ sheet, withFormats, area: { row, column, rows, columns } }) =>
      workbook.worksheets
        .getItem(sheet)
        .getRangeByIndexes(row, column, rows, columns)
        .load(`values,formulas,savedAsArray,hasSpill${withFormats ? ',numberFormat' : ''}`),
    );
    return () =>
      ranges.flatMap((range, i) => {
        const piece = pieces[i];
        if (piece === undefined) return [];
        const values = range.values as CellValue[][];
        const formulas = range.formulas as CellValue[][];
        const arrays = range.savedAsArray !== false || range.hasSpill !== false;
        const formats = piece.withFormats ? { formats: range.numberFormat as string[][] } : {};
        return [{ piece, block: { area: piece.area, values, formulas, ...formats }, arrays }];
      });
  };

/** Asks for pieces; where the answer would be too large, for each half by itself. */
const readPieces = async (ask: Ask, pieces: readonly Piece[]): Promise<readonly Answered[]> => {
  try {
    return await ask(askPieces(pieces));
  } catch (error) {
    const cells = pieces.reduce((sum, { area }) => sum + sizeOf(area), 0);
    if (codeOf(error) !== 'ResponsePayloadSizeLimitExceeded' || cells <= 1) throw error;
    const half = Math.ceil(cells / 2);
    const halves =
      pieces.length > 1
        ? [pieces.slice(0, Math.ceil(pieces.length / 2)), pieces.slice(Math.ceil(pieces.length / 2))]
        : pieces.flatMap((piece) => cut(piece.area, half).map((area) => [{ ...piece, area }]));
    const answers: Answered[] = [];
    for (const each of halves) answers.push(...(await readPieces(ask, each)));
    return answers;
  }
};

/** Where the cells of a very large sheet stand that hold something. */
const askFilled =
  (sheet: string): Queue<readonly Area[]> =>
  ({ workbook }) => {
    const range = workbook.worksheets.getItem(sheet).getRange();
    const found = [range.getSpecialCellsOrNullObject('Constants'), range.getSpecialCellsOrNullObject('Formulas')];
    const areas = found.map((each) =>
      each.areas.load('items/rowIndex,items/columnIndex,items/rowCount,items/columnCount'),
    );
    return () => areas.flatMap((each) => (each.isNullObject ? [] : each.items.map(areaOf)));
  };

const piecesOf = async (ask: Ask, { name, used }: SheetLook, withFormats: boolean): Promise<readonly Piece[]> => {
  if (used === undefined) return [];
  if (sizeOf(used) <= MOST_CELLS) return [{ sheet: name, area: used, withFormats }];
  const areas = await ask(askFilled(name));
  if (areas.reduce((sum, area) => sum + sizeOf(area), 0) > MOST_CELLS)
    throw new HostFailure(problem('sheet-too-large', { sheet: name, most: MOST_CELLS }));
  return areas.map((area) => ({ sheet: name, area, withFormats }));
};

/**
 * Reads the cells of sheets, in as few requests as their size allows.
 * @param formatted names of the sheets whose number formats are asked for, too.
 */
export const readSheets = async (
  ask: Ask,
  sheets: readonly SheetLook[],
  formatted: readonly string[] = [],
): Promise<ReadonlyMap<string, SheetCells>> => {
  const pieces: Piece[] = [];
  for (const sheet of sheets) pieces.push(...(await piecesOf(ask, sheet, formatted.includes(sheet.name))));
  const collectors = new Map(sheets.map(({ name }) => [name, new CellCollector()]));
  const withArrays = new Set<string>();
  for (const request of inRequests(pieces)) {
    for (const { piece, block, arrays } of await readPieces(ask, request)) {
      collectors.get(piece.sheet)?.add(block);
      if (arrays) withArrays.add(piece.sheet);
    }
  }
  for (const sheet of withArrays) {
    const collector = collectors.get(sheet);
    if (collector) await findKinds(ask, sheet, collector);
  }
  return new Map([...collectors].map(([name, collector]) => [name, collector.finish()]));
};
