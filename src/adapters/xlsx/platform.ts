import type * as excelize from 'excelize-wasm';
import { crc32 as checksum, deflateRawSync, inflateRawSync } from 'node:zlib';

// What this adapter needs of the machine, in Node; `platform.browser.ts` is the same in a page.

/** Loads excelize and starts it. */
export const loadLibrary = async (): ReturnType<typeof excelize.init> => {
  // Node's own loader, as the library brings its wasm file in by an import() inside `new Function`, which neither a
  // bundle nor Jest's sandbox can follow.
  const require = process.getBuiltinModule('node:module').createRequire(__filename);
  const library = require('excelize-wasm') as typeof excelize;
  return library.init(require.resolve('excelize-wasm/excelize.wasm.gz'));
};

/** Compresses a part: Node's own zlib takes a seventh of the time that JavaScript does. */
export const deflate = (part: Uint8Array): Uint8Array<ArrayBuffer> => deflateRawSync(part, { level: 2 });

/** Unpacks what should be so many bytes; throws where it is damaged or more. */
export const inflate = (packed: Uint8Array, size: number): Uint8Array =>
  inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });

/** The checksum of zip files. */
export const crc32 = (bytes: Uint8Array): number => checksum(bytes);
