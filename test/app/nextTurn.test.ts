import { nextTurn } from '../../src/app/nextTurn';
import { openCampaign } from '../../src/app/open';
import { setPublicWord } from '../../src/app/settings';
import { takeBack } from '../../src/app/takeBack';
import { exoSample } from '../support/exo-campaign';
import { planetCampaign } from '../support/planet-campaign';
import { sampleCampaign } from '../support/sample-campaign';

const CASES = [
  ['Landing', () => sampleCampaign(), 'combats'],
  ['EXO', () => exoSample(), 'actions'],
  ['the planet wargame', () => planetCampaign(), 'sequence'],
] as const;

describe.each(CASES)('the next turn of %s', (_name, sample, declared) => {
  test('declares anew, has no public word, and can be taken back', async () => {
    const port = await sample();
    await setPublicWord(port, 'beacon');
    const before = (await openCampaign(port)).reading;
    const { turn, takeBack: way } = await nextTurn(port);
    const after = (await openCampaign(port)).reading;
    expect(turn).toBe(before.campaign.settings.turn + 1);
    expect(after.campaign.settings).toMatchObject({ turn, publicWord: '' });
    expect(before.tables[declared]?.rows.length).toBeGreaterThan(2);
    expect(after.tables[declared]?.rows).toEqual([]);
    await takeBack(port, way);
    const back = (await openCampaign(port)).reading;
    expect(back.campaign).toEqual(before.campaign);
    expect(back.problems).toEqual(before.problems);
  });
});
