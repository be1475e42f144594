import { engagementId, engagementKey, squadKey } from '../../engine/dice/campaignKeys';
import { keyedDice } from '../../engine/dice/keyed';
import type { EngagementResult } from '../../engine/landing/engagement';
import { resolveEngagement } from '../../engine/landing/engagement';
import { defaultDistance, placesAt } from '../../engine/landing/places';
import type { CombatOptions, Engagement, Modifier, Squad } from '../../engine/landing/types';
import type { EngagementFacts, SquadFacts } from '../../reports/landing/facts';
import type { CampaignCombat, CampaignSquad } from '../../workbook/campaign';
import type { Result } from '../../engine/result';
import { inSteps, type Stopped, type Work } from '../work';

/** A fight with its result; `id` is the engagement id of the dice (D-2), `combat` the GM's row. */
export interface Fight {
  readonly id: string;
  readonly combat: CampaignCombat;
  readonly engagement: Engagement;
  readonly result: EngagementResult;
  readonly facts: EngagementFacts;
}

/** A squad as this fight sees it: the GM's modifiers of its side, and the cell of its side where one is given. */
function enlist(squad: CampaignSquad, modifiers: readonly Modifier[], cell: number | null): SquadFacts {
  const terrain: Squad['terrain'] =
    cell !== null && squad.passability !== null ? { passability: squad.passability, cell } : squad.terrain;
  return { ...squad, attackModifiers: [...squad.attackModifiers, ...modifiers], terrain };
}

function sideOf(ids: readonly string[], squads: ReadonlyMap<string, CampaignSquad>): readonly CampaignSquad[] {
  return ids.map((id) => {
    const squad = squads.get(id);
    // The door of `workbook/read` lets no unknown squad through.
    if (!squad) throw new Error(`combat names squad ${id}, which the campaign does not have`);
    return squad;
  });
}

/** The squad keys of an engagement (D-3), by squad id. */
function squadKeys(phaseKey: string, id: string, squads: readonly Squad[]): ReadonlyMap<string, string> {
  const key = engagementKey(phaseKey, id);
  return new Map(squads.map((squad) => [squad.id, squadKey(key, squad.id)]));
}

/** A fight with what a report knows of its squads. */
type Enlisted = Engagement & Readonly<Record<'attackers' | 'defenders', readonly SquadFacts[]>>;

/** The engagement that a combat's row describes. */
export function engagementOf(
  combat: CampaignCombat,
  squads: ReadonlyMap<string, CampaignSquad>,
  options: CombatOptions,
): Enlisted {
  const enter = (ids: readonly string[], modifiers: readonly Modifier[], cell: number | null): readonly SquadFacts[] =>
    sideOf(ids, squads).map((squad) => enlist(squad, modifiers, cell));
  const attackers = enter(combat.attackers, combat.attackerModifiers, combat.attackerCell);
  const defenders = enter(combat.defenders, combat.defenderModifiers, combat.defenderCell);
  const places = placesAt(attackers, defenders, combat.distance ?? defaultDistance(attackers));
  return { attackers, defenders, places, blocked: () => combat.blocked, options };
}

function fight(
  combat: CampaignCombat,
  squads: ReadonlyMap<string, CampaignSquad>,
  options: CombatOptions,
  phaseKey: string,
): Fight {
  const engagement = engagementOf(combat, squads, options);
  const { attackers, defenders, places } = engagement;
  const everybody = [...attackers, ...defenders];
  const id = engagementId(everybody.map((squad) => squad.id));
  const keys = squadKeys(phaseKey, id, everybody);
  const result = resolveEngagement(
    engagement,
    keyedDice((squad) => keys.get(squad ?? '') ?? phaseKey),
  );
  const facts = { id: combat.id, attackers, defenders, places, events: result.events, squadKeys: keys };
  return { id, combat, engagement, result, facts };
}

/** Fights every combat of a phase (L-23), each by itself: a squad stands in one of them at most. */
export function fightAll(
  inputs: {
    readonly squads: readonly CampaignSquad[];
    readonly combats: readonly CampaignCombat[];
    readonly options: CombatOptions;
  },
  phaseKey: string,
  work: Work,
): Promise<Result<readonly Fight[], Stopped>> {
  const squads = new Map(inputs.squads.map((squad) => [squad.id, squad]));
  return inSteps(inputs.combats, 'fights', work, (combat) => fight(combat, squads, inputs.options, phaseKey));
}
