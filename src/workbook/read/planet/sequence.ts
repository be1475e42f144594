import type { Declaration } from '../../../engine/planet/declarations';
import type { CampaignHand, CampaignPiece, Player, SequenceRow } from '../../campaign';
import type { FoundTable } from '../../found';
import type { PlacedProblem } from '../../problems';
import { YES_NO } from '../../schema/choices';
import { ACTION_CHOICE, CARD_CHOICE } from '../../schema/planet/choices';
import { COUNT, DIE_NUMBER, ORDER_NUMBER } from '../../schema/planet/sequence';
import type { Directory } from '../lookup';
import { refer } from '../reference';
import { rowsOf, type RowReader } from '../row';

type Row = RowReader<'sequence'>;

export interface SequenceContext {
  readonly players: Directory<Player> | null;
  readonly pieces: Directory<CampaignPiece>;
  readonly hands: readonly CampaignHand[];
}

function pieceIn(row: Row, column: 'piece' | 'target', { pieces }: SequenceContext): CampaignPiece | undefined {
  const text = row.need(row.id(column), column);
  return text === undefined ? undefined : refer(row, column, text, pieces, 'unknown-piece');
}

/** Cards come from and go to a row of the table of cards: without one they could not be written. */
function hasHand(row: Row, player: string, { hands }: SequenceContext): boolean {
  if (hands.some(({ id }) => id === player)) return true;
  row.report('no-hand', 'player', { player });
  return false;
}

function readEngagement(
  row: Row,
  kind: 'linear' | 'parabolic' | 'close',
  by: string,
  context: SequenceContext,
): Declaration | undefined {
  const piece = pieceIn(row, 'piece', context);
  const target = pieceIn(row, 'target', context);
  const word = row.choice('inSight', YES_NO);
  const covered = kind === 'parabolic' ? row.need(row.whole('count', COUNT), 'count') : 0;
  if (!piece || !target || word === undefined || covered === undefined) return undefined;
  const about = { by, piece: piece.id, target: target.id };
  if (kind === 'close') return { kind, ...about };
  if (kind === 'parabolic') return { kind, ...about, covered };
  // The row's own word goes before that of the sheet Pieces (P-10).
  return { kind, ...about, inSight: word === null ? target.seenBy.includes(piece.id) : word === 'yes' };
}

function readDeclaration(
  row: Row,
  kind: Declaration['kind'],
  by: string,
  context: SequenceContext,
): Declaration | undefined {
  switch (kind) {
    case 'deal': {
      const count = row.need(row.whole('count', { ...COUNT, min: 1 }), 'count');
      return hasHand(row, by, context) && count !== undefined ? { kind, by, count } : undefined;
    }
    case 'card': {
      const card = row.need(row.choice('card', CARD_CHOICE), 'card');
      const piece = pieceIn(row, 'piece', context);
      const die = row.whole('die', DIE_NUMBER);
      if (!hasHand(row, by, context) || !card || !piece || die === undefined) return undefined;
      return { kind, by, card, on: piece.id, die };
    }
    case 'move': {
      const piece = pieceIn(row, 'piece', context);
      const to = row.need(row.text('to'), 'to');
      return piece && to !== undefined ? { kind, by, piece: piece.id, to } : undefined;
    }
    default:
      return readEngagement(row, kind, by, context);
  }
}

/** Reads what is declared for the turn, in the order of the numbers: where the rows stand does not matter. */
export function readSequence(
  table: FoundTable<'sequence'> | undefined,
  context: SequenceContext,
  problems: PlacedProblem[],
): readonly SequenceRow[] {
  const numbers = new Map<number, number>();
  const rows = rowsOf(table, problems).flatMap((row) => {
    const number = row.need(row.whole('number', ORDER_NUMBER), 'number');
    const name = row.need(row.id('player'), 'player');
    const known = name !== undefined && context.players;
    const player = known ? refer(row, 'player', name, context.players, 'unknown-player') : undefined;
    const kind = row.need(row.choice('action', ACTION_CHOICE), 'action');
    const declaration = kind && readDeclaration(row, kind, player?.id ?? '', context);
    if (number === undefined) return [];
    const first = numbers.get(number);
    if (first !== undefined) {
      row.report('duplicate-id', 'number', { id: number, row: first + 1 });
      return [];
    }
    numbers.set(number, row.row);
    return player && declaration ? [{ number, id: String(number), declaration, place: row.rowPlace }] : [];
  });
  return rows.sort((a, b) => a.number - b.number).map(({ id, declaration, place }) => ({ id, declaration, place }));
}
