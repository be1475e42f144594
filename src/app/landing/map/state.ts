import type { Building, CampaignState } from '../../../engine/landing/campaign/types';
import type { CampaignBuilding, LandingCampaign } from '../../../workbook/campaign';

/** Buildings that stand in a cell, as the map's rules have them. */
const standing = (buildings: readonly CampaignBuilding[]): readonly Building[] =>
  buildings.flatMap(({ id, name, owner, type, at, hp }) => (at ? [{ id, name, owner, type, at, hp }] : []));

/** The campaign as the map's rules have it; `null`: it has no map. */
export function campaignState({ settings, players, map, squads, buildings }: LandingCampaign): CampaignState | null {
  if (!map) return null;
  return {
    turn: settings.turn,
    map,
    players: players.map(({ id }) => id),
    squads,
    buildings: standing(buildings),
  };
}
