import { makeMemoryWorkbook } from '../../src/adapters/memory/workbook';
import { combatOdds } from '../../src/app/landing/odds';
import { combatOddsArguments } from '../../src/app/landing/oddsFormula';
import { hpLeft, whatIf } from '../../src/app/landing/whatIf';
import { openCampaign } from '../../src/app/open';
import { arrayConstant, constant, putFormula } from '../../src/app/putFormula';
import { UNWATCHED } from '../../src/app/work';
import { parseWeapons } from '../../src/engine/landing/weapon';
import { writeWeapon } from '../../src/engine/landing/writeWeapon';
import type { LandingCampaign } from '../../src/workbook/campaign';
import { sampleCampaign } from '../support/sample-campaign';

async function landing(): Promise<LandingCampaign> {
  const { campaign } = (await openCampaign(await sampleCampaign())).reading;
  if (campaign.ruleset !== 'landing') throw new Error('not a campaign of Landing');
  return campaign;
}

test.each([
  'Rifle 3x2 r2',
  'Frag grenades 2x1d6+1 r0 equipment uses 1',
  'Mortar 1x2d6-2 r5 indirect crit none',
  'Axe 4x1.5 r contact crit x2.5',
])('L-2, L-3 the weapon %s is written as it is read', (text) => {
  const read = parseWeapons(text);
  if (!read.ok) throw new Error(read.error.code);
  expect(read.value.map(writeWeapon)).toEqual([text]);
});

test('L-13 odds of a fight that nobody has entered are those of the same fight entered', async () => {
  const campaign = await landing();
  const combat = campaign.combats.find(
    ({ attackers, defenders, distance }) => attackers.length + defenders.length === 2 && distance !== null,
  )!;
  const squad = (id: string | undefined) => campaign.squads.find((each) => each.id === id)!;
  const fight = {
    attacker: squad(combat.attackers[0]),
    defender: squad(combat.defenders[0]),
    distance: combat.distance!,
  };
  const [odds] = (await whatIf(campaign, [fight], UNWATCHED))!;
  const entered = await combatOdds(await sampleCampaign(), combat.id);
  if (!entered.ok) throw new Error('the odds are refused');
  expect(odds!.chances).toEqual(entered.value[0]!.chances);
  for (const spread of hpLeft(campaign, fight)) {
    expect([...spread.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  }
  expect(await whatIf(campaign, [fight], { step: async () => false })).toBeNull();
  const args = combatOddsArguments(fight, 'en')!;
  expect(args[0]).toMatch(/^\{"HP",[\d.]+;"Skill",\d+;"Weapons",".*";/);
  expect(args[2]).toBe(String(fight.distance));
});

test('texts of formulas are quoted, and cut where Excel takes no more at once', () => {
  expect(constant('say "go"')).toBe('"say ""go"""');
  expect(constant('x'.repeat(256))).toBe(`"${'x'.repeat(255)}"&"x"`);
  expect(arrayConstant([['HP', 4.5]])).toBe('{"HP",4.5}');
  expect(arrayConstant([['x'.repeat(256)]])).toBeUndefined();
});

test('a formula is entered over blank cells alone, and taken out again', async () => {
  const port = makeMemoryWorkbook([{ name: 'Mine', cells: [['', '', 'note']] }]);
  const at = { sheet: 'Mine', row: 0, column: 0, rows: 1 };
  expect(await putFormula(port, { ...at, columns: 3 }, 'CELL_DISTANCE', ['"A1"'])).toEqual({
    ok: false,
    error: 'not-blank',
  });
  const put = await putFormula(port, { ...at, columns: 2 }, 'CELL_DISTANCE', ['"A1"', '"A4"']);
  const formulas = async () => (await port.formulas(['Mine']))[0]?.[0]?.[0]?.formula;
  expect(await formulas()).toBe('=_xldudf_GM_CELL_DISTANCE("A1","A4")');
  if (!put.ok) throw new Error(put.error);
  await put.value();
  expect(await formulas()).toBeUndefined();
});
