import fc from 'fast-check';
import type { Cell } from '../../../src/engine/landing/cell';
import { cellName, parseCell } from '../../../src/engine/landing/cell';
import { blockingCells, cellsBetween } from '../../../src/engine/landing/lineOfFire';

const at = (name: string): Cell => {
  const cell = parseCell(name);
  if (!cell.ok) throw new Error(name);
  return cell.value;
};
const names = (from: string, to: string): string => cellsBetween(at(from), at(to)).map(cellName).join(' ');

describe('L-8 the line of fire crosses', () => {
  test.each<[string, string, string, string]>([
    ['nothing within a cell', 'C3', 'C3', ''],
    ['nothing between neighbours', 'C3', 'D3', ''],
    ['nothing but corners on the way to a diagonal neighbour', 'A1', 'B2', ''],
    ['the cells of its row', 'A1', 'D1', 'B1 C1'],
    ['them backwards from the other end', 'D1', 'A1', 'C1 B1'],
    ['the cells of its column', 'B4', 'B1', 'B3 B2'],
    ['a diagonal through its cells, never those it touches at corners', 'A1', 'D4', 'B2 C3'],
    ['both cells beside a knight’s move', 'A1', 'B3', 'A2 B2'],
    ['a flat slope', 'A1', 'D2', 'B1 C2'],
    ['a slope that runs exactly through a corner', 'A1', 'D3', 'B1 B2 C2 C3'],
    ['columns beyond Z', 'Y1', 'AC1', 'Z1 AA1 AB1'],
  ])('%s: %s to %s', (_what, from, to, crossed) => {
    expect(names(from, to)).toBe(crossed);
  });

  test('the ends never block', () => {
    expect(blockingCells(at('A1'), at('C1'), () => true).map(cellName)).toEqual(['B1']);
  });
});

const cell = fc.record({ column: fc.nat(30), row: fc.nat(30) });

test('L-8 the line is the same from both ends', () => {
  fc.assert(
    fc.property(cell, cell, (from, to) => {
      expect(cellsBetween(to, from).map(cellName)).toEqual(cellsBetween(from, to).map(cellName).reverse());
    }),
  );
});

test('L-8 a cell is crossed exactly when a piece of the segment lies strictly inside it', () => {
  fc.assert(
    fc.property(cell, cell, cell, (from, to, third) => {
      // Clips the segment to the open square; all numbers are quotients of small whole ones, far apart if not equal.
      let [enter, leave] = [0, 1];
      for (const axis of ['column', 'row'] as const) {
        const way = to[axis] - from[axis];
        const [low, high] = [third[axis] - 0.5 - from[axis], third[axis] + 0.5 - from[axis]];
        if (way === 0) {
          if (third[axis] !== from[axis]) leave = -1;
        } else {
          enter = Math.max(enter, Math.min(low / way, high / way));
          leave = Math.min(leave, Math.max(low / way, high / way));
        }
      }
      const isEnd = [from, to].some(({ column, row }) => column === third.column && row === third.row);
      const crossed = cellsBetween(from, to).some(({ column, row }) => column === third.column && row === third.row);
      expect(crossed).toBe(!isEnd && leave - enter > 1e-9);
    }),
    { numRuns: 2000 },
  );
});
