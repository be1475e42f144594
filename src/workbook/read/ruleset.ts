import type { Campaign, CampaignSettings, Player } from '../campaign';
import type { FoundTables } from '../found';
import type { PlacedProblem } from '../problems';
import type { SettingRows } from './settings';

/** What has been read of a campaign before its ruleset has a say. */
export interface CommonReading {
  readonly tables: FoundTables;
  readonly settings: CampaignSettings;
  /** Where the ruleset finds its options. */
  readonly settingRows: SettingRows;
  readonly players: readonly Player[];
  /** Takes what the GM should know though nothing stands in the way. */
  readonly warnings: PlacedProblem[];
}

/** Reads the rest of a campaign by its rules, collecting what is wrong. */
export type RulesetReader<Read extends Campaign> = (common: CommonReading, problems: PlacedProblem[]) => Read;
