import { problem, type Problem } from '../../engine/problem';
import { err, ok, type Result } from '../../engine/result';
import { attribute, scanXml } from './markup';
import type { FileProblem } from '../../workbook/fileProblems';
import { readZip, writeZip } from './zip';

/** The parts of an unzipped workbook by path, without a leading slash. */
export type Parts = Map<string, Uint8Array>;

export interface Relationship {
  readonly id: string;
  /** Last word of its type: `worksheet`, `table`, `comments` … */
  readonly type: string;
  /** Path of the part it leads to. */
  readonly target: string;
}

// A workbook a hundred times this size is a trap or no campaign: unpacking it would only fill the memory.
const LARGEST_UNPACKED = 2 ** 30;
/** A part becomes one text, and a text has an end. */
const LARGEST_PART = 2 ** 28;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Excel wraps an encrypted workbook in an old container that names this stream, in UTF-16. */
const isEncrypted = (bytes: Uint8Array): boolean => {
  const name = Array.from('EncryptedPackage', (letter) => `${letter}\0`).join('');
  return new TextDecoder('latin1').decode(bytes).includes(name);
};

/** Whether the memory can bear the file unpacked: settled by the sizes it gives, before anything is unpacked. */
function isBearable(bytes: Uint8Array): boolean {
  let [sum, largest] = [0, 0];
  readZip(bytes, ({ size }) => {
    sum += size;
    largest = Math.max(largest, size);
    return false;
  });
  return sum <= LARGEST_UNPACKED && largest <= LARGEST_PART;
}

/** Unpacks the file, or says why it is no workbook that can be read. */
export const unpack = (bytes: Uint8Array): Result<Parts, Problem<FileProblem>> => {
  if (startsWith(bytes, OLE)) return err(problem(isEncrypted(bytes) ? 'xlsx-encrypted' : 'xlsx-old-format'));
  if (!startsWith(bytes, [0x50, 0x4b])) return err(problem('xlsx-not-zip'));
  let files: ReadonlyMap<string, Uint8Array>;
  try {
    if (!isBearable(bytes)) return err(problem('xlsx-too-large'));
    files = readZip(bytes, ({ name }) => !name.endsWith('/'));
  } catch {
    return err(problem('xlsx-damaged'));
  }
  return ok(new Map([...files].map(([path, part]) => [path.replace(/\\/g, '/').replace(/^\//, ''), part])));
};

/** Unpacks a file that was written or opened here before. */
export const mustUnpack = (bytes: Uint8Array): Parts => {
  const unpacked = unpack(bytes);
  if (!unpacked.ok) throw new Error(unpacked.error.code);
  return unpacked.value;
};

/** Packs the parts of a workbook. The same parts give the same bytes. */
export const packFile = (parts: Parts): Uint8Array => writeZip(parts, true);

/** Packs the parts as they are, for the way to the library. */
export const packForLibrary = (parts: Parts): Uint8Array => writeZip(parts, false);

/** A part as text; a part that is not there is empty. */
export const partText = (parts: Parts, path: string): string => {
  const part = parts.get(path);
  if (part === undefined) return '';
  if (part[0] === 0xff && part[1] === 0xfe) return new TextDecoder('utf-16le').decode(part);
  return new TextDecoder().decode(part);
};

/** Puts `text` in place of a part. */
export const setPartText = (parts: Parts, path: string, text: string): void => {
  parts.set(path, new TextEncoder().encode(text));
};

/** Path of the part that holds the relationships of `path`. */
export const relationshipsPath = (path: string): string => {
  const slash = path.lastIndexOf('/') + 1;
  return `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`;
};

const resolveTarget = (path: string, target: string): string => {
  if (target.startsWith('/')) return target.slice(1);
  const steps = path.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
};

/** What a part leads to, without links out of the file. The root's path is `''`. */
export const relationships = (parts: Parts, path: string): readonly Relationship[] => {
  const found: Relationship[] = [];
  scanXml(partText(parts, relationshipsPath(path)), {
    open: (name, attributes) => {
      if (name !== 'Relationship' || attribute(attributes, 'TargetMode') === 'External') return;
      const type = attribute(attributes, 'Type') ?? '';
      found.push({
        id: attribute(attributes, 'Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        target: resolveTarget(path, attribute(attributes, 'Target') ?? ''),
      });
    },
  });
  return found;
};

/** Path of the part that describes the workbook; `undefined` when there is none. */
export const workbookPath = (parts: Parts): string | undefined =>
  relationships(parts, '').find(({ type, target }) => type === 'officeDocument' && parts.has(target))?.target;
