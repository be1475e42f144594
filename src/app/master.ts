const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Letters of a master seed: 160 bits, where D-3 asks for 128. */
export const MASTER_LETTERS = 32;

/**
 * A master seed in base32 (D-3). 32 divides 256: no letter is likelier.
 * @param random {@link MASTER_LETTERS} bytes from the platform's cryptographic generator.
 */
export const masterOf = (random: Uint8Array): string =>
  Array.from(random, (byte) => BASE32[byte % BASE32.length] ?? '').join('');
