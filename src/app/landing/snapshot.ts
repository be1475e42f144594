import type { AttackAnswer } from '../../engine/landing/campaign/attacks';
import type { CombatOptions } from '../../engine/landing/types';
import type { CampaignCombat, CampaignSquad } from '../../workbook/campaign';
import type { Planned } from './map/planned';

/** Everything a resolved phase was made of; kept so that its reports and its proof can be made again at any time. */
export interface Snapshot {
  readonly campaign: string;
  readonly options: CombatOptions;
  readonly squads: readonly CampaignSquad[];
  readonly combats: readonly CampaignCombat[];
  /** What came of the attack orders; none in a campaign without a map. */
  readonly answers?: readonly AttackAnswer[];
  /** Ids of the buildings among those that fight. */
  readonly buildings?: readonly string[];
}

/** The inputs of a combat phase: its combats and the squads that take part. */
export function snapshotOf({ settings, squads, combats, buildings, answers }: Planned): Snapshot {
  const fighting = new Set(combats.flatMap(({ attackers, defenders }) => [...attackers, ...defenders]));
  // A refused order names its squad to the owner.
  const ordered = new Set(answers.map(({ order }) => order.squad));
  return {
    campaign: settings.name,
    options: settings.options,
    squads: squads.filter(({ id }) => fighting.has(id) || ordered.has(id)),
    combats,
    ...(answers.length > 0 && { answers }),
    buildings: buildings.map(({ id }) => id).filter((id) => fighting.has(id)),
  };
}

/** Squads and combats are plain values, so JSON carries them as they are. */
export const writeSnapshot = (snapshot: Snapshot): string => JSON.stringify(snapshot);
export const readSnapshot = (text: string): Snapshot => JSON.parse(text) as Snapshot;
