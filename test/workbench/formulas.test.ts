import { callsOurs, shownFormula, storedFormula } from '../../src/workbench/grid/formulas';

test.each([
  ['=_xldudf_GM_ROLL("2d6",B1)', '=GM.ROLL("2d6",B1)'],
  ['=1+_xldudf_gm_roll("1d6","a")', '=1+GM.roll("1d6","a")'],
  ['=SUM(A1:A3)', '=SUM(A1:A3)'],
  ['=IF(A1="_xldudf_GM_ROLL(",1,2)', '=IF(A1="_xldudf_GM_ROLL(",1,2)'],
])('a file’s %s is shown as %s', (stored, shown) => expect(shownFormula(stored)).toBe(shown));

test.each([
  ['=GM.ROLL("GM.ROLL(",B1)', '=_xldudf_GM_ROLL("GM.ROLL(",B1)'],
  ['=gm.roll("1d6","a")', '=_xldudf_GM_roll("1d6","a")'],
  ['="say ""GM.ROLL(1)"""&GM.ROLL("1d6","a")', '="say ""GM.ROLL(1)"""&_xldudf_GM_ROLL("1d6","a")'],
  ['=XGM.ROLL(1)', '=XGM.ROLL(1)'],
])('%s is stored as %s', (shown, stored) => expect(storedFormula(shown)).toBe(stored));

test('a formula that only speaks of our function calls none', () => {
  expect(callsOurs('="GM.ROLL(1)"')).toBe(false);
  expect(callsOurs('=2*GM.ROLL("1d6","a")')).toBe(true);
});
