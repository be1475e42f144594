import type { Axis } from './axis';
import { hpLeft } from './axis';
import type { Chances } from './distribution';
import type { Kernel } from './kernel';
import type { Tally } from './result';
import type { Pair } from './situation';

/** Chances of both squads' losses while both live: a row of the defender's losses for each loss of the attacker. */
export type Table = Float64Array;

/** The part of a kernel whose losses fall into one class. */
export interface Part {
  readonly lossClass: number;
  readonly losses: readonly number[];
  readonly chances: readonly number[];
}

/** A kernel cut by the classes of its losses, for rules that read them. */
export function partsOf(kernel: Kernel, lossClasses: Int32Array): readonly Part[] {
  const parts = new Map<number, { lossClass: number; losses: number[]; chances: number[] }>();
  kernel.losses.forEach((loss, j) => {
    const lossClass = lossClasses[loss] ?? 0;
    const part = parts.get(lossClass) ?? { lossClass, losses: [], chances: [] };
    part.losses.push(loss);
    part.chances.push(kernel.chances[j] ?? 0);
    parts.set(lossClass, part);
  });
  return [...parts.values()];
}

/** Adds a row, moved by each loss of a part, to the row of another table. */
function spreadRow(from: Chances, to: Chances, start: number, width: number, { losses, chances }: Part): void {
  for (let j = 0; j < losses.length; j++) {
    const loss = losses[j] ?? 0;
    const chance = chances[j] ?? 0;
    for (let d = 0; d + loss < width; d++) {
      to[start + d + loss] = (to[start + d + loss] ?? 0) + (from[start + d] ?? 0) * chance;
    }
  }
}

/** Losses of the defender from a part of the attacker's fire; those that destroy it fall out of the table. */
export function spreadDefender(table: Table, [a, d]: Pair<Axis>, part: Part): Table {
  const after = new Float64Array(table.length);
  for (let row = 0; row < a.live; row++) spreadRow(table, after, row * d.live, d.live, part);
  return after;
}

/** Losses of the attacker from a part of the defender's fire, added to a table that may hold some already. */
export function spreadAttacker(table: Table, [a, d]: Pair<Axis>, part: Part, into: Table): void {
  for (let row = 0; row < a.live; row++) {
    const from = table.subarray(row * d.live, (row + 1) * d.live);
    if (from.every((chance) => chance === 0)) continue;
    for (let j = 0; j < part.losses.length; j++) {
      const to = row + (part.losses[j] ?? 0);
      if (to >= a.live) continue;
      const chance = part.chances[j] ?? 0;
      const start = to * d.live;
      for (let i = 0; i < from.length; i++) into[start + i] = (into[start + i] ?? 0) + (from[i] ?? 0) * chance;
    }
  }
}

/** Counts those of a table that the two kernels destroy, one or both. */
export function countFallen(tally: Tally, table: Table, axes: Pair<Axis>, [onA, onD]: Pair<Kernel>): void {
  const [a, d] = axes;
  const rows = outcomesOf(a, onA);
  const columns = outcomesOf(d, onD);
  for (let i = 0; i < a.live; i++) {
    const [aFalls, aLives, aHp] = [rows.falls[i] ?? 0, rows.lives[i] ?? 0, rows.hp[i] ?? 0];
    for (let j = 0; j < d.live; j++) {
      const chance = table[i * d.live + j] ?? 0;
      if (chance === 0) continue;
      const dFalls = columns.falls[j] ?? 0;
      tally.chances.attacker += chance * aLives * dFalls;
      tally.hp[0] += chance * aHp * dFalls;
      tally.chances.defender += chance * aFalls * (columns.lives[j] ?? 0);
      tally.hp[1] += chance * aFalls * (columns.hp[j] ?? 0);
      tally.chances.mutual += chance * aFalls * dFalls;
    }
  }
}

/** Counts what is left after the last cycle: both live. */
export function countDraw(tally: Tally, table: Table, [a, d]: Pair<Axis>): void {
  for (let i = 0; i < a.live; i++) {
    for (let j = 0; j < d.live; j++) {
      const chance = table[i * d.live + j] ?? 0;
      if (chance === 0) continue;
      tally.chances.draw += chance;
      tally.hp[0] += chance * hpLeft(a, i);
      tally.hp[1] += chance * hpLeft(d, j);
    }
  }
}

/** For each state: the chances that a kernel destroys the squad or not, and its HP weighed by the latter. */
function outcomesOf(axis: Axis, kernel: Kernel): Readonly<Record<'falls' | 'lives' | 'hp', Chances>> {
  const [falls, lives, hp] = [new Float64Array(axis.live), new Float64Array(axis.live), new Float64Array(axis.live)];
  for (let state = 0; state < axis.live; state++) {
    falls[state] = kernel.atLeast[axis.live - state] ?? 0;
    kernel.losses.forEach((loss, j) => {
      if (state + loss >= axis.live) return;
      const chance = kernel.chances[j] ?? 0;
      lives[state] = (lives[state] ?? 0) + chance;
      hp[state] = (hp[state] ?? 0) + chance * hpLeft(axis, state + loss);
    });
  }
  return { falls, lives, hp };
}
