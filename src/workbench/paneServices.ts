import type { CellError } from '../functions/excel/lastErrors';
import type { Language } from '../i18n/language';
import { keepInBrowser, pageServices } from '../taskpane/pageServices';
import type { PaneServices } from '../taskpane/services';
import type { WorkbookPort } from '../workbook/port';
import type { SheetGrid } from './grid/grid';

declare global {
  interface Window {
    warsheetServices?: PaneServices;
  }
}

/** What is told to those who listen. */
export class Signal {
  private readonly listeners = new Set<() => void>();

  /** @returns what ends the subscription. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  send(): void {
    for (const listener of this.listeners) listener();
  }
}

/** What the pane needs of the program it stands in, given by the workbench. */
export const paneServices = (
  port: WorkbookPort,
  grid: SheetGrid,
  language: Language,
  signals: { readonly edited: Signal; readonly failed: Signal },
): PaneServices => {
  let known: readonly CellError[] = [];
  signals.failed.subscribe(() => (known = grid.cellErrors()));
  return {
    ...pageServices(),
    ...keepInBrowser('warsheet'),
    port,
    hostLanguage: language,
    onEdit: signals.edited.subscribe,
    functionErrors: { now: () => known, subscribe: signals.failed.subscribe },
    select: async ({ sheet, row, columnIndex }) => {
      if (sheet !== null) grid.select(sheet, row ?? 0, columnIndex ?? 0);
    },
    selection: async () => grid.selection() ?? null,
    campaignSpeaks: () => undefined,
  };
};
