import { type Campaign, type PhaseId, type PhaseName, RULESETS } from '../workbook/campaign';
import { exoRound } from './exo/phase';
import { landingCombat } from './landing/phase';
import { planetTurn } from './planet/phase';
import type { PhaseRules } from './ruleset';

type PhasesOf<C extends Campaign> = Readonly<Partial<Record<PhaseId, PhaseRules<C>>>>;
type RulesetTable = { readonly [Ruleset in Campaign['ruleset']]: PhasesOf<Extract<Campaign, { ruleset: Ruleset }>> };

/** Phases that can be resolved: the one table that lists the rulesets to the use cases. */
const PHASE_RULES: RulesetTable = {
  landing: { combat: landingCombat },
  exo: { round: exoRound },
  planet: { turn: planetTurn },
};

/** The rules of a campaign's phase; `undefined`: its ruleset has no such phase. */
export const phaseRules = (ruleset: Campaign['ruleset'], phase: PhaseName): PhaseRules | undefined =>
  // Each entry takes the campaigns of its own ruleset, and is looked up by it.
  (PHASE_RULES[ruleset] as Readonly<Record<string, PhaseRules | undefined>>)[phase];

/** The phases of a ruleset that can be resolved, in order. */
export const resolvablePhases = (ruleset: Campaign['ruleset']): readonly PhaseId[] =>
  Object.keys(PHASE_RULES[ruleset]) as readonly PhaseId[];

/** The phases that can be resolved in one ruleset or another, each once. */
export const RESOLVABLE_PHASES: readonly PhaseId[] = [...new Set(RULESETS.flatMap(resolvablePhases))];
