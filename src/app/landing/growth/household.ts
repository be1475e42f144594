import { NOTHING } from '../../../engine/landing/campaign/amounts';
import type { Household } from '../../../engine/landing/campaign/growth';
import type { LandingCampaign, Player } from '../../../workbook/campaign';

/** What a player has by the sheet Resources; nothing without a row there. */
export function householdOf(
  { growth }: LandingCampaign,
  { id, eliminated }: Pick<Player, 'id' | 'eliminated'>,
): Household {
  const row = growth.resources.find((each) => each.id === id);
  const { stock = NOTHING, technologies = [], artefacts = [], commandLimit = null } = row ?? {};
  return { id, eliminated, stock, technologies, artefacts, commandLimit };
}
