import { webcrypto } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { TextDecoder, TextEncoder } from 'node:util';

const clone = (value: unknown): unknown => deserialize(serialize(value));

// Every browser has these; jsdom does not. To be imported before what uses them.
Object.assign(globalThis, { TextEncoder, TextDecoder, Uint8Array, structuredClone: clone });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
