import fc from 'fast-check';
import {
  EMPTY_STATE,
  findPhase,
  readState,
  stateSheet,
  STATE_SHEET,
  type WorkbookState,
} from '../../src/workbook/state';
import { bookOf } from './support/sheets';

const gridOf = (state: WorkbookState) => bookOf([stateSheet(state)]).sheets[0]!.grid;

const state: WorkbookState = {
  sheets: [{ name: 'Ход 4 · Анна', role: 'private', player: 'И1', turn: 4 }],
  phases: [
    {
      turn: 4,
      phase: 'combat',
      firstDigest: 'ab'.repeat(32),
      publicWord: '=HYPERLINK("x")',
      attempts: [
        {
          number: 1,
          digest: 'ab'.repeat(32),
          inputs: '{"a":1}\n{"b":"👩‍🚀"}',
          snapshot: '{}',
          reason: '',
          undone: false,
        },
      ],
    },
  ],
  journal: [{ turn: 4, phase: 'combat', attempt: 1, undo: 'x'.repeat(100_000) }],
};

it('comes back as it was written', () => {
  expect(readState(gridOf(state))).toEqual({ ok: true, value: state });
  expect(readState(gridOf(EMPTY_STATE))).toEqual({ ok: true, value: EMPTY_STATE });
});

it('is empty where there is no such sheet', () => {
  expect(readState(undefined)).toEqual({ ok: true, value: EMPTY_STATE });
});

it('is hidden, and no cell is too long, a formula, or unfit for XML', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 400 }), (text, times) => {
      const undo = `_x000D_'=${text}`.repeat(times);
      const written = { ...state, journal: [{ turn: 1, phase: 'combat' as const, attempt: 1, undo }] };
      const sheet = stateSheet(written);
      expect([sheet.name, sheet.hidden]).toEqual([STATE_SHEET, true]);
      for (const { value } of sheet.cells.flat()) {
        expect(String(value).length).toBeLessThan(32_000);
        expect(String(value)).toMatch(/^[:\w-]/);
        // eslint-disable-next-line no-control-regex
        expect(String(value)).not.toMatch(/[\u0000-\u001f\ufffe\uffff]|_x[0-9a-f]{4}_|\p{Cs}/iu);
      }
      expect(readState(gridOf(written))).toEqual({ ok: true, value: written });
    }),
    { numRuns: 50 },
  );
});

it.each([
  ['another title', 0, 0, 'something'],
  ['a version of the future', 0, 1, 99],
  ['a cell typed over', 2, 3, 'hello'],
  ['broken JSON', 2, 3, ':{'],
  ['an unknown kind', 2, 0, 'other'],
])('with %s it is refused', (_, row, column, value) => {
  const grid = gridOf(state).map((cells) => [...cells]);
  grid[row]![column] = value;
  expect(readState(grid)).toMatchObject({ ok: false, error: { code: 'state-unreadable', params: { row: row + 1 } } });
});

it('finds the record of a phase', () => {
  expect(findPhase(state, 4, 'combat')?.attempts).toHaveLength(1);
  expect(findPhase(state, 5, 'combat')).toBeUndefined();
});
