/** @jest-environment-options {"globalsCleanup": "off"} */
import { makeOfficeWorkbook } from '../../src/adapters/office/workbook';
import { LANGUAGES } from '../../src/i18n/language';
import { describeProblem } from '../../src/i18n/problem';
import { HOST_PROBLEMS, type HostFailure } from '../../src/workbook/hostProblems';
import type { CellValue, Change, NewSheet } from '../../src/workbook/port';
import { cellOf, type Book } from '../support/office/book';
import { installExcel, type ExcelHost, type Fault, type Heard } from '../support/office/excel';
import { loadOffice } from '../support/office/library';

const office = loadOffice();
let excel: ExcelHost;

beforeAll(() => {
  excel = installExcel(office);
});

const JOURNAL = '_warsheet-writing';

const made = (name: string, rows: readonly (readonly CellValue[])[], hidden = false): NewSheet => ({
  name,
  hidden,
  cells: [[{ value: name, style: 'title' }], [{ value: '=1' }, { value: 5 }, { value: "'x" }]],
  tables: [
    {
      name: `${name}Table`,
      row: 3,
      column: 0,
      columns: ['Id', 'Face'].map((header) => ({
        header,
        width: 8,
        style: 'product',
        note: 'a note',
        text: header === 'Id',
      })),
      rows,
    },
  ],
  widths: [20],
  frozenRows: 1,
});

/** A GM's workbook with everything that can be lost: formulas, cells of text, dates, a hidden sheet, tables. */
const fill = (): Book => {
  const book = excel.reset(['Squads', 'Ledger', 'Old', 'Mine']);
  const squads = book.sheet('Squads');
  book.results.set('=C2*2', { value: 10 });
  for (let row = 0; row < 8; row++) cellOf(squads, row, 0).format = '@';
  [
    ['Id', 'Name', 'HP', 'Double', 'Since'],
    ['1-2', '=Beta', 5, '=C2*2', 45_000],
    ['S-2', "'tis", 6, '', 45_001],
    ['S-3', 'Gamma', 7, '', 45_002],
    ['Sum', '', 18, '', ''],
  ].forEach((cells, row) =>
    cells.forEach((what, column) => {
      if (what === '=Beta' || what === "'tis") cellOf(squads, row, column).value = what;
      else book.enter(squads, row, column, what);
      if (column === 4 && row > 0) cellOf(squads, row, column).format = 'dd.mm.yyyy';
    }),
  );
  const table = { showTotals: false, showHeaders: true, looks: {} };
  squads.tables.push({ ...table, name: 'Squads', area: { row: 0, column: 0, rows: 4, columns: 5 } });
  const ledger = book.sheet('Ledger');
  for (const [row, what] of ['Face', 3, 4].entries()) book.enter(ledger, row, 0, what);
  ledger.tables.push({ ...table, name: 'LedgerTable', area: { row: 0, column: 0, rows: 3, columns: 1 } });
  book.show(book.sheet('Old'), 'Hidden');
  book.enter(book.sheet('Old'), 0, 0, 'old');
  book.enter(book.sheet('Mine'), 0, 0, "='Ledger'!A2");
  return book;
};

const insert = (row: number, values: CellValue[][], table: string | null): Change => ({
  ...{ kind: 'insert-rows', sheet: 'Squads', row, column: 0, values, table },
});

const CHANGES: readonly Change[] = [
  { kind: 'cells', sheet: 'Squads', row: 1, column: 1, values: [['=new', 99, 'none']] },
  insert(4, [['S-4', '=Delta', 1]], 'Squads'),
  { kind: 'delete-rows', sheet: 'Squads', row: 2, rows: 1 },
  { kind: 'cells', sheet: 'Squads', row: 3, column: 2, values: [['2-3'], [27]] },
  insert(1, [['S-0', 'Zero', 2]], 'Squads'),
  {
    kind: 'put-sheet',
    sheet: made('Ledger', [
      ['1-2', 3],
      ['x', 4],
    ]),
  },
  { kind: 'put-sheet', sheet: made('New', [['a', 1]]) },
  { kind: 'remove-sheet', sheet: 'Old' },
  { kind: 'put-sheet', sheet: made('Hidden', [], true) },
];

/** Everything in the workbook that is somebody's. */
const contents = ({ sheets }: Book): unknown =>
  sheets.map(({ name, visibility, rows, tables }) => ({
    ...{ name, visibility, tables: tables.map((table) => [table.name, table.area]) },
    cells: rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) =>
        cell && (cell.value !== '' || cell.formula !== null)
          ? [[row, column, cell.formula ?? cell.value, typeof cell.value, cell.format]]
          : [],
      ),
    ),
  }));

let before: unknown;
let after: unknown;
let requests: readonly Heard[];

beforeAll(async () => {
  before = contents(fill());
  excel.forget();
  await makeOfficeWorkbook().apply(CHANGES);
  after = contents(excel.book);
  requests = excel.heard;
});

/**
 * Where a request can fail: at each action, or when it is through. What marks how far a write has come does not fail by
 * itself, and what the library does to keep a range neither.
 */
const faultsIn = (heard: readonly Heard[], request: number, step = 1): readonly Fault[] => {
  const { actions, sheets, keeps } = heard[request]!;
  const isJournal = heard === requests && request === FIRST_WRITE;
  const canFail = (action: number): boolean => (isJournal || sheets[action] !== JOURNAL) && !keeps[action];
  const numbers = Array.from({ length: actions }, (_, action) => action).filter(canFail);
  return [...numbers.filter((_, i) => i % step === 0), 'after' as const].map((action) => ({ request, action }));
};

const faultsOf = (request: number, step?: number): readonly Fault[] => faultsIn(requests, request, step);

const FIRST_WRITE = 5;

test('the write takes a journal and one request, and is what the changes say', () => {
  expect(requests).toHaveLength(FIRST_WRITE + 2);
  expect(after).toMatchObject([
    { name: 'Squads', tables: [['Squads', { row: 0, rows: 5 }]] },
    { name: 'Ledger', tables: [['LedgerTable', { row: 3, rows: 3 }]] },
    { name: 'Mine' },
    { name: 'New' },
    { name: 'Hidden', visibility: 'Hidden' },
  ]);
  const [{ cells }] = after as [{ cells: unknown[] }];
  expect(cells).toContainEqual([2, 1, '=new', 'string', '@']);
  expect(cells).toContainEqual([4, 2, '2-3', 'string', '@']);
  expect(cells).toContainEqual([5, 2, 27, 'number', 'General']);
});

/** Applies the changes; what came of it. */
const attempt = async (fault: Fault, changes: readonly Change[] = CHANGES): Promise<string> => {
  fill();
  excel.fail(fault);
  try {
    await makeOfficeWorkbook().apply(changes);
    return 'written';
  } catch (error) {
    return (error as HostFailure).problem?.code ?? String(error);
  }
};

test('a request that fails at any of its actions leaves everything as it was, and says so', async () => {
  for (let request = FIRST_WRITE; request < requests.length; request++) {
    for (const fault of faultsOf(request)) {
      const outcome = await attempt(fault);
      const isWritten = outcome === 'written';
      expect([fault, outcome]).toEqual([fault, isWritten ? 'written' : 'write-undone']);
      expect([fault, contents(excel.book)]).toEqual([fault, isWritten ? after : before]);
    }
  }
});

test('a write whose last answer was lost is done', async () => {
  expect(await attempt({ request: requests.length - 1, action: 'after' })).toBe('written');
});

test('a write too large for one request is put back whichever of them fails', async () => {
  const text = 'x'.repeat(30_000);
  const large = { ...made('Large', []), tables: [], cells: Array.from({ length: 400 }, () => [{ value: text }]) };
  const changes: readonly Change[] = [...CHANGES.slice(0, 6), { kind: 'put-sheet', sheet: large }, ...CHANGES.slice(6)];
  fill();
  excel.forget();
  await makeOfficeWorkbook().apply(changes);
  const whole = contents(excel.book);
  const { heard } = excel;
  expect(heard.length).toBeGreaterThan(FIRST_WRITE + 3);
  expect(heard.every(({ bytes }) => bytes < 4_500_000)).toBe(true);
  for (let request = FIRST_WRITE; request < heard.length; request++)
    for (const action of [0, Math.floor(heard[request]!.actions / 2), 'after'] as const) {
      const isWritten = request === heard.length - 1 && action === 'after';
      expect(await attempt({ request, action }, changes)).toBe(isWritten ? 'written' : 'write-undone');
      expect([request, action, contents(excel.book)]).toEqual([request, action, isWritten ? whole : before]);
    }
});

describe('when Excel answers nothing any more', () => {
  /** Opens the workbook again; what is told about the write before. */
  const reopen = async (): Promise<readonly string[]> => {
    const notices: string[] = [];
    const port = makeOfficeWorkbook({ now: () => Date.now() + 100_000, onNotice: ({ code }) => notices.push(code) });
    await port.outline();
    return notices;
  };

  test('the next opening puts everything back, or finishes it', async () => {
    for (let request = FIRST_WRITE; request < requests.length; request++) {
      for (const fault of faultsOf(request, 3)) {
        expect([fault, await attempt({ ...fault, isLasting: true })]).toEqual([fault, 'write-broken-off']);
        excel.fail(undefined);
        const wasThere = excel.book.find(JOURNAL) !== undefined;
        const notices = await reopen();
        const isWritten = notices[0] === 'write-finished' || (!wasThere && request === requests.length - 1);
        expect([fault, notices.length]).toEqual([fault, wasThere ? 1 : 0]);
        expect([fault, contents(excel.book)]).toEqual([fault, isWritten ? after : before]);
      }
    }
  });

  test('an opening that fails itself is made good by the one after it', async () => {
    for (const fault of faultsOf(requests.length - 1, 60)) {
      await attempt({ ...fault, isLasting: true });
      excel.fail(undefined);
      excel.forget();
      await reopen();
      const { heard } = excel;
      for (let request = 2; request < heard.length; request++) {
        for (const again of faultsIn(heard, request, 9)) {
          await attempt({ ...fault, isLasting: true });
          excel.fail({ ...again, isLasting: true });
          await reopen().catch(() => undefined);
          excel.fail(undefined);
          await reopen();
          const expected = fault.action === 'after' ? after : before;
          expect([fault, again, contents(excel.book)]).toEqual([fault, again, expected]);
        }
      }
    }
  });

  test('nobody else touches a write that may still be under way', async () => {
    await attempt({ request: FIRST_WRITE + 1, action: 40, isLasting: true });
    excel.fail(undefined);
    await expect(makeOfficeWorkbook().outline()).rejects.toMatchObject({ problem: { code: 'being-written' } });
  });
});

test('every problem has words in every language, with what it quotes', () => {
  const params = { code: 'C', message: 'M', sheet: 'S', most: 1 };
  for (const language of LANGUAGES)
    for (const code of HOST_PROBLEMS) {
      const words = describeProblem(language, { code, params });
      expect(words).not.toBe(code);
      expect(words).not.toMatch(/[{}]/);
    }
});
