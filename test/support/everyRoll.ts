import type { Dice } from '../../src/engine/dice/dice';

/** A face that stands for others which do the same, and the chance of any of them. */
interface Face {
  readonly face: number;
  readonly chance: number;
}

/** Every face of a die by itself. */
export const eachFace = (sides: number): readonly Face[] =>
  Array.from({ length: sides }, (_, i) => ({ face: i + 1, chance: 1 / sides }));

/** Faces of d12 that no shot tells apart when shots need these numbers: 1, the stretches that end at each, the rest. */
export function shotFaces(needed: readonly number[]): readonly Face[] {
  const ends = [...new Set([1, ...needed.map((n) => Math.min(Math.max(n, 1), 11)), 12])].sort((a, b) => a - b);
  return ends.map((face, i) => ({ face, chance: (face - (ends[i - 1] ?? 0)) / 12 }));
}

/**
 * Runs on every roll that the rules can ask for, each with its chance; `facesOf` gives the faces of a die. Returns
 * `undefined` where there are more than `most`.
 */
export function everyRoll(
  run: (dice: Dice, chanceOf: () => number) => void,
  facesOf: (sides: number) => readonly Face[],
  most: number,
): number | undefined {
  const rolled: { index: number; faces: readonly Face[] }[] = [];
  for (let runs = 1; ; runs++) {
    if (runs > most) return undefined;
    let used = 0;
    const die = (sides: number): number => {
      if (used === rolled.length) rolled.push({ index: 0, faces: facesOf(sides) });
      const { faces, index } = rolled[used++]!;
      return faces[index]!.face;
    };
    const chanceOf = (): number => rolled.reduce((product, { faces, index }) => product * faces[index]!.chance, 1);
    run({ stream: () => ({ die }), finish: () => null, rolled: 0 }, chanceOf);
    while (rolled.length > 0 && rolled.at(-1)!.index === rolled.at(-1)!.faces.length - 1) rolled.pop();
    if (rolled.length === 0) return runs;
    rolled.at(-1)!.index += 1;
  }
}
