import { parseArea } from '../../workbook/address';
import { copyFormula } from '../../workbook/formula';
import { NOT_CALCULATED, type Area, type CellValue, type FormulaCell, type FormulaKind } from '../../workbook/port';
import { attribute, unescapeXml } from './markup';

interface Place {
  readonly row: number;
  readonly column: number;
}

/** What a cell's `f` element says. */
interface FormulaTag extends Place {
  readonly type: string;
  readonly area: Area | undefined;
  /** Number of the text it shares with others. */
  readonly shared: string | undefined;
  readonly isDynamic: boolean;
  text: string;
}

const kindOf = ({ type, area, isDynamic }: FormulaTag): FormulaKind => {
  if (type !== 'array') return type === 'dataTable' ? 'part' : 'plain';
  if (area !== undefined && area.rows * area.columns > 1) return 'part';
  return isDynamic ? 'dynamic' : 'array';
};

/** Array formulas are told for each of their cells, unless there are absurdly many. */
const LARGEST_ARRAY = 100_000;

/** Collects the formulas of a sheet while its cells are read. */
export class FormulaReader {
  readonly formulas: (FormulaCell | undefined)[][] = [];
  private tag: FormulaTag | undefined;
  private readonly texts = new Map<string, Place & { readonly formula: string }>();
  private readonly sharing: (Place & { readonly number: string; readonly value: CellValue })[] = [];
  private readonly arrays: (Area & { readonly formula: FormulaCell })[] = [];

  open(row: number, column: number, attributes: string, isDynamic: boolean): void {
    this.tag = {
      row,
      column,
      type: attribute(attributes, 't') ?? 'normal',
      area: parseArea(attribute(attributes, 'ref') ?? ''),
      shared: attribute(attributes, 'si'),
      isDynamic,
      text: '',
    };
  }

  text(raw: string): void {
    if (this.tag !== undefined) this.tag.text += raw;
  }

  /** Ends the cell's formula; `value` is what stands beside it. */
  close(value: CellValue): void {
    if (this.tag === undefined) return;
    const { row, column, type, area, shared, text } = this.tag;
    const formula = { formula: `=${unescapeXml(text)}`, value, kind: kindOf(this.tag) };
    this.tag = undefined;
    if (type === 'shared' && shared !== undefined && text === '') {
      this.sharing.push({ row, column, number: shared, value });
      return;
    }
    if (type === 'shared' && shared !== undefined) this.texts.set(shared, { row, column, formula: formula.formula });
    this.put(row, column, formula);
    if (formula.kind === 'part' && area !== undefined) this.arrays.push({ ...area, formula });
  }

  private put(row: number, column: number, formula: FormulaCell): void {
    (this.formulas[row] ??= [])[column] = formula;
  }

  /** Gives the cells that share a text, or an array formula, their own. `keep` takes values not told of so far. */
  finish(valueAt: (row: number, column: number) => CellValue, keep: SheetValueTaker): void {
    for (const { number, value, row, column } of this.sharing) {
      const first = this.texts.get(number);
      if (first === undefined) continue;
      const formula = copyFormula(first.formula, row - first.row, column - first.column);
      this.put(row, column, { formula, value, kind: 'plain' });
    }
    for (const { row: top, column: left, rows, columns, formula } of this.arrays) {
      if (rows * columns > LARGEST_ARRAY) continue;
      for (let index = 0; index < rows * columns; index++) {
        const [row, column] = [top + Math.floor(index / columns), left + (index % columns)];
        if (this.formulas[row]?.[column] !== undefined) continue;
        // Where the first cell was not calculated, none of them was.
        if (formula.value === NOT_CALCULATED) keep(row, column, NOT_CALCULATED);
        this.put(row, column, { ...formula, value: valueAt(row, column) });
      }
    }
  }
}

/** Takes the value of a cell. */
export type SheetValueTaker = (row: number, column: number, value: CellValue) => void;
