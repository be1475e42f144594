import { problem, type Problem } from '../../engine/problem';
import { HostFailure, type HostProblem } from '../../workbook/hostProblems';
import type { Change, Outline, WorkbookPort } from '../../workbook/port';
import type { SheetCells } from './cells';
import { askJournal, isOwnSheet, JOURNAL_SHEET } from './journal';
import { askAreas, askNames, type Look, type SheetLook } from './look';
import { CELLS_AT_ONCE, readSheets, sizeOf } from './read';
import { recover } from './recover';
import { request, told, type Queue, type WaitingListener } from './request';
import { isSame } from './shape';
import { writeChanges } from './write';

/** What is known of the workbook since it was looked at last. */
interface Known extends Look {
  readonly cells: Map<string, SheetCells>;
  /** Sheets whose cells were asked for. */
  readonly asked: Set<string>;
}

/** What a shell may say about the workbook in Excel. */
export interface OfficeOptions {
  /** Excel waits, or no longer, for the end of typing into a cell. */
  readonly onWaiting?: WaitingListener;
  /** Something the game master should be told: an earlier write had broken off. */
  readonly onNotice?: (notice: Problem<HostProblem>) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** A write that takes longer has broken off. */
const LONGEST_WRITE = 60_000;

const cellsOf = ({ used }: SheetLook): number => (used ? sizeOf(used) : 0);

/** The workbook that is open in Excel. */
class OfficeWorkbook {
  private known: Known | undefined;
  /** A write of our own has broken off, so nobody else's is under way. */
  private hasBrokenOff = false;

  constructor(private readonly options: OfficeOptions) {}

  private readonly ask = <T>(queue: Queue<T>): Promise<T> => request(queue, this.options.onWaiting);

  private readonly now = (): number => (this.options.now ?? Date.now)();

  private async look(): Promise<Known> {
    let names = await this.ask(askNames);
    if (names.sheets.some(({ name }) => name === JOURNAL_SHEET)) {
      await this.putRight();
      names = await this.ask(askNames);
    }
    const sheets = names.sheets.filter(({ name }) => !isOwnSheet(name));
    const tables = names.tables.filter(({ sheet }) => !isOwnSheet(sheet));
    this.known = { ...(await this.ask(askAreas({ sheets, tables }))), cells: new Map(), asked: new Set() };
    return this.known;
  }

  /** Finishes or puts back what an earlier write has left. */
  private async putRight(): Promise<void> {
    const found = await this.ask(askJournal);
    if (!found) return;
    const age = this.now() - (found.journal?.startedAt ?? 0);
    if (!this.hasBrokenOff && age >= 0 && age < LONGEST_WRITE) throw new HostFailure(problem('being-written'));
    const recovery = await recover(this.ask, found);
    this.hasBrokenOff = false;
    this.options.onNotice?.(problem(recovery === 'finished' ? 'write-finished' : 'write-recovered'));
  }

  /** Looks at the workbook anew: what was read before is no longer relied upon. */
  async outline(): Promise<Outline> {
    const { sheets, tables } = await this.look();
    return { sheets: sheets.map(({ name, hidden }) => ({ name, hidden })), tables };
  }

  /** Cells of sheets, from what has been read since {@link outline}, or from Excel. */
  async cells(names: readonly string[]): Promise<readonly SheetCells[]> {
    const known = this.known ?? (await this.look());
    const sheets = names.map((name) => {
      const sheet = known.sheets.find((each) => isSame(each.name, name));
      if (sheet === undefined) throw new Error(`There is no sheet “${name}”.`);
      return sheet;
    });
    for (const { name } of sheets) known.asked.add(name);
    const missing = sheets.filter(
      ({ name }, i) => !known.cells.has(name) && sheets.findIndex((each) => each.name === name) === i,
    );
    if (missing.length > 0) {
      const read = await readSheets(this.ask, [...missing, ...alongWith(known, missing)]);
      for (const [name, cells] of read) known.cells.set(name, cells);
    }
    return sheets.map(({ name }) => known.cells.get(name) ?? NO_CELLS);
  }

  async apply(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    const assumed = this.known ?? (await this.look());
    try {
      await writeChanges(this.ask, assumed, changes, this.now());
    } catch (error) {
      this.hasBrokenOff = error instanceof HostFailure && error.problem.code === 'write-broken-off';
      throw error;
    } finally {
      this.known = undefined;
    }
  }
}

const NO_CELLS: SheetCells = { grid: [], formulas: [], formats: [] };

/** Further sheets that fit into a request that is due anyway: those with tables first, for they are asked for next. */
const alongWith = (known: Known, missing: readonly SheetLook[]): readonly SheetLook[] => {
  let room = CELLS_AT_ONCE - missing.reduce((sum, sheet) => sum + cellsOf(sheet), 0);
  const hasTable = ({ name }: SheetLook): boolean => known.tables.some(({ sheet }) => sheet === name);
  const others = known.sheets
    .filter((sheet) => !known.cells.has(sheet.name) && !missing.includes(sheet))
    .sort((a, b) => Number(hasTable(b)) - Number(hasTable(a)) || cellsOf(a) - cellsOf(b));
  return others.filter((sheet) => {
    const fits = cellsOf(sheet) <= room;
    if (fits) room -= cellsOf(sheet);
    return fits;
  });
};

/** Makes the port of the workbook that is open in Excel. It throws `HostFailure` where Excel or somebody stands in the way. */
export const makeOfficeWorkbook = (options: OfficeOptions = {}): WorkbookPort => {
  const workbook = new OfficeWorkbook(options);
  return {
    outline: () => told(workbook.outline()),
    values: async (names) => (await told(workbook.cells(names))).map(({ grid }) => grid),
    formulas: async (names) => (await told(workbook.cells(names))).map(({ formulas }) => formulas),
    apply: (changes) => told(workbook.apply(changes)),
  };
};
