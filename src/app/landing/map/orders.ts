import type { AttackOrder, AttackTarget } from '../../../engine/landing/campaign/attacks';
import type { MoveOrder } from '../../../engine/landing/campaign/manoeuvre';
import { parseCell } from '../../../engine/landing/cell';
import { parsePath } from '../../../engine/landing/path';
import { problem } from '../../../engine/problem';
import type { CampaignOrder, LandingCampaign } from '../../../workbook/campaign';
import { placeOf, type FoundTables } from '../../../workbook/found';
import type { PlacedProblem } from '../../../workbook/problems';
import { Directory, listed } from '../../../workbook/read/lookup';

/** The orders of a kind that count in this turn, in the order of entry. */
const ordersOf = (
  { settings, growth }: Pick<LandingCampaign, 'settings' | 'growth'>,
  kind: CampaignOrder['kind'],
): readonly CampaignOrder[] => growth.orders.filter((order) => order.turn === settings.turn && order.kind === kind);

/** Orders to move; a path that cannot be read has been reported by the reader of the sheet. */
export const moveOrders = (campaign: LandingCampaign): readonly MoveOrder[] =>
  ordersOf(campaign, 'move').flatMap(({ id, player, subject, details }) => {
    const path = parsePath(details);
    return path.ok ? [{ id, player, squad: subject, cells: path.value }] : [];
  });

/** What an attack is aimed at: a squad, a building, or a cell. */
function targetOf({ squads, buildings }: LandingCampaign, text: string): AttackTarget | undefined {
  const squad = new Directory(squads).find(text);
  if (squad.kind === 'found') return { kind: 'squad', id: squad.value.id };
  const building = new Directory(buildings).find(text);
  if (building.kind === 'found') return { kind: 'building', id: building.value.id };
  const cell = parseCell(text);
  return cell.ok ? { kind: 'cell', at: cell.value } : undefined;
}

/** Orders to attack whose targets can be told. */
export const attackOrders = (campaign: LandingCampaign): readonly AttackOrder[] =>
  ordersOf(campaign, 'attack').flatMap(({ id, player, subject, details }) => {
    const target = targetOf(campaign, details);
    return target ? [{ id, player, squad: subject, target }] : [];
  });

/** Orders to attack that name nothing that is there. */
export function unknownTargets(campaign: LandingCampaign, tables: FoundTables): readonly PlacedProblem[] {
  const { orders: table } = tables;
  if (!table) return [];
  const accepted = listed([...campaign.squads, ...campaign.buildings].map(({ id }) => id));
  return ordersOf(campaign, 'attack')
    .filter(({ details }) => !targetOf(campaign, details))
    .map(({ details, place }) => ({
      problem: problem('unknown-attack-target', { value: details, accepted }),
      place: placeOf(table, place.row, 'details'),
    }));
}
