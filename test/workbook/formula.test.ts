import { copyFormula, mapReferences, moveFormulaWithCell } from '../../src/workbook/formula';

const found = (formula: string): string[] => {
  const all: string[] = [];
  mapReferences(formula, (reference, sheet) => {
    all.push(sheet === null ? reference : `${sheet}|${reference}`);
    return reference;
  });
  return all;
};

test.each([
  ['cells and ranges', '=A1+$B$2*SUM(C3:$D4)', ['A1', '$B$2', 'C3:$D4']],
  ['whole columns and rows', '=SUM(A:B)+SUM($3:4)', ['A:B', '$3:4']],
  ['other sheets', "=Squads!A1+'It''s, a (1)'!$B$2:C3+Отряды!D4", ['Squads|A1', "It's, a (1)|$B$2:C3", 'Отряды|D4']],
  ['several sheets and other books', '=SUM(One:Two!A1)+[1]Book!B2', ['One:Two|A1', '[1]Book|B2']],
  ['functions and names that look like cells', '=LOG10(A1)+ATAN2(B1,C1)+HP_A1+A1_x+Отряд1+x.A1', ['A1', 'B1', 'C1']],
  ['text', '="A1 ""B2"" \'C3"&D4', ['D4']],
  ['columns of tables', "=Squads[[#This Row],[A1]]+Squads[A1]+Squads[[A1]:[B'[2']]]+E5", ['E5']],
  ['numbers', '=1E5+2.5E3+A10', ['A10']],
  ['spilled ranges', '=SUM(A1#)', ['A1']],
  ['broken ones', '=#REF!+Squads!#REF!+A1', ['A1']],
])('references are told from %s', (_, formula, references) => {
  expect(found(formula)).toEqual(references);
  expect(mapReferences(formula, (reference) => reference)).toBe(formula);
});

test.each([
  ['what is marked stays', '=A1+$A1+A$1+$A$1+AZ9:ba10', 2, 1, '=B3+$A3+B$1+$A$1+BA11:BB12'],
  ['other sheets move too', "='My sheet'!A1+B:B+2:2", 1, 1, "='My sheet'!B2+C:C+3:3"],
  ['off the sheet', '=A1+B2', -1, 0, '=#REF!+B1'],
  ['past the last column', '=XFD1', 0, 1, '=#REF!'],
  ['table columns and text stay', '=T[A1]&"A1"&A1', 1, 0, '=T[A1]&"A1"&A2'],
])('a formula copied to another cell: %s', (_, formula, down, right, copied) => {
  expect(copyFormula(formula, down, right)).toBe(copied);
});

test('a formula that moves with its table still means the same cells of other sheets', () => {
  expect(moveFormulaWithCell('=F5-G5*Types!B3', 2, 0)).toBe('=F7-G7*Types!B3');
});
