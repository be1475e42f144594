import { newCampaign } from '../../src/workbook/new';
import { readWorkbook } from '../support/reading';
import { WORKBOOK_LANGUAGES } from '../../src/workbook/schema/language';
import { bookOf } from './support/sheets';

const MASTER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

describe.each(WORKBOOK_LANGUAGES)('the sample campaign in %s', (language) => {
  const sheets = newCampaign({ language, sample: true, master: MASTER, commitment: 'c0' });

  it.each([true, false])('is free of problems (Excel tables kept: %s)', (tables) => {
    const { outline, sheets: values } = bookOf(sheets, { tables });
    const { problems, campaign } = readWorkbook(outline, values);
    expect(problems).toEqual([]);
    expect(campaign.players).toHaveLength(4);
    expect(campaign.squads).toHaveLength(14);
    expect(campaign.combats).toHaveLength(6);
    expect(campaign.settings).toMatchObject({ language, turn: 4, phase: 'combat', master: MASTER });
  });

  it('has a fight of two against two, indirect fire, terrain, equipment and rules of most squads', () => {
    const { outline, sheets: values } = bookOf(sheets);
    const { campaign } = readWorkbook(outline, values);
    expect(campaign.combats.some(({ attackers, defenders }) => attackers.length === 2 && defenders.length === 2)).toBe(
      true,
    );
    const weapons = campaign.squads.flatMap((squad) => squad.weapons);
    expect(weapons.some(({ indirect }) => indirect)).toBe(true);
    expect(weapons.some(({ equipment, uses }) => equipment && uses === 1)).toBe(true);
    expect(campaign.combats.some(({ blocked }) => blocked)).toBe(true);
    expect(campaign.squads.some(({ terrain }) => terrain && terrain.cell > terrain.passability)).toBe(true);
    expect(campaign.squads.filter(({ rules }) => rules.length > 0).length).toBeGreaterThanOrEqual(10);
  });
});
