import { checkCampaign } from '../../src/app/resolve';
import { LANGUAGES } from '../../src/i18n/language';
import { describePlaced } from '../../src/i18n/problem';
import type { WorkbookPort } from '../../src/workbook/port';
import { exoOf, exoSample, typeInto } from '../support/exo-campaign';

/** Codes of what `check` finds, with the values named. */
async function found(port: WorkbookPort) {
  const { problems, warnings } = await checkCampaign(port);
  return {
    problems: problems.map(({ problem }) => problem),
    warnings: warnings.map(({ problem }) => problem),
  };
}

const armOf = async (port: WorkbookPort, id: string) => {
  const { rows } = await exoOf(port);
  const arm = rows.arms?.find((each) => each.id === id);
  if (!arm) throw new Error(`no weapon ${id}`);
  return arm.place;
};

const characterOf = async (port: WorkbookPort, id: string) => {
  const character = (await exoOf(port)).characters.find((each) => each.id === id);
  if (!character) throw new Error(`no character ${id}`);
  return character.place;
};

describe('E-25 what `check` says of a round', () => {
  test('everybody acts: nothing', async () => {
    expect(await found(await exoSample())).toEqual({ problems: [], warnings: [] });
  });

  test('nothing is declared for it', async () => {
    const port = await exoSample();
    for (const { place } of (await exoOf(port)).actionRows) await typeInto(port, place, 'round', 5);
    expect(await found(port)).toEqual({ problems: [], warnings: [{ code: 'no-actions', params: { round: 6 } }] });
  });

  test('some do nothing: one warning for all of them', async () => {
    const port = await exoSample();
    const rows = (await exoOf(port)).actionRows.filter(({ character }) => ['C-01', 'C-03'].includes(character));
    for (const { place } of rows) await typeInto(port, place, 'round', 5);
    const params = { round: 6, characters: '«Sergeant Vega», «Lang»' };
    expect(await found(port)).toEqual({ problems: [], warnings: [{ code: 'characters-idle', params }] });
  });

  test('one who is dead declares in vain, and is not called idle', async () => {
    const port = await exoSample();
    await typeInto(port, await characterOf(port, 'C-01'), 'dead', 'yes');
    expect(await found(port)).toEqual({
      problems: [],
      warnings: [{ code: 'acts-in-vain', params: { who: 'Sergeant Vega' } }],
    });
  });

  test('E-15 a declaration that the rules refuse is told beforehand', async () => {
    const port = await exoSample();
    const row = (await exoOf(port)).actionRows.find(({ character }) => character === 'C-03');
    await typeInto(port, row!.place, 'mode', 'semi');
    expect(await found(port)).toEqual({
      problems: [],
      warnings: [{ code: 'exo-single-rate', params: { weapon: 'Marksman rifle', rate: 1 } }],
    });
  });

  test('two weapons in one hand', async () => {
    const port = await exoSample();
    await typeInto(port, await armOf(port, 'W-07'), 'carried', 'both hands');
    const { problems } = await found(port);
    expect(problems).toEqual([{ code: 'hand-taken', params: { row: 7, who: 'Kruger' } }]);
    await typeInto(port, await armOf(port, 'W-07'), 'carried', 'dropped');
    expect((await found(port)).problems).toEqual([]);
  });

  test.each(LANGUAGES)('in words: %s', async (language) => {
    const port = await exoSample(language);
    for (const { place } of (await exoOf(port)).actionRows) await typeInto(port, place, 'round', 5);
    const { warnings } = await checkCampaign(port);
    expect(warnings.map((each) => describePlaced(language, each)).join()).toMatch(/6/);
  });
});
