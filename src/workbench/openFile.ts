import type { Problem } from '../engine/problem';
import { ok, type Result } from '../engine/result';
import type { FormatEdit } from '../adapters/xlsx/look/write-formats';
import { openXlsx, type XlsxWorkbook } from '../adapters/xlsx/workbook';
import type { FileProblem } from '../workbook/fileProblems';
import type { Change } from '../workbook/port';
import type { Contents } from './grid/snapshot';

/** The workbook that is open: the bytes of its file and the changes made to them, one after the other. */
export class OpenFile {
  private queue: Promise<unknown> = Promise.resolve();
  private changes: number;
  private savedAt = 0;

  private constructor(
    readonly name: string,
    private readonly workbook: XlsxWorkbook,
    unsaved: boolean,
  ) {
    this.changes = unsaved ? 1 : 0;
  }

  /** Opens a file's bytes, or says why they are no workbook. */
  static async open(
    name: string,
    bytes: Uint8Array,
    unsaved: boolean,
  ): Promise<Result<OpenFile, Problem<FileProblem>>> {
    const opened = await openXlsx(bytes);
    return opened.ok ? ok(new OpenFile(name, opened.value, unsaved)) : opened;
  }

  get unsaved(): boolean {
    return this.changes > this.savedAt;
  }

  /** Applies changes, and formats of cells, after those that are under way. */
  apply(changes: readonly Change[], formats: readonly FormatEdit[] = []): Promise<void> {
    const done = this.queue.then(async () => {
      await this.workbook.apply(changes);
      await this.workbook.format(formats);
      this.changes++;
    });
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** The workbook for reading, when all changes are in. */
  async read(): Promise<XlsxWorkbook> {
    await this.queue;
    return this.workbook;
  }

  /** The file as it is now. */
  async bytes(): Promise<Uint8Array> {
    return (await this.read()).bytes();
  }

  /** Says that what {@link bytes} gave was saved. */
  wasSaved(): void {
    this.savedAt = this.changes;
  }

  /** Everything that the grid shows. */
  async contents(): Promise<Contents> {
    const workbook = await this.read();
    const { sheets } = await workbook.outline();
    const names = sheets.map(({ name }) => name);
    const [grids, formulas, look] = await Promise.all([
      workbook.values(names),
      workbook.formulas(names),
      workbook.look(names),
    ]);
    return { sheets, grids, formulas, look };
  }
}
