/** Whose squads a post commands: the rules of a squad are its owner's to give. */
import type { PostReading } from '../behaviour/post';
import type { Problem } from '../engine/problem';
import { problem } from '../engine/problem';
import type { ReadCampaign } from '../workbook/read/campaign';
import { Directory, listed } from '../workbook/read/lookup';

type Campaign = ReadCampaign['campaign'];

/** The names of the players whose squads stand in a post, by squad id; '' for squads of the game master. */
export function ownersOf({ players, squads }: Campaign, reading: PostReading): ReadonlyMap<string, string> {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const owners = new Map(squads.map(({ id, owner }) => [id, names.get(owner) ?? owner]));
  return new Map(reading.sections.map(({ squad: { id } }) => [id, owners.get(id) ?? '']));
}

/** The owners of a post where it has several, else none. */
export function severalOwners(owners: ReadonlyMap<string, string>): readonly string[] {
  const different = [...new Set(owners.values())];
  return different.length > 1 ? different : [];
}

/** What stands in the way of taking a post for one of `player` (id or name): squads in it that are another's. */
export function notOwnedBy(player: string, { players, squads }: Campaign, reading: PostReading): readonly Problem[] {
  const found = new Directory(players).find(player);
  if (found.kind !== 'found') {
    return [problem('unknown-player', { value: player, accepted: listed(players.map(({ name }) => name)) })];
  }
  const { id, name } = found.value;
  const owned = new Set(squads.filter(({ owner }) => owner === id).map((squad) => squad.id));
  return reading.sections
    .filter(({ squad }) => !owned.has(squad.id))
    .map(({ squad }) => problem('squad-of-another', { squad: squad.name, player: name }));
}
