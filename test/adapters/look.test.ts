import { readColor, readTheme } from '../../src/adapters/xlsx/look/colors';
import { newXlsx, openXlsx } from '../../src/adapters/xlsx/workbook';
import { newCampaign } from '../../src/workbook/new';
import { commitment } from '../../src/engine/dice/campaignKeys';

const master = 'TRYTHISCAMPAIGNATHOME234567';

const sample = async () => {
  const workbook = await newXlsx();
  const sheets = newCampaign({ language: 'en', sample: true, master, commitment: commitment(master) });
  await workbook.apply(sheets.map((sheet) => ({ kind: 'put-sheet', sheet })));
  const opened = await openXlsx(await workbook.bytes());
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
};

test('formats, widths, frozen rows, tabs and notes of the sample are read', async () => {
  const workbook = await sample();
  const { formats, sheets } = await workbook.look(['Players', 'Campaign']);
  const [players, campaign] = sheets;
  const header = formats[players?.formats[0]?.[0] ?? -1];
  expect(header).toMatchObject({ font: { bold: true }, fill: '#d9e1f2', wrap: true, vertical: 'top' });
  expect(formats[campaign?.formats[0]?.[0] ?? -1]?.font).toMatchObject({ bold: true, size: 14 });
  expect(players?.frozen).toEqual({ rows: 1, columns: 0 });
  expect(players?.tab).toBe('#4472c4');
  expect(players?.columns[0]).toMatchObject({ first: 0, last: 0, size: 12, hidden: false });
  expect(players?.notes.find(({ row, column }) => row === 0 && column === 0)?.text).toMatch(/\w/);
  // An id stays text whatever is typed.
  expect(formats[players?.columns[0]?.format ?? -1]?.numberFormat).toBe('@');
});

test('what is applied shows in the look and in the bytes alike', async () => {
  const workbook = await sample();
  const before = await workbook.bytes();
  await workbook.apply([{ kind: 'cells', sheet: 'Players', row: 1, column: 1, values: [['Zoë']] }]);
  const reopened = await openXlsx(await workbook.bytes());
  if (!reopened.ok) throw new Error(reopened.error.code);
  expect((await reopened.value.values(['Players']))[0]?.[1]?.[1]).toBe('Zoë');
  expect(await reopened.value.look(['Players'])).toEqual(await workbook.look(['Players']));
  expect(await workbook.bytes()).not.toEqual(before);
});

test('a theme lists its dark colour first, cells count the light one first', () => {
  const colors = ['000001', 'FFFFFE', '44546A', 'E7E6E6', '4472C4'];
  const theme = readTheme(
    `<a:theme><a:clrScheme>${colors.map((c) => `<a:x><a:srgbClr val="${c}"/></a:x>`).join('')}</a:clrScheme></a:theme>`,
  );
  expect(theme.slice(0, 5)).toEqual(['FFFFFE', '000001', 'E7E6E6', '44546A', '4472C4']);
});

test.each([
  [' rgb="FF4472C4"', '#4472c4'],
  [' theme="4"', '#4472c4'],
  [' theme="1" tint="0.5"', '#808080'],
  [' theme="0" tint="-0.5"', '#808080'],
  [' indexed="10"', '#ff0000'],
  [' indexed="2"', '#ff0000'],
  [' indexed="64"', undefined],
  [' auto="1"', undefined],
  [' rgb="nonsense"', undefined],
])('a colour given as%s', (attributes, expected) => {
  expect(readColor(attributes, ['FFFFFF', '000000', 'E7E6E6', '44546A', '4472C4'])).toBe(expected);
});
