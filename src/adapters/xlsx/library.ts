import type * as excelize from 'excelize-wasm';
import { loadLibrary } from './platform';

/** The library once it runs, and a workbook it holds. */
export type Excelize = Awaited<ReturnType<typeof excelize.init>>;
export type ExcelizeFile = excelize.NewFile;
export type ExcelizeStyle = excelize.Style;

let running: Promise<Excelize> | undefined;

/** Starts the library when it is first needed (up to a second), and never twice. */
export const startLibrary = (): Promise<Excelize> => {
  running ??= loadLibrary();
  return running;
};

/** The library tells failure by a field; in a change that was planned from the file's own outline it is a bug. */
export const must = <T extends { error?: string | null }>(answer: T): T => {
  if (answer.error) throw new Error(answer.error);
  return answer;
};

/** The file as bytes. */
export const toBytes = (file: ExcelizeFile): Uint8Array => must(file.WriteToBuffer()).buffer as Uint8Array;
