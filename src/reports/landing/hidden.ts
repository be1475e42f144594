import { secretsOf } from '../guard';
import type { PhaseFacts, SquadFacts } from './facts';

/** What the guard must know beyond the phase: the squads that stayed out of it, and the game master's own keys. */
export interface CampaignSecrets {
  readonly squads: readonly Pick<SquadFacts, 'id' | 'name' | 'owner' | 'type' | 'weapons' | 'ruleTexts'>[];
  /** Master seed, salt, phase key, engagement keys. */
  readonly keys: readonly string[];
}

/**
 * What a player may not read, in words: names, ids, rule texts and keys of others (L-23 e, D-3). Names that the player
 * has seen are among them: they stand as often in the twin's report.
 * @param playerId `null`: everybody reads it, so all of these are hidden (the public packet).
 */
export function hiddenFrom(playerId: string | null, facts: PhaseFacts, secrets: CampaignSecrets): readonly string[] {
  const fighting = facts.engagements.flatMap(({ attackers, defenders }) => [...attackers, ...defenders]);
  const squads = [...secrets.squads, ...fighting];
  const own = new Set(squads.filter(({ owner }) => playerId !== null && owner === playerId).map(({ id }) => id));
  return secretsOf([
    ...secrets.keys,
    ...facts.engagements.flatMap(({ id, squadKeys }) => [
      id,
      ...[...squadKeys].filter(([squad]) => !own.has(squad)).map(([, key]) => key),
    ]),
    ...facts.players.filter(({ id }) => id !== playerId).flatMap(({ id, name, character }) => [id, name, character]),
    ...squads.filter(({ id }) => !own.has(id)).flatMap(wordsOfSquad),
  ]);
}

const wordsOfSquad = ({ id, name, type, weapons, ruleTexts }: CampaignSecrets['squads'][number]): readonly string[] => [
  ...[id, name, type],
  ...weapons.map((weapon) => weapon.name),
  ...ruleTexts,
];
