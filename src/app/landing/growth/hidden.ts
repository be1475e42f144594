import { secretsOf } from '../../../reports/guard';
import type { PhaseHead } from '../../../reports/landing/growth/facts';
import { hiddenFrom } from '../../../reports/landing/hidden';
import type { Campaign } from '../../../workbook/campaign';

/** What a player may not read of a phase beside the fights, for the leak guard to name: names, ids, orders of others. */
export function hiddenBeside(
  playerId: string | null,
  { head, campaign, keys }: { readonly head: PhaseHead; readonly campaign: Campaign; readonly keys: readonly string[] },
): readonly string[] {
  const facts = { ...head, phase: '', showEnemyHp: false, engagements: [] };
  const orders = campaign.ruleset === 'landing' ? campaign.growth.orders : [];
  const others = orders.filter(({ player }) => player !== playerId).map(({ id }) => id);
  return secretsOf([...hiddenFrom(playerId, facts, { squads: campaign.squads, keys }), ...others]);
}
