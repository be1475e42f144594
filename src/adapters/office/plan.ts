import { areaName } from '../../workbook/address';
import type { Change, CellContent, NewSheet } from '../../workbook/port';
import { columnReference, validationSteps, type FindColumn } from './dress';
import { enterSteps, type Contents, type Formats } from './enter';
import { markStep, type UndoStep } from './journal';
import type { Look } from './look';
import { putSheetSteps } from './put-sheet';
import { areaOfTable, isSame, Shape } from './shape';
import { sheetOf, small, type Step } from './step';
import { UNKNOWN } from './texts';

/** What stands in cells before anything is written, and how they are formatted. */
export interface Before {
  readonly content: (sheet: string, row: number, column: number) => CellContent;
  readonly format: (sheet: string, row: number, column: number) => string;
  /** Number of columns in use. */
  readonly width: (sheet: string) => number;
}

/** What a list of changes comes to. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly undo: readonly UndoStep[];
}

/** Name of the sheet that a change concerns. */
const sheetNameOf = (change: Change): string => (change.kind === 'put-sheet' ? change.sheet.name : change.sheet);

/** Sheets that changes make, replace or remove as a whole: these are put back as a whole, too. */
export const wholeSheets = (changes: readonly Change[]): readonly string[] => {
  const names: string[] = [];
  for (const change of changes)
    if (change.kind === 'put-sheet' || change.kind === 'remove-sheet') {
      const name = sheetNameOf(change);
      if (!names.some((each) => isSame(each, name))) names.push(name);
    }
  return names;
};

class Planner {
  readonly steps: Step[] = [];
  readonly undo: UndoStep[] = [];
  private readonly shape: Shape;
  private readonly wholes: readonly string[];
  private moves = 0;

  constructor(
    look: Look,
    changes: readonly Change[],
    private readonly before: Before,
  ) {
    this.shape = new Shape(look);
    this.wholes = wholeSheets(changes);
  }

  private isWhole(sheet: string): boolean {
    return this.wholes.some((name) => isSame(name, sheet));
  }

  private formatsAt({ sheet, row, column, values }: Contents): Formats {
    const known = (origin: number | undefined, at: number): string =>
      this.isWhole(sheet) || origin === undefined ? UNKNOWN : this.before.format(sheet, origin, at);
    return values.map((cells, down) => {
      const origin = this.shape.originOf(sheet, row + down);
      return cells.map((_, right) => known(origin, column + right));
    });
  }

  /** Keeps what stands in rows now, but for those that this write has made itself. */
  private keep(sheet: string, row: number, column: number, rows: number, columns: number): void {
    for (let down = 0; down < rows; down++) {
      const origin = this.shape.originOf(sheet, row + down);
      if (origin === undefined) continue;
      const kept = this.rowBefore(sheet, origin, column, columns);
      const last = this.undo[this.undo.length - 1];
      const contents = { sheet, row: row + down, column, values: [kept.values] };
      if (last?.kind === 'cells' && last.moves === this.moves && follows(last.contents, contents))
        this.undo[this.undo.length - 1] = {
          ...last,
          contents: { ...last.contents, values: [...last.contents.values, kept.values] },
          formats: [...last.formats, kept.formats],
        };
      else this.undo.push({ kind: 'cells', moves: this.moves, contents, formats: [kept.formats] });
    }
  }

  private rowBefore(sheet: string, origin: number, column: number, columns: number) {
    const at = Array.from({ length: columns }, (_, right) => column + right);
    return {
      values: at.map((each) => this.before.content(sheet, origin, each)),
      formats: at.map((each) => this.before.format(sheet, origin, each)),
    };
  }

  private cells(change: Change & { kind: 'cells' }): void {
    const contents = { ...change, sheet: this.shape.mustFind(change.sheet) };
    if (!this.isWhole(contents.sheet)) {
      const width = Math.max(0, ...change.values.map((row) => row.length));
      this.keep(contents.sheet, change.row, change.column, change.values.length, width);
    }
    this.steps.push(...enterSteps(contents, this.formatsAt(contents)));
  }

  /** Rows move: what was done so far is marked, as this cannot be done twice. */
  private move(sheet: string, step: Step, undo: UndoStep): void {
    this.steps.push(step);
    if (this.isWhole(sheet)) return;
    this.undo.push(undo);
    this.moves += 1;
    this.steps.push(markStep(this.moves));
  }

  private insert(change: Change & { kind: 'insert-rows' }): void {
    const sheet = this.shape.mustFind(change.sheet);
    const { row, column, values } = change;
    const rows = values.length;
    if (rows === 0) return;
    const above = row === 0 ? undefined : this.shape.originOf(sheet, row - 1);
    const grown = this.shape.insert({ ...change, sheet });
    const insertion = small(
      (workbook) =>
        void sheetOf(workbook, sheet)
          .getRange(`${row + 1}:${row + rows}`)
          .insert('Down'),
    );
    const kept = grown ? { table: grown.table, area: grown.before } : null;
    this.move(sheet, insertion, { kind: 'inserted', sheet, row, rows, grown: kept });
    if (grown) this.steps.push(resizeStep(sheet, grown.table, grown.after));
    // New rows are formatted like the row above.
    const formatAt = (at: number): string =>
      above === undefined || this.isWhole(sheet) ? UNKNOWN : this.before.format(sheet, above, at);
    const formats = values.map((cells) => cells.map((_, right) => formatAt(column + right)));
    this.steps.push(...enterSteps({ sheet, row, column, values }, formats));
  }

  private delete(change: Change & { kind: 'delete-rows' }): void {
    const sheet = this.shape.mustFind(change.sheet);
    const { row, rows } = change;
    const origins = Array.from({ length: rows }, (_, down) => this.shape.originOf(sheet, row + down));
    const width = this.before.width(sheet);
    const kept = origins.map((origin) => this.rowBefore(sheet, origin ?? -1, 0, width));
    const shrunk = this.shape.delete({ ...change, sheet }).map(({ name, area }) => ({ table: name, area }));
    const deletion = small(
      (workbook) =>
        void sheetOf(workbook, sheet)
          .getRange(`${row + 1}:${row + rows}`)
          .delete('Up'),
    );
    this.move(sheet, deletion, {
      ...{ kind: 'deleted', sheet, row, rows, shrunk },
      contents: { sheet, row, column: 0, values: kept.map(({ values }) => values) },
      formats: kept.map(({ formats }) => formats),
    });
  }

  private put(made: NewSheet): void {
    const name = this.shape.nameOf(made.name);
    const tables = this.shape.tablesOn(made.name).map((table) => table.name);
    this.steps.push(...putSheetSteps(made, name === undefined ? undefined : tables));
    this.shape.put(made);
  }

  add(change: Change): void {
    switch (change.kind) {
      case 'cells':
        return this.cells(change);
      case 'insert-rows':
        return this.insert(change);
      case 'delete-rows':
        return this.delete(change);
      case 'put-sheet':
        return this.put(change.sheet);
      case 'remove-sheet': {
        const sheet = this.shape.mustFind(change.sheet);
        this.steps.push(small((workbook) => sheetOf(workbook, sheet).delete()));
        this.shape.remove(sheet);
      }
    }
  }
}

const follows = (above: Contents, below: Contents): boolean =>
  above.sheet === below.sheet &&
  above.column === below.column &&
  above.row + above.values.length === below.row &&
  above.values[0]?.length === below.values[0]?.length;

/** Gives a table another area. */
export const resizeStep = (sheet: string, table: string, area: Parameters<typeof areaName>[0]): Step =>
  small((workbook) => sheetOf(workbook, sheet).tables.getItem(table).resize(areaName(area)));

/** The sheets that are there when all is done, as they were put last. */
const lastPut = (changes: readonly Change[]): readonly NewSheet[] =>
  wholeSheets(changes).flatMap((name) => {
    const last = changes.filter((each) => each.kind !== 'cells' && isSame(sheetNameOf(each), name)).at(-1);
    const put = changes.filter((each) => each.kind === 'put-sheet' && isSame(each.sheet.name, name)).at(-1);
    return put?.kind === 'put-sheet' && last?.kind !== 'remove-sheet' ? [put.sheet] : [];
  });

/** Where a validation's source stands: on a sheet that is being made, or on one that is there. */
const columnFinder =
  (made: readonly NewSheet[], look: Look, before: Before): FindColumn =>
  (sheet, tableName, header) => {
    const table = made.find(({ name }) => name === sheet)?.tables.find(({ name }) => name === tableName);
    if (table) {
      const index = table.columns.findIndex((column) => column.header === header);
      const { rows } = areaOfTable(table);
      return index < 0 ? undefined : columnReference(sheet, table.column + index, table.row + 1, rows - 1);
    }
    const found = look.tables.find(({ name, sheet: on }) => name === tableName && on === sheet);
    if (!found) return undefined;
    const { row, column, rows, columns } = found.area;
    for (let at = column; at < column + columns; at++)
      if (before.content(sheet, row, at) === header)
        return columnReference(sheet, at, row + 1, rows - 1 - (found.totalRow ? 1 : 0));
    return undefined;
  };

/** Sheets that are to be seen first: a workbook in which none can be seen is refused. */
const visibilitySteps = (sheets: readonly NewSheet[]): readonly Step[] =>
  [...sheets]
    .sort((a, b) => Number(a.hidden) - Number(b.hidden))
    .map(({ name, hidden }) =>
      small((workbook) => {
        sheetOf(workbook, name).visibility = hidden ? 'Hidden' : 'Visible';
      }),
    );

/** What is to be done for the changes, and what puts back those to sheets that stay. */
export const planChanges = (look: Look, changes: readonly Change[], before: Before): Plan => {
  const planner = new Planner(look, changes, before);
  for (const change of changes) planner.add(change);
  const made = lastPut(changes);
  const findColumn = columnFinder(made, look, before);
  return {
    steps: [...planner.steps, ...made.flatMap((sheet) => validationSteps(sheet, findColumn)), ...visibilitySteps(made)],
    undo: planner.undo,
  };
};
