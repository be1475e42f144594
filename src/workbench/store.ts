import { get, set } from 'idb-keyval';

/** The workbook that was open last, as this browser keeps it. */
export interface Kept {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether it holds changes that were not saved as a file. */
  readonly unsaved: boolean;
}

const KEY = 'warsheet.workbook';

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/** What was kept; `undefined` where there is nothing, or where the browser keeps nothing (private windows). */
export const readKept = async (): Promise<Kept | undefined> => {
  const value: unknown = await get(KEY).catch(() => undefined);
  return isKept(value) ? value : undefined;
};

/** Keeps a workbook over a reload. Says whether the browser did. */
export const keep = (kept: Kept): Promise<boolean> =>
  set(KEY, kept).then(
    () => true,
    () => false,
  );
