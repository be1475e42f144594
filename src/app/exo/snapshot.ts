import type { Body } from '../../engine/exo/body';
import type { Declarations } from '../../engine/exo/declarations';
import type { ExoOptions } from '../../engine/exo/options';
import type { ActionRow, CampaignCharacter, ExoCampaign } from '../../workbook/campaign';

/** Everything a resolved round was made of; kept so that its reports and its proof can be made again at any time. */
export interface RoundSnapshot {
  readonly campaign: string;
  readonly options: ExoOptions;
  readonly body: Body;
  readonly characters: readonly CampaignCharacter[];
  readonly declarations: Declarations;
  readonly actionRows: readonly ActionRow[];
}

/** All of these are plain values, so JSON carries them as they are. */
export function writeRound({ settings, body, characters, declarations, actionRows }: ExoCampaign): string {
  const snapshot: RoundSnapshot = {
    campaign: settings.name,
    options: settings.options,
    ...{ body, characters, declarations, actionRows },
  };
  return JSON.stringify(snapshot);
}

export const readRound = (text: string): RoundSnapshot => JSON.parse(text) as RoundSnapshot;
