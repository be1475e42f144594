import type { ICellData, IExecutionOptions } from '@univerjs/core';
import type { ISetRangeValuesMutationParams } from '@univerjs/sheets';
import { NOT_CALCULATED, type CellContent, type CellValue, type Change } from '../../workbook/port';
import { callsOurs, storedFormula } from './formulas';

/** Marks what the workbench itself puts into the grid: it stands in the file already. */
export const FROM_FILE = 'fromFile';

/** Reads a cell of the grid as it is now. */
export type ReadCell = (sheet: string, row: number, column: number) => ICellData | null | undefined;

const valueOf = ({ v, t }: ICellData): CellValue => {
  if (v === undefined || v === null) return '';
  if (t === 3) return Boolean(v);
  return t === 2 ? Number(v) : v;
};

/** What a cell of the grid holds, as it goes into the file. */
const contentOf = (cell: ICellData | null | undefined): CellContent => {
  if (cell === null || cell === undefined) return '';
  if (!cell.f) return cell.p?.body ? cell.p.body.dataStream.replace(/\r\n$/, '') : valueOf(cell);
  const value = valueOf(cell);
  return {
    formula: storedFormula(cell.f),
    value: value === '' ? NOT_CALCULATED : value,
    kind: callsOurs(cell.f) ? 'dynamic' : 'plain',
  };
};

/** Cells that changed in the grid and are not yet in the file. */
export class PendingEdits {
  private readonly sheets = new Map<string, Map<number, Set<number>>>();

  get isEmpty(): boolean {
    return this.sheets.size === 0;
  }

  /** Notes what a change of values concerned. Results of formulas count too; spilled ones belong to their formula. */
  add({ subUnitId, cellValue }: ISetRangeValuesMutationParams, options: IExecutionOptions | undefined): void {
    if (options?.[FROM_FILE] === true || cellValue === undefined) return;
    const rows = this.sheets.get(subUnitId) ?? new Map<number, Set<number>>();
    for (const [row, cells] of Object.entries(cellValue)) {
      const columns = rows.get(Number(row)) ?? new Set<number>();
      for (const column of Object.keys(cells ?? {})) columns.add(Number(column));
      rows.set(Number(row), columns);
    }
    this.sheets.set(subUnitId, rows);
  }

  /** Takes them out as changes of the file, a run of neighbouring cells each. */
  take(nameOf: (sheet: string) => string, read: ReadCell): readonly Change[] {
    const changes: Change[] = [];
    for (const [id, rows] of this.sheets) {
      const sheet = nameOf(id);
      for (const [row, columns] of rows) {
        const sorted = [...columns].sort((a, b) => a - b);
        for (let from = 0, to = 0; from < sorted.length; from = to) {
          const column = sorted[from] ?? 0;
          for (to = from + 1; sorted[to] === column + to - from;) to++;
          const line = sorted.slice(from, to).map((each) => contentOf(read(id, row, each)));
          changes.push({ kind: 'cells', sheet, row, column, values: [line] });
        }
      }
    }
    this.sheets.clear();
    return changes;
  }
}
