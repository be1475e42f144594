import { writeReportXlsx } from '../../src/adapters/xlsx/report';
import { openXlsx } from '../../src/adapters/xlsx/workbook';
import { mustUnpack, partText } from '../../src/adapters/xlsx/package';

const SHEETS = [
  {
    name: 'Отчёт',
    widths: [30, 10],
    rows: [
      [{ value: 'Ход 3', style: 'title' }],
      [{ value: '=1+1' }, { value: 5 }, { value: 2.5, style: 'good' }],
      [],
      [{ value: '  a\n b\u0001 _x0041_ ', style: 'code' }, { value: true }, { value: '' }, { value: '<&>"\'' }],
    ],
  },
  { name: 'Second', widths: [], rows: [[{ value: '007' }]] },
] as const;

const opened = async (): ReturnType<typeof writeReportXlsx> => writeReportXlsx(SHEETS);

test('a report holds its values and nothing of a formula', async () => {
  const bytes = await opened();
  const workbook = await openXlsx(bytes);
  if (!workbook.ok) throw new Error(workbook.error.code);
  expect((await workbook.value.outline()).sheets.map(({ name }) => name)).toEqual(['Отчёт', 'Second']);
  expect(await workbook.value.values(['Отчёт', 'Second'])).toEqual([
    [
      ['Ход 3', '', '', ''],
      ['=1+1', 5, 2.5, ''],
      ['', '', '', ''],
      ['  a\n b\u0001 _x0041_ ', true, '', '<&>"\''],
    ],
    [['007']],
  ]);
  const parts = mustUnpack(bytes);
  for (const path of parts.keys()) expect(partText(parts, path)).not.toContain('<f>');
});

test('a report names nobody and no time: the same sheets give the same bytes', async () => {
  const bytes = await opened();
  jest.useFakeTimers({ now: new Date('2031-05-06T07:08:09Z'), doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] });
  const later = await opened();
  jest.useRealTimers();
  expect(Buffer.from(later).equals(Buffer.from(bytes))).toBe(true);
  const parts = mustUnpack(bytes);
  expect([...parts.keys()].filter((path) => path.startsWith('docProps'))).toEqual([]);
  const all = [...parts.keys()].map((path) => partText(parts, path)).join('');
  expect(all).not.toMatch(/\b20\d\d-\d\d-\d\d|creator|modified/i);
});
