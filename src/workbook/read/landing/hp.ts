import { type Fixed, toNumber } from '../../../engine/fixed';
import type { ColumnOf, TableRole } from '../../schema/tables';
import type { RowReader } from '../row';

/** HP at most (L-1), and at least where there must be some. */
const MAX_HP = 1_000_000;
export const LEAST_HP = 0.001;

/** HP between `least` and {@link MAX_HP}. */
export function readHp<Role extends TableRole>(
  row: RowReader<Role>,
  column: ColumnOf<Role>,
  least: number,
): Fixed | null | undefined {
  const hp = row.decimal(column);
  if (hp === null || hp === undefined || toNumber(hp) >= least) return hp;
  return row.report('out-of-range', column, { value: String(row.value(column)).trim(), min: least, max: MAX_HP });
}
