import { problem } from '../engine/problem';
import { columnName } from './address';
import { cellAt, isBlank, meaningsOf, uncalculated, type FoundTable } from './found';
import { NOT_CALCULATED, type CellValue, type Grid } from './port';
import { sheetPlace, type PlacedProblem } from './problems';
import { shownLabels } from './schema/language';
import type { ColumnSpec } from './schema/spec';
import { TABLES, type TableRole } from './schema/tables';

/** A part of a row that may be the header of a table. */
export interface Run {
  readonly row: number;
  readonly column: number;
  readonly width: number;
}

/** How well a run of cells fits a role as its header. */
export interface Fit {
  readonly role: TableRole;
  readonly matched: number;
  readonly missing: number;
}

/** How many rows below a blank header cell are looked at to tell a column without header from a gap. */
const LOOK_BELOW = 3;

const hasDataBelow = (grid: Grid, row: number, column: number): boolean =>
  Array.from({ length: LOOK_BELOW }, (_, step) => cellAt(grid, row + 1 + step, column)).some(
    (value) => !isBlank(value),
  );

/** Cuts a row into runs; a blank cell with data below it is a column that has no header, not a gap. */
export function runsOf(grid: Grid, row: number): Run[] {
  const cells = grid[row] ?? [];
  const runs: Run[] = [];
  let start = -1;
  for (let column = 0; column <= cells.length; column++) {
    const blank = column === cells.length || isBlank(cells[column] ?? '');
    if (!blank && start < 0) start = column;
    const gap = blank && (column === cells.length || !hasDataBelow(grid, row, column));
    if (start >= 0 && gap) {
      runs.push({ row, column: start, width: column - start });
      start = -1;
    }
  }
  return runs;
}

const columnsOf = (role: TableRole): readonly [string, ColumnSpec][] =>
  Object.entries<ColumnSpec>(TABLES[role].columns);

/** How well the cells fit the role as its header. */
export function fitOf(cells: readonly CellValue[], role: TableRole): Fit {
  const matched = new Set(
    cells.flatMap((cell) => meaningsOf(cell).filter((meaning) => meaning.role === role)).map(({ column }) => column),
  );
  const missing = columnsOf(role).filter(([id, { required }]) => required && !matched.has(id)).length;
  return { role, matched: matched.size, missing };
}

/** Which column of the sheet holds each column of ours; the label that is written beats a synonym. */
export function readHeader(
  role: TableRole,
  grid: Grid,
  run: Run,
): { readonly columns: Record<string, number>; readonly twice: readonly { column: string; indexes: number[] }[] } {
  const claims = new Map<string, { primary: number[]; other: number[] }>();
  for (let index = run.column; index < run.column + run.width; index++) {
    for (const meaning of meaningsOf(cellAt(grid, run.row, index))) {
      if (meaning.role !== role) continue;
      const claim = claims.get(meaning.column) ?? { primary: [], other: [] };
      (meaning.primary ? claim.primary : claim.other).push(index);
      claims.set(meaning.column, claim);
    }
  }
  const columns: Record<string, number> = {};
  const twice: { column: string; indexes: number[] }[] = [];
  for (const [column, { primary, other }] of claims) {
    const indexes = primary.length > 0 ? primary : other;
    const [first] = indexes;
    if (first !== undefined) columns[column] = first;
    if (indexes.length > 1) twice.push({ column, indexes });
  }
  return { columns, twice };
}

/** What is wrong with the header of a table that has been settled on. */
export function headerProblems(table: FoundTable): PlacedProblem[] {
  const { role, grid, sheet, headerRow } = table;
  const found: Readonly<Record<string, number | undefined>> = table.columns;
  const missing = columnsOf(role)
    .filter(([id, { required }]) => required && found[id] === undefined)
    .map(([, { labels }]) => ({
      problem: problem('missing-column', { labels: shownLabels(labels), headers: unknownHeaders(table) }),
      place: { ...sheetPlace(sheet), row: headerRow },
    }));
  const { twice } = readHeader(role, grid, { row: headerRow, column: table.column, width: table.width });
  const double = twice.map(({ indexes }) => {
    const [first = 0, second = 0] = indexes;
    const header = (index: number) => String(cellAt(grid, headerRow, index));
    return {
      problem: problem('two-columns', { column: header(second), other: header(first) }),
      place: {
        sheet,
        row: headerRow,
        column: header(second),
        columnIndex: second,
        value: cellAt(grid, headerRow, second),
      },
    };
  });
  return [...uncalculatedHeaders(table), ...missing, ...double];
}

/** Headers that nobody has calculated: any of them may be one of ours. */
function uncalculatedHeaders(table: FoundTable): PlacedProblem[] {
  const { sheet, headerRow: row, column, width } = table;
  return Array.from({ length: width }, (_, right) => column + right).flatMap((columnIndex) => {
    const formula = uncalculated(table, row, columnIndex);
    const place = { sheet, row, column: columnName(columnIndex), columnIndex, value: NOT_CALCULATED };
    return formula === undefined ? [] : [{ problem: problem('formula-not-calculated', { formula }), place }];
  });
}

/** Headers that say nothing to us: among them may be the one that is missed. */
function unknownHeaders({ role, grid, headerRow, column, width }: FoundTable): string {
  const cells = (grid[headerRow] ?? []).slice(column, column + width);
  const unknown = cells.filter((cell) => !isBlank(cell) && !meaningsOf(cell).some((meaning) => meaning.role === role));
  return unknown.map((cell) => `«${String(cell).trim()}»`).join(', ') || '–';
}
