import { cellName } from '../../../engine/landing/cell';
import { isSeenByOthers } from '../../../engine/landing/campaign/sight';
import { standIns, strangerOf } from '../../twin';
import type { ManoeuvreFacts, ReconFacts } from './facts';

/** The recon phase with all replaced that nobody in particular may know: who is unseen, and what lies in closed cells. */
export function reconTwin(facts: ReconFacts): ReconFacts {
  const { state, recon, buildings } = facts;
  const other = standIns();
  const isSeen = (cell: string, owner: string | null): boolean => isSeenByOthers(recon.sight, { cell, owner });
  return {
    ...facts,
    state: {
      ...state,
      buildings: [],
      squads: state.squads.map((squad) => {
        const seen = squad.at !== null && isSeen(cellName(squad.at), squad.owner);
        const hidden = { id: other(squad.id), weapons: [], rules: [], skill: 0 };
        return seen
          ? { ...squad, ...hidden }
          : { ...squad, ...hidden, name: other(squad.name), type: other(squad.type) };
      }),
    },
    buildings: buildings.map((building) => {
      if (isSeen(cellName(building.at), building.owner)) return { ...building, id: other(building.id) };
      const type = building.type && { ...building.type, name: other(building.type.name) };
      return { ...building, id: other(building.id), name: other(building.name), type };
    }),
    recon: {
      ...recon,
      map: { ...recon.map, cells: recon.map.cells.map((cell) => (cell.open ? cell : { ...cell, ground: 'open' })) },
    },
  };
}

/** The manoeuvre phase with all replaced that a player may not know: others, what is theirs, and their orders. */
export function manoeuvreTwin(playerId: string | null, facts: ManoeuvreFacts): ManoeuvreFacts {
  const { state, players, moves } = facts;
  const other = standIns();
  return {
    ...facts,
    players: players.map((player) => (player.id === playerId ? player : strangerOf(player, other))),
    state: {
      ...state,
      squads: state.squads.map((squad) =>
        squad.owner === playerId ? squad : { ...squad, id: other(squad.id), name: other(squad.name) },
      ),
      buildings: [],
    },
    moves: moves
      .filter(({ order }) => order.player === playerId)
      .map((move) =>
        state.squads.some(({ id, owner }) => id === move.order.squad && owner === playerId)
          ? move
          : { ...move, path: [], order: { ...move.order, squad: other(move.order.squad) } },
      ),
  };
}
