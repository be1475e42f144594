import type { Dice, DieStream } from '../../engine/dice/dice';
import { keyedDice } from '../../engine/dice/keyed';
import type { ActionRow } from '../../workbook/campaign';

/** One die of a round (D-4). */
export interface RolledDie {
  readonly label: string;
  readonly character: string;
  /** 1-based place in its stream. */
  readonly index: number;
  readonly sides: number;
  /** What the key gives. */
  readonly face: number;
  /** What the game master puts in its place; `null`: nothing. */
  readonly override: number | null;
}

/** Dice that note down what was rolled. */
export interface NotedDice extends Dice {
  readonly noted: readonly RolledDie[];
}

/** Faces that the game master puts in place of the dice, by the beginning of their labels: `R3/C-01/2`. */
function overridesOf(round: number, rows: readonly Pick<ActionRow, 'character' | 'action' | 'dice'>[]) {
  const faces = new Map<string, number[]>();
  for (const { character, action, dice } of rows) {
    const key = `R${round}/${character}/${action}`;
    if (dice.length > 0) faces.set(key, [...(faces.get(key) ?? []), ...dice]);
  }
  return (label: string): number[] => {
    for (const [key, left] of faces) if (label === key || label.startsWith(`${key}/`)) return left;
    return [];
  };
}

/**
 * Dice keyed by character (D-2), but for the faces that the game master enters with an action: they are used in the
 * order rolled, and what the key gives is noted beside them.
 */
export function notedDice(
  keyOf: (character: string) => string,
  round: number,
  rows: readonly Pick<ActionRow, 'character' | 'action' | 'dice'>[],
): NotedDice {
  const dice = keyedDice((character) => keyOf(character ?? ''));
  const overrides = overridesOf(round, rows);
  const noted: RolledDie[] = [];
  return {
    noted,
    get rolled() {
      return dice.rolled;
    },
    finish: () => dice.finish(),
    stream(label, character): DieStream {
      const stream = dice.stream(label, character);
      const given = overrides(label);
      let index = 0;
      return {
        die(sides, purpose) {
          const face = stream.die(sides, purpose);
          const override = given.shift() ?? null;
          index += 1;
          noted.push({ label, character: character ?? '', index, sides, face, override });
          return override ?? face;
        },
      };
    },
  };
}
