import type { FunctionId } from '../../i18n/functionHelp/words';
import type { Language } from '../../i18n/language';
import { parseArea } from '../../workbook/address';
import { type FunctionCell, functionFormula } from '../../workbook/functionCell';
import type { CellStyle, CellValue, NewSheet, StyledCell } from '../../workbook/port';
import type { Argument } from '../spec';
import { callFunction } from '../table';

/** A sheet under construction: what stands in its cells, and which of them hold functions. */
export class CalculatorSheet {
  private readonly rows: StyledCell[][] = [];
  readonly functions: FunctionCell[] = [];

  constructor(
    private readonly name: string,
    private readonly language: Language,
  ) {}

  /** Puts values from a cell on. */
  put(at: string, style: CellStyle, values: readonly (readonly CellValue[])[]): void {
    const { row, column } = this.area(at);
    values.forEach((line, down) => {
      while (this.rows.length <= row + down) this.rows.push([]);
      const cells = this.rows[row + down] ?? [];
      line.forEach((value, right) => {
        while (cells.length <= column + right) cells.push({ value: '' });
        cells[column + right] = { value, style };
      });
    });
  }

  /** Puts a function whose arguments are areas of this sheet, with what it gives; `''` is left out. */
  call(at: string, id: FunctionId, args: readonly string[]): void {
    const result = callFunction(
      id,
      args.map((each) => this.argument(each)),
      this.language,
    );
    // What a new workbook shows is ours: it cannot be refused.
    if (!result.ok) throw new Error(`${id}: ${result.error.message}`);
    const { value } = result;
    const values = value.kind === 'table' ? value.rows : [value.kind === 'row' ? value.row : [value.cell]];
    this.put(at, 'product', values);
    const { row, column } = this.area(at);
    this.functions.push({ sheet: this.name, row, column, formula: functionFormula(id, args), values });
  }

  sheet(widths: readonly number[]): NewSheet {
    const { name, rows: cells } = this;
    return { name, hidden: false, cells, tables: [], widths, frozenRows: 0, tab: 'gm' };
  }

  private area(text: string) {
    const area = parseArea(text);
    if (!area) throw new Error(`“${text}” is no area`);
    return area;
  }

  private argument(text: string): Argument {
    if (text === '') return null;
    const { row, column, rows, columns } = this.area(text);
    const value = (down: number, right: number): CellValue => this.rows[row + down]?.[column + right]?.value ?? '';
    if (rows * columns === 1) return value(0, 0);
    return Array.from({ length: rows }, (_, down) =>
      Array.from({ length: columns }, (__, right) => value(down, right)),
    );
  }
}
