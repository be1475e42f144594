import { basename, dirname, join } from 'node:path';
import type { Disk } from './disk';

/** What programs put beside a workbook while they have it open: Excel, then LibreOffice. */
const LOCKS: readonly ((name: string) => string)[] = [(name) => `~$${name}`, (name) => `.~lock.${name}#`];

/**
 * Path of a lock file that says that another program has the file open, or `undefined`. Not every system keeps such a
 * file from being replaced, and what is typed in the other program would then be saved over the new one.
 */
export async function lockOf(target: string, disk: Disk): Promise<string | undefined> {
  for (const nameOf of LOCKS) {
    const lock = join(dirname(target), nameOf(basename(target)));
    const isThere = await disk.stat(lock).then(
      () => true,
      () => false,
    );
    if (isThere) return lock;
  }
  return undefined;
}
