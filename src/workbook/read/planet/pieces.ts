import type { Profile, Side } from '../../../engine/planet/types';
import { PROFILES } from '../../../engine/planet/profiles';
import type { CampaignPiece, Player } from '../../campaign';
import type { FoundTable } from '../../found';
import { normalizeLabel } from '../../names';
import type { PlacedProblem } from '../../problems';
import { chosen } from '../../schema/choices';
import { SIDE_CHOICE } from '../../schema/planet/choices';
import { MODELS } from '../../schema/planet/pieces';
import { Directory, listed, listItems } from '../lookup';
import { SeenIds } from '../players';
import { refer } from '../reference';
import { rowsOf, type RowReader } from '../row';
import type { Soldiers } from './soldiers';

type Row = RowReader<'pieces'>;

const EVERYBODY = new Set(['all', 'everybody', 'все', 'всем', 'todos', 'todas'].map(normalizeLabel));

/** Stands in for a profile that cannot be read, which has been reported. */
const UNREAD: Profile = { name: '', ...PROFILES.soldier };

function readProfile(row: Row, soldiers: Soldiers): Profile {
  const name = row.need(row.text('profile'), 'profile');
  if (name === undefined) return UNREAD;
  const profile = soldiers.find(name);
  if (!profile) row.report('unknown-profile', 'profile', { value: name, accepted: listed(soldiers.names) });
  return profile ?? UNREAD;
}

/** A piece whose sight is not read yet: that may name any piece. */
type Blind = Omit<CampaignPiece, 'seenBy'> & { readonly reader: Row };

function readPiece(row: Row, players: Directory<Player> | null, soldiers: Soldiers): Blind | undefined {
  const id = row.need(row.id('id'), 'id');
  const name = row.need(row.text('name'), 'name');
  const owner = row.need(row.id('owner'), 'owner');
  const player = owner !== undefined && players ? refer(row, 'owner', owner, players, 'unknown-player') : undefined;
  const side = row.need(row.choice('side', SIDE_CHOICE), 'side');
  const profile = readProfile(row, soldiers);
  const models = row.need(row.whole('models', MODELS), 'models');
  const place = row.text('place');
  if (id === undefined) return undefined;
  return {
    ...{ id, name: name ?? id, owner: player?.id ?? '', side: side ?? 'x', profile },
    ...{ models: models ?? 1, place: place ?? '', row: row.rowPlace, reader: row },
  };
}

/** All pieces of a player stand on one side (P-2). */
function checkSides(pieces: readonly Blind[]): void {
  const sides = new Map<string, { readonly side: Side; readonly row: number }>();
  for (const { owner, side, reader } of pieces) {
    const first = sides.get(owner);
    if (owner === '') continue;
    if (!first) sides.set(owner, { side, row: reader.row });
    else if (first.side !== side) {
      reader.report('player-on-both-sides', 'side', { player: owner, row: first.row + 1 });
    }
  }
}

/** The pieces that a list of pieces, players and sides stands for. */
function readSight(row: Row, pieces: Directory<Blind>, players: Directory<Player> | null): readonly string[] {
  const raw = row.id('seenBy');
  const text = raw === undefined || raw === null ? raw : row.lines('seenBy');
  if (text === undefined || text === null) return [];
  const seers = listItems(text, pieces).flatMap((part): readonly Blind[] => {
    const piece = pieces.find(part);
    if (piece.kind === 'found') return [piece.value];
    const player = players?.find(part);
    if (player?.kind === 'found') return pieces.items.filter(({ owner }) => owner === player.value.id);
    const side = chosen(SIDE_CHOICE, part);
    if (side) return pieces.items.filter((each) => each.side === side);
    if (EVERYBODY.has(normalizeLabel(part))) return pieces.items;
    const accepted = listed(pieces.items.map(({ id }) => id));
    row.report('unknown-seer', 'seenBy', { value: part, accepted });
    return [];
  });
  return [...new Set(seers.map(({ id }) => id))];
}

export function readPieces(
  table: FoundTable<'pieces'> | undefined,
  players: Directory<Player> | null,
  soldiers: Soldiers,
  problems: PlacedProblem[],
): readonly CampaignPiece[] {
  const seen = new SeenIds<'pieces'>('id');
  const blind = rowsOf(table, problems).flatMap((row) => {
    const piece = readPiece(row, players, soldiers);
    return piece && seen.add(row, piece.id) ? [piece] : [];
  });
  checkSides(blind);
  const directory = new Directory(blind);
  return blind.map(({ reader, ...piece }) => ({ ...piece, seenBy: readSight(reader, directory, players) }));
}
