import { rowsAsked } from '../../src/workbench/grid/rows';
import { rowChange } from '../../src/workbench/rowChange';

const selected = { row: 4, rows: 2 };

test.each([
  ['sheet.command.insert-row-before', { value: 3 }, { kind: 'insert', row: 4, rows: 3 }],
  ['sheet.command.insert-multi-rows-after', { value: 1 }, { kind: 'insert', row: 6, rows: 1 }],
  ['sheet.command.insert-row-after', {}, { kind: 'insert', row: 6, rows: 1 }],
  ['sheet.command.insert-row-before', { value: 1e9 }, { kind: 'insert', row: 4, rows: 1 }],
  ['sheet.command.remove-row-confirm', undefined, { kind: 'delete', row: 4, rows: 2 }],
  ['sheet.command.insert-col-before', { value: 3 }, undefined],
])('%s %j', (command, params, asked) => {
  expect(rowsAsked(command, params, selected)).toEqual(asked);
});

// The table fills rows 2 to 6: its header, four rows of data; the other one has a total row in 6.
const outline = (totalRow: boolean) => ({
  sheets: [{ name: 'Squads', hidden: false }],
  tables: [{ name: 'Squads', sheet: 'Squads', area: { row: 2, column: 0, rows: 5, columns: 3 }, totalRow }],
});

test.each([
  ['above the header', 2, null],
  ['below the header', 3, 'Squads'],
  ['below the last row', 7, 'Squads'],
  ['far below', 8, null],
])('rows inserted %s', (_, row, table) => {
  expect(rowChange(outline(false), 'Squads', { kind: 'insert', row, rows: 2 })).toMatchObject({
    ...{ kind: 'insert-rows', row, table },
    values: [[], []],
  });
});

test.each([
  ['some rows', 3, 2, false, true],
  ['the header', 1, 2, false, false],
  ['all rows', 3, 4, false, false],
  ['all but the last', 3, 3, false, true],
  ['all rows above the totals', 3, 3, true, false],
  ['the totals', 6, 1, true, false],
  ['rows below the table', 7, 5, true, true],
])('%s deleted', (_, row, rows, totalRow, isDone) => {
  const change = rowChange(outline(totalRow), 'Squads', { kind: 'delete', row, rows });
  expect(change).toEqual(isDone ? { kind: 'delete-rows', sheet: 'Squads', row, rows } : undefined);
});
