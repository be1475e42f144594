import type { CombatOptions } from '../../engine/landing/types';
import type { CampaignCombat, CampaignSquad, LandingCampaign } from '../../workbook/campaign';

/** Everything a resolved phase was made of; kept so that its reports and its proof can be made again at any time. */
export interface Snapshot {
  readonly campaign: string;
  readonly options: CombatOptions;
  readonly squads: readonly CampaignSquad[];
  readonly combats: readonly CampaignCombat[];
}

/** The inputs of a combat phase: its combats and the squads that take part. */
export function snapshotOf({ settings, squads, combats }: LandingCampaign): Snapshot {
  const fighting = new Set(combats.flatMap(({ attackers, defenders }) => [...attackers, ...defenders]));
  return {
    campaign: settings.name,
    options: settings.options,
    squads: squads.filter(({ id }) => fighting.has(id)),
    combats,
  };
}

/** Squads and combats are plain values, so JSON carries them as they are. */
export const writeSnapshot = (snapshot: Snapshot): string => JSON.stringify(snapshot);
export const readSnapshot = (text: string): Snapshot => JSON.parse(text) as Snapshot;
