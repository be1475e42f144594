import type { Fixed } from '../../engine/fixed';
import { toNumber } from '../../engine/fixed';
import { problem } from '../../engine/problem';
import type { CellPlace, RowPlace } from '../campaign';
import { cellAt, isBlank, placeOf, rowPlace, uncalculated, type FoundTable } from '../found';
import { tidyText } from '../names';
import type { CellValue } from '../port';
import type { PlacedProblem, WorkbookProblem } from '../problems';
import { chosen, type Choice } from '../schema/choices';
import { shownLabels } from '../schema/language';
import type { ColumnOf, TableRole } from '../schema/tables';
import { looksLikeDate, numberText, readNumber } from './number';

/** `null`: the cell is blank; `undefined`: it cannot be read, and that has been reported. */
export type Cell<T> = T | null | undefined;

/** Errors that Excel puts in place of a value. */
const EXCEL_ERROR =
  /^#(?:N\/A|VALUE!|REF!|DIV\/0!|NUM!|NAME\?|NULL!|SPILL!|CALC!|GETTING_DATA|BUSY!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|Н\/Д|ЗНАЧ!|ССЫЛКА!|ДЕЛ\/0!|ЧИСЛО!|ИМЯ\?|ПУСТО!|¡VALOR!|¡REF!|¡DIV\/0!|¡NUM!|¿NOMBRE\?)$/u;

const isExcelError = (value: CellValue): boolean => typeof value === 'string' && EXCEL_ERROR.test(value.trim());

/** Reads the cells of one row, collecting what is wrong with them. */
export class RowReader<Role extends TableRole> {
  constructor(
    private readonly table: FoundTable<Role>,
    readonly row: number,
    private readonly problems: PlacedProblem[],
  ) {}

  place(column: ColumnOf<Role> | null): CellPlace {
    return placeOf(this.table, this.row, column);
  }

  get rowPlace(): RowPlace {
    return rowPlace(this.table, this.row);
  }

  value(column: ColumnOf<Role>): CellValue {
    const index = this.table.columns[column];
    return index === undefined ? '' : cellAt(this.table.grid, this.row, index);
  }

  report(
    code: WorkbookProblem,
    column: ColumnOf<Role> | null,
    params: Record<string, string | number> = {},
  ): undefined {
    this.problems.push({ problem: problem(code, params), place: this.place(column) });
    return undefined;
  }

  /** Reports what another reader refused. */
  pass(refused: PlacedProblem['problem'], column: ColumnOf<Role>): undefined {
    this.problems.push({ problem: refused, place: this.place(column) });
    return undefined;
  }

  /** Reports an error in place of a value; or that there is none yet. */
  private error(column: ColumnOf<Role>, value: string): undefined {
    const formula = uncalculated(this.table, this.row, this.table.columns[column] ?? -1);
    if (formula !== undefined) return this.report('formula-not-calculated', column, { formula });
    return this.report('excel-error', column, { value });
  }

  /** Text as it is kept; a number is its shortest decimal text. */
  text(column: ColumnOf<Role>): Cell<string> {
    const value = this.value(column);
    if (isExcelError(value)) return this.error(column, String(value));
    if (isBlank(value)) return null;
    return typeof value === 'number' ? numberText(value) : tidyText(String(value));
  }

  /** Text with its line breaks. */
  lines(column: ColumnOf<Role>): Cell<string> {
    const value = this.value(column);
    const text = this.text(column);
    return typeof value === 'string' && text ? value.normalize('NFC').trim() : text;
  }

  /** An id or a list of ids: a number there may be what Excel made of `1-2` or of `1,2`. */
  id(column: ColumnOf<Role>): Cell<string> {
    const value = this.value(column);
    if (looksLikeDate(value)) return this.report('looks-like-date', column, { value: String(value) });
    if (typeof value === 'number' && !Number.isInteger(value)) {
      return this.report('id-is-number', column, { value: numberText(value) });
    }
    return this.text(column);
  }

  decimal(column: ColumnOf<Role>): Cell<Fixed> {
    const value = this.value(column);
    if (isExcelError(value)) return this.error(column, String(value));
    if (isBlank(value)) return null;
    const number = readNumber(value);
    if (typeof number === 'number') return number;
    const shown = String(value).trim();
    return this.report(number, column, { value: shown, min: -1_000_000, max: 1_000_000 });
  }

  whole(column: ColumnOf<Role>, { min, max }: { min: number; max: number }): Cell<number> {
    const exact = this.decimal(column);
    if (exact === null || exact === undefined) return exact;
    const number = toNumber(exact);
    const params = { value: String(this.value(column)).trim(), min, max };
    if (!Number.isInteger(number)) return this.report('not-whole', column, params);
    return number < min || number > max ? this.report('out-of-range', column, params) : number;
  }

  choice<Value extends string>(column: ColumnOf<Role>, choice: Choice<Value>): Cell<Value> {
    const text = this.text(column);
    if (text === null || text === undefined) return text;
    const value = chosen(choice, text);
    if (value !== undefined) return value;
    const accepted = Object.values<(typeof choice)[Value]>(choice).map(shownLabels).join('; ');
    return this.report('unknown-choice', column, { value: text, accepted });
  }

  /** Reports a blank cell that must not be blank. */
  need<T>(value: Cell<T>, column: ColumnOf<Role>): T | undefined {
    return value === null ? this.report('missing-value', column) : value;
  }
}

/** A reader for every row of data. */
export const rowsOf = <Role extends TableRole>(
  table: FoundTable<Role> | undefined,
  problems: PlacedProblem[],
): readonly RowReader<Role>[] => table?.rows.map((row) => new RowReader(table, row, problems)) ?? [];
