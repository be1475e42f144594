import { access, constants, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { problem, type Problem } from '../../engine/problem';
import { err, ok, type Result } from '../../engine/result';
import type { FileProblem } from '../../workbook/fileProblems';
import { fileProblem } from './file-problem';
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

const writeThrough = async (path: string, bytes: Uint8Array, mode: number | undefined): Promise<void> => {
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** So many characters of a file's name leave room for what is put before and behind them. */
const MAX_STEM = 60;

/**
 * Writes a file as a whole: at every moment the path holds the old file or the new one, even when the power fails. The
 * new one is written beside it first and then takes its name.
 */
export const writeFileWhole = async (
  path: string,
  bytes: Uint8Array,
): Promise<Result<undefined, Problem<FileProblem>>> => {
  // A link stays one: the file it leads to is replaced.
  const target = await realpath(path).catch(() => path);
  const temporary = join(dirname(target), `.${basename(target).slice(0, MAX_STEM)}.${process.pid}.tmp`);
  try {
    const mode = await stat(target).then(
      (found) => found.mode,
      () => undefined,
    );
    // Taking its name would pass over the write protection of a file.
    if (mode !== undefined) await access(target, constants.W_OK);
    await rm(temporary, { force: true });
    await writeThrough(temporary, bytes, mode);
    await rename(temporary, target);
    return ok(undefined);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    return err(fileProblem(error, path, 'write'));
  }
};
