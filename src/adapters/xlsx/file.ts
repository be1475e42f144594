import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { problem, type Problem } from '../../engine/problem';
import { err, ok, type Result } from '../../engine/result';
import type { FileProblem } from '../../workbook/fileProblems';
import { openXlsx, type XlsxWorkbook } from './workbook';

const PROBLEMS: Readonly<Record<string, FileProblem>> = {
  ENOENT: 'file-missing',
  ENOTDIR: 'file-missing',
  EISDIR: 'xlsx-not-workbook',
  EACCES: 'file-no-access',
  EROFS: 'file-no-access',
  EBUSY: 'file-held-open',
  ETXTBSY: 'file-held-open',
  // Windows: another program, mostly Excel, holds the file.
  EPERM: 'file-held-open',
  ENOSPC: 'file-not-written',
  EIO: 'file-not-written',
};

const toProblem = (error: unknown, file: string): Problem<FileProblem> => {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? PROBLEMS[String(error.code)] : undefined;
  if (code === undefined) throw error;
  return problem(code, { file });
};

/** Opens a workbook from the disk. Problems name the file as it was given. */
export const openXlsxFile = async (path: string): Promise<Result<XlsxWorkbook, Problem<FileProblem>>> => {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    return err(toProblem(error, path));
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

/**
 * Writes a file as a whole: at every moment the path holds the old file or the new one, even when the power fails. The
 * new one is written beside it first and then takes its name.
 */
export const writeFileWhole = async (
  path: string,
  bytes: Uint8Array,
): Promise<Result<undefined, Problem<FileProblem>>> => {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    const mode = await stat(path).then(
      (found) => found.mode,
      () => undefined,
    );
    await rm(temporary, { force: true });
    await writeThrough(temporary, bytes, mode);
    await rename(temporary, path);
    return ok(undefined);
  } catch (error) {
    await rm(temporary, { force: true });
    return err(toProblem(error, path));
  }
};
