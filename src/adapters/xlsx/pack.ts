import { Zip, ZipPassThrough } from 'fflate';
import { concat } from './bytes';
import type { Parts } from './package';
import { deflate } from './platform';

/** An entry that the machine compresses, fast where it can. */
class NativeEntry extends ZipPassThrough {
  constructor(path: string) {
    super(path);
    this.compression = 8;
    // The first day that a zip file knows, in local time as the format has it: files do not tell when they were made.
    this.mtime = new Date(1980, 0, 1);
  }

  protected override process(part: Uint8Array, isLast: boolean): void {
    this.ondata(null, deflate(part), isLast);
  }
}

/** Packs the parts of a workbook. The same parts give the same bytes. */
export const packFile = (parts: Parts): Uint8Array => {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  for (const [path, part] of parts) {
    const entry = new NativeEntry(path);
    zip.add(entry);
    entry.push(part, true);
  }
  zip.end();
  return concat(chunks);
};
