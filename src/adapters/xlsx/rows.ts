import type { Area, Change } from '../../workbook/port';
import { afterDelete, afterInsert, endsAbove, grownBy } from '../areas';
import { areaName, cellName, parseCell } from '../../workbook/address';
import { must, type ExcelizeFile } from './library';
import { partText, relationships, setPartText, workbookPath, type Parts } from './package';
import { mustFindSheet, readSheets, readTables, type SheetPart, type TablePart } from './read';
import { readGrid } from './read-cells';
import { moveElements, moveList, type MoveArea } from './references';

/*
 * Rows of a sheet that the GM made are inserted and deleted by the library, which moves cells, formulas, merged cells,
 * conditional formats, validation, names and drawings. It leaves notes and the sources of charts where they were and
 * does not always keep a table's area: that is put right here, in the finished parts.
 */

type Inserting = Change & { kind: 'insert-rows' };
type Deleting = Change & { kind: 'delete-rows' };

/** A change that moves rows. */
export type RowChange = Inserting | Deleting;

/** A sheet as it was before its rows were moved, and how areas of it move. */
export interface RowMove {
  readonly sheet: SheetPart;
  readonly tables: readonly TablePart[];
  readonly table: TablePart | undefined;
  readonly row: number;
  readonly count: number;
  readonly isInserted: boolean;
  /** Whether rows were really moved, or new ones written below everything else. */
  readonly isMoved: boolean;
}

/** Finds out what inserting or deleting will move. */
export const planMove = (parts: Parts, change: RowChange): RowMove => {
  const sheet = mustFindSheet(parts, change.sheet);
  const tables = readTables(parts, sheet);
  const { row } = change;
  const height = readGrid(partText(parts, sheet.path), []).length;
  const isMoved = height > row || tables.some(({ area }) => area.row + area.rows > row);
  const plan = { sheet, tables, row, isMoved };
  return change.kind === 'insert-rows'
    ? {
        ...plan,
        count: change.values.length,
        isInserted: true,
        table: tables.find(({ name }) => name === change.table),
      }
    : { ...plan, count: change.rows, isInserted: false, table: undefined };
};

const columnsOf = (plan: RowMove, change: Inserting): Pick<Area, 'column' | 'columns'> =>
  plan.table?.area ?? { column: change.column, columns: Math.max(0, ...change.values.map((row) => row.length)) };

/** Row (after the insertion) whose formats the new rows take: the one above, below a header the one that follows. */
const modelRow = ({ table, row, count }: RowMove): number => {
  if (table === undefined || row > table.area.row + 1) return row - 1;
  return row < table.area.row + table.area.rows ? row + count : -1;
};

/** Inserts rows that look like their neighbours; their values are written afterwards. */
export const insertRows = (file: ExcelizeFile, change: Inserting, plan: RowMove): void => {
  const { row, count } = plan;
  if (count === 0) return;
  if (plan.isMoved) must(file.InsertRows(change.sheet, row + 1, count));
  const model = modelRow(plan);
  const { column, columns } = columnsOf(plan, change);
  for (let each = column; model >= 0 && each < column + columns; each++) {
    const { style } = must(file.GetCellStyle(change.sheet, cellName(model, each)));
    if (style > 0) {
      must(file.SetCellStyle(change.sheet, cellName(row, each), cellName(row + count - 1, each), style));
    }
  }
};

/** Deletes rows with the notes on them. */
export const deleteRows = (file: ExcelizeFile, change: Deleting): void => {
  for (const { Cell } of must(file.GetComments(change.sheet)).comments) {
    const row = parseCell(Cell)?.row ?? -1;
    if (row >= change.row && row < change.row + change.rows) must(file.DeleteComment(change.sheet, Cell));
  }
  for (let left = change.rows; left > 0; left--) must(file.RemoveRow(change.sheet, change.row + 1));
};

/** Parts of a type that a sheet leads to. */
const partsOfType = (parts: Parts, sheet: SheetPart, type: string): readonly string[] =>
  relationships(parts, sheet.path).flatMap((each) =>
    each.type === type && parts.has(each.target) ? [each.target] : [],
  );

const rewrite = (parts: Parts, path: string, change: (xml: string) => string): void => {
  const before = partText(parts, path);
  const after = change(before);
  if (after !== before) setPartText(parts, path, after);
};

const moveNotes = (parts: Parts, sheet: SheetPart, move: MoveArea): void => {
  const moveRow = (row: number): number => move({ row, column: 0, rows: 1, columns: 1 })?.row ?? row;
  const moveReference = (all: string, start: string, reference: string): string => {
    const cell = parseCell(reference);
    return cell === undefined ? all : `${start}${cellName(moveRow(cell.row), cell.column)}"`;
  };
  for (const type of ['comments', 'threadedComment']) {
    for (const path of partsOfType(parts, sheet, type)) {
      rewrite(parts, path, (xml) =>
        xml.replace(/(<\w*:?(?:comment|threadedComment)\s[^>]*?\bref=")([A-Z]+\d+)"/g, moveReference),
      );
    }
  }
  for (const path of partsOfType(parts, sheet, 'vmlDrawing')) {
    rewrite(parts, path, (xml) =>
      xml
        .replace(/(<x:Row>)\s*(\d+)\s*(?=<)/g, (_, tag: string, row: string) => `${tag}${moveRow(Number(row))}`)
        .replace(/(<x:Anchor>)([^<]*)/g, (_, tag: string, text: string) => {
          const numbers = text.split(',').map(Number);
          const top = numbers[2] ?? 0;
          const by = moveRow(top) - top;
          const moved = numbers.map((number, index) => (index === 2 || index === 6 ? number + by : number));
          return tag + moved.join(', ');
        }),
    );
  }
};

/** A table grows; what covers all its rows in one or more columns grows with it, as it does in Excel. */
const growing = ({ table, row, count, isInserted }: RowMove): MoveArea => {
  if (table === undefined || !isInserted || !endsAbove(table.area, row)) return (area) => area;
  const { area: whole } = table;
  return (area) => {
    const isColumn =
      endsAbove(area, row) &&
      (area.row === whole.row + 1 || area.row === whole.row) &&
      area.column >= whole.column &&
      area.column + area.columns <= whole.column + whole.columns;
    return isColumn ? grownBy(area, count) : area;
  };
};

const setTables = (parts: Parts, plan: RowMove, move: MoveArea): void => {
  for (const { area, path, totalRow } of plan.tables) {
    const moved = move(area);
    if (moved === undefined || !parts.has(path)) continue;
    const filtered = totalRow ? { ...moved, rows: moved.rows - 1 } : moved;
    rewrite(parts, path, (xml) =>
      xml
        .replace(/(<(?:\w+:)?table\s[^>]*?\sref=")[^"]*/, (_, start: string) => start + areaName(moved))
        .replace(/(<(?:\w+:)?autoFilter\s[^>]*?\bref=")[^"]*/, (_, start: string) => start + areaName(filtered)),
    );
  }
};

const AREA_LIST = /(<(?:\w+:)?(?:dataValidation|conditionalFormatting)\s[^>]*?\bsqref=")([^"]*)/g;

/** Puts right, in the written parts, what the library left behind. */
export const finishMove = (parts: Parts, plan: RowMove): void => {
  const { row, count, sheet } = plan;
  const grow = growing(plan);
  const shift: MoveArea = (area) => {
    if (!plan.isMoved) return area;
    return plan.isInserted ? afterInsert(area, row, count) : afterDelete(area, row, count);
  };
  const move: MoveArea = (area) => {
    const grown = grow(area);
    return grown === area ? shift(area) : grown;
  };
  setTables(parts, plan, move);
  if (plan.isMoved) moveNotes(parts, sheet, shift);
  for (const path of parts.keys()) {
    if (/\/charts\/[^/]+\.xml$/.test(path))
      rewrite(parts, path, (xml) => moveElements(xml, /(?:\w+:)?f/, sheet.name, move));
  }
  // The library shifts references, but not those in extensions (sparklines, newer rules). None that grows ends low enough
  // to have been shifted.
  for (const { path } of readSheets(parts)) {
    const isOwn = path === sheet.path;
    rewrite(parts, path, (xml) => {
      const grown = moveElements(xml, /(?!xm:)(?:\w+:)?(?:f|formula[12])/, sheet.name, grow, isOwn);
      return moveElements(grown, /xm:f/, sheet.name, move);
    });
  }
  rewrite(parts, workbookPath(parts) ?? '', (xml) => moveElements(xml, /(?:\w+:)?definedName/, sheet.name, grow));
  rewrite(parts, sheet.path, (xml) =>
    xml
      .replace(AREA_LIST, (_, start: string, list: string) => start + moveList(list, grow))
      .replace(/(<xm:sqref>)([^<]*)/g, (_, start: string, list: string) => start + moveList(list, move)),
  );
};
