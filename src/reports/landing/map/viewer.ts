import { cellName } from '../../../engine/landing/cell';
import { isSeenByOthers } from '../../../engine/landing/campaign/sight';
import { labelsOf } from '../../labels';
import { packetOf } from '../packet';
import type { ManoeuvreFacts, ReconFacts } from './facts';
import type { ManoeuvreReport, OwnMove, ReconPacket, ShownThing } from './known';

/**
 * What everybody may know of a recon phase (L-20): open cells, and squads and buildings that stand in sight of a player
 * other than their owner. The one door through which anything gets into the information packet.
 */
export function reconPacketOf(facts: ReconFacts): ReconPacket {
  const { recon, state, buildings, players } = facts;
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const shown = [
    ...buildings
      .filter(({ type, hp }) => type !== null && hp > 0)
      .map(({ id, name, owner, at, type }) => ({
        ...{ id, name, owner, at, type: type?.name ?? '' },
        kind: 'building' as const,
      })),
    ...state.squads
      .filter(({ hp }) => hp > 0)
      .flatMap(({ id, name, owner, at, type }) => (at ? [{ id, name, owner, at, type, kind: 'squad' as const }] : [])),
  ].filter(({ at, owner }) => isSeenByOthers(recon.sight, { cell: cellName(at), owner }));
  const labels = labelsOf(shown);
  const things = shown.map(({ id, kind, type, owner, at }): ShownThing => ({
    ...{ kind, type, cell: cellName(at), label: labels.get(id) ?? '' },
    owner: owner === null ? null : (names.get(owner) ?? ''),
  }));
  return {
    ...packetOf(facts),
    size: recon.map.size,
    cells: recon.map.cells.map(({ at, ground, open }) => ({
      cell: cellName(at),
      terrain: open ? ground : 'unexplored',
    })),
    things,
    opened: recon.opened,
    discovered: recon.discovered.map(({ at, type }) => ({ cell: cellName(at), type: type.name })),
  };
}

/** What one player may know of a manoeuvre phase: the own orders and what came of them. */
export function manoeuvreKnownTo(playerId: string, facts: ManoeuvreFacts): ManoeuvreReport {
  const player = facts.players.find(({ id }) => id === playerId);
  if (!player) throw new Error('A report was asked for somebody who is no player.');
  const own = facts.state.squads.filter(({ owner }) => owner === playerId);
  const labels = labelsOf(own);
  const moves = facts.moves
    .filter(({ order }) => order.player === playerId)
    .map(({ order, path, cost, refused }): OwnMove => {
      const squad = labels.get(order.squad) ?? null;
      const shown = squad === null ? [] : path.map(cellName);
      return { order: order.id, squad, path: shown, cost: squad === null ? 0 : cost, refused };
    });
  return { ...packetOf(facts), player: player.name, moves };
}
