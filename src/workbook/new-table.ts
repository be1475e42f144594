import type { CellValue, NewSheet, NewTable } from './port';
import type { Language } from './schema/language';
import { validationOf, type ColumnSpec, type ReferenceTarget } from './schema/spec';
import { TABLES, type ColumnOf, type TableRole } from './schema/tables';

/** Values of a row by column id; what is left out is blank. */
export type RowValues<Role extends TableRole> = Readonly<Partial<Record<ColumnOf<Role>, CellValue>>>;

export const sheetTitle = (role: TableRole, language: Language): string => TABLES[role].titles[language][0];

/** Where a column that others refer to stands in a workbook that the product makes. */
const target =
  (language: Language): ReferenceTarget =>
  (role, column) => {
    const columns: Readonly<Record<string, ColumnSpec>> = TABLES[role].columns;
    const header = columns[column]?.labels[language][0] ?? '';
    return { kind: 'column', sheet: sheetTitle(role, language), table: TABLES[role].table, column: header };
  };

/** Kinds whose cells are text whatever is typed: Excel must not make a date of the id `1-2`. */
const TEXT_KINDS: readonly ColumnSpec['kind']['kind'][] = [
  'id',
  'text',
  'squads',
  'characters',
  'weapons',
  'amounts',
  'names',
  'reference',
];
const isText = ({ kind }: ColumnSpec['kind']): boolean => TEXT_KINDS.includes(kind);

/** A table with headers in the language. An Excel table needs a row: an empty one gets a blank row. */
export function newTable<Role extends TableRole>(
  role: Role,
  language: Language,
  rows: readonly RowValues<Role>[],
  at: { readonly row?: number; readonly column?: number; readonly suffix?: string } = {},
): NewTable {
  const specs = Object.entries<ColumnSpec>(TABLES[role].columns);
  const columns = specs.map(([, { labels, note, width, by, kind }]) => {
    const validation = validationOf(kind, language, target(language));
    const style = by === 'gm' ? ('input' as const) : ('product' as const);
    return {
      header: labels[language][0],
      note: note[language],
      width,
      style,
      text: isText(kind),
      ...(validation && { validation }),
    };
  });
  const values = rows.map((row) => specs.map(([id]) => (row as Readonly<Record<string, CellValue>>)[id] ?? ''));
  return {
    name: TABLES[role].table + (at.suffix ?? ''),
    row: at.row ?? 0,
    column: at.column ?? 0,
    columns,
    rows: values.length > 0 ? values : [specs.map(() => '')],
  };
}

/** A sheet with nothing but one table, its header frozen. */
export function newTableSheet<Role extends TableRole>(
  role: Role,
  language: Language,
  rows: readonly RowValues<Role>[],
): NewSheet {
  const table = newTable(role, language, rows);
  return {
    name: sheetTitle(role, language),
    hidden: false,
    cells: [],
    tables: [table],
    widths: table.columns.map(({ width }) => width),
    frozenRows: 1,
    tab: 'gm',
  };
}
