import { problem } from '../problem';
import type { Dice, DiceProblem, DiePurpose } from './dice';

/**
 * Scripted dice (D-1): the faces given are used in the order the rules ask for them. A bad face or a script too short
 * stands in for a 1, so that the rules can run to their end, and is reported by `finish`.
 */
export function scriptedDice(faces: readonly string[]): Dice {
  let used = 0;
  let first: DiceProblem | null = null;

  const report = (found: DiceProblem): number => {
    first ??= found;
    return 1;
  };
  const next = (sides: number, purpose: DiePurpose): number => {
    const number = ++used;
    const text = faces[number - 1];
    const about = {
      number,
      sides,
      purpose: purpose.kind,
      who: purpose.who,
      index: purpose.number,
      cycle: purpose.cycle,
    };
    if (text === undefined) return report(problem('script-too-short', about));
    if (!/^\d+$/.test(text)) return report(problem('script-face-not-whole', { ...about, face: text }));
    const face = Number(text);
    if (face < 1 || face > sides) return report(problem('script-face-range', { ...about, face: text }));
    return face;
  };

  return {
    stream: () => ({ die: next }),
    get rolled() {
      return used;
    },
    finish() {
      if (first) return first;
      const left = faces.slice(used);
      if (left.length === 0) return null;
      return problem('script-left-over', { left: left.length, faces: left.slice(0, 10).join(' '), used });
    },
  };
}
