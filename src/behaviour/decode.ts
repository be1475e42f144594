/** Bytes of a text file → text: UTF-8, UTF-16 or Windows-1251, found out by what they look like (B-5). */

const BYTE_ORDER_MARK = 0xfeff;

/** Windows-1251, 0x80 … 0xBF; above it А … я in order. */
const UPPER_1251 = 'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0098™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕї';

const CHUNK = 4096;

function fromCodes(codes: readonly number[]): string {
  let text = '';
  for (let start = 0; start < codes.length; start += CHUNK)
    text += String.fromCharCode(...codes.slice(start, start + CHUNK));
  return text;
}

function utf16(bytes: Uint8Array, little: boolean): string {
  const codes: number[] = [];
  for (let index = 0; index + 1 < bytes.length; index += 2) {
    const [first = 0, second = 0] = [bytes[index], bytes[index + 1]];
    codes.push(little ? first | (second << 8) : (first << 8) | second);
  }
  return fromCodes(codes[0] === BYTE_ORDER_MARK ? codes.slice(1) : codes);
}

/** Length of a UTF-8 sequence by its first byte; 0 where none begins so. */
const sequenceLength = (byte: number): number =>
  byte < 0x80
    ? 1
    : byte >= 0xc2 && byte < 0xe0
      ? 2
      : byte >= 0xe0 && byte < 0xf0
        ? 3
        : byte >= 0xf0 && byte < 0xf5
          ? 4
          : 0;

const SMALLEST = [0, 0, 0x80, 0x800, 0x10000];

function utf8(bytes: Uint8Array): string | undefined {
  const codes: number[] = [];
  for (let index = 0; index < bytes.length;) {
    const first = bytes[index] ?? 0;
    const length = sequenceLength(first);
    if (length === 0 || index + length > bytes.length) return undefined;
    let point = length === 1 ? first : first & (0x7f >> length);
    for (let offset = 1; offset < length; offset++) {
      const next = bytes[index + offset] ?? 0;
      if ((next & 0xc0) !== 0x80) return undefined;
      point = (point << 6) | (next & 0x3f);
    }
    if (point < (SMALLEST[length] ?? 0) || point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return undefined;
    if (point < 0x10000) codes.push(point);
    else codes.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff));
    index += length;
  }
  return fromCodes(codes[0] === BYTE_ORDER_MARK ? codes.slice(1) : codes);
}

const windows1251 = (bytes: Uint8Array): string => {
  const codes = Array.from(bytes, (byte) =>
    byte < 0x80 ? byte : byte >= 0xc0 ? 0x0410 + byte - 0xc0 : UPPER_1251.charCodeAt(byte - 0x80),
  );
  return fromCodes(codes);
};

/** UTF-16 without a mark: every other byte is a zero (Latin) or 0x04 (Cyrillic) nearly always. */
function unmarkedUtf16(bytes: Uint8Array): 'little' | 'big' | undefined {
  const seen = Math.min(bytes.length - (bytes.length % 2), 2000);
  if (seen < 4 || bytes.length % 2 !== 0) return undefined;
  const high = [0, 0];
  for (let index = 0; index < seen; index++) {
    const byte = bytes[index] ?? 0;
    if (byte === 0 || byte === 0x04) high[index % 2] = (high[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = high;
  if (odd > seen * 0.4 && even < seen * 0.1) return 'little';
  return even > seen * 0.4 && odd < seen * 0.1 ? 'big' : undefined;
}

/** Reads a text file as players send them. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return utf16(bytes, true);
  if (first === 0xfe && second === 0xff) return utf16(bytes, false);
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return utf16(bytes, unmarked === 'little');
  return utf8(bytes) ?? windows1251(bytes);
}

const ESCAPE = 27;

/** Control characters that no player types, beside white space: a file with them is a workbook, a picture, an archive. */
export const isText = (text: string): boolean =>
  [...text].every((letter) => letter >= ' ' || /\s/.test(letter) || letter.charCodeAt(0) === ESCAPE);
