import type { Problem } from '../problem';
import { problem } from '../problem';
import type { Result } from '../result';
import { err, ok } from '../result';

/** A cell of the map: 0-based column and row of `A1`. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export const CELL_PROBLEMS = ['cell-unreadable'] as const;
export type CellProblem = Problem<(typeof CELL_PROBLEMS)[number]>;

/** Option `distance` (L-4). */
export type DistanceRule = 'king' | 'diagonal 1.5';

// Cyrillic letters that look like Latin ones in capitals, as people type them on a Russian keyboard.
const CYRILLIC = 'АВЕКМНОРСТУХ';
const LATIN = 'ABEKMHOPCTYX';

/** Reads `A1` (L-4), in any case, with Cyrillic look-alike letters too. */
export function parseCell(text: string): Result<Cell, CellProblem> {
  const upper = text.trim().toUpperCase();
  const latin = Array.from(upper, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('');
  const match = /^([A-Z]{1,2})([1-9]\d{0,2})$/u.exec(latin);
  if (!match) return err(problem('cell-unreadable', { text: text.trim() }));
  const [, letters = '', digits = ''] = match;
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return ok({ column, row: Number(digits) - 1 });
}

/** A cell as it is written: `A1`. */
export function cellName({ column, row }: Cell): string {
  const first = Math.floor(column / 26);
  return `${first > 0 ? String.fromCharCode(64 + first) : ''}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
}

/** Distance of two cells in cells (L-4): king's moves, or diagonals at 1.5 with the sum rounded up. */
export function cellDistance(a: Cell, b: Cell, rule: DistanceRule): number {
  const across = Math.abs(a.column - b.column);
  const down = Math.abs(a.row - b.row);
  const longer = Math.max(across, down);
  return rule === 'king' ? longer : Math.ceil(longer + Math.min(across, down) / 2);
}
