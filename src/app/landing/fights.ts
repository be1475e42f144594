import { engagementId, engagementKey, squadKey } from '../../engine/dice/campaignKeys';
import { keyedDice } from '../../engine/dice/keyed';
import type { EngagementResult } from '../../engine/landing/engagement';
import { resolveEngagement } from '../../engine/landing/engagement';
import { defaultDistance, placesAt } from '../../engine/landing/places';
import type { CombatOptions, Engagement, Modifier, Squad } from '../../engine/landing/types';
import type { EngagementFacts, SquadFacts } from '../../reports/landing/facts';
import type { CampaignCombat, CampaignSquad } from '../../workbook/campaign';
import { ok, type Result } from '../../engine/result';
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
  const places = combat.places
    ? new Map(combat.places)
    : placesAt(attackers, defenders, combat.distance ?? defaultDistance(attackers));
  const pairs = new Set(combat.blockedPairs?.flatMap(([a, b]) => [JSON.stringify([a, b]), JSON.stringify([b, a])]));
  const blocked = (a: string, b: string): boolean => combat.blocked || pairs.has(JSON.stringify([a, b]));
  return { attackers, defenders, places, blocked, options };
}

/** An engagement id that no fight of the phase has had: squads that fight twice do not roll the same dice twice. */
function freshId(ids: readonly string[], taken: Set<string>): string {
  const id = engagementId(ids);
  let fresh = id;
  for (let again = 2; taken.has(fresh); again++) fresh = `${id}/${again}`;
  taken.add(fresh);
  return fresh;
}

function fight(
  combat: CampaignCombat,
  squads: ReadonlyMap<string, CampaignSquad>,
  options: CombatOptions,
  phaseKey: string,
  taken: Set<string>,
): Fight {
  const engagement = engagementOf(combat, squads, options);
  const { attackers, defenders, places } = engagement;
  const everybody = [...attackers, ...defenders];
  const id = freshId(
    everybody.map((squad) => squad.id),
    taken,
  );
  const keys = squadKeys(phaseKey, id, everybody);
  const result = resolveEngagement(
    engagement,
    keyedDice((squad) => keys.get(squad ?? '') ?? phaseKey),
  );
  const facts = { id: combat.id, attackers, defenders, places, events: result.events, squadKeys: keys };
  return { id, combat, engagement, result, facts };
}

/** A combat without those who have been destroyed in an earlier one; `null`: a side has nobody left (L-23 c). */
function withLiving(combat: CampaignCombat, squads: ReadonlyMap<string, CampaignSquad>): CampaignCombat | null {
  const alive = (ids: readonly string[]): readonly string[] => ids.filter((id) => (squads.get(id)?.hp ?? 1) > 0);
  const [attackers, defenders] = [alive(combat.attackers), alive(combat.defenders)];
  return attackers.length > 0 && defenders.length > 0 ? { ...combat, attackers, defenders } : null;
}

/** Fights the combats of a phase (L-23), one after the other: who fights again does so with the HP left. */
export async function fightAll(
  inputs: {
    readonly squads: readonly CampaignSquad[];
    readonly combats: readonly CampaignCombat[];
    readonly options: CombatOptions;
  },
  phaseKey: string,
  work: Work,
): Promise<Result<readonly Fight[], Stopped>> {
  const squads = new Map(inputs.squads.map((squad) => [squad.id, squad]));
  const taken = new Set<string>();
  const fought = await inSteps(inputs.combats, 'fights', work, (planned) => {
    const combat = withLiving(planned, squads);
    if (!combat) return [];
    const done = fight(combat, squads, inputs.options, phaseKey, taken);
    for (const [id, hp] of done.result.hp) {
      const squad = squads.get(id);
      if (squad) squads.set(id, { ...squad, hp });
    }
    return [done];
  });
  return fought.ok ? ok(fought.value.flat()) : fought;
}
