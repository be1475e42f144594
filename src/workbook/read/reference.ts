import type { WorkbookProblem } from '../problems';
import type { ColumnOf, TableRole } from '../schema/tables';
import type { Directory, Named } from './lookup';
import { listed } from './lookup';
import type { RowReader } from './row';

/** What a text refers to by id or name; reports what is not there, or may be several, with the code `unknown`. */
export function refer<Role extends TableRole, T extends Named>(
  row: RowReader<Role>,
  column: ColumnOf<Role>,
  text: string,
  among: Directory<T>,
  unknown: WorkbookProblem,
): T | undefined {
  const found = among.find(text);
  if (found.kind === 'found') return found.value;
  const ids = (items: readonly T[]): string => listed(items.map(({ id }) => id));
  if (found.kind === 'several') {
    return row.report('ambiguous-name', column, { value: text, candidates: ids(found.candidates) });
  }
  return row.report(unknown, column, { value: text, accepted: ids(among.items) });
}
