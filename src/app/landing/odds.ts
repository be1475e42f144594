import { duelOdds } from '../../engine/landing/odds/duel';
import { simulate } from '../../engine/landing/odds/simulate';
import type { Engagement, Outcome } from '../../engine/landing/types';
import { problem } from '../../engine/problem';
import type { Result } from '../../engine/result';
import { err, ok } from '../../engine/result';
import type { WorkbookPort } from '../../workbook/port';
import { openCampaign } from '../open';
import type { Refusal } from '../resolve';
import { refusal } from '../resolve';
import { engagementOf } from './fights';

/** The odds of a combat of the workbook; exact where they can be had, else simulated. */
export interface CombatOdds {
  readonly combat: string;
  readonly chances: Readonly<Record<Outcome, number>>;
  /** Squads in listed order, attackers first, with their mean HP left. */
  readonly squads: readonly { readonly id: string; readonly name: string; readonly meanHp: number }[];
  /** `null`: the odds are exact. */
  readonly simulated: { readonly runs: number; readonly margin: number } | null;
}

function oddsOf(combat: string, engagement: Engagement): CombatOdds {
  const { attackers, defenders } = engagement;
  const everybody = [...attackers, ...defenders];
  if (attackers.length === 1 && defenders.length === 1) {
    const odds = duelOdds(engagement);
    if (odds.ok) {
      const { chances, meanHp } = odds.value;
      const squads = everybody.map(({ id, name }, i) => ({ id, name, meanHp: meanHp[i] ?? 0 }));
      return { combat, chances, squads, simulated: null };
    }
  }
  const { chances, meanHp, runs, margin } = simulate(engagement);
  const squads = everybody.map(({ id, name }) => ({ id, name, meanHp: meanHp.get(id) ?? 0 }));
  return { combat, chances, squads, simulated: { runs, margin } };
}

/** Functions that tell odds where no phase's are worked out. */
const ODDS_FUNCTIONS = {
  exo: 'TA_ODDS, EXO_BURST_ODDS',
  planet: 'LINEAR_ODDS, PARABOLIC_ODDS, CLOSE_ODDS',
} as const;

/**
 * Odds of the combats of the turn: one squad against one exactly, more squads by simulation. Nothing is written.
 * @param only id of the combat asked for; `null`: all.
 */
export async function combatOdds(
  port: WorkbookPort,
  only: string | null,
): Promise<Result<readonly CombatOdds[], Refusal>> {
  const { campaign, problems } = (await openCampaign(port)).reading;
  if (problems.length > 0) return err({ problems });
  if (campaign.ruleset !== 'landing') {
    return refusal(problem('odds-by-function', { functions: ODDS_FUNCTIONS[campaign.ruleset] }));
  }
  const { combats } = campaign;
  if (combats.length === 0) return refusal(problem('odds-no-combats'));
  const chosen = only === null ? combats : combats.filter(({ id }) => id === only);
  if (chosen.length === 0) {
    return refusal(
      problem('odds-combat-unknown', { text: only ?? '', accepted: combats.map(({ id }) => id).join(', ') }),
    );
  }
  const squads = new Map(campaign.squads.map((squad) => [squad.id, squad]));
  return ok(chosen.map((combat) => oddsOf(combat.id, engagementOf(combat, squads, campaign.settings.options))));
}
