import { secretsOf } from '../guard';
import type { RoundFacts } from './facts';

/**
 * What a player may not read of a round, in words: names, ids, weapons and keys of others. Names that the player has
 * seen are among them: they stand as often in the twin's report.
 * @param playerId `null`: everybody reads it (the public packet).
 * @param keys the game master's own: master seed, phase key.
 */
export function hiddenOfRound(
  playerId: string | null,
  { fighters, players }: RoundFacts,
  keys: readonly string[],
): readonly string[] {
  const others = fighters.filter(({ before }) => playerId === null || before.character.owner !== playerId);
  return secretsOf([
    ...keys,
    ...others.flatMap(({ id, name, key, before }) => [
      ...[id, name, key],
      ...before.character.weapons.flatMap((weapon) => [weapon.id, weapon.name]),
    ]),
    ...players.filter(({ id }) => id !== playerId).flatMap(({ id, name, character }) => [id, name, character]),
  ]);
}
