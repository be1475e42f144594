import { ledgerSheet, readLedger, type Ledger, type LedgerRow } from '../../src/workbook/ledger';
import { WORKBOOK_LANGUAGES } from '../../src/workbook/schema/language';
import { bookOf, withGrid } from './support/sheets';

const die: LedgerRow = {
  turn: 4,
  phase: 'combat',
  attempt: 1,
  engagement: 'О-01',
  squad: 'О-05',
  label: 'C1/О-05',
  index: 1,
  sides: 12,
  face: 7,
  needed: -2,
  modifiers: 'навык 6; местность −2',
  outcome: 'промах',
  mark: null,
};
const ledger: Ledger = {
  dice: [die, { ...die, index: 2, needed: null, sides: 6, face: 6, mark: 'undone' }, { ...die, mark: 'override' }],
  phases: [
    {
      turn: 4,
      phase: 'combat',
      attempt: 2,
      digest: '1e10'.repeat(16),
      keyDigest: '00ff'.repeat(16),
      publicWord: '007',
      reason: '',
      mark: null,
    },
  ],
};

describe.each(WORKBOOK_LANGUAGES)('D-4: a ledger in %s', (language) => {
  const sheet = ledgerSheet(language, 4, ledger);

  it.each([true, false])('is read as it was written (Excel tables kept: %s)', (tables) => {
    const book = bookOf([sheet], { tables });
    expect(readLedger(book.outline, book.sheets[0]!)).toEqual({ ...ledger, problems: [] });
  });

  it('has tables named by its turn', () => {
    expect(sheet.tables.map(({ name }) => name)).toEqual(['WsLedger4', 'WsPhases4']);
    expect(sheet.name).toMatch(/ 4$/);
  });

  it('tells of a face that is no number', () => {
    const book = withGrid(bookOf([sheet]), sheet.name, (grid) => {
      grid[1]![8] = 'six';
      return grid;
    });
    const { dice, problems } = readLedger(book.outline, book.sheets[0]!);
    expect(dice).toHaveLength(2);
    expect(problems).toMatchObject([{ problem: { code: 'not-a-number' }, place: { row: 1, value: 'six' } }]);
  });
});

it('an empty ledger reads as empty', () => {
  const book = bookOf([ledgerSheet('en', 1, { dice: [], phases: [] })]);
  expect(readLedger(book.outline, book.sheets[0]!)).toEqual({ dice: [], phases: [], problems: [] });
});
