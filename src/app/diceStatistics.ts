import { faceStatistics, remarkable, type FaceStatistics } from '../engine/dice/faces';
import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import type { LedgerRow } from '../workbook/ledger';
import type { WorkbookPort } from '../workbook/port';
import { existingLedger } from './ledger';
import { openCampaign, type Opened } from './open';
import { refusal, type Refusal } from './resolve';

/** The dice of one kind that a player's squads rolled. */
export interface PlayerDice extends FaceStatistics {
  /** `null`: all players together, and dice that belong to nobody. */
  readonly player: { readonly id: string; readonly name: string } | null;
  /** Really unusual, though so many were looked at. */
  readonly remarkable: boolean;
}

/** The part of the ledger that is looked at. */
export interface LedgerPart {
  /** `null`: every turn. */
  readonly turn: number | null;
}

const owners = ({ reading: { campaign } }: Opened): ReadonlyMap<string, string> => {
  switch (campaign.ruleset) {
    case 'landing':
      return new Map(campaign.squads.map(({ id, owner }) => [id, owner]));
    case 'exo':
      return new Map(campaign.characters.map(({ id, state }) => [id, state.character.owner ?? '']));
    case 'planet':
      return new Map(campaign.pieces.map(({ id, owner }) => [id, owner]));
  }
};

const isRolled = ({ mark, face, sides }: LedgerRow): boolean => mark === null && face >= 1 && face <= sides;

/** Every kind of die among the rows, the commonest first. */
function byKind(rows: readonly LedgerRow[]): readonly FaceStatistics[] {
  const kinds = [...new Set(rows.map(({ sides }) => sides))];
  return kinds
    .map((sides) =>
      faceStatistics(
        sides,
        rows.filter((row) => row.sides === sides).map(({ face }) => face),
      ),
    )
    .sort((a, b) => b.count - a.count || a.sides - b.sides);
}

/**
 * How the dice of the ledger fell (D-4): for all together and for each player, every kind of die. Undone rows and a game
 * master's overrides do not count.
 */
export async function diceStatistics(
  port: WorkbookPort,
  { turn }: LedgerPart,
): Promise<Result<readonly PlayerDice[], Refusal>> {
  const opened = await openCampaign(port);
  const turns = [...new Set(opened.state.phases.map((phase) => phase.turn))];
  if (turn !== null && !turns.includes(turn)) {
    return refusal(
      turns.length === 0 ? problem('not-resolved') : problem('turn-not-resolved', { turn, turns: turns.join(', ') }),
    );
  }
  const rows: LedgerRow[] = [];
  for (const each of turn === null ? turns : [turn]) {
    const { dice } = await existingLedger(opened, each);
    rows.push(...dice.filter(isRolled));
  }
  const ownerOf = owners(opened);
  const all = byKind(rows).map((faces) => ({ player: null, faces }));
  const ofPlayers = opened.reading.campaign.players.flatMap(({ id, name }) =>
    byKind(rows.filter(({ squad }) => ownerOf.get(squad) === id)).map((faces) => ({ player: { id, name }, faces })),
  );
  const unusual = remarkable([...all, ...ofPlayers].map(({ faces }) => faces));
  return ok([...all, ...ofPlayers].map(({ player, faces }) => ({ ...faces, player, remarkable: unusual.has(faces) })));
}
