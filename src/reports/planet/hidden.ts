import { allLabels } from '../../workbook/schema/language';
import { CARD_CHOICE } from '../../workbook/schema/planet/choices';
import { secretsOf } from '../guard';
import type { TurnFacts } from './facts';

/**
 * What a player may not read of a turn, in words: pieces, keys and hands of others, other players. Names that the
 * player has seen are among them: they stand as often in the twin's report.
 * @param playerId `null`: everybody reads it (the public packet).
 * @param keys the game master's own: master seed, phase key.
 */
export function hiddenOfTurn(
  playerId: string | null,
  { pieces, players, hands, keys: pieceKeys }: TurnFacts,
  keys: readonly string[],
): readonly string[] {
  const others = pieces.filter(({ owner }) => playerId === null || owner !== playerId);
  const ids = new Set(others.map(({ id }) => id));
  const cards = hands.filter(({ player }) => player !== playerId).flatMap(({ before, after }) => [...before, ...after]);
  return secretsOf([
    ...keys,
    ...pieceKeys.filter(({ piece }) => ids.has(piece)).map(({ key }) => key),
    ...players.filter(({ id }) => id !== playerId).flatMap(({ id, name, character }) => [id, name, character]),
    ...others.flatMap(({ id, name, before, after }) => [id, name, before.place, after.place]),
    ...cards.flatMap((card) => allLabels(CARD_CHOICE[card])),
  ]);
}
