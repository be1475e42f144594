import { GROWTH_REPORT_WORDS } from '../../../i18n/growthReports';
import { ORDER_REFUSAL_WORDS } from '../../../i18n/orderRefusals';
import { hiddenFrom, phrasesOf, type Terms } from '../../../reports/guard';
import type { PhaseHead } from '../../../reports/landing/growth/facts';
import type { Campaign } from '../../../workbook/campaign';

const VOCABULARY = [...phrasesOf(GROWTH_REPORT_WORDS), ...phrasesOf(ORDER_REFUSAL_WORDS)];

/** What may be read although others have it too: the catalogues are everybody's. */
function catalogueOf(campaign: Campaign): readonly string[] {
  if (campaign.ruleset !== 'landing') return [];
  const { buildingTypes, units, technologies, artefacts, operations } = campaign.growth;
  return [buildingTypes, units, technologies, artefacts, operations].flatMap((rows) => rows.map(({ name }) => name));
}

/**
 * What a player may not read of a phase beside the fights, for the leak guard: names, ids and orders of others.
 * @param known words that this report may hold although they are another's: the target of an operation, a winner.
 */
export function hiddenBeside(
  playerId: string | null,
  { head, campaign, keys }: { readonly head: PhaseHead; readonly campaign: Campaign; readonly keys: readonly string[] },
  known: readonly string[],
): Terms {
  const facts = { ...head, phase: '', showEnemyHp: false, engagements: [] };
  const terms = hiddenFrom(playerId, facts, { squads: campaign.squads, keys });
  const orders = campaign.ruleset === 'landing' ? campaign.growth.orders : [];
  const others = orders.filter(({ player }) => player !== playerId).map(({ id }) => id);
  const own = orders
    .filter(({ player }) => player === playerId)
    .flatMap(({ id, subject, details }) => [id, subject, details]);
  return {
    forbidden: [...terms.forbidden, ...others],
    known: [...terms.known, ...own, ...catalogueOf(campaign), ...known, ...VOCABULARY],
  };
}
