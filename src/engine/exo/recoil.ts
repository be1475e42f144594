/** Recoil of a weapon and the strength it needs (E-9). */
const RECOIL_STRENGTH = { N: 3, F: 5, S: 7 } as const;
export type Recoil = keyof typeof RECOIL_STRENGTH;

/** Rounds that a shooter who is too weak is stunned after the shot (E-9). */
export const recoilRounds = (recoil: Recoil | null, strength: number): number =>
  recoil === null ? 0 : Math.max(0, RECOIL_STRENGTH[recoil] - strength);
