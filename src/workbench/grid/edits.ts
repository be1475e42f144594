import type { ICellData, IExecutionOptions, Nullable } from '@univerjs/core';
import type { ISetRangeValuesMutationParams } from '@univerjs/sheets';
import type { CellLook } from '../../adapters/xlsx/look/formats';
import type { FormatEdit } from '../../adapters/xlsx/look/write-formats';
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

/** What the file has to take over. */
export interface Edits {
  readonly changes: readonly Change[];
  readonly formats: readonly FormatEdit[];
}

/** Cells of one sheet by row and column. */
type Cells = Map<number, Set<number>>;

const note = (cells: Cells, row: number, column: number): void => {
  cells.set(row, (cells.get(row) ?? new Set()).add(column));
};

/** A cell that is emptied loses its format, too; one that is calculated says nothing of it. */
const concernsFormat = (cell: Nullable<ICellData>): boolean => cell === null || (cell ? 's' in cell : false);
const concernsValue = (cell: Nullable<ICellData>): boolean => !cell || Object.keys(cell).some((key) => key !== 's');

/** Cells that changed in the grid and are not yet in the file. */
export class PendingEdits {
  private readonly values = new Map<string, Cells>();
  private readonly formats = new Map<string, Cells>();

  get isEmpty(): boolean {
    return this.values.size === 0 && this.formats.size === 0;
  }

  /** Notes what a change of values concerned. Results of formulas count too; spilled ones belong to their formula. */
  add({ subUnitId, cellValue }: ISetRangeValuesMutationParams, options: IExecutionOptions | undefined): void {
    if (options?.[FROM_FILE] === true || cellValue === undefined) return;
    const [values, formats]: [Cells, Cells] = [
      this.values.get(subUnitId) ?? new Map(),
      this.formats.get(subUnitId) ?? new Map(),
    ];
    for (const [row, cells] of Object.entries(cellValue)) {
      for (const [column, cell] of Object.entries<Nullable<ICellData>>(cells ?? {})) {
        if (concernsValue(cell)) note(values, Number(row), Number(column));
        if (concernsFormat(cell)) note(formats, Number(row), Number(column));
      }
    }
    if (values.size > 0) this.values.set(subUnitId, values);
    if (formats.size > 0) this.formats.set(subUnitId, formats);
  }

  /** Takes them out as changes of the file, a run of neighbouring cells each. */
  take(nameOf: (sheet: string) => string, read: ReadCell, lookOf: (cell: ICellData) => CellLook): Edits {
    const changes: Change[] = [];
    for (const [id, rows] of this.values) {
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
    const formats = [...this.formats].flatMap(([id, rows]) =>
      [...rows].flatMap(([row, columns]) =>
        [...columns].map((column) => ({
          ...{ sheet: nameOf(id), row, column },
          look: lookOf(read(id, row, column) ?? {}),
        })),
      ),
    );
    this.values.clear();
    this.formats.clear();
    return { changes, formats };
  }
}
