import type { CellError } from '../functions/excel/lastErrors';
import type { Language } from '../i18n/language';
import { isLanguage } from '../i18n/language';
import type { WorkbookPort } from '../workbook/port';
import { keepInBrowser, pageServices } from './pageServices';
import type { PaneServices, Selection, Target } from './services';

/** What a pane over memory tells of what it was asked to do. */
export interface MemoryServices extends PaneServices {
  readonly selected: () => Target | null;
  /** What the next {@link PaneServices.selection} gives. */
  readonly setSelection: (selection: Selection | null) => void;
}

const languageOfPage = (): Language => {
  const language = navigator.language.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'en';
};

/** The pane without Excel, over any port: for the page by itself, the workbench and tests. */
export function memoryServices(port: WorkbookPort, hostLanguage: Language = languageOfPage()): MemoryServices {
  let selected: Target | null = null;
  let selection: Selection | null = null;
  const listeners = new Set<() => void>();
  const errors: readonly CellError[] = [];
  return {
    ...pageServices(),
    ...keepInBrowser('warsheet'),
    port,
    hostLanguage,
    onEdit: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    functionErrors: { now: () => errors, subscribe: () => () => undefined },
    select: async (target) => {
      selected = target;
    },
    selection: async () => selection,
    campaignSpeaks: () => undefined,
    selected: () => selected,
    setSelection: (next) => {
      selection = next;
    },
  };
}
