import { constants } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Disk } from './disk';

/*
 * Files beside a file that is being written: the new one until it takes its name, and the old one until all new ones
 * have theirs. Their names say which process made them, so that those of one that was killed can be told.
 */

/** So many characters of a file's name leave room for what is put before and behind them. */
const MAX_STEM = 60;

const stemOf = (target: string): string => Array.from(basename(target)).slice(0, MAX_STEM).join('');

/** Path of a file beside `target`; `number` tells apart those of one process. */
export const besideName = (target: string, number: number, kind: 'tmp' | 'old'): string =>
  join(dirname(target), `.${stemOf(target)}.${process.pid}-${number}.${kind}`);

const BESIDE = /^\.(.*)\.(\d+)-\d+\.(?:tmp|old)$/su;

/** A process that is not there any more cannot finish what it began; this one begins anew. */
function isOver(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Removes what a process that was killed left beside these files. What cannot be removed stays: it does no harm. */
export async function clearStale(targets: readonly string[], disk: Disk): Promise<void> {
  const stems = new Set(targets.map(stemOf));
  for (const folder of new Set(targets.map((target) => dirname(target)))) {
    const names = await disk.readdir(folder).catch((): string[] => []);
    for (const name of names) {
      const [, stem, pid] = BESIDE.exec(name) ?? [];
      if (stem === undefined || !stems.has(stem) || !isOver(Number(pid))) continue;
      await disk.rm(join(folder, name), { force: true }).catch(() => undefined);
    }
  }
}

/** What a file is written over: its path behind links, and its mode; `undefined`: there is none yet. */
export interface Target {
  readonly path: string;
  readonly mode: number | undefined;
}

const failure = (code: string): Error => Object.assign(new Error(code), { code });

/** Looks at where a file is to go. Throws an error of the system where it may not. */
export async function lookAt(path: string, disk: Disk): Promise<Target> {
  // A link stays one: the file it leads to is replaced.
  const target = await disk.realpath(path).catch(() => path);
  const found = await disk.stat(target).catch(() => undefined);
  if (found?.isDirectory()) throw failure('EISDIR');
  // Taking its name would pass over the write protection of a file.
  if (found) await disk.access(target, constants.W_OK);
  return { path: target, mode: found?.mode };
}

/** Writes a new file and has it reach the disk. */
export async function writeThrough(
  path: string,
  bytes: Uint8Array,
  mode: number | undefined,
  disk: Disk,
): Promise<void> {
  const file = await disk.open(path, 'wx', mode);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
