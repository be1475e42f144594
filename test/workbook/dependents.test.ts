import { cellName, parseCell } from '../../src/workbook/address';
import { dependents } from '../../src/workbook/dependents';
import type { FormulaCell } from '../../src/workbook/port';
import { referredArea, type NamedAreas } from '../../src/workbook/precedents';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const NAMED: NamedAreas = {
  names: new Map([
    ['allhp', ['Squads!$C$2:$C$9']],
    ['here', ['Squads!C2']],
    ['twice', ['AllHp*2']],
    ['round', ['Round+1']],
  ]),
  tables: new Map([['squads', { sheet: 'Squads', area: { row: 0, column: 0, rows: 9, columns: 4 } }]]),
};

/** Formulas by sheet and address that look at `changed` (`Sheet!A1:B2`), as `Sheet!A1`. */
function looking(texts: Texts, ...changed: readonly string[]): readonly string[] {
  const sheets = Object.entries(texts).map(([name, cells]) => {
    const formulas: (FormulaCell | undefined)[][] = [];
    for (const [address, formula] of Object.entries(cells)) {
      const { row, column } = parseCell(address)!;
      (formulas[row] ??= [])[column] = { formula, value: 1, kind: 'plain' };
    }
    return { name, formulas };
  });
  const areas = changed.map((each) => {
    const [sheet = '', reference = ''] = each.split('!');
    return { sheet, area: referredArea(reference)! };
  });
  const found = dependents(sheets, NAMED, areas);
  return sheets.flatMap(({ name }) =>
    (found.get(name.toLowerCase()) ?? []).map(({ row, column }) => `${name}!${cellName(row, column)}`),
  );
}

describe('a formula looks at a changed cell', () => {
  test.each([
    ['its own sheet', '=C2*2'],
    ['marked with $', '=$C$2'],
    ['in an area', '=SUM(C1:C9)'],
    ['in an area written backwards', '=SUM(D9:A1)'],
    ['in a whole column', '=SUM(C:C)'],
    ['in a whole row', '=SUM(2:2)'],
    ['by its sheet', '=Squads!C2'],
    ['by its sheet in quotes and in other case', "='sQUADS'!C2"],
    ['by a name', '=SUM(AllHp)'],
    ['by a name within a name', '=Twice'],
    ['by a name that goes by where it is used', '=Here'],
    ['by a table', '=SUM(Squads[HP])'],
    ['by its row of a table', '=Squads[[#This Row],[HP]]*2'],
    ['by a text', '=INDIRECT("C"&2)'],
    ['by counting', '=OFFSET(A1,1,2)'],
    ['up to what a function gives', '=SUM(A1:INDEX(C1:C1,1))'],
    ['over several sheets', '=SUM(Squads:Other!C2)'],
    ['in a spilled area', '=_xlfn.ANCHORARRAY(C2)'],
    ['by a name that goes round', '=Round'],
  ])('%s: %s', (_, formula) => expect(looking({ Squads: { F2: formula } }, 'Squads!C2')).toEqual(['Squads!F2']));
});

describe('a formula does not look at a changed cell', () => {
  test.each([
    ['beside it', '=C3+B2+D2'],
    ['of another sheet', '=Other!C2'],
    ['of another workbook', '=[1]Squads!C2'],
    ['in a text', '="C2"&"Squads!C2"'],
    ['in no cell at all', '=1+1'],
    ['like a function', '=LOG10(5)'],
    ['in another row of a table', '=Squads[[#This Row],[HP]]'],
  ])('%s: %s', (_, formula) => expect(looking({ Squads: { F5: formula } }, 'Squads!C2')).toEqual([]));
});

test('what looks at a formula that looks at a changed cell is found, whichever comes first', () => {
  const texts = { Dash: { A1: '=A2&"!"', A2: '=SUM(Squads!D2:D9)', A3: '=B1' }, Squads: { D2: '=C2*2', D3: '=C3*2' } };
  expect(looking(texts, 'Squads!C2')).toEqual(['Dash!A1', 'Dash!A2', 'Squads!D2']);
});

test('a long chain and a circle come to an end', () => {
  const chain = Object.fromEntries(Array.from({ length: 5000 }, (_, row) => [`A${row + 1}`, `=A${row + 2}+1`]));
  expect(looking({ S: chain }, 'S!A5001')).toHaveLength(5000);
  expect(looking({ S: { A1: '=A2', A2: '=A1' } }, 'S!A1')).toEqual(['S!A1', 'S!A2']);
});

test('where there would be too much to compare, every formula is taken to look', () => {
  const sums = Object.fromEntries(
    Array.from({ length: 8000 }, (_, row) => [`B${row + 1}`, `=SUM(B$9000:B${row + 2})`]),
  );
  expect(looking({ S: { ...sums, D1: '=E1' } }, 'S!B9000')).toContain('S!D1');
});
