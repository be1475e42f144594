import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** HMAC-SHA-256 over UTF-8 (D-3) as 64 lower-case hex digits. */
export const hmacHex = (key: string, message: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(message)));

/** SHA-256 of UTF-8 as 64 lower-case hex digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * One HMAC key made ready for many short messages: the key's two padded blocks are hashed once, each message only
 * clones the states. Gives block(k) of D-2.
 */
export function hmacBlocks(key: string): (message: string) => Uint8Array {
  const ready = hmac.create(sha256, utf8ToBytes(key));
  return (message) => ready.clone().update(utf8ToBytes(message)).digest();
}
