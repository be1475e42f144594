import { engagementId, engagementKey, squadKey } from '../../engine/dice/campaignKeys';
import type { RoundResult } from '../../engine/exo/round';
import { resolveRound } from '../../engine/exo/round';
import type { RoundFacts } from '../../reports/exo/facts';
import type { PhaseSetting } from '../ruleset';
import { notedDice, type RolledDie } from './dice';
import type { RoundSnapshot } from './snapshot';

/** A round worked out. */
export interface ResolvedRound {
  readonly snapshot: RoundSnapshot;
  /** The engagement of the dice (D-2): all characters fight in one. */
  readonly engagement: string;
  readonly result: RoundResult;
  readonly dice: readonly RolledDie[];
  readonly facts: RoundFacts;
}

/** Resolves a round from what was kept of it (E-25); the seed of a character's dice is its key (D-3). */
export function playRound(snapshot: RoundSnapshot, setting: PhaseSetting): ResolvedRound {
  const { options, body, characters, declarations, actionRows } = snapshot;
  const ids = characters.map(({ id }) => id);
  const engagement = ids.length === 0 ? '' : engagementId(ids);
  const key = engagementKey(setting.key, engagement);
  const keys = new Map(ids.map((id) => [id, squadKey(key, id)]));
  const keyOf = (id: string): string => keys.get(id) ?? setting.key;
  const dice = notedDice(keyOf, setting.turn, actionRows);
  const state = { round: setting.turn, body, characters: characters.map((each) => each.state) };
  const result = resolveRound(state, declarations, options, dice);
  const after = new Map(result.state.characters.map((each) => [each.character.id, each]));
  const facts: RoundFacts = {
    ...{ campaign: snapshot.campaign, turn: setting.turn, players: setting.players, events: result.events },
    ...{ commitment: setting.commitment, digest: setting.digest },
    fighters: characters.map(({ id, name, side, state: before }) => ({
      ...{ id, name, side, before, after: after.get(id) ?? before },
      key: keyOf(id),
    })),
  };
  return { snapshot, engagement, result, dice: dice.noted, facts };
}
