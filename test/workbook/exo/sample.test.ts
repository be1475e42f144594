import { newCampaign } from '../../../src/workbook/new';
import { readWorkbook } from '../../support/reading';
import { WORKBOOK_LANGUAGES } from '../../../src/workbook/schema/language';
import { bookOf } from '../support/sheets';

const MASTER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

describe.each(WORKBOOK_LANGUAGES)('an EXO campaign in %s', (language) => {
  const made = (sample: boolean) => newCampaign({ ruleset: 'exo', language, sample, master: MASTER, commitment: 'c0' });

  it.each([true, false])('the sample is free of problems (Excel tables kept: %s)', (tables) => {
    const { outline, sheets } = bookOf(made(true), { tables });
    const { problems, campaign } = readWorkbook(outline, sheets);
    expect(problems).toEqual([]);
    if (campaign.ruleset !== 'exo') throw new Error('not EXO');
    expect(campaign.characters).toHaveLength(8);
    expect(new Set(campaign.characters.map(({ side }) => side)).size).toBe(2);
    expect(campaign.declarations.declared).toHaveLength(8);
    expect(campaign.settings).toMatchObject({ language, turn: 6, phase: 'round', master: MASTER });
    expect(campaign.characters[1]?.state.wounds).toMatchObject([{ round: 4, part: 'left leg', severity: 'light' }]);
    expect(campaign.characters[2]?.state.aim).toMatchObject({ rounds: 1 });
  });

  it('an empty one is free of problems and declares nothing', () => {
    const { outline, sheets } = bookOf(made(false));
    const { problems, campaign } = readWorkbook(outline, sheets);
    expect(problems).toEqual([]);
    expect(campaign).toMatchObject({ ruleset: 'exo', characters: [], declarations: { declared: [] } });
  });

  it('frozen headers, widths, notes and validations stand on every sheet', () => {
    for (const { name, tables, frozenRows } of made(true).filter(({ hidden }) => !hidden)) {
      expect([name, frozenRows > 0]).toEqual([name, true]);
      for (const { columns } of tables) {
        for (const { width, note } of columns) expect([width > 5, (note ?? '').length > 3]).toEqual([true, true]);
      }
    }
    const actions = made(true)
      .flatMap(({ tables }) => tables)
      .find(({ name }) => name === 'WsActions');
    const kinds = actions?.columns.map(({ validation }) => validation?.kind);
    expect(kinds).toEqual(expect.arrayContaining(['whole', 'list', 'column']));
  });
});
