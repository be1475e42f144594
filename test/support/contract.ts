import {
  NOT_CALCULATED,
  type CellContent,
  type CellValue,
  type Change,
  type Grid,
  type NewSheet,
  type NewTable,
  type WorkbookPort,
} from '../../src/workbook/port';

const table = (name: string, row: number, column: number, rows: NewTable['rows'], headers: string[]): NewTable => ({
  name,
  row,
  column,
  columns: headers.map((header) => ({ header, width: 12, style: 'input' })),
  rows,
});

const sheet = (name: string, made: Partial<NewSheet> = {}): NewSheet => ({
  name,
  hidden: false,
  cells: [],
  tables: [],
  widths: [],
  frozenRows: 0,
  ...made,
});

const put = (made: NewSheet): Change => ({ kind: 'put-sheet', sheet: made });

const SQUADS = sheet('Squads', {
  cells: [[{ value: 'Squads of the campaign', style: 'title' }]],
  tables: [
    table(
      'Squads',
      2,
      0,
      [
        ['S-1', 'Alpha', 5],
        ['1-2', '=Beta', 6.5],
        ['007', 'Ёж & <Ко> "x"', ''],
      ],
      ['Id', 'Name', 'HP'],
    ),
  ],
});

/** One maker of workbooks. */
export interface Maker {
  readonly maker: string;
  readonly make: () => Promise<WorkbookPort>;
  /** What is written must be there when it is read from the beginning. */
  readonly reopen?: (workbook: WorkbookPort) => Promise<WorkbookPort>;
  /** How an array formula of one cell reads. */
  readonly array: 'array' | 'dynamic';
}

/** What the formulas of the contract come to: a maker that calculates must be told. */
export const CONTRACT_RESULTS = {
  '=B4*2&"<"': '10<',
  '=SUM(B4:B6*2)': 10,
  '=NOW()': NOT_CALCULATED,
  '=1/0': '#DIV/0!',
} as const;

/** What every maker of workbooks must do. */
export const describeContract = ({ maker, make, reopen, array: kind }: Maker): void =>
  describe(`a workbook made by ${maker}`, () => {
    const made = async (changes: readonly Change[]): Promise<WorkbookPort> => {
      const workbook = await make();
      if (changes.length > 0) await workbook.apply(changes);
      return reopen ? reopen(workbook) : workbook;
    };

    test('holds nothing at first', async () => {
      const workbook = await make();
      expect(await workbook.outline()).toEqual({ sheets: [], tables: [] });
    });

    test('holds the sheets, tables and values put into it', async () => {
      const workbook = await made([put(SQUADS), put(sheet('Seeds', { hidden: true, cells: [[{ value: true }]] }))]);
      expect(await workbook.outline()).toEqual({
        sheets: [
          { name: 'Squads', hidden: false },
          { name: 'Seeds', hidden: true },
        ],
        tables: [
          { name: 'Squads', sheet: 'Squads', area: { row: 2, column: 0, rows: 4, columns: 3 }, totalRow: false },
        ],
      });
      expect(await workbook.values(['Seeds', 'Squads'])).toEqual([
        [[true]],
        [
          ['Squads of the campaign', '', ''],
          ['', '', ''],
          ['Id', 'Name', 'HP'],
          ['S-1', 'Alpha', 5],
          ['1-2', '=Beta', 6.5],
          ['007', 'Ёж & <Ко> "x"', ''],
        ],
      ]);
    });

    test.each([
      ['a formula is not one', '=1+1'],
      ['at sign', '@SUM(A1)'],
      ['leading zeros', '007'],
      ['a date is not one', '1-2'],
      ['an emoji and a control character', '🙂\u0001'],
      ['what looks like an escape', '_x0041_'],
      ['line breaks and spaces', '  a\nb  '],
      ['markup', '<b>&amp;"\'</b>'],
      ['a long text', 'я'.repeat(5000)],
    ])('keeps text as it is: %s', async (_, text) => {
      const workbook = await made([
        put(sheet('A', { cells: [[{ value: text }]] })),
        { kind: 'cells', sheet: 'A', row: 1, column: 0, values: [[text]] },
      ]);
      expect(await workbook.values(['A'])).toEqual([[[text], [text]]]);
    });

    test('overwrites cells and blanks', async () => {
      const workbook = await made([
        put(SQUADS),
        {
          kind: 'cells',
          sheet: 'Squads',
          row: 4,
          column: 1,
          values: [
            ['', false],
            [1e-7, -0.1],
          ],
        },
      ]);
      const [grid] = await workbook.values(['Squads']);
      expect(grid?.slice(4)).toEqual([
        ['1-2', '', false],
        ['007', 1e-7, -0.1],
      ]);
    });

    test('tells formulas from values, puts a value in their place and puts them back', async () => {
      const plain = { formula: '=B4*2&"<"', value: '10<', kind: 'plain' } as const;
      const array = { formula: '=SUM(B4:B6*2)', value: 10, kind } as const;
      const undone = { formula: '=NOW()', value: NOT_CALCULATED, kind: 'plain' } as const;
      const error = { formula: '=1/0', value: '#DIV/0!', kind: 'plain' } as const;
      const write = (column: number, ...values: CellContent[]): Change => ({
        kind: 'cells',
        sheet: 'Squads',
        row: 3,
        column,
        values: [values],
      });
      const workbook = await made([put(SQUADS), write(2, plain, array, undone, error, '=B4')]);
      const row = async (): Promise<unknown> => [
        (await workbook.values(['Squads']))[0]?.[3],
        Object.entries((await workbook.formulas(['Squads']))[0]?.[3] ?? {}).filter(([, formula]) => formula),
      ];
      const formulas = [plain, array, undone, error].map((formula, index) => [String(index + 2), formula]);
      const values = ['S-1', 'Alpha', '10<', 10, NOT_CALCULATED, '#DIV/0!', '=B4'];
      expect(await row()).toEqual([values, formulas]);
      await workbook.apply([write(2, 5, array)]);
      expect(await row()).toEqual([values.map((value, at) => (at === 2 ? 5 : value)), formulas.slice(1)]);
      await workbook.apply([write(2, plain)]);
      expect(await row()).toEqual([values, formulas]);
    });

    test('puts a sheet in the place of the one of its name', async () => {
      const workbook = await made([
        put(sheet('A', { cells: [[{ value: 'old' }], [{ value: 'older' }]] })),
        put(SQUADS),
        put(sheet('A', { cells: [[{ value: 'new' }]], tables: [table('T', 2, 1, [], ['x'])] })),
        put(SQUADS),
        { kind: 'remove-sheet', sheet: 'A' },
        put(sheet('A', { cells: [[{ value: 'again' }]], tables: [table('T', 2, 1, [[1]], ['x'])] })),
      ]);
      const { sheets, tables } = await workbook.outline();
      expect(sheets.map(({ name }) => name)).toEqual(['Squads', 'A']);
      expect(tables.map(({ name }) => name)).toEqual(['Squads', 'T']);
      expect(await workbook.values(['A'])).toEqual([
        [
          ['again', ''],
          ['', ''],
          ['', 'x'],
          ['', 1],
        ],
      ]);
    });

    test('hides and shows sheets as they are put', async () => {
      const workbook = await made([
        put(sheet('A', { hidden: true })),
        put(sheet('B')),
        put(sheet('C', { hidden: true })),
        put(sheet('C')),
        put(sheet('B', { hidden: true })),
      ]);
      expect((await workbook.outline()).sheets).toEqual([
        { name: 'A', hidden: true },
        { name: 'B', hidden: true },
        { name: 'C', hidden: false },
      ]);
    });

    test('takes all changes or none', async () => {
      const workbook = await make();
      await workbook.apply([put(SQUADS)]);
      const before = await workbook.values(['Squads']);
      const changes: Change[] = [
        { kind: 'cells', sheet: 'Squads', row: 0, column: 0, values: [['changed']] },
        { kind: 'cells', sheet: 'Nowhere', row: 0, column: 0, values: [['changed']] },
      ];
      await expect(workbook.apply(changes)).rejects.toThrow();
      expect(await workbook.values(['Squads'])).toEqual(before);
    });

    const column = (grid: Grid | undefined, index: number): CellValue[] => (grid ?? []).map((row) => row[index] ?? '');
    const areas = async (workbook: WorkbookPort): Promise<Record<string, number[]>> =>
      Object.fromEntries(
        (await workbook.outline()).tables.map(({ name, area }) => [
          name,
          [area.row, area.column, area.rows, area.columns],
        ]),
      );
    const insert = (row: number, values: CellValue[][], table: string | null, at = 0): Change => ({
      kind: 'insert-rows',
      sheet: 'Squads',
      row,
      column: at,
      values,
      table,
    });
    const TWO_TABLES = sheet('Squads', {
      ...SQUADS,
      tables: [
        ...SQUADS.tables,
        table('Beside', 2, 4, [['b1'], ['b2']], ['B']),
        table('Below', 9, 0, [['c1'], ['c2']], ['C']),
      ],
    });

    test.each([
      {
        name: 'in a table, content below moves',
        change: insert(
          4,
          [
            ['n', 'N', 1],
            ['m', 'M', 2],
          ],
          'Squads',
        ),
        first: ['Squads of the campaign', '', 'Id', 'S-1', 'n', 'm', '1-2', '007', '', '', '', 'C', 'c1', 'c2'],
        tables: { Squads: [2, 0, 6, 3], Beside: [2, 4, 5, 1], Below: [11, 0, 3, 1] },
      },
      {
        name: 'at the end of a table, content below moves',
        change: insert(6, [['n', 'N', 1]], 'Squads'),
        first: ['Squads of the campaign', '', 'Id', 'S-1', '1-2', '007', 'n', '', '', '', 'C', 'c1', 'c2'],
        tables: { Squads: [2, 0, 5, 3], Beside: [2, 4, 3, 1], Below: [10, 0, 3, 1] },
      },
      {
        name: 'at the end of the last table',
        change: insert(12, [['n'], ['m']], 'Below'),
        first: ['Squads of the campaign', '', 'Id', 'S-1', '1-2', '007', '', '', '', 'C', 'c1', 'c2', 'n', 'm'],
        tables: { Squads: [2, 0, 4, 3], Beside: [2, 4, 3, 1], Below: [9, 0, 5, 1] },
      },
      {
        name: 'below a table that does not grow',
        change: insert(6, [['n', 'N', 1]], null),
        first: ['Squads of the campaign', '', 'Id', 'S-1', '1-2', '007', 'n', '', '', '', 'C', 'c1', 'c2'],
        tables: { Squads: [2, 0, 4, 3], Beside: [2, 4, 3, 1], Below: [10, 0, 3, 1] },
      },
      {
        name: 'above a table',
        change: insert(1, [['n']], null, 1),
        first: ['Squads of the campaign', '', '', 'Id', 'S-1', '1-2', '007', '', '', '', 'C', 'c1', 'c2'],
        tables: { Squads: [3, 0, 4, 3], Beside: [3, 4, 3, 1], Below: [10, 0, 3, 1] },
      },
    ])('inserts rows $name', async ({ change, first, tables }) => {
      const workbook = await made([put(TWO_TABLES), change]);
      expect(column((await workbook.values(['Squads']))[0], 0)).toEqual(first);
      expect(await areas(workbook)).toEqual(tables);
    });

    test.each([
      {
        name: 'of one table',
        row: 5,
        rows: 1,
        ids: ['S-1', '1-2'],
        tables: { Squads: [2, 0, 3, 3], Below: [8, 0, 3, 1] },
      },
      { name: 'of both', row: 3, rows: 2, ids: ['007', ''], tables: { Squads: [2, 0, 2, 3], Below: [7, 0, 3, 1] } },
    ])('deletes rows $name', async ({ row, rows, ids, tables }) => {
      const small = { ...TWO_TABLES, tables: TWO_TABLES.tables.filter(({ name }) => name !== 'Beside') };
      const workbook = await made([put(small), { kind: 'delete-rows', sheet: 'Squads', row, rows }]);
      const [grid] = await workbook.values(['Squads']);
      expect(column(grid, 0).slice(3, 5)).toEqual(ids);
      expect(column(grid, 0).slice(-3)).toEqual(['C', 'c1', 'c2']);
      expect(await areas(workbook)).toEqual(tables);
    });
  });
