import type { Area, WorkbookPort } from '../../workbook/port';
import { reenterFunctions } from './functions';
import { areaOf, loadArea } from './look';
import { codeOf, request, type Queue, type WaitingListener } from './request';
import { makeOfficeWorkbook, told, type OfficeOptions } from './workbook';

/** A cell, a row (`column` is `null`) or a sheet (`row` is `null`); counted from 0. */
export interface OfficePlace {
  readonly sheet: string;
  readonly row: number | null;
  readonly column: number | null;
}

/** What is selected. */
export interface OfficeSelection extends Area {
  readonly sheet: string;
}

/**
 * Everything a shell may want of Excel, without a type of Excel's. What Excel refuses throws `HostFailure`, whose
 * problem `describeProblem` puts into words.
 */
export interface OfficeHost {
  readonly workbook: WorkbookPort;
  /** Shows a place. */
  readonly select: (place: OfficePlace) => Promise<void>;
  /** `null` where no cells are selected, or several areas of them. */
  readonly selection: () => Promise<OfficeSelection | null>;
  /** Opens a new workbook from the bytes of an `.xlsx` file in base64. */
  readonly openWorkbook: (base64: string) => Promise<void>;
  /** What the workbook remembers under a key; it travels with the file. */
  readonly setting: (key: string) => string | null;
  readonly setSetting: (key: string, value: string | null) => Promise<void>;
  /** Has Excel calculate formulas with our functions that it did not know on opening; gives their number. */
  readonly reenterFunctions: () => Promise<number>;
  /** Told whenever somebody else than this port edits cells; the result ends it. */
  readonly onEdit: (listener: () => void) => () => void;
}

/** The oldest Excel that can do what is wanted: tables that are made longer came last. */
const NEEDED = '1.13';

/** Whether this Excel is new enough; in an older one only the functions work. */
export const isExcelNewEnough = (): boolean => Office.context.requirements.isSetSupported('ExcelApi', NEEDED);

const show =
  ({ sheet, row, column }: OfficePlace): Queue<void> =>
  ({ workbook }) => {
    const worksheet = workbook.worksheets.getItem(sheet);
    worksheet.activate();
    if (row !== null && column !== null) worksheet.getRangeByIndexes(row, column, 1, 1).select();
    else if (row !== null) worksheet.getRange(`${row + 1}:${row + 1}`).select();
    return () => undefined;
  };

const askSelection: Queue<OfficeSelection> = ({ workbook }) => {
  const range = loadArea(workbook.getSelectedRange());
  const sheet = range.worksheet.load('name');
  return () => ({ ...areaOf(range), sheet: sheet.name });
};

const setSetting = (key: string, value: string | null): Promise<void> => {
  const { settings } = Office.context.document;
  if (value === null) settings.remove(key);
  else settings.set(key, value);
  return new Promise((resolve, reject) =>
    settings.saveAsync(({ status, error }) =>
      String(status) === 'succeeded' ? resolve() : reject(new Error(error?.message)),
    ),
  );
};

/** Hears of edits of cells. Excel tells of those made by this add-in, too; these are left out. */
const listen = (listener: () => void, onWaiting: WaitingListener | undefined): (() => void) => {
  let isOver = false;
  const heard = async (event: Excel.WorksheetChangedEventArgs): Promise<void> => {
    if (!isOver && String(event.triggerSource) !== 'ThisLocalAddin') listener();
  };
  const registered = request(({ workbook }) => {
    const result = workbook.worksheets.onChanged.add(heard);
    return () => result;
  }, onWaiting);
  // Without events the shell looks only when it is asked to.
  registered.catch(() => undefined);
  return () => {
    isOver = true;
  };
};

/** The Excel that this page stands in. */
export const makeOfficeHost = (options: OfficeOptions = {}): OfficeHost => {
  const ask = <T>(queue: Queue<T>): Promise<T> => told(request(queue, options.onWaiting));
  return {
    workbook: makeOfficeWorkbook(options),
    select: (place) => ask(show(place)),
    selection: async () => {
      try {
        return await request(askSelection, options.onWaiting);
      } catch (error) {
        if (codeOf(error) !== '') return null;
        throw error;
      }
    },
    openWorkbook: (base64) => told(Promise.resolve(Excel.createWorkbook(base64))),
    setting: (key) => {
      const value: unknown = Office.context.document.settings.get(key);
      return typeof value === 'string' ? value : null;
    },
    setSetting,
    reenterFunctions: () => told(reenterFunctions((queue) => request(queue, options.onWaiting))),
    onEdit: (listener) => listen(listener, options.onWaiting),
  };
};
