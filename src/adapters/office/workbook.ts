import type { Outline, WorkbookPort } from '../../workbook/port';
import type { SheetCells } from './cells';
import { askAreas, askNames, type Look, type SheetLook } from './look';
import { CELLS_AT_ONCE, readSheets, sizeOf } from './read';
import { request, toFailure, type Queue, type WaitingListener } from './request';

/** What is known of the workbook since it was looked at last. */
interface Known extends Look {
  readonly cells: Map<string, SheetCells>;
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const cellsOf = ({ used }: SheetLook): number => (used ? sizeOf(used) : 0);

/** The workbook that is open in Excel. */
class OfficeWorkbook {
  private known: Known | undefined;

  constructor(private readonly onWaiting?: WaitingListener) {}

  private readonly ask = <T>(queue: Queue<T>): Promise<T> => request(queue, this.onWaiting);

  private async look(): Promise<Known> {
    const names = await this.ask(askNames);
    this.known = { ...(await this.ask(askAreas(names))), cells: new Map() };
    return this.known;
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
    const missing = sheets.filter(
      ({ name }, i) => !known.cells.has(name) && sheets.findIndex((each) => each.name === name) === i,
    );
    if (missing.length > 0) {
      const read = await readSheets(this.ask, [...missing, ...alongWith(known, missing)]);
      for (const [name, cells] of read) known.cells.set(name, cells);
    }
    return sheets.map(({ name }) => known.cells.get(name) ?? { grid: [], formulas: [] });
  }
}

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

/** Lets an error of Excel's out as a failure with words. */
const told = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw toFailure(error);
  }
};

/** The reading half of a port. */
export type WorkbookReader = Pick<WorkbookPort, 'outline' | 'values' | 'formulas'>;

/** Reads the workbook that is open in Excel. */
export const makeOfficeReader = (onWaiting?: WaitingListener): WorkbookReader => {
  const workbook = new OfficeWorkbook(onWaiting);
  return {
    outline: () => told(workbook.outline()),
    values: async (names) => (await told(workbook.cells(names))).map(({ grid }) => grid),
    formulas: async (names) => (await told(workbook.cells(names))).map(({ formulas }) => formulas),
  };
};
