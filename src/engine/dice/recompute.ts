import { keyedDice } from './keyed';

/** A die as somebody says it fell: its stream, its place there from 1, its sides and its face. */
export interface SaidDie {
  readonly label: string;
  readonly index: number;
  readonly sides: number;
  readonly face: number;
}

/** The same with the face that the key gives; `null`: dice before it in its stream are missing, so it cannot be told. */
export type RecomputedDie<Die extends SaidDie> = Die & { readonly right: number | null };

/** Most sides of a die; a stream longer than this is none. */
const MOST_SIDES = 1_000_000;

const canBeRolled = ({ sides }: SaidDie): boolean => Number.isInteger(sides) && sides >= 1 && sides <= MOST_SIDES;

/**
 * Rolls dice again from the key that made them (D-2), in the order given. Streams are told apart by `streamOf`: the same
 * label stands in the ledger once for every attempt and engagement.
 */
export function recompute<Die extends SaidDie>(
  key: string,
  dice: readonly Die[],
  streamOf: (die: Die) => string = ({ label }) => label,
): readonly RecomputedDie<Die>[] {
  const streams = new Map<string, Die[]>();
  for (const die of dice) {
    const stream = streamOf(die);
    const known = streams.get(stream);
    if (known) known.push(die);
    else streams.set(stream, [die]);
  }
  const right = new Map<Die, number | null>();
  for (const stream of streams.values()) {
    const roller = keyedDice(() => key).stream(stream[0]?.label ?? '', null);
    let next = 1;
    for (const die of [...stream].sort((a, b) => a.index - b.index)) {
      if (die.index !== next || !canBeRolled(die)) {
        right.set(die, null);
        next = Infinity;
        continue;
      }
      right.set(die, roller.die(die.sides, { kind: 'roll', who: '', number: next, cycle: 0 }));
      next += 1;
    }
  }
  return dice.map((die) => ({ ...die, right: right.get(die) ?? null }));
}
