import { TERRAIN_COLOURS } from '../workbook/terrain-colours';
import type { CellStyle, NewSheet, NewTable, Validation } from '../workbook/port';

/** How a cell looks; what is left out is as the program has it. Colours are six hex digits. */
export interface Look {
  readonly bold?: true;
  readonly italic?: true;
  /** In points. */
  readonly size?: number;
  readonly color?: string;
  readonly fill?: string;
  readonly font?: string;
  readonly wrap?: true;
}

/** Colours are light enough to print and to be read by those who see no red and green: bold marks `bad` besides. */
export const LOOKS: Readonly<Record<CellStyle, Look>> = {
  title: { bold: true, size: 14 },
  header: { bold: true, fill: 'D9E1F2', wrap: true },
  input: {},
  product: { fill: 'F2F2F2' },
  note: { italic: true, color: '595959' },
  good: { color: '375623', fill: 'E2EFDA' },
  bad: { bold: true, color: '9C0006', fill: 'FCE4E4' },
  strong: { bold: true },
  code: { font: 'Consolas' },
  plain: {},
  'ground-impassable': { fill: TERRAIN_COLOURS.impassable, color: 'FFFFFF', wrap: true },
  'ground-water': { fill: TERRAIN_COLOURS.water, wrap: true },
  'ground-ruins': { fill: TERRAIN_COLOURS.ruins, wrap: true },
  'ground-swamp': { fill: TERRAIN_COLOURS.swamp, wrap: true },
  'ground-forest': { fill: TERRAIN_COLOURS.forest, wrap: true },
  'ground-open': { fill: TERRAIN_COLOURS.open, wrap: true },
  'ground-unexplored': { fill: TERRAIN_COLOURS.unexplored, wrap: true },
};

export const TAB_COLOURS = { gm: '4472C4', product: 'A5A5A5', private: 'C55A11' } as const;

export const TABLE_STYLE = 'TableStyleLight15';

/** Rows below a table that already offer its choices, for rows that will be typed there. */
const SPARE_ROWS = 200;

/** How many rows below a table's header offer its choices; what else stands on the sheet is left alone. */
export const validatedRows = (sheet: NewSheet, table: NewTable): number => {
  const bottom = table.row + 1 + Math.max(1, table.rows.length);
  const nextTable = Math.min(Infinity, ...sheet.tables.map(({ row }) => row).filter((row) => row > table.row));
  const last = Math.min(
    bottom + SPARE_ROWS,
    nextTable - 1,
    Math.max(bottom, sheet.cells.length > bottom ? 0 : Infinity),
  );
  return last - table.row - 1;
};

/** Excel's limit for choices written out in a cell's validation. */
const LONGEST_LIST = 255;

/** Choices as a validation lists them; `undefined`: they do not fit, and are left out rather than cut. */
export const listedChoices = ({ values }: Extract<Validation, { kind: 'list' }>): string | undefined => {
  const list = values.join(',');
  // A comma within a choice cannot be written.
  return list.length <= LONGEST_LIST && values.every((value) => !value.includes(',')) ? list : undefined;
};
