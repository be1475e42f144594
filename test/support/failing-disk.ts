import * as promises from 'node:fs/promises';
import type { Disk } from '../../src/adapters/xlsx/disk';

/** A disk whose calls are counted; the one of the number given fails with the system's code, before or after its deed. */
export interface FailingDisk {
  readonly disk: Disk;
  /** Names of the calls made so far. */
  readonly calls: readonly string[];
}

type Deed = (...args: unknown[]) => Promise<unknown>;

const failure = (code: string, call: string): Error => Object.assign(new Error(`${code}: ${call}`), { code });

/**
 * The machine's own disk, but for the calls that fail.
 * @param fails whether the call of this number (from 1) and name fails.
 */
export function failingDisk(fails: (number: number, call: string) => string | null): FailingDisk {
  const calls: string[] = [];
  const counted =
    (name: string, deed: Deed): Deed =>
    async (...args) => {
      calls.push(name);
      const code = fails(calls.length, name);
      if (code !== null) {
        // A full disk has taken half of the bytes by then.
        if (name === 'writeFile') await deed((args[0] as Uint8Array).subarray(0, 5));
        throw failure(code, name);
      }
      const result = await deed(...args);
      return name === 'open' ? counting(result as promises.FileHandle) : result;
    };
  const counting = (file: promises.FileHandle): unknown => ({
    writeFile: counted('writeFile', (...args) => file.writeFile(...(args as Parameters<typeof file.writeFile>))),
    sync: counted('sync', () => file.sync()),
    // A file is closed even where closing it fails.
    close: async () => {
      await file.close();
      return counted('close', async () => undefined)();
    },
  });
  const names: readonly (keyof Disk)[] = [
    ...(['access', 'copyFile', 'link', 'mkdir', 'open', 'readdir', 'realpath', 'rename', 'rm', 'rmdir'] as const),
    'stat',
  ];
  const disk = Object.fromEntries(
    names.map((name) => [name, counted(name, (...args) => (promises[name] as Deed)(...args))]),
  ) as unknown as Disk;
  return { disk, calls };
}
