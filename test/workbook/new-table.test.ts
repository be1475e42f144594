import { newTable } from '../../src/workbook/new-table';

test('columns of ids, names and weapons are text, so that Excel makes no date of 1-2; numbers are not', () => {
  const { columns } = newTable('squads', 'en', []);
  const text = Object.fromEntries(columns.map((column) => [column.header, column.text]));
  expect(text).toMatchObject({ Owner: true, Weapons: true, HP: false, Skill: false });
  expect(columns[0]?.text).toBe(true);
});
