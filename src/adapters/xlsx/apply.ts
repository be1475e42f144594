import type { Change } from '../../workbook/port';
import { askForCalculation } from './clean';
import { dynamicMark } from './dynamic-mark';
import { addEdits, editSheet, type CellEdits } from './edit';
import { startLibrary } from './library';
import { partText, setPartText, type Parts } from './package';
import { mustFindSheet } from './read';
import { restructure, sheetOf } from './restructure';
import { overwrittenFormulas, writeOutFormulas } from './shared-formulas';
import { dropStaleValues } from './stale';

const isWhole = ({ kind }: Change): boolean => kind !== 'cells';

/**
 * Cuts the changes into runs. Within one, cells of a sheet may be overwritten again and again; but what concerns a sheet
 * as a whole is partly done when the run is written (cells of a new sheet, areas of tables), so it stands alone there.
 */
const toRuns = (changes: readonly Change[]): readonly (readonly Change[])[] => {
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

const writeCells = (parts: Parts, name: string, edits: CellEdits): void => {
  const { path } = mustFindSheet(parts, name);
  const xml = partText(parts, path);
  setPartText(
    parts,
    path,
    editSheet(writeOutFormulas(xml, overwrittenFormulas(xml, edits)), edits, dynamicMark(parts)),
  );
};

/** The values that changes write into sheets that are there, by lower-case name of the sheet. */
const cellEdits = (run: readonly Change[]): ReadonlyMap<string, CellEdits> => {
  const sheets = new Map<string, CellEdits>();
  for (const change of run) {
    if (change.kind !== 'cells' && change.kind !== 'insert-rows') continue;
    const name = change.sheet.toLowerCase();
    const edits = sheets.get(name) ?? new Map<number, Map<number, never>>();
    addEdits(edits, change.row, change.column, change.values);
    sheets.set(name, edits);
  }
  return sheets;
};

const applyRun = async (before: Parts, run: readonly Change[]): Promise<Parts> => {
  const whole = run.filter((change) => change.kind !== 'cells');
  // A workbook in which only cells change does without the library, and without the second it takes to start.
  const parts = whole.length > 0 ? restructure(await startLibrary(), before, whole) : before;
  for (const [name, edits] of cellEdits(run)) writeCells(parts, name, edits);
  return parts;
};

/** The parts with the changes made. Throws when they cannot be; the parts given stay as they are. */
export const applyChanges = async (before: Parts, changes: readonly Change[]): Promise<Parts> => {
  // A part is replaced as a whole, never written into, so that a copy of the list is a copy of the file.
  let parts: Parts = new Map(before);
  for (const run of toRuns(changes)) parts = await applyRun(parts, run);
  dropStaleValues(parts, changes);
  askForCalculation(parts);
  return parts;
};
