import type { Campaign, RulesetId } from '../campaign';
import type { RulesetReader } from './ruleset';

type Loaders = {
  readonly [R in RulesetId]: () => Promise<RulesetReader<Extract<Campaign, { ruleset: R }>>>;
};

/** Each is loaded when a campaign of its rules is opened: Landing's brings the readers of rules in three languages. */
const READERS: Loaders = {
  landing: async () => (await import(/* webpackChunkName: "landing" */ './landing/campaign')).readLanding,
  exo: async () => (await import(/* webpackChunkName: "exo" */ './exo/campaign')).readExo,
  planet: async () => (await import(/* webpackChunkName: "planet" */ './planet/campaign')).readPlanet,
};

/** What reads campaigns of these rules. */
export const rulesetReader = (ruleset: RulesetId): Promise<RulesetReader<Campaign>> => READERS[ruleset]();
