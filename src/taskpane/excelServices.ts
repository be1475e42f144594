import { onEdit, openNewWorkbook, reenterFunctions, selectedArea, selectPlace } from '../adapters/office/host';
import { makeOfficeWorkbook } from '../adapters/office/workbook';
import { lastReport, type ButtonReport } from '../commands/report';
import { hostLanguage, rememberLanguage } from '../functions/excel/language';
import { lastErrors } from '../functions/excel/lastErrors';
import { describeProblem } from '../i18n/problem';
import { bytesOf, keepInBrowser, pageServices } from './pageServices';
import type { Message, OutgoingFile, PaneServices } from './services';

/** What stays so until it is set anew. */
class Value<T> {
  private readonly listeners = new Set<() => void>();

  constructor(private value: T) {}

  readonly now = (): T => this.value;

  readonly set = (value: T): void => {
    this.value = value;
    for (const listener of this.listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** Bytes as `createWorkbook` takes them. */
function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const messageOf = ({ state, lines }: ButtonReport): Message => ({ tone: state, lines });

/** A dark theme has a dark ground: the sum of its colours says which. */
function isDarkTheme(): boolean {
  const theme = Office.context.officeTheme as Partial<Office.OfficeTheme> | undefined;
  const [, red = 'ff', green = 'ff', blue = 'ff'] =
    /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(theme?.bodyBackgroundColor ?? '') ?? [];
  return [red, green, blue].reduce((sum, each) => sum + parseInt(each, 16), 0) < 3 * 0x80;
}

/** The pane over the workbook that is open in Excel. */
export function excelServices(): PaneServices {
  const isWaiting = new Value(false);
  const told = new Value<Message | null>(null);
  const port = makeOfficeWorkbook({
    onWaiting: isWaiting.set,
    onNotice: (notice) =>
      told.set({ tone: 'refused', lines: [{ text: describeProblem(hostLanguage(), notice), place: null }] }),
  });
  lastReport.subscribe(() => told.set(lastReport.current && messageOf(lastReport.current)));
  // A workbook that came without the add-in shows `#NAME?` until its formulas are entered again; an older Excel that
  // refuses shows what it showed before.
  reenterFunctions().catch(() => undefined);
  const page = pageServices();
  // Excel for the web has no theme of its own: the browser's counts there.
  const isDark = { ...page.isDark, now: () => page.isDark.now() || isDarkTheme() };
  return {
    ...page,
    ...keepInBrowser(`${Office.context.partitionKey ?? ''}warsheet`),
    isDark,
    port,
    hostLanguage: hostLanguage(),
    isWaiting,
    told,
    onEdit,
    functionErrors: { now: () => lastErrors.all, subscribe: (listener) => lastErrors.subscribe(listener) },
    select: ({ sheet, row, columnIndex }) => selectPlace(sheet, row, columnIndex),
    selection: selectedArea,
    openWorkbook: async (file: OutgoingFile) => openNewWorkbook(base64(await bytesOf(file))),
    campaignSpeaks: rememberLanguage,
  };
}
