import { describeProblem } from '../i18n/problem';
import type { RulesetId } from '../workbook/campaign';
import type { Change } from '../workbook/port';
import type { Edits } from './grid/edits';
import { SheetGrid } from './grid/grid';
import type { RowsAsked } from './grid/rows';
import { OpenFile } from './openFile';
import { element, Page, pageLanguage } from './page';
import { panePort } from './panePort';
import { paneServices, Signal } from './paneServices';
import { rowChange } from './rowChange';
import { keep, readKept } from './store';

const SAVE_DELAY_MS = 400;

/** The workbench: one open file, the grid that shows it, the pane that works on it. */
class Workbench {
  private file: OpenFile | undefined;
  private keeping: ReturnType<typeof setTimeout> | undefined;
  private readonly signals = { edited: new Signal(), failed: new Signal() };
  private readonly page: Page;
  private readonly grid: SheetGrid;

  constructor() {
    this.page = new Page(pageLanguage(), {
      sample: (ruleset) => void this.openSample(ruleset),
      open: (file) => void this.openChosen(file),
      save: () => void this.save(),
    });
    this.grid = new SheetGrid(element('grid', HTMLElement), this.page.language, {
      edited: (edits) => void this.edited(edits),
      rows: (sheet, asked) => void this.moveRows(sheet, asked),
      addSheet: () => void this.addSheet(),
      refused: (isShown) => void this.refuse(isShown),
      selected: (failure, note) =>
        this.page.explain(failure ? `GM.${failure.id}: ${failure.message}` : note, failure !== undefined),
    });
    window.addEventListener('beforeunload', (event) => {
      if (this.keeping !== undefined) event.preventDefault();
    });
  }

  async start(): Promise<void> {
    const kept = await readKept();
    if (kept === undefined) return this.openSample('landing');
    await this.open(kept.name, kept.bytes, kept.unsaved);
    this.page.say(this.page.words('restored', { name: kept.name }));
  }

  private async openSample(ruleset: RulesetId): Promise<void> {
    if (!this.mayLeave()) return;
    const answer = await fetch(`samples/${ruleset}-${this.page.language}.xlsx`);
    await this.open(this.page.words('untitled'), new Uint8Array(await answer.arrayBuffer()), false);
  }

  private async openChosen(chosen: File): Promise<void> {
    if (this.mayLeave()) await this.open(chosen.name, new Uint8Array(await chosen.arrayBuffer()), false);
  }

  private mayLeave(): boolean {
    return this.file?.unsaved !== true || confirm(this.page.words('unsaved'));
  }

  /** Opens a workbook; one that cannot be read says why and leaves the open one alone. */
  private async open(name: string, bytes: Uint8Array, unsaved: boolean): Promise<void> {
    const opened = await OpenFile.open(name, bytes, unsaved);
    if (!opened.ok) {
      const { code, params } = opened.error;
      this.page.say(describeProblem(this.page.language, { code, params: { ...params, file: name } }), true);
      return;
    }
    this.file = opened.value;
    this.grid.show(name, await opened.value.contents());
    this.showPane(opened.value);
    this.page.say(this.page.words('opened', { name }));
    this.changed();
  }

  /** Takes over what was typed into the grid, how it was made to look, or what was calculated there. */
  private async edited({ changes, formats }: Edits): Promise<void> {
    if (!(await this.take(() => this.file?.apply(changes, formats)))) return;
    this.changed();
    this.signals.edited.send();
    this.signals.failed.send();
  }

  /** Makes a change of the file; one that fails is told. */
  private async take(change: () => Promise<void> | undefined): Promise<boolean> {
    this.page.kept(false);
    try {
      await change();
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.page.say(this.page.words('notTaken', { message }), true);
      return false;
    }
  }

  /** Changes what the grid must show anew: rows and sheets. */
  private async restructure(changes: readonly Change[], said: string): Promise<void> {
    const { file } = this;
    if (file === undefined) return;
    await this.grid.settled();
    if (!(await this.take(() => file.apply(changes)))) return;
    await this.redraw(file);
    this.page.say(said);
    this.changed();
    this.signals.edited.send();
  }

  private async redraw(file: OpenFile): Promise<void> {
    const place = this.grid.selection();
    this.grid.show(file.name, await file.contents());
    if (place) this.grid.select(place.sheet, place.row, place.column);
  }

  private async refuse(isShown: boolean): Promise<void> {
    await this.grid.settled();
    if (isShown && this.file) await this.redraw(this.file);
    this.page.say(this.page.words('refusedEdit'), true);
  }

  private async moveRows(sheet: string, asked: RowsAsked): Promise<void> {
    const outline = await (await this.file?.read())?.outline();
    const change = outline && rowChange(outline, sheet, asked);
    if (change === undefined) return this.page.say(this.page.words('refusedHeader'), true);
    const said = this.page.words(asked.kind === 'insert' ? 'rowsInserted' : 'rowsDeleted', { count: asked.rows });
    await this.restructure([change], said);
  }

  private async addSheet(): Promise<void> {
    const { sheets = [] } = (await (await this.file?.read())?.outline()) ?? {};
    const taken = new Set(sheets.map(({ name }) => name.toLowerCase()));
    const names = Array.from({ length: sheets.length + 1 }, (_, at) => this.page.words('newSheet', { number: at + 1 }));
    const name = names.find((each) => !taken.has(each.toLowerCase())) ?? '';
    const sheet = { name, hidden: false, cells: [], tables: [], widths: [], frozenRows: 0 };
    await this.restructure([{ kind: 'put-sheet', sheet }], this.page.words('sheetAdded', { name }));
    this.grid.select(name, 0, 0);
  }

  /** Begins the pane anew over a workbook that was opened. */
  private showPane(file: OpenFile): void {
    const port = panePort(file, this.grid, () => this.changed());
    window.warsheetServices = paneServices(port, this.grid, this.page.language, this.signals);
    const frame = document.createElement('iframe');
    frame.src = 'pane.html';
    frame.title = this.page.words('pane');
    element('pane', HTMLElement).replaceChildren(frame);
  }

  private changed(): void {
    const { file } = this;
    if (file === undefined) return;
    this.page.name(file.name, file.unsaved);
    clearTimeout(this.keeping);
    this.page.kept(false);
    this.keeping = setTimeout(() => void this.keep(file), SAVE_DELAY_MS);
  }

  private async keep(file: OpenFile): Promise<void> {
    const planned = this.keeping;
    const isKept = await keep({ name: file.name, bytes: await file.bytes(), unsaved: file.unsaved });
    // A change in the meantime has planned the next keeping.
    if (this.keeping !== planned) return;
    this.keeping = undefined;
    this.page.kept(isKept);
    if (!isKept) this.page.say(this.page.words('notKept'), true);
  }

  private async save(): Promise<void> {
    const { file } = this;
    if (file === undefined) return;
    await this.grid.settled();
    const bytes = new Uint8Array(await file.bytes());
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    file.wasSaved();
    this.changed();
    this.page.say(this.page.words('saved', { name: file.name }));
  }
}

const workbench = new Workbench();
void workbench.start();
