import { secretsOf } from '../../guard';
import type { ManoeuvreFacts, ReconFacts } from './facts';

/** Names and ids of what stands on the map. */
const namesOf = (all: readonly { readonly id: string; readonly name: string }[]): readonly string[] =>
  all.flatMap(({ id, name }) => [id, name]);

/** What nobody may read in the information packet, in words: squads and buildings, ids, weapons, characters, keys. */
export const hiddenOfRecon = ({ state, players }: ReconFacts, keys: readonly string[]): readonly string[] =>
  secretsOf([
    ...keys,
    ...namesOf(state.squads),
    ...state.squads.flatMap(({ weapons }) => weapons.map(({ name }) => name)),
    ...namesOf(state.buildings),
    ...players.flatMap(({ id, character }) => [id, character]),
  ]);

/** What a player may not read of a manoeuvre phase, in words; `null`: everybody (the public packet). */
export function hiddenOfManoeuvre(
  playerId: string | null,
  { state, players, moves }: ManoeuvreFacts,
  keys: readonly string[],
): readonly string[] {
  const isOther = ({ owner }: { readonly owner: string | null }): boolean => playerId === null || owner !== playerId;
  return secretsOf([
    ...keys,
    ...namesOf(state.squads.filter(isOther)),
    ...namesOf(state.buildings.filter(isOther)),
    ...players.filter(({ id }) => id !== playerId).flatMap(({ id, name, character }) => [id, name, character]),
    ...moves.filter(({ order }) => order.player !== playerId).map(({ order }) => order.id),
  ]);
}
