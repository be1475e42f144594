import type { CardId } from '../../../engine/planet/cards';
import type { CampaignHand, Player } from '../../campaign';
import type { FoundTable } from '../../found';
import type { PlacedProblem } from '../../problems';
import { chosen } from '../../schema/choices';
import { shownLabels } from '../../schema/language';
import { CARD_CHOICE } from '../../schema/planet/choices';
import type { Directory } from '../lookup';
import { SeenIds } from '../players';
import { refer } from '../reference';
import { rowsOf, type RowReader } from '../row';

function readCards(row: RowReader<'hands'>, column: 'hand' | 'played'): readonly CardId[] {
  const names = (row.lines(column) ?? '').split(/[;\n]/u).map((name) => name.trim());
  return names.flatMap((value) => {
    if (value === '') return [];
    const card = chosen(CARD_CHOICE, value);
    if (!card) {
      const accepted = Object.values(CARD_CHOICE).map(shownLabels).join('; ');
      row.report('unknown-choice', column, { value, accepted });
    }
    return card ?? [];
  });
}

/** Reads who holds and has played which cards; together no more than the deck has (P-6). */
export function readHands(
  table: FoundTable<'hands'> | undefined,
  players: Directory<Player> | null,
  copies: number,
  problems: PlacedProblem[],
): readonly CampaignHand[] {
  const seen = new SeenIds<'hands'>('player');
  const counts = new Map<CardId, number>();
  return rowsOf(table, problems).flatMap((row) => {
    const text = row.need(row.id('player'), 'player');
    const player = text !== undefined && players ? refer(row, 'player', text, players, 'unknown-player') : undefined;
    const [cards, played] = [readCards(row, 'hand'), readCards(row, 'played')];
    for (const card of [...cards, ...played]) {
      const count = (counts.get(card) ?? 0) + 1;
      counts.set(card, count);
      if (count === copies + 1) {
        row.report('too-many-of-card', cards.includes(card) ? 'hand' : 'played', { card, count, copies });
      }
    }
    if (!player || !seen.add(row, player.id)) return [];
    return [{ id: player.id, cards, played, place: row.rowPlace }];
  });
}
