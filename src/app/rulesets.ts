import { type Campaign, type PhaseId, type PhaseName, RULESETS } from '../workbook/campaign';
import type { TableRole } from '../workbook/schema/tables';
import type { PhaseRules } from './ruleset';

type PhasesOf<C extends Campaign> = Readonly<Partial<Record<PhaseId, () => Promise<PhaseRules<C>>>>>;
type RulesetTable = { readonly [Ruleset in Campaign['ruleset']]: PhasesOf<Extract<Campaign, { ruleset: Ruleset }>> };

/**
 * Phases that can be resolved: the one table that lists the rulesets to the use cases. What plays them is loaded with
 * the campaign.
 */
const PHASE_RULES: RulesetTable = {
  landing: {
    recon: async () => (await import(/* webpackChunkName: "landing" */ './landing/map/recon')).landingRecon,
    build: async () => (await import(/* webpackChunkName: "landing" */ './landing/growth/build')).landingBuild,
    manoeuvre: async () => (await import(/* webpackChunkName: "landing" */ './landing/map/manoeuvre')).landingManoeuvre,
    combat: async () => (await import(/* webpackChunkName: "landing" */ './landing/phase')).landingCombat,
    turn: async () => (await import(/* webpackChunkName: "landing" */ './landing/growth/turn')).landingTurn,
  },
  exo: { round: async () => (await import(/* webpackChunkName: "exo" */ './exo/phase')).exoRound },
  planet: { turn: async () => (await import(/* webpackChunkName: "planet" */ './planet/phase')).planetTurn },
};

const OPERATION = /^covert\/(.+)$/u;

/** The rules of a campaign's phase; `undefined`: its ruleset has no such phase. */
export const phaseRules = async (ruleset: Campaign['ruleset'], phase: PhaseName): Promise<PhaseRules | undefined> => {
  const [, order] = OPERATION.exec(phase) ?? [];
  if (order !== undefined && ruleset === 'landing') {
    const { landingCovert } = await import(/* webpackChunkName: "landing" */ './landing/growth/covert');
    return landingCovert(order) as PhaseRules;
  }
  // Each entry takes the campaigns of its own ruleset, and is looked up by it.
  const phases = PHASE_RULES[ruleset] as Readonly<Record<string, (() => Promise<PhaseRules>) | undefined>>;
  return phases[phase]?.();
};

/** The phases of a ruleset that can be resolved, in order. */
export const resolvablePhases = (ruleset: Campaign['ruleset']): readonly PhaseId[] =>
  Object.keys(PHASE_RULES[ruleset]) as readonly PhaseId[];

/** The phases that can be resolved in one ruleset or another, each once. */
export const RESOLVABLE_PHASES: readonly PhaseId[] = [...new Set(RULESETS.flatMap(resolvablePhases))];

/** What is declared anew every turn: fights, actions, or the sequence of moves. */
export const DECLARED_ANEW: Readonly<Record<Campaign['ruleset'], TableRole>> = {
  landing: 'combats',
  exo: 'actions',
  planet: 'sequence',
};
