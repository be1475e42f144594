import * as promises from 'node:fs/promises';

/** What writing files needs of the system's disk; tests give one that fails. */
export type Disk = Pick<
  typeof promises,
  'access' | 'copyFile' | 'link' | 'mkdir' | 'open' | 'readdir' | 'realpath' | 'rename' | 'rm' | 'rmdir' | 'stat'
>;

export const DISK: Disk = promises;
