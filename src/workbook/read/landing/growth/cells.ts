import { type Amounts, NOTHING, parseAmounts } from '../../../../engine/landing/campaign/amounts';
import { cellName, parseCell } from '../../../../engine/landing/cell';
import { normalizeLabel } from '../../../names';
import type { WorkbookProblem } from '../../../problems';
import { DEFAULT_TURNS, TURNS } from '../../../schema/landing/growth/shared';
import type { ColumnOf, TableRole } from '../../../schema/tables';
import { type Directory, listed, listItems, type Named } from '../../lookup';
import type { RowReader } from '../../row';

/** Tables of things that others refer to by name. */
export const byName = <T extends { readonly name: string }>(item: T): T & Named => ({ ...item, id: item.name });

/** Amounts of resources (L-22 f); nothing where the cell is blank or cannot be read, which is reported. */
export function readAmounts<Role extends TableRole>(row: RowReader<Role>, column: ColumnOf<Role>): Amounts {
  const text = row.lines(column);
  if (text === null || text === undefined) return NOTHING;
  const amounts = parseAmounts(text);
  if (amounts.ok) return amounts.value;
  row.pass(amounts.error, column);
  return NOTHING;
}

/** Names of another table's rows, as that table has them, or any words where it is blank; others are reported. */
export function readNames<Role extends TableRole, T extends Named>(
  row: RowReader<Role>,
  column: ColumnOf<Role>,
  among: Directory<T>,
  unknown: WorkbookProblem,
): readonly string[] {
  const text = row.lines(column);
  if (text === null || text === undefined) return [];
  const names = listItems(text, among).flatMap((part) => {
    if (among.items.length === 0) return [part];
    const found = among.find(part);
    if (found.kind === 'found') return [found.value.id];
    row.report(unknown, column, { value: part, accepted: listed(among.items.map(({ name }) => name)) });
    return [];
  });
  return [...new Set(names)];
}

export const readTurns = <Role extends TableRole>(row: RowReader<Role>, column: ColumnOf<Role>): number =>
  row.whole(column, TURNS) ?? DEFAULT_TURNS;

/** The name of a row, new among those of its table. */
export function readName<Role extends TableRole>(
  row: RowReader<Role>,
  column: ColumnOf<Role>,
  seen: Map<string, number>,
): string | undefined {
  const name = row.need(row.text(column), column);
  if (name === undefined) return undefined;
  const first = seen.get(normalizeLabel(name));
  if (first !== undefined) return row.report('duplicate-name', column, { name, row: first + 1 });
  seen.set(normalizeLabel(name), row.row);
  return name;
}

/** A cell of the map by its name, `A1`; `null`: blank. */
export function readCellName<Role extends TableRole>(
  row: RowReader<Role>,
  column: ColumnOf<Role>,
  mapSize: number,
): string | null | undefined {
  const text = row.id(column);
  if (text === null || text === undefined) return text;
  const cell = parseCell(text);
  if (!cell.ok) return row.pass(cell.error, column);
  if (cell.value.column < mapSize && cell.value.row < mapSize) return cellName(cell.value);
  const last = cellName({ column: mapSize - 1, row: mapSize - 1 });
  return row.report('off-map', column, { value: text, last });
}
