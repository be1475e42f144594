import type { ICellData, IExecutionOptions } from '@univerjs/core';
import type { FUniver } from '@univerjs/core/facade';
import type { ISetRangeValuesMutationParams } from '@univerjs/sheets';
import type { CellError } from '../../functions/excel/lastErrors';
import type { Language } from '../../i18n/language';
import { cellName, quoteSheet } from '../../workbook/address';
import type { Area, Change } from '../../workbook/port';
import { FROM_FILE, PendingEdits, type Edits } from './edits';
import { placeKey, registerFunctions, type Failures, type FunctionFailure } from './functions';
import { isAllowed } from './gate';
import { toLook } from './looks';
import { rowsAsked, type RowsAsked } from './rows';
import { toCell, toSnapshot, type Contents } from './snapshot';
import { startUniver } from './univer';

const SET_VALUES = 'sheet.mutation.set-range-values';
const ADD_SHEET = 'sheet.command.insert-sheet';
/** A tab keeps the name that was typed into it. */
const RENAME_SHEET = 'sheet.command.set-worksheet-name';

/** The cells that are selected. */
interface Selection extends Area {
  readonly sheet: string;
}

export interface GridEvents {
  /** Cells were changed in the grid, or formulas calculated: what the file has to take over. */
  readonly edited: (edits: Edits) => void;
  /** Rows are to be inserted into a sheet, or deleted; the grid has done nothing. */
  readonly rows: (sheet: string, asked: RowsAsked) => void;
  /** A sheet is to be added; the grid has done nothing. */
  readonly addSheet: () => void;
  /** Something was tried that a saved file would not hold; `isShown` where the grid shows it all the same. */
  readonly refused: (isShown: boolean) => void;
  /** A cell was selected; `failure` is what its formula has to say, `note` the text of its note. */
  readonly selected: (failure: FunctionFailure | undefined, note: string | undefined) => void;
}

/** The spreadsheet on the page: a view of the open file. */
export class SheetGrid {
  private readonly api: FUniver;
  private readonly edits = new PendingEdits();
  private readonly failures: Failures = new Map();
  private notes: ReadonlyMap<string, string> = new Map();
  private names: readonly string[] = [];
  private opened = 0;
  private isFlushPlanned = false;

  constructor(
    container: HTMLElement,
    private readonly language: Language,
    private readonly events: GridEvents,
  ) {
    this.api = startUniver(container, language);
    this.api.addEvent(this.api.Event.BeforeCommandExecute, (event) => {
      const selected = this.selection();
      const asked = selected && rowsAsked(event.id, event.params, selected);
      const isLeft = asked === undefined && event.id !== ADD_SHEET;
      if (isLeft && isAllowed(event.id, event.type)) return;
      event.cancel = true;
      if (selected && asked) events.rows(selected.sheet, asked);
      else if (isLeft) events.refused(event.id === RENAME_SHEET);
      else events.addSheet();
    });
    this.api.addEvent(this.api.Event.CommandExecuted, ({ id, params, options }) => {
      if (id === SET_VALUES) this.noteEdit(params as ISetRangeValuesMutationParams, options);
    });
    this.api.addEvent(this.api.Event.SelectionChanged, () => this.tellSelected());
  }

  /** Shows a workbook in place of the one that was shown; the active sheet stays where there is one of its name. */
  show(name: string, contents: Contents): void {
    const before = this.api.getActiveWorkbook();
    const active = before?.getActiveSheet().getSheetName();
    if (before) this.api.disposeUnit(before.getId());
    this.names = contents.sheets.map((sheet) => sheet.name);
    const isFirst = this.opened === 0;
    const book = this.api.createWorkbook(toSnapshot(`book${++this.opened}`, name, contents));
    this.failures.clear();
    this.notes = new Map(
      contents.look.sheets.flatMap(({ notes }, index) =>
        notes.map(({ row, column, text }) => [placeKey(`s${index}`, row, column), text] as const),
      ),
    );
    if (isFirst) registerFunctions(this.api, this.language, this.failures);
    const sheet = active === undefined ? null : book.getSheetByName(active);
    if (sheet) book.setActiveSheet(sheet);
  }

  /** Takes over values that were written into the file. */
  write(changes: readonly Extract<Change, { kind: 'cells' }>[]): void {
    for (const { sheet, row, column, values } of changes) {
      const cellValue = Object.fromEntries(
        values.map((line, down) => [
          row + down,
          Object.fromEntries(line.map((content, right) => [column + right, gridCell(content)])),
        ]),
      );
      this.execute(SET_VALUES, { unitId: this.book.getId(), subUnitId: this.idOf(sheet), cellValue });
    }
  }

  /** Resolves when all formulas are calculated and everything is told to `edited`. */
  async settled(): Promise<void> {
    await this.api.getFormula().onCalculationResultApplied(5_000);
    this.flush();
  }

  selection(): Selection | undefined {
    const range = this.api.getActiveWorkbook()?.getActiveRange();
    if (!range) return undefined;
    const sheet = this.book.getActiveSheet().getSheetName();
    return {
      sheet,
      row: range.getRow(),
      column: range.getColumn(),
      rows: range.getHeight(),
      columns: range.getWidth(),
    };
  }

  /** Goes to a sheet, and there to a cell. */
  select(sheet: string, row: number, column: number): void {
    const found = this.book.getSheetByName(sheet);
    if (!found) return;
    this.book.setActiveSheet(found);
    found.getRange(row, column).activate();
    found.scrollToCell(Math.max(0, row - 3), Math.max(0, column - 2));
  }

  /** The errors that our functions show, as the pane lists them. */
  cellErrors(): readonly CellError[] {
    return [...this.failures].map(([key, failure]) => {
      const [id = '', row, column] = key.split(' ');
      return { ...failure, address: `${quoteSheet(this.nameOf(id))}!${cellName(Number(row), Number(column))}` };
    });
  }

  private tellSelected(): void {
    const range = this.api.getActiveWorkbook()?.getActiveRange();
    const key = range ? placeKey(range.getSheetId(), range.getRow(), range.getColumn()) : '';
    this.events.selected(this.failures.get(key), this.notes.get(key));
  }

  private get book(): NonNullable<ReturnType<FUniver['getActiveWorkbook']>> {
    const book = this.api.getActiveWorkbook();
    if (!book) throw new Error('No workbook is open.');
    return book;
  }

  private execute(id: string, params: object): void {
    this.api.syncExecuteCommand(id, params, { [FROM_FILE]: true });
  }

  private nameOf(id: string): string {
    return this.names[Number(id.slice(1))] ?? '';
  }

  private idOf(sheet: string): string {
    return `s${this.names.findIndex((name) => name.toLowerCase() === sheet.toLowerCase())}`;
  }

  private noteEdit(params: ISetRangeValuesMutationParams, options: IExecutionOptions | undefined): void {
    this.edits.add(params, options);
    if (this.isFlushPlanned || this.edits.isEmpty) return;
    this.isFlushPlanned = true;
    setTimeout(() => this.flush(), 0);
  }

  private flush(): void {
    this.isFlushPlanned = false;
    if (this.edits.isEmpty) return;
    const styles = this.book.getWorkbook().getStyles();
    this.events.edited(
      this.edits.take(
        (id) => this.nameOf(id),
        (id, row, column) => this.book.getSheetBySheetId(id)?.getRange(row, column).getCellData(),
        (cell) => toLook(styles.getStyleByCell(cell)),
      ),
    );
    // The selected cell may have been calculated only now.
    this.tellSelected();
  }
}

const gridCell = (content: Extract<Change, { kind: 'cells' }>['values'][number][number]): ICellData =>
  typeof content === 'object'
    ? { f: content.formula, ...toCell(content.value) }
    : (toCell(content) ?? { v: null, f: null, p: null });
