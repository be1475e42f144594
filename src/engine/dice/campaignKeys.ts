import { hmacHex, sha256Hex } from './hmac';

/** SHA-256 of the master seed (D-3): public from the first packet on. */
export const commitment = (master: string): string => sha256Hex(master.normalize('NFC').trim());

/** Salt of a phase's digest (D-3). */
export const phaseSalt = (master: string, turn: number, phase: string): string =>
  hmacHex(master, `salt|${turn}|${phase}`);

/** Digest of a phase's inputs: `lines` is their canonical JSON, one object a line, sorted and joined by LF (D-3). */
export const phaseDigest = (salt: string, lines: string): string => sha256Hex(`${salt}\n${lines}`);

/** Key of a phase (D-3). */
export const phaseKey = (master: string, turn: number, phase: string, digest: string, publicWord: string): string =>
  hmacHex(master, `turn|${turn}|${phase}|${digest}|${publicWord}`);

/** Key of an engagement; its id is the lowest squad id in it (D-2, D-3). */
export const engagementKey = (key: string, engagementId: string): string => hmacHex(key, engagementId);

/** Key of one squad's dice in an engagement (D-3): the owner may have it with the results. */
export const squadKey = (key: string, squadId: string): string => hmacHex(key, squadId);

/** The engagement id (D-2): the lowest squad id, in the order of code units. */
export const engagementId = (squadIds: readonly string[]): string =>
  squadIds.reduce((lowest, id) => (id < lowest ? id : lowest));
