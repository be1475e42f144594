import type { Change, WorkbookPort } from '../workbook/port';
import type { SheetGrid } from './grid/grid';
import type { OpenFile } from './openFile';

const isCells = (change: Change): change is Extract<Change, { kind: 'cells' }> => change.kind === 'cells';

/**
 * The open workbook as the pane works with it: it reads what was typed into the grid, and what it writes appears there.
 */
export const panePort = (file: OpenFile, grid: SheetGrid, changed: () => void): WorkbookPort => {
  const settled = async (): ReturnType<OpenFile['read']> => {
    await grid.settled();
    return file.read();
  };
  return {
    outline: async () => (await settled()).outline(),
    values: async (sheets) => (await settled()).values(sheets),
    formulas: async (sheets) => (await settled()).formulas(sheets),
    apply: async (changes) => {
      await settled();
      await file.apply(changes);
      // Rows, tables and sheets that come and go are easier drawn anew than moved about.
      if (changes.every(isCells)) grid.write(changes);
      else grid.show(file.name, await file.contents());
      changed();
    },
  };
};
