import type { Change, NewSheet } from '../../workbook/port';
import { dropUnused, emptySheet, fillNumbers, raiseSheetNumber, setHidden } from './clean';
import { escapeXml } from './markup';
import { must, toBytes, type Excelize, type ExcelizeFile } from './library';
import { mustUnpack, packForLibrary, partText, setPartText, type Parts } from './package';
import { columnReference, dressSheet, type FindColumn } from './put-sheet';
import { findSheet, mustFindSheet, readSharedTexts, readSheets, readTables } from './read';
import { readGrid } from './read-cells';
import { deleteRows, finishMove, insertRows, planMove, type RowChange, type RowMove } from './rows';
import { fillSheet, sheetData } from './sheet-data';
import { makeStyles } from './styles';

/*
 * What the library does: new sheets with their tables, notes, validation and styles, sheets that go, rows that move. It
 * is given a file in which the sheets to be replaced are empty already: they keep their places and numbers, so formulas
 * and names elsewhere go on meaning them, and the library need not read what is thrown away.
 */

/** A change that concerns a sheet as a whole. */
type WholeChange = Exclude<Change, { kind: 'cells' }>;

/** Name of the sheet that a change concerns. */
export const sheetOf = (change: Change): string => (change.kind === 'put-sheet' ? change.sheet.name : change.sheet);

const prepare = (parts: Parts, run: readonly Change[]): Uint8Array => {
  for (const change of run) {
    if (change.kind === 'remove-sheet') emptySheet(parts, mustFindSheet(parts, change.sheet).path);
    const replaced = change.kind === 'put-sheet' ? findSheet(parts, change.sheet.name) : undefined;
    if (replaced !== undefined) emptySheet(parts, replaced.path);
  }
  fillNumbers(parts);
  raiseSheetNumber(parts);
  return packForLibrary(parts);
};

/** Finds a validation's source among the tables of the file and those that this run makes. */
const columnFinder = (parts: Parts, run: readonly Change[]): FindColumn => {
  const made = run.flatMap((change) => (change.kind === 'put-sheet' ? [change.sheet] : []));
  const shared = readSharedTexts(parts);
  return (sheetName, tableName, header) => {
    const table = made.find(({ name }) => name === sheetName)?.tables.find(({ name }) => name === tableName);
    if (table !== undefined) {
      const index = table.columns.findIndex((column) => column.header === header);
      const rows = Math.max(1, table.rows.length);
      return index < 0 ? undefined : columnReference(sheetName, table.column + index, table.row + 1, rows);
    }
    const sheet = findSheet(parts, sheetName);
    const found = sheet && readTables(parts, sheet).find(({ name }) => name === tableName);
    if (sheet === undefined || found === undefined) return undefined;
    const { area, totalRow } = found;
    const headers = readGrid(partText(parts, sheet.path), shared)[area.row] ?? [];
    const column = headers.indexOf(header, area.column);
    const isInside = column >= area.column && column < area.column + area.columns;
    return isInside ? columnReference(sheetName, column, area.row + 1, area.rows - 1 - (totalRow ? 1 : 0)) : undefined;
  };
};

/** Excel opens no workbook whose active sheet is hidden. */
const showSomeSheet = (file: ExcelizeFile, isHidden: (name: string) => boolean): void => {
  const { list } = file.GetSheetList();
  const active = list[file.GetActiveSheetIndex().index];
  if (active !== undefined && !isHidden(active)) return;
  const visible = list.findIndex((name) => !isHidden(name));
  if (visible >= 0) must(file.SetActiveSheet(visible));
};

/** Which sheets are hidden once the run is done, by lower-case name. */
const hiddenAfter = (before: Parts, run: readonly WholeChange[]): ReadonlyMap<string, boolean> =>
  new Map([
    ...readSheets(before).map(({ name, hidden }) => [name.toLowerCase(), hidden] as const),
    ...run.flatMap((change) =>
      change.kind === 'put-sheet' ? [[change.sheet.name.toLowerCase(), change.sheet.hidden] as const] : [],
    ),
  ]);

/** The library writes every sheet anew when rows move; those that do not name the moved sheet stay as they were. */
const restoreOthers = (parts: Parts, before: Parts, changed: ReadonlySet<string>, { sheet }: RowMove): void => {
  for (const { name, path } of readSheets(before)) {
    const xml = partText(before, path);
    const isConcerned = changed.has(name.toLowerCase()) || xml.includes(escapeXml(sheet.name));
    if (!isConcerned && parts.has(path) && !/\stabSelected="(?:1|true)"/.test(xml)) setPartText(parts, path, xml);
  }
};

const moveRows = (file: ExcelizeFile, before: Parts, change: RowChange): RowMove => {
  const plan = planMove(before, change);
  if (change.kind === 'insert-rows') insertRows(file, change, plan);
  else deleteRows(file, change);
  return plan;
};

/** Makes the changes, no two of which concern the same sheet; the values of inserted rows are not written yet. */
export const restructure = (library: Excelize, before: Parts, run: readonly WholeChange[]): Parts => {
  const findColumn = columnFinder(new Map(before), run);
  const plans: RowMove[] = [];
  const file = must(library.OpenReader(prepare(before, run)));
  const styleNumber = makeStyles(file);
  const made: { readonly sheet: NewSheet; readonly data: Uint8Array }[] = [];
  for (const change of run) {
    switch (change.kind) {
      case 'put-sheet': {
        const { sheet } = change;
        if (must(file.GetSheetIndex(sheet.name)).index < 0) must(file.NewSheet(sheet.name));
        dressSheet(file, sheet, styleNumber, findColumn);
        made.push({ sheet, data: sheetData(sheet, styleNumber) });
        break;
      }
      case 'remove-sheet':
        break;
      case 'insert-rows':
      case 'delete-rows':
        plans.push(moveRows(file, before, change));
        break;
    }
  }
  for (const change of run) if (change.kind === 'remove-sheet') must(file.DeleteSheet(change.sheet));
  const hidden = hiddenAfter(before, run);
  showSomeSheet(file, (name) => hidden.get(name.toLowerCase()) ?? false);
  const parts = mustUnpack(toBytes(file));
  for (const { sheet, data } of made) {
    setHidden(parts, sheet.name, sheet.hidden);
    const { path } = mustFindSheet(parts, sheet.name);
    parts.set(path, fillSheet(partText(parts, path), sheet, data));
  }
  const changed = new Set(run.map((change) => sheetOf(change).toLowerCase()));
  for (const plan of plans) {
    restoreOthers(parts, before, changed, plan);
    finishMove(parts, plan);
  }
  dropUnused(parts);
  return parts;
};
