import { newCampaign } from '../../src/workbook/new';
import type { CellValue } from '../../src/workbook/port';
import { readWorkbook } from '../support/reading';
import { recognise, roleOfName, sheetsToRead } from '../../src/workbook/recognise';
import { CAMPAIGN_ROLES } from '../../src/workbook/schema/tables';
import { bookOf, handMade, withGrid, type Book } from './support/sheets';

const MASTER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SAMPLE = newCampaign({ language: 'ru', sample: true, master: MASTER, commitment: '' });
const named = bookOf(SAMPLE);
const loose = bookOf(SAMPLE, { tables: false });
const read = (book: Book) => readWorkbook(book.outline, book.sheets);
const codes = (book: Book) => read(book).problems.map(({ problem }) => problem.code);

const blank = (width: number): CellValue[] => Array.from({ length: width }, () => '');

/** What a reading gives, places apart. */
function essence(book: Book) {
  const { campaign, problems } = read(book);
  const without = <T extends { place: unknown }>({ place, ...rest }: T) => (void place, rest);
  return {
    codes: problems.map(({ problem }) => problem),
    settings: campaign.settings,
    types: campaign.types,
    players: campaign.players.map(without),
    squads: campaign.squads.map(without),
    combats: campaign.combats.map(without),
    behaviour: campaign.behaviour.map(without),
  };
}
const original = essence(named);

describe('other people’s workbooks read the same', () => {
  const pad = (grid: CellValue[][], rows: number, columns: number) => [
    ...Array.from({ length: rows }, () => blank(columns + (grid[0]?.length ?? 0))),
    ...grid.map((row) => [...blank(columns), ...row]),
  ];

  const cases: readonly (readonly [string, Book])[] = [
    ['without Excel tables', loose],
    ['a table moved down and right', withGrid(loose, 'Отряды', (grid) => pad(grid, 5, 3))],
    ['columns in another order', withGrid(loose, 'Отряды', (grid) => grid.map((row) => [...row].reverse()))],
    [
      'extra columns of the GM',
      withGrid(loose, 'Отряды', (grid) =>
        grid.map((row, index) => [
          row[0]!,
          index === 0 ? 'Заметки' : `заметка ${index}`,
          ...row.slice(1),
          index === 0 ? 'Цвет' : '',
        ]),
      ),
    ],
    [
      'an extra column without header',
      withGrid(loose, 'Отряды', (grid) =>
        grid.map((row, index) => [...row.slice(0, 3), index === 0 ? '' : 'важно', ...row.slice(3)]),
      ),
    ],
    [
      'blank rows inside',
      withGrid(loose, 'Отряды', (grid) =>
        grid.flatMap((row, index) => (index % 3 === 0 ? [row, blank(row.length)] : [row])),
      ),
    ],
    [
      'a total row and a remark below',
      withGrid(loose, 'Отряды', (grid) => {
        const width = grid[0]!.length;
        const total = blank(width).map((_, index) => (index === 0 ? 'ИТОГО' : index === 4 ? 164 : ''));
        const remark = blank(width).map((_, index) => (index === 0 ? 'Проверено мастером 3 мая' : ''));
        return [...grid, total, blank(width), remark];
      }),
    ],
    [
      'numbers as text, with blanks, decimal commas and no-break spaces',
      withGrid(loose, 'Отряды', (grid) =>
        grid.map((row) =>
          row.map((cell) => (typeof cell === 'number' ? ` ${String(cell).replace('.', ',')}\u00a0` : cell)),
        ),
      ),
    ],
    [
      'HP spelt in Latin, headers in capitals',
      withGrid(loose, 'Отряды', (grid) => [
        grid[0]!.map((cell) => (cell === 'НР' ? 'HP' : String(cell).toUpperCase())),
        ...grid.slice(1),
      ]),
    ],
    [
      'headers in another language',
      withGrid(loose, 'Отряды', (grid) => [
        bookOf(
          newCampaign({ language: 'es', sample: true, master: MASTER, commitment: '' }),
        ).sheets[4]!.grid[0]!.slice(),
        ...grid.slice(1),
      ]),
    ],
    [
      'sheets renamed',
      {
        outline: {
          ...loose.outline,
          sheets: loose.outline.sheets.map(({ name }) => ({ name: `${name} 2026`, hidden: false })),
        },
        sheets: loose.sheets.map((sheet) => ({ ...sheet, name: `${sheet.name} 2026` })),
      },
    ],
    [
      'references with look-alike letters',
      withGrid(loose, 'Бои', (grid) =>
        grid.map((row, index) => row.map((cell) => (index === 0 ? cell : String(cell).replaceAll('О-', 'O-')))),
      ),
    ],
    [
      'squads named instead of their ids',
      withGrid(loose, 'Бои', (grid) =>
        grid.map((row) =>
          row.map((cell) => (cell === 'О-01' ? 'вторая  РОТА' : cell === 'О-03' ? 'Батарея "Гром"' : cell)),
        ),
      ),
    ],
  ];
  it.each(cases)('%s', (_, book) => expect(essence(book)).toEqual(original));

  it('several tables on one sheet, side by side and one under another', () => {
    const grid = (name: string) => loose.sheets.find((sheet) => sheet.name === name)!.grid;
    const beside = (left: readonly (readonly CellValue[])[], right: readonly (readonly CellValue[])[]) =>
      Array.from({ length: Math.max(left.length, right.length) }, (_, row) => [
        ...(left[row] ?? blank(left[0]!.length)),
        '',
        ...(right[row] ?? blank(right[0]!.length)),
      ]);
    const top = beside(grid('Отряды'), grid('Бои'));
    const middle = beside(grid('Типы отрядов'), grid('Оружие'));
    const bottom = beside(grid('Игроки'), grid('Поведение'));
    const all = [...top, [], ...middle, [], ...bottom];
    const book = handMade({ Всё: all, Кампания: grid('Кампания') });
    expect(essence(book)).toEqual(original);
  });
});

describe('Excel tables', () => {
  it.each([
    ['WsSquads', 'squads'],
    ['wssquads', 'squads'],
    ['WsLedger12', 'ledger'],
    ['WsSquads2', undefined],
    ['Table1', undefined],
  ])('%s is the table %s', (name, role) => expect(roleOfName(name)).toBe(role));

  it('are enough to know which sheets to read', () => {
    expect(sheetsToRead(named.outline, [])).toHaveLength(16);
    expect(sheetsToRead(loose.outline, ['Игроки'])).not.toContain('Игроки');
  });

  it('whose total row is shown do not read it', () => {
    const tables = named.outline.tables.map((table) =>
      table.name === 'WsSquads'
        ? { ...table, totalRow: true, area: { ...table.area, rows: table.area.rows + 1 } }
        : table,
    );
    const book = withGrid({ ...named, outline: { ...named.outline, tables } }, 'Отряды', (grid) => [
      ...grid,
      grid[0]!.map((_, index) => (index === 0 ? 'Любое слово' : 14)),
    ]);
    expect(essence(book)).toEqual(original);
  });

  it('take in rows typed right below them, as other programs leave them', () => {
    const tables = named.outline.tables.map((table) =>
      table.name === 'WsSquads' ? { ...table, area: { ...table.area, rows: table.area.rows - 2 } } : table,
    );
    expect(essence({ ...named, outline: { ...named.outline, tables } })).toEqual(original);
  });

  it('win over a copy kept as a backup', () => {
    const backup = { ...named.sheets[4]!, name: 'Отряды (копия)' };
    const book = {
      outline: { ...named.outline, sheets: [...named.outline.sheets, { name: backup.name, hidden: false }] },
      sheets: [...named.sheets, backup],
    };
    expect(essence(book)).toEqual(original);
    expect(recognise(book.outline, book.sheets, CAMPAIGN_ROLES.landing).passedOver.map(({ sheet }) => sheet)).toEqual([
      backup.name,
    ]);
  });
});

describe('what cannot be recognised is told', () => {
  it('two tables that claim the same role', () => {
    const copy = (name: string) => ({ ...loose.sheets[4]!, name });
    const sheets = [...loose.sheets.filter(({ name }) => name !== 'Отряды'), copy('Старое'), copy('Новое')];
    const book = { outline: { sheets: sheets.map(({ name }) => ({ name, hidden: false })), tables: [] }, sheets };
    expect(codes(book)).toEqual(['two-tables']);
  });

  it.each([
    ['with Excel tables', named],
    ['without', loose],
  ])('a renamed required header, %s: the labels accepted, and the header not understood', (_, book) => {
    const renamed = withGrid(book, 'Отряды', (grid) => [
      grid[0]!.map((cell) => (cell === 'Владелец' ? 'Командир' : cell)),
      ...grid.slice(1),
    ]);
    const [first] = read(renamed).problems.filter(({ problem }) => problem.code === 'missing-column');
    expect(first?.place).toMatchObject({ sheet: 'Отряды', row: 0 });
    expect(first?.problem.params).toEqual({ labels: 'Owner / Владелец / Dueño', headers: '«Командир»' });
  });

  it('two columns with the same meaning', () => {
    const double = withGrid(loose, 'Отряды', (grid) => grid.map((row, index) => [...row, index === 0 ? 'HP' : 3]));
    expect(codes(double)).toContain('two-columns');
  });

  it('a missing table', () => {
    const sheets = loose.sheets.filter(({ name }) => name !== 'Бои');
    expect(codes({ ...loose, sheets })).toEqual(['missing-table']);
  });

  it('an empty workbook', () => {
    expect(codes(handMade({ Лист1: [] }))).toEqual([
      'missing-table',
      'missing-table',
      'missing-table',
      'missing-table',
    ]);
  });
});
