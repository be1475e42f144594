import { type Campaign, type PhaseId, RULESETS } from '../workbook/campaign';
import { exoRound } from './exo/phase';
import { landingCombat } from './landing/phase';
import type { PhaseRules } from './ruleset';

type PhasesOf<C extends Campaign> = Readonly<Partial<Record<PhaseId, PhaseRules<C>>>>;
type RulesetTable = { readonly [Ruleset in Campaign['ruleset']]: PhasesOf<Extract<Campaign, { ruleset: Ruleset }>> };

/** Phases that can be resolved: the one table that lists the rulesets to the use cases. */
const PHASE_RULES: RulesetTable = { landing: { combat: landingCombat }, exo: { round: exoRound }, planet: {} };
