import { problem, type Problem } from '../../engine/problem';
import { err, ok, type Result } from '../../engine/result';
import type { WorkbookPort } from '../../workbook/port';
import { applyChanges } from './apply';
import { readLook, type WorkbookLook } from './look/look';
import { writeFormats, type FormatEdit } from './look/write-formats';
import { must, startLibrary, toBytes } from './library';
import { mustUnpack, packFile, partText, unpack, type Parts } from './package';
import type { FileProblem } from '../../workbook/fileProblems';
import { mustFindSheet, readSharedTexts, readSheets, readTables } from './read';
import { readCells, type SheetCells } from './read-cells';

/** An .xlsx file as a workbook. */
export interface XlsxWorkbook extends WorkbookPort {
  /** The file as it is now; the bytes it was opened from as long as nothing was applied. */
  readonly bytes: () => Promise<Uint8Array>;
  /** What the sheets named look like on a screen. */
  readonly look: (sheets: readonly string[]) => Promise<WorkbookLook>;
  /** Changes how cells look, all of them or none. */
  readonly format: (edits: readonly FormatEdit[]) => Promise<void>;
}

/** A new file cannot be without a sheet; this one goes as soon as there is another. */
const PLACEHOLDER = 'Sheet1';

const makeWorkbook = (opened: Uint8Array, openedParts: Parts, isNew: boolean): XlsxWorkbook => {
  let bytes: Uint8Array | undefined = opened;
  let parts = openedParts;
  let hasPlaceholder = isNew;
  let shared: readonly string[] | undefined;
  const read = new Map<string, SheetCells>();
  const cellsOf = (name: string): SheetCells => {
    const { path } = mustFindSheet(parts, name);
    shared ??= readSharedTexts(parts);
    const cells = read.get(path) ?? readCells(partText(parts, path), shared);
    read.set(path, cells);
    return cells;
  };
  const sheets = (): ReturnType<typeof readSheets> =>
    readSheets(parts).filter(({ name }) => !(hasPlaceholder && name === PLACEHOLDER));
  return {
    bytes: async () => (bytes ??= packFile(parts)),
    look: async (names) => readLook(parts, names),
    format: async (edits) => {
      if (edits.length === 0) return;
      parts = writeFormats(parts, edits);
      bytes = undefined;
    },
    outline: async () => ({
      sheets: sheets().map(({ name, hidden }) => ({ name, hidden })),
      tables: sheets().flatMap((sheet) =>
        readTables(parts, sheet).map(({ name, area, totalRow }) => ({ name, sheet: sheet.name, area, totalRow })),
      ),
    }),
    values: async (names) => names.map((name) => cellsOf(name).grid),
    formulas: async (names) => names.map((name) => cellsOf(name).formulas),
    apply: async (changes) => {
      if (changes.length === 0) return;
      const puts = changes.flatMap((change) => (change.kind === 'put-sheet' ? [change.sheet.name] : []));
      const goes = hasPlaceholder && puts.some((name) => name !== PLACEHOLDER) && !puts.includes(PLACEHOLDER);
      const all = goes ? [...changes, { kind: 'remove-sheet', sheet: PLACEHOLDER } as const] : changes;
      // The changed file is made beside the first: a failure on the way leaves that untouched.
      parts = await applyChanges(parts, all);
      bytes = undefined;
      shared = undefined;
      read.clear();
      hasPlaceholder &&= puts.length === 0;
    },
  };
};

/** Opens the bytes of an .xlsx (or .xlsm) file. */
export const openXlsx = async (bytes: Uint8Array): Promise<Result<XlsxWorkbook, Problem<FileProblem>>> => {
  const unpacked = unpack(bytes);
  if (!unpacked.ok) return unpacked;
  if (readSheets(unpacked.value).length === 0) return err(problem('xlsx-not-workbook'));
  return ok(makeWorkbook(bytes, unpacked.value, false));
};

/** A new workbook without sheets; it names nobody and no time. */
export const newXlsx = async (): Promise<XlsxWorkbook> => {
  const library = await startLibrary();
  const file = must(library.NewFile());
  const FIRST_DAY = '2000-01-01T00:00:00Z';
  must(file.SetDocProps({ Creator: 'Warsheet', LastModifiedBy: 'Warsheet', Created: FIRST_DAY, Modified: FIRST_DAY }));
  const bytes = toBytes(file);
  return makeWorkbook(bytes, mustUnpack(bytes), true);
};
