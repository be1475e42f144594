import { openCampaign } from '../../../src/app/open';
import { playRound } from '../../../src/app/exo/round';
import { readRound, writeRound } from '../../../src/app/exo/snapshot';
import type { Language } from '../../../src/i18n/language';
import type { RoundFacts } from '../../../src/reports/exo/facts';
import { exoSample } from '../../support/exo-campaign';

/** The sample round resolved with dice of a key. */
export async function sampleRound(language: Language, key = 'the key of golden files'): Promise<RoundFacts> {
  const { campaign } = (await openCampaign(await exoSample(language))).reading;
  if (campaign.ruleset !== 'exo') throw new Error('not a campaign of EXO');
  const setting = {
    ...{ turn: campaign.settings.turn, phase: 'round' as const, key, players: campaign.players },
    ...{ commitment: 'c0'.repeat(32), digest: 'd1'.repeat(32) },
  };
  return playRound(readRound(writeRound(campaign)), setting).facts;
}
