import type { Area } from '../../workbook/port';
import { reenterFunctions as reenter } from './functions';
import { areaOf, loadArea } from './look';
import { codeOf, request, told, type Queue } from './request';

/*
 * What shells may want of Excel beside the workbook's cells. Nothing here has a type of Excel's in its signature: only
 * this folder touches Excel. What Excel refuses throws `HostFailure`.
 */

const ask = <T>(queue: Queue<T>): Promise<T> => told(request(queue));

/** The oldest Excel that can do what is wanted: tables that are made longer came last. */
const NEEDED = '1.13';

/** Whether this Excel is new enough; in an older one only the functions work. */
export const isExcelNewEnough = (): boolean => Office.context.requirements.isSetSupported('ExcelApi', NEEDED);

/** Opens the pane beside the workbook; an open one stays. */
export const showPane = (): Promise<void> => told(Office.addin.showAsTaskpane());

/**
 * Shows a sheet, and in it a row or a cell, counted from 0.
 * @param row `null`: only the sheet is shown; without a `column`, the whole row is selected.
 */
export const selectPlace = (sheet: string, row: number | null, column: number | null): Promise<void> =>
  ask(({ workbook }) => {
    const worksheet = workbook.worksheets.getItem(sheet);
    worksheet.activate();
    if (row !== null && column !== null) worksheet.getRangeByIndexes(row, column, 1, 1).select();
    else if (row !== null) worksheet.getRange(`${row + 1}:${row + 1}`).select();
    return () => undefined;
  });

const askSelection: Queue<Area & { readonly sheet: string }> = ({ workbook }) => {
  const range = loadArea(workbook.getSelectedRange());
  const sheet = range.worksheet.load('name');
  return () => ({ ...areaOf(range), sheet: sheet.name });
};

/** The cells that are selected; `null` where none are, or several areas of them. */
export const selectedArea = async (): Promise<(Area & { readonly sheet: string }) | null> => {
  try {
    return await request(askSelection);
  } catch (error) {
    if (codeOf(error) !== '') return null;
    throw error;
  }
};

/** Opens the bytes of an `.xlsx` file, in base64, as a new workbook beside this one. */
export const openNewWorkbook = (base64: string): Promise<void> => told(Promise.resolve(Excel.createWorkbook(base64)));

/** What the workbook remembers under a key; it travels with the file. */
export const setting = (key: string): string | null => {
  const value: unknown = Office.context.document.settings.get(key);
  return typeof value === 'string' ? value : null;
};

/** Has the workbook remember something; `null` forgets it. */
export const setSetting = (key: string, value: string | null): Promise<void> => {
  const { settings } = Office.context.document;
  if (value === null) settings.remove(key);
  else settings.set(key, value);
  return new Promise((resolve, reject) =>
    settings.saveAsync(({ status, error }) =>
      String(status) === 'succeeded' ? resolve() : reject(new Error(error?.message)),
    ),
  );
};

/** Has Excel calculate formulas with our functions that it did not know on opening; gives their number. */
export const reenterFunctions = (): Promise<number> => told(reenter((queue) => request(queue)));

/**
 * Is told when cells are edited, but for the add-in's own writing. Where Excel cannot tell, nothing is heard, and the
 * shell sees a change at its next look.
 * @returns what ends it.
 */
export const onEdit = (listener: () => void): (() => void) => {
  let isOver = false;
  const heard = async ({ triggerSource }: Excel.WorksheetChangedEventArgs): Promise<void> => {
    if (!isOver && String(triggerSource) !== 'ThisLocalAddin') listener();
  };
  request(({ workbook }) => {
    workbook.worksheets.onChanged.add(heard);
    return () => undefined;
  }).catch(() => undefined);
  return () => {
    isOver = true;
  };
};
