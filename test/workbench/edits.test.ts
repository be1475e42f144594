import type { CellLook } from '../../src/adapters/xlsx/look/formats';
import { FROM_FILE, PendingEdits } from '../../src/workbench/grid/edits';

type Cells = Readonly<Record<string, object>>;
const read = (cells: Cells) => (_sheet: string, row: number, column: number) => cells[`${row},${column}`] ?? null;
const plain = (): CellLook => ({ font: {}, borders: {}, wrap: false });
const book = { unitId: 'b', subUnitId: 's0' };

test('neighbouring cells of a row are one change; formulas keep their result', () => {
  const edits = new PendingEdits();
  edits.add({ ...book, cellValue: { 4: { 1: { v: 1 }, 2: { v: 2 }, 5: { v: 3 } } } }, undefined);
  edits.add({ ...book, cellValue: { 4: { 2: { v: 7 } } } }, { applyFormulaCalculationResult: true });
  const cells = {
    '4,1': { v: 'Wolves', t: 1 },
    '4,2': { f: '=GM.ROLL("2d6",A1)', v: 7, t: 2 },
    '4,5': { f: '=B5*2', v: '#N/A', t: 1 },
  };
  expect(edits.take(() => 'Squads', read(cells), plain).changes).toEqual([
    {
      kind: 'cells',
      sheet: 'Squads',
      row: 4,
      column: 1,
      values: [['Wolves', { formula: '=_xldudf_GM_ROLL("2d6",A1)', value: 7, kind: 'dynamic' }]],
    },
    {
      kind: 'cells',
      sheet: 'Squads',
      row: 4,
      column: 5,
      values: [[{ formula: '=B5*2', value: '#N/A', kind: 'plain' }]],
    },
  ]);
  expect(edits.isEmpty).toBe(true);
});

test('what came from the file does not go back to it', () => {
  const edits = new PendingEdits();
  edits.add({ ...book, cellValue: { 0: { 0: { v: 1 } } } }, { [FROM_FILE]: true });
  expect(edits.isEmpty).toBe(true);
});

test.each([
  ['a cleared cell', null, ''],
  ['yes', { v: 1, t: 3 }, true],
  ['a number that is text', { v: '007', t: 4 }, '007'],
  ['a number', { v: 4.5, t: 2 }, 4.5],
])('%s', (_name, cell, value) => {
  const edits = new PendingEdits();
  edits.add({ ...book, cellValue: { 0: { 0: cell } } }, undefined);
  expect(
    edits.take(
      () => 'S',
      () => cell,
      plain,
    ).changes,
  ).toEqual([{ kind: 'cells', sheet: 'S', row: 0, column: 0, values: [[value]] }]);
});

test('a format that changed is taken over, and no value with it', () => {
  const edits = new PendingEdits();
  edits.add({ ...book, cellValue: { 2: { 3: { s: { bl: 1 } } } } }, undefined);
  const taken = edits.take(
    () => 'Squads',
    read({ '2,3': { v: 7, s: '#ff0010' } }),
    ({ s }) => ({ ...plain(), fill: String(s) }),
  );
  expect(taken.changes).toEqual([]);
  expect(taken.formats).toMatchObject([{ sheet: 'Squads', row: 2, column: 3, look: { fill: '#ff0010' } }]);
  expect(edits.isEmpty).toBe(true);
});

test('a cell that is emptied with its format gives up both; a calculated one only its value', () => {
  const edits = new PendingEdits();
  edits.add({ ...book, cellValue: { 0: { 0: null, 1: { v: 3 } } } }, undefined);
  const { changes, formats } = edits.take(() => 'S', read({}), plain);
  expect(changes).toHaveLength(1);
  expect(formats.map(({ column }) => column)).toEqual([0]);
});
