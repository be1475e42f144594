import { readFile } from 'node:fs/promises';
import { problem, type Problem } from '../../engine/problem';
import { err, ok, type Result } from '../../engine/result';
import type { FileProblem } from '../../workbook/fileProblems';
import { besideName, clearStale, lookAt, writeThrough } from './beside';
import { DISK, type Disk } from './disk';
import { fileProblem } from './file-problem';
import { lockOf } from './lock';
import { openXlsx, type XlsxWorkbook } from './workbook';

/** Opens a workbook from the disk. Problems name the file as it was given. */
export const openXlsxFile = async (path: string): Promise<Result<XlsxWorkbook, Problem<FileProblem>>> => {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    return err(fileProblem(error, path, 'read'));
  }
  const opened = await openXlsx(bytes);
  return opened.ok ? opened : err(problem(opened.error.code, { ...opened.error.params, file: path }));
};

/**
 * Writes a file as a whole: at every moment the path holds the old file or the new one, even when the power fails. The
 * new one is written beside it first and then takes its name. A file that another program has open is left alone.
 */
export const writeFileWhole = async (
  path: string,
  bytes: Uint8Array,
  disk: Disk = DISK,
): Promise<Result<undefined, Problem<FileProblem>>> => {
  let temporary: string | undefined;
  try {
    const target = await lookAt(path, disk);
    const lock = target.mode === undefined ? undefined : await lockOf(target.path, disk);
    if (lock !== undefined) return err(problem('file-open-elsewhere', { file: path, lock }));
    await clearStale([target.path], disk);
    temporary = besideName(target.path, 0, 'tmp');
    await writeThrough(temporary, bytes, target.mode, disk);
    await disk.rename(temporary, target.path);
    return ok(undefined);
  } catch (error) {
    if (temporary !== undefined) await disk.rm(temporary, { force: true }).catch(() => undefined);
    return err(fileProblem(error, path, 'write'));
  }
};
