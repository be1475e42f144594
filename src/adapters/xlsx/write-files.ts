import { dirname, join } from 'node:path';
import { problem, type Problem } from '../../engine/problem';
import { err, ok, type Result } from '../../engine/result';
import type { FileProblem } from '../../workbook/fileProblems';
import { besideName, clearStale, lookAt, type Target, writeThrough } from './beside';
import { DISK, type Disk } from './disk';
import { fileProblem } from './file-problem';
import { lockOf } from './lock';

export interface NewFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file on its way: where it goes, where it lies, and what was kept of the old one. */
interface Staged {
  /** As it was given: problems name it so. */
  readonly path: string;
  readonly target: Target;
  readonly temporary: string;
  readonly old: string | null;
}

/** What failed, and at which file. */
class FileFailure extends Error {
  constructor(
    readonly file: string,
    override readonly cause: unknown,
  ) {
    super(file);
  }
}

async function at<T>(file: string, deed: Promise<T>): Promise<T> {
  return deed.catch((error: unknown) => {
    throw error instanceof FileFailure ? error : new FileFailure(file, error);
  });
}

async function removeFolders(directory: string, topmost: string | undefined, disk: Disk): Promise<void> {
  if (topmost === undefined) return;
  for (let folder = directory; folder.length >= topmost.length; folder = dirname(folder)) {
    await disk.rmdir(folder).catch(() => undefined);
  }
}

/** A second name for the old file, or a copy where the disk knows no second names. */
async function keepOld(target: string, old: string, disk: Disk): Promise<void> {
  await disk.link(target, old).catch(() => disk.copyFile(target, old));
}

/** Where the files go. Throws for one that may not be written over. */
async function targetsOf(paths: readonly string[], disk: Disk): Promise<readonly Target[]> {
  const targets: Target[] = [];
  for (const path of paths) {
    const target = await at(path, lookAt(path, disk));
    const lock = target.mode === undefined ? undefined : await lockOf(target.path, disk);
    if (lock !== undefined) throw new FileFailure(path, problem('file-open-elsewhere', { file: path, lock }));
    targets.push(target);
  }
  return targets;
}

/** Files on their way, and those of them that have their names already. */
interface Way {
  readonly staged: Staged[];
  readonly named: Staged[];
}

async function takeNames(
  paths: readonly string[],
  files: readonly NewFile[],
  { staged, named }: Way,
  disk: Disk,
): Promise<void> {
  const targets = await targetsOf(paths, disk);
  await clearStale(
    targets.map(({ path }) => path),
    disk,
  );
  for (const [index, target] of targets.entries()) {
    const path = paths[index] ?? target.path;
    const temporary = besideName(target.path, index, 'tmp');
    const old = target.mode === undefined ? null : besideName(target.path, index, 'old');
    staged.push({ path, target, temporary, old });
    await at(path, writeThrough(temporary, files[index]?.bytes ?? new Uint8Array(), target.mode, disk));
  }
  for (const { path, target, old } of staged) {
    if (old !== null) await at(path, keepOld(target.path, old, disk));
  }
  for (const each of staged) {
    await at(each.path, disk.rename(each.temporary, each.target.path));
    named.push(each);
  }
}

/**
 * Writes files into a folder, all of them or none: they are written beside their names first, then the old ones are
 * kept, then all take their names. A failure on the way puts the old ones back and removes what was made, the folder
 * too. If the process is killed, each file is still wholly the old or wholly the new one.
 * @returns the problem of the file at which it failed, and one more for each old file that could not be put back; its
 * bytes then lie beside it.
 */
export async function writeFilesWhole(
  directory: string,
  files: readonly NewFile[],
  disk: Disk = DISK,
): Promise<Result<undefined, readonly Problem<FileProblem>[]>> {
  let topmost: string | undefined;
  try {
    topmost = await disk.mkdir(directory, { recursive: true });
  } catch (error) {
    return err([fileProblem(error, directory, 'make')]);
  }
  const paths = files.map(({ name }) => join(directory, name));
  const way: Way = { staged: [], named: [] };
  try {
    await takeNames(paths, files, way, disk);
  } catch (error) {
    const lost = await putBack(way, disk);
    await removeFolders(directory, topmost, disk);
    if (!(error instanceof FileFailure)) throw error;
    return err([problemOf(error), ...lost]);
  }
  for (const { old } of way.staged) {
    if (old !== null) await disk.rm(old, { force: true }).catch(() => undefined);
  }
  return ok(undefined);
}

const isProblem = (cause: unknown): cause is Problem<FileProblem> =>
  typeof cause === 'object' && cause !== null && 'params' in cause;

const problemOf = ({ file, cause }: FileFailure): Problem<FileProblem> =>
  isProblem(cause) ? cause : fileProblem(cause, file, 'write');

/** Undoes what was done; gives a problem for each file that could not be undone. */
async function putBack({ staged, named }: Way, disk: Disk): Promise<readonly Problem<FileProblem>[]> {
  const lost: Problem<FileProblem>[] = [];
  for (const each of staged) {
    const { path, target, temporary, old } = each;
    await disk.rm(temporary, { force: true }).catch(() => undefined);
    if (!named.includes(each)) {
      if (old !== null) await disk.rm(old, { force: true }).catch(() => undefined);
      continue;
    }
    const undone = await (old === null ? disk.rm(target.path) : disk.rename(old, target.path)).then(
      () => true,
      () => false,
    );
    if (!undone) {
      lost.push(
        old === null
          ? problem('file-not-removed', { file: path })
          : problem('file-not-put-back', { file: path, kept: old }),
      );
    }
  }
  return lost;
}
