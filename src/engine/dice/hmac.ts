import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { BLOCK_WORDS, compress, START, STATE_WORDS } from './sha256';

/** HMAC-SHA-256 over UTF-8 (D-3) as 64 lower-case hex digits. */
export const hmacHex = (key: string, message: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(message)));

/** SHA-256 of UTF-8 as 64 lower-case hex digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const BLOCK_BYTES = 4 * BLOCK_WORDS;
const DIGEST_BYTES = 4 * STATE_WORDS;

/** Where bytes go into the words of a block: from the left. */
const shiftOf = (byte: number): number => 24 - 8 * (byte & 3);

/** The state after the key's block with each byte mixed with a pad. */
function keyState(key: Uint8Array, pad: number): Int32Array {
  const block = new Int32Array(BLOCK_WORDS).fill(pad * 0x01010101);
  key.forEach((byte, i) => (block[i >> 2] = (block[i >> 2] ?? 0) ^ (byte << shiftOf(i))));
  const state = Int32Array.from(START);
  compress(state, block);
  return state;
}

/** Mixes a whole message, which follows one block of a key, into a state, with SHA-256's own end. */
function finish(state: Int32Array, message: Uint8Array, length: number, block: Int32Array): void {
  // The mark of the end and the length, in bits, need nine bytes.
  const last = Math.floor((length + 8) / BLOCK_BYTES);
  for (let part = 0; part <= last; part++) {
    block.fill(0);
    const from = part * BLOCK_BYTES;
    const to = Math.min(length, from + BLOCK_BYTES);
    for (let i = from; i < to; i++) {
      const at = (i - from) >> 2;
      block[at] = (block[at] ?? 0) | ((message[i] ?? 0) << shiftOf(i));
    }
    if (length >= from && length < from + BLOCK_BYTES) {
      const at = (length - from) >> 2;
      block[at] = (block[at] ?? 0) | (0x80 << shiftOf(length));
    }
    if (part === last) block[BLOCK_WORDS - 1] = 8 * (BLOCK_BYTES + length);
    compress(state, block);
  }
}

const labelBytes = new Uint8Array(2 * BLOCK_BYTES);

/** The bytes of a short text of ASCII, such as labels are, at the start of a buffer that the next text overwrites. */
function plainBytes(text: string): Uint8Array | undefined {
  if (text.length > labelBytes.length) return undefined;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return undefined;
    labelBytes[i] = code;
  }
  return labelBytes;
}

/**
 * One HMAC key made ready for many short messages: the key's two padded blocks are hashed once. Gives block(k) of D-2 as
 * eight words; they are good until the next call.
 */
export function hmacWords(key: string): (message: string) => Int32Array {
  const bytes = utf8ToBytes(key);
  const short = bytes.length > BLOCK_BYTES ? sha256(bytes) : bytes;
  const [inner, outer] = [keyState(short, 0x36), keyState(short, 0x5c)];
  const [state, block] = [new Int32Array(STATE_WORDS), new Int32Array(BLOCK_WORDS)];
  return (message) => {
    state.set(inner);
    const plain = plainBytes(message);
    const encoded = plain ?? utf8ToBytes(message);
    finish(state, encoded, plain ? message.length : encoded.length, block);
    block.fill(0);
    block.set(state);
    block[STATE_WORDS] = 0x80 << 24;
    block[BLOCK_WORDS - 1] = 8 * (BLOCK_BYTES + DIGEST_BYTES);
    state.set(outer);
    compress(state, block);
    return state;
  };
}
