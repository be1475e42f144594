import type { Area, Change, NewSheet, NewTable } from '../../workbook/port';
import { afterDelete, afterInsert, endsAbove, grownBy } from '../areas';
import type { Look } from './look';

export const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

interface Table {
  readonly name: string;
  readonly sheet: string;
  readonly area: Area;
}

export const areaOfTable = ({ row, column, columns, rows }: NewTable): Area => ({
  row,
  column,
  rows: 1 + Math.max(1, rows.length),
  columns: columns.length,
});

interface RowMove {
  readonly kind: 'insert-rows' | 'delete-rows';
  readonly row: number;
  readonly count: number;
}

/** Sheets and tables as they will be while a list of changes is carried out. */
export class Shape {
  private sheets: readonly string[];
  private tables: readonly Table[];
  private readonly moves = new Map<string, RowMove[]>();

  constructor(look: Look) {
    this.sheets = look.sheets.map(({ name }) => name);
    this.tables = look.tables;
  }

  /** The sheet's name as Excel writes it. */
  nameOf(sheet: string): string | undefined {
    return this.sheets.find((name) => isSame(name, sheet));
  }

  mustFind(sheet: string): string {
    const name = this.nameOf(sheet);
    if (name === undefined) throw new Error(`There is no sheet “${sheet}”.`);
    return name;
  }

  tablesOn(sheet: string): readonly Table[] {
    return this.tables.filter((table) => isSame(table.sheet, sheet));
  }

  private movesOf(sheet: string): RowMove[] {
    const moves = this.moves.get(sheet.toLowerCase()) ?? [];
    this.moves.set(sheet.toLowerCase(), moves);
    return moves;
  }

  /** Where a row stood before all changes; `undefined`: it is new. */
  originOf(sheet: string, row: number): number | undefined {
    let origin = row;
    for (const { kind, row: at, count } of [...this.movesOf(sheet)].reverse()) {
      if (origin < at) continue;
      if (kind === 'delete-rows') origin += count;
      else if (origin < at + count) return undefined;
      else origin -= count;
    }
    return origin;
  }

  /** Whether rows have moved on the sheet. */
  hasMoved(sheet: string): boolean {
    return this.movesOf(sheet).length > 0;
  }

  put(made: NewSheet): void {
    if (this.nameOf(made.name) === undefined) this.sheets = [...this.sheets, made.name];
    const others = this.tables.filter((table) => !isSame(table.sheet, made.name));
    this.tables = [...others, ...made.tables.map((t) => ({ name: t.name, sheet: made.name, area: areaOfTable(t) }))];
  }

  remove(sheet: string): void {
    this.sheets = this.sheets.filter((name) => !isSame(name, sheet));
    this.tables = this.tables.filter((table) => !isSame(table.sheet, sheet));
  }

  /** @returns the table that must be made longer, with its area before and after. */
  insert(change: Change & { kind: 'insert-rows' }): { table: string; before: Area; after: Area } | undefined {
    const count = change.values.length;
    this.movesOf(change.sheet).push({ kind: change.kind, row: change.row, count });
    let grown: { table: string; before: Area; after: Area } | undefined;
    this.tables = this.tables.map((table) => {
      if (!isSame(table.sheet, change.sheet)) return table;
      if (table.name !== change.table || !endsAbove(table.area, change.row))
        return { ...table, area: afterInsert(table.area, change.row, count) };
      const area = grownBy(table.area, count);
      grown = { table: table.name, before: table.area, after: area };
      return { ...table, area };
    });
    return grown;
  }

  /** @returns the tables that have fewer rows now, as they were. */
  delete({ sheet, row, rows, kind }: Change & { kind: 'delete-rows' }): readonly Table[] {
    this.movesOf(sheet).push({ kind, row, count: rows });
    const shrunk: Table[] = [];
    this.tables = this.tables.flatMap((table) => {
      if (!isSame(table.sheet, sheet)) return [table];
      const area = afterDelete(table.area, row, rows);
      if (area?.rows !== table.area.rows) shrunk.push(table);
      return area === undefined ? [] : [{ ...table, area }];
    });
    return shrunk;
  }
}
