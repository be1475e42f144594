import { areaName } from '../../workbook/address';
import type { FunctionCell } from '../../workbook/functionCell';
import type { CellContent } from '../../workbook/port';
import { addDynamicMark } from './dynamic-mark';
import { editSheet, type CellEdits } from './edit';
import { mustUnpack, packFile, partText, setPartText, workbookPath } from './package';
import { mustFindSheet } from './read';

const editsOf = (cells: readonly FunctionCell[]): CellEdits => {
  const edits: CellEdits = new Map();
  for (const { row, column, formula, values } of cells) {
    const area = { row, column, rows: values.length, columns: values[0]?.length ?? 0 };
    const content = { formula, value: values[0]?.[0] ?? '', kind: 'dynamic', area: areaName(area) } as const;
    const line = edits.get(row) ?? new Map<number, CellContent>();
    edits.set(row, line.set(column, content));
  }
  return edits;
};

/**
 * The file with functions of the add-in in cells that show their values already, as Excel itself would keep them:
 * dynamic arrays with their values, calculated when something they look at changes, not on opening.
 */
export const withFunctionCells = (bytes: Uint8Array, cells: readonly FunctionCell[]): Uint8Array => {
  const parts = mustUnpack(bytes);
  const mark = addDynamicMark(parts);
  for (const name of new Set(cells.map(({ sheet }) => sheet))) {
    const { path } = mustFindSheet(parts, name);
    const edits = editsOf(cells.filter(({ sheet }) => sheet === name));
    setPartText(parts, path, editSheet(partText(parts, path), edits, mark));
  }
  const workbook = workbookPath(parts) ?? '';
  setPartText(parts, workbook, partText(parts, workbook).replace(/\sfullCalcOnLoad="[^"]*"/, ''));
  return packFile(parts);
};
