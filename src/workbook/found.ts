import type { CellPlace, RowPlace } from './campaign';
import { shownFormula } from './formula';
import { NOT_CALCULATED, type CellValue, type FormulaCell, type Formulas, type Grid } from './port';
import { TABLES, type ColumnOf, type TableRole } from './schema/tables';
import { allLabels } from './schema/language';
import { normalizeLabel } from './names';

/** How sure it is that an area is the table of its role; the surest claim wins. */
export const CERTAINTY = { header: 1, title: 2, name: 3 } as const;
export type Certainty = keyof typeof CERTAINTY;

/** A table of ours as it stands in a workbook. */
export interface FoundTable<Role extends TableRole = TableRole> {
  readonly role: Role;
  readonly sheet: string;
  readonly grid: Grid;
  readonly formulas: Formulas;
  readonly certainty: Certainty;
  /** Name of the Excel table; `null` where only a header row was found. */
  readonly name: string | null;
  readonly headerRow: number;
  /** First column of the table and how many it has, those of the GM included. */
  readonly column: number;
  readonly width: number;
  readonly columns: Readonly<Partial<Record<ColumnOf<Role>, number>>>;
  /** Rows that hold data: neither blank nor a total. */
  readonly rows: readonly number[];
  /** First row below the table, total row included. */
  readonly end: number;
  readonly totalRow: boolean;
}

export type FoundTables = { readonly [Role in TableRole]?: FoundTable<Role> };

export const cellAt = (grid: Grid, row: number, column: number): CellValue => grid[row]?.[column] ?? '';

export const formulaAt = (formulas: Formulas, row: number, column: number): FormulaCell | undefined =>
  formulas[row]?.[column];

/** The formula of a cell that has no value yet, as a message quotes it. */
export function uncalculated({ grid, formulas }: FoundTable, row: number, column: number): string | undefined {
  const formula = cellAt(grid, row, column) === NOT_CALCULATED ? formulaAt(formulas, row, column) : undefined;
  return formula && shownFormula(formula.formula);
}

export const isBlank = (value: CellValue): boolean =>
  typeof value === 'string' && value.replace(/[\s\u200b\ufeff]/gu, '') === '';

/** Which columns a label may stand for, for each role. `primary`: it is the label that is written. */
export interface LabelMeaning {
  readonly role: TableRole;
  readonly column: string;
  readonly primary: boolean;
}

function labelIndex(): ReadonlyMap<string, readonly LabelMeaning[]> {
  const index = new Map<string, LabelMeaning[]>();
  for (const [role, { columns }] of Object.entries(TABLES)) {
    for (const [column, { labels }] of Object.entries(columns)) {
      const primaries = Object.values(labels).map(([first]) => normalizeLabel(first));
      for (const label of new Set(allLabels(labels).map(normalizeLabel))) {
        const meaning = { role: role as TableRole, column, primary: primaries.includes(label) };
        index.set(label, [...(index.get(label) ?? []), meaning]);
      }
    }
  }
  return index;
}

/** What each label means, by its normalized form. */
const LABELS = labelIndex();

const MAX_LABEL = 60;

export function meaningsOf(value: CellValue): readonly LabelMeaning[] {
  if (typeof value !== 'string' || value.length > MAX_LABEL || value === '') return [];
  return LABELS.get(normalizeLabel(value)) ?? [];
}

/** The place of a cell of a found table; `column` may be missing from the workbook. */
export function placeOf<Role extends TableRole>(
  table: FoundTable<Role>,
  row: number,
  column: ColumnOf<Role> | null,
): CellPlace {
  const index = column === null ? undefined : table.columns[column];
  const header = index === undefined ? '' : cellAt(table.grid, table.headerRow, index);
  return {
    sheet: table.sheet,
    row,
    column: index === undefined ? null : String(header).replace(/\s+/gu, ' ').trim(),
    columnIndex: index ?? null,
    value: index === undefined ? null : cellAt(table.grid, row, index),
  };
}

export function rowPlace(table: FoundTable, row: number): RowPlace {
  const columns: Record<string, number> = {};
  for (const [id, index] of Object.entries<number | undefined>(table.columns)) {
    if (index !== undefined) columns[id] = index;
  }
  return { sheet: table.sheet, row, columns };
}
