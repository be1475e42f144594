import type { Change, NewSheet } from '../../workbook/port';
import { dropCalculationChain, dropUnused, emptySheet, fillNumbers } from './clean';
import { setCells } from './edit';
import { must, startLibrary, toBytes, type Excelize, type ExcelizeFile } from './library';
import { pack, partText, unpack, type Parts } from './package';
import { columnReference, dressSheet, type FindColumn } from './put-sheet';
import { deleteRows, finishMove, insertRows, planMove, type RowMove } from './rows';
import { readGrid, readSharedTexts, readSheets, readTables } from './read';
import { dimensionOf, sheetDataXml } from './sheet-data';
import { makeStyles } from './styles';

const sheetOf = (change: Change): string => (change.kind === 'put-sheet' ? change.sheet.name : change.sheet);

const isWhole = ({ kind }: Change): boolean => kind !== 'cells';

/**
 * Cuts the changes into runs. Within one, cells of a sheet may be overwritten again and again; but what concerns a sheet
 * as a whole is partly done when the run is written (cells of a new sheet, areas of tables), so it stands alone there.
 */
export const toRuns = (changes: readonly Change[]): readonly (readonly Change[])[] => {
  const runs: Change[][] = [];
  let touched = new Map<string, boolean>();
  for (const change of changes) {
    const name = sheetOf(change).toLowerCase();
    const earlier = touched.get(name);
    if (runs.length === 0 || earlier === true || (earlier === false && isWhole(change))) {
      runs.push([]);
      touched = new Map();
    }
    runs[runs.length - 1]?.push(change);
    touched.set(name, isWhole(change));
  }
  return runs;
};

const mustUnpack = (bytes: Uint8Array): Parts => {
  const unpacked = unpack(bytes);
  if (!unpacked.ok) throw new Error(unpacked.error.code);
  return unpacked.value;
};

const prepare = (parts: Parts, run: readonly Change[]): Uint8Array => {
  const sheets = readSheets(parts);
  for (const change of run) {
    if (change.kind !== 'put-sheet' && change.kind !== 'remove-sheet') continue;
    const sheet = sheets.find(({ name }) => name.toLowerCase() === sheetOf(change).toLowerCase());
    if (sheet !== undefined) emptySheet(parts, sheet.path);
  }
  fillNumbers(parts);
  dropCalculationChain(parts);
  return pack(parts, 0);
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
    const sheet = readSheets(parts).find(({ name }) => name === sheetName);
    const found = sheet && readTables(parts, sheet).find(({ name }) => name === tableName);
    if (sheet === undefined || found === undefined) return undefined;
    const { area, totalRow } = found;
    const headers = readGrid(partText(parts, sheet.path), shared)[area.row] ?? [];
    const column = headers.indexOf(header, area.column);
    const isInside = column >= area.column && column < area.column + area.columns;
    return isInside ? columnReference(sheetName, column, area.row + 1, area.rows - 1 - (totalRow ? 1 : 0)) : undefined;
  };
};

const fillSheet = (parts: Parts, sheet: NewSheet, data: string): void => {
  const found = readSheets(parts).find(({ name }) => name.toLowerCase() === sheet.name.toLowerCase());
  if (found === undefined) throw new Error(`The new sheet “${sheet.name}” is missing.`);
  const xml = partText(parts, found.path)
    .replace(/<sheetData\s*\/>|<sheetData>[\s\S]*<\/sheetData>/, () => data)
    .replace(/<dimension ref="[^"]*"/, () => `<dimension ref="${dimensionOf(sheet)}"`);
  parts.set(found.path, new TextEncoder().encode(xml));
};

const showSomeSheet = (file: ExcelizeFile): void => {
  const { list } = file.GetSheetList();
  const active = list[file.GetActiveSheetIndex().index];
  if (active !== undefined && file.GetSheetVisible(active).visible) return;
  const visible = list.findIndex((name) => file.GetSheetVisible(name).visible);
  if (visible >= 0) must(file.SetActiveSheet(visible));
};

const applyRun = (library: Excelize, bytes: Uint8Array, run: readonly Change[]): Uint8Array => {
  const parts = mustUnpack(bytes);
  const findColumn = columnFinder(parts, run);
  const file = must(library.OpenReader(prepare(parts, run)));
  const styleNumber = makeStyles(file);
  const filled: { sheet: NewSheet; data: string }[] = [];
  const moves: RowMove[] = [];
  const removed: string[] = [];
  for (const change of run) {
    switch (change.kind) {
      case 'put-sheet': {
        const { sheet } = change;
        if (must(file.GetSheetIndex(sheet.name)).index < 0) must(file.NewSheet(sheet.name));
        must(file.SetSheetVisible(sheet.name, !sheet.hidden));
        dressSheet(file, sheet, styleNumber, findColumn);
        filled.push({ sheet, data: sheetDataXml(sheet, styleNumber) });
        break;
      }
      case 'remove-sheet':
        removed.push(change.sheet);
        break;
      case 'cells':
        setCells(file, change);
        break;
      case 'insert-rows': {
        const plan = planMove(parts, change);
        insertRows(file, change, plan);
        moves.push(plan);
        break;
      }
      case 'delete-rows':
        moves.push(planMove(parts, change));
        deleteRows(file, change);
        break;
    }
  }
  for (const name of removed) must(file.DeleteSheet(name));
  showSomeSheet(file);
  // Formulas that look at changed cells still hold their old values: Excel is to calculate them when it opens the file.
  must(file.SetCalcProps({ FullCalcOnLoad: true }));
  const result = mustUnpack(toBytes(file));
  for (const { sheet, data } of filled) fillSheet(result, sheet, data);
  for (const plan of moves) finishMove(result, plan);
  dropUnused(result);
  return pack(result);
};

/** The file with the changes made. Throws when it cannot be; the bytes given stay as they are. */
export const applyChanges = async (bytes: Uint8Array, changes: readonly Change[]): Promise<Uint8Array> => {
  const library = await startLibrary();
  return toRuns(changes).reduce((current, run) => applyRun(library, current, run), bytes);
};
