import { partText, relationships, workbookPath, type Parts } from '../package';
import { mustFindSheet } from '../read';
import { readTheme } from './colors';
import { readFormats, type CellLook } from './formats';
import { readNotes, type CellNote } from './notes';
import { readSheetLook, type SheetLook } from './sheet';

/** What sheets look like on a screen. */
export interface WorkbookLook {
  /** The formats that cells name by their number. */
  readonly formats: readonly CellLook[];
  /** In the order asked for. */
  readonly sheets: readonly (SheetLook & { readonly notes: readonly CellNote[] })[];
}

const partOfType = (parts: Parts, from: string, type: string): string => {
  const target = relationships(parts, from).find((each) => each.type === type)?.target;
  return target === undefined ? '' : partText(parts, target);
};

/** Reads formats, sizes, frozen rows, merged cells and notes of the sheets named. */
export const readLook = (parts: Parts, names: readonly string[]): WorkbookLook => {
  const workbook = workbookPath(parts) ?? '';
  const theme = readTheme(partOfType(parts, workbook, 'theme'));
  return {
    formats: readFormats(partOfType(parts, workbook, 'styles'), theme),
    sheets: names.map((name) => {
      const { path } = mustFindSheet(parts, name);
      return { ...readSheetLook(partText(parts, path), theme), notes: readNotes(partOfType(parts, path, 'comments')) };
    }),
  };
};
