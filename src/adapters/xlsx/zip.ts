import { concat } from './bytes';
import { crc32, deflate, inflate } from './platform';

/*
 * Zip files, as much of the format as workbooks use: entries stored or deflated, found by the directory at the end. The
 * machine packs, unpacks and sums up; in Node that takes a fifth of the time that JavaScript does.
 */

/** An entry as the directory lists it, before it is unpacked. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes when unpacked, as the file says. */
  readonly size: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** In place of a size or place that takes eight bytes elsewhere. */
const ELSEWHERE = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const UTF8_NAMES = 0x0800;
/** The first day that a zip file knows: files do not tell when they were made. */
const FIRST_DAY = 0x0021;

const damaged = (what: string): Error => new Error(`The zip file is damaged: ${what}.`);

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const part = (bytes: Uint8Array, from: number, length: number): Uint8Array => {
  if (from + length > bytes.length) throw damaged('an entry ends behind the file');
  return bytes.subarray(from, from + length);
};

interface Directory {
  readonly start: number;
  readonly entries: number;
}

function directoryOf(view: DataView): Directory {
  const last = view.byteLength - END_LENGTH;
  let end = last;
  while (end >= 0 && view.getUint32(end, true) !== END) {
    end -= 1;
    if (last - end > LONGEST_COMMENT) throw damaged('no directory');
  }
  if (end < 0) throw damaged('no directory');
  const locator = end - 20;
  if (locator >= 0 && view.getUint32(locator, true) === LOCATOR_64) {
    const end64 = Number(view.getBigUint64(locator + 8, true));
    if (view.getUint32(end64, true) === END_64) {
      const entries = Number(view.getBigUint64(end64 + 32, true));
      return { entries, start: Number(view.getBigUint64(end64 + 48, true)) };
    }
  }
  return { entries: view.getUint16(end + 10, true), start: view.getUint32(end + 16, true) };
}

/** Sizes and places above 4 GB stand in an extra field, those that are needed in this order. */
function wideNumbers(view: DataView, from: number, to: number, given: readonly number[]): readonly number[] {
  if (!given.includes(ELSEWHERE)) return given;
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    return given.map((value) => {
      if (value !== ELSEWHERE) return value;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    });
  }
  return given;
}

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** What the directory says of an entry's content. */
interface Content {
  readonly offset: number;
  readonly packed: number;
  readonly size: number;
  readonly method: number;
  readonly sum: number;
}

function unpacked(bytes: Uint8Array, view: DataView, { offset, packed, size, method, sum }: Content): Uint8Array {
  if (view.getUint32(offset, true) !== LOCAL) throw damaged('an entry is not where it should be');
  const data = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const content = part(bytes, data, packed);
  if (method !== STORED && method !== DEFLATED) throw damaged(`compression ${method} is not known`);
  const whole = method === STORED ? content.slice() : inflate(content, size);
  // A flipped bit could else pass for another number in a cell.
  if (whole.length !== size || crc32(whole) !== sum) throw damaged('an entry is not what was packed');
  return whole;
}

/**
 * Unpacks the entries that `wanted` says yes to, in the directory's order. Throws where the file is damaged.
 * An entry that holds anything but what the directory says counts as damaged.
 */
export function readZip(bytes: Uint8Array, wanted: (entry: ZipEntry) => boolean): Map<string, Uint8Array> {
  const view = viewOf(bytes);
  const files = new Map<string, Uint8Array>();
  const { start, entries } = directoryOf(view);
  for (let at = start, i = 0; i < entries; i++) {
    if (view.getUint32(at, true) !== CENTRAL) throw damaged('its directory breaks off');
    const nameLength = view.getUint16(at + 28, true);
    const extra = at + 46 + nameLength;
    const extraEnd = extra + view.getUint16(at + 30, true);
    const given = [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
    const [size = 0, packed = 0, offset = 0] = wideNumbers(view, extra, extraEnd, given);
    const rawName = part(bytes, at + 46, nameLength);
    const isUtf8 = (view.getUint16(at + 8, true) & UTF8_NAMES) !== 0;
    const name = isUtf8 ? new TextDecoder().decode(rawName) : latin1(rawName);
    if (wanted({ name, size })) {
      const [method, sum] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)];
      files.set(name, unpacked(bytes, view, { offset, packed, size, method, sum }));
    }
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return files;
}

/** What the local header and the directory say alike of an entry. */
function commonFields(name: Uint8Array, content: Uint8Array, packed: Uint8Array, method: number): Uint8Array {
  const fields = new Uint8Array(26);
  const view = viewOf(fields);
  view.setUint16(0, 20, true);
  view.setUint16(2, UTF8_NAMES, true);
  view.setUint16(4, method, true);
  view.setUint16(8, FIRST_DAY, true);
  view.setUint32(10, crc32(content), true);
  view.setUint32(14, packed.length, true);
  view.setUint32(18, content.length, true);
  view.setUint16(22, name.length, true);
  return fields;
}

const numbers = (...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array => {
  const bytes = new Uint8Array(values.reduce((sum, [, width]) => sum + width, 0));
  const view = viewOf(bytes);
  let at = 0;
  for (const [value, width] of values) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
};

/**
 * Packs files in their order; the same files give the same bytes on the same machine.
 * @param compressed `false` stores them as they are: for a reader close by.
 */
export function writeZip(files: ReadonlyMap<string, Uint8Array>, compressed: boolean): Uint8Array {
  const utf8 = new TextEncoder();
  const contents: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = utf8.encode(path);
    const packed = compressed ? deflate(content) : content;
    const fields = commonFields(name, content, packed, compressed ? DEFLATED : STORED);
    const head = [numbers([LOCAL, 4]), fields, name];
    directory.push(numbers([CENTRAL, 4], [20, 2]), fields, numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), name);
    contents.push(...head, packed);
    offset += 4 + fields.length + name.length + packed.length;
  }
  const length = directory.reduce((sum, piece) => sum + piece.length, 0);
  const end = numbers([END, 4], [0, 2], [0, 2], [files.size, 2], [files.size, 2], [length, 4], [offset, 4], [0, 2]);
  return concat([...contents, ...directory, end]);
}
