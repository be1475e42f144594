import { type OrdersReading, readOrders } from '../behaviour/orders/post';
import type { OrderNames } from '../behaviour/orders/syntax';
import { freshId } from '../engine/landing/campaign/freshId';
import { ORDER_PHASES } from '../engine/landing/campaign/orders';
import { problem } from '../engine/problem';
import { err, ok, type Result } from '../engine/result';
import type { LandingCampaign } from '../workbook/campaign';
import { newTableSheet, type RowValues } from '../workbook/new-table';
import type { Change, WorkbookPort } from '../workbook/port';
import type { ReadCampaign } from '../workbook/read/campaign';
import { choiceWord, PHASE_CHOICE } from '../workbook/schema/choices';
import { ORDER_CHOICE } from '../workbook/schema/landing/growth/choices';
import { rowInsertions } from '../workbook/write/tableRows';
import { openCampaign } from './open';
import { type Refusal, refusal } from './resolve';

/** What a post of orders holds, and what writing those understood would change; nothing is written yet. */
export interface OrdersPreview {
  readonly reading: OrdersReading;
  readonly names: OrderNames;
  /** Nothing was refused: writing needs no word of the game master's. */
  readonly complete: boolean;
  /** Orders that would be written; those that stand there already are not written twice. */
  readonly orders: number;
  readonly changes: readonly Change[];
}

/** Problems that an import of orders has nothing to do with. */
const OVERLOOKED = ['squad-without-hp', 'no-combats', 'rule-refused'];

function namesOf({ squads, players, buildings, growth, map }: LandingCampaign): OrderNames {
  const named = (rows: readonly { readonly name: string }[]): readonly string[] => rows.map(({ name }) => name);
  return {
    squads: squads.filter(({ hp }) => hp > 0).map(({ id, name, owner }) => ({ id, name, owner })),
    players: players.map(({ id, name, character }) => ({ id, name, character })),
    buildings: buildings.map(({ id, name }) => ({ id, name })),
    buildingTypes: named(growth.buildingTypes),
    superweapons: named(growth.buildingTypes.filter(({ superweapon }) => superweapon)),
    ...{ units: named(growth.units), technologies: named(growth.technologies) },
    ...{ artefacts: named(growth.artefacts), operations: named(growth.operations) },
    mapSize: map?.size ?? MAX_SIDE,
  };
}

/** Cells of a side where there is no map yet. */
const MAX_SIDE = 100;

/** The first id of an order in each language. */
const FIRST_ID = { en: 'R-1', ru: 'З-1', es: 'O-1' } as const;

/** The rows of the orders understood; a production of several squads is as many orders. */
function rowsOf(campaign: LandingCampaign, { accepted }: OrdersReading): readonly RowValues<'orders'>[] {
  const { language, turn } = campaign.settings;
  const ids = campaign.growth.orders.map(({ id }) => id);
  const waiting = campaign.growth.orders.filter((order) => order.turn === turn && order.state === null);
  return accepted.flatMap(({ order, player }) => {
    const { kind, subject, details, count } = order;
    const isThere = waiting.some(
      (each) => each.player === player && each.kind === kind && each.subject === subject && each.details === details,
    );
    if (isThere && count === 1) return [];
    return Array.from({ length: count }, (): RowValues<'orders'> => {
      const id = freshId(ids, FIRST_ID[language]);
      ids.push(id);
      const phase = choiceWord(PHASE_CHOICE, ORDER_PHASES[kind], language);
      return { id, turn, player, phase, order: choiceWord(ORDER_CHOICE, kind, language), subject, details };
    });
  });
}

function changesOf({ campaign, tables }: ReadCampaign, rows: readonly RowValues<'orders'>[]): readonly Change[] {
  if (rows.length === 0) return [];
  if (!tables.orders) {
    return [{ kind: 'put-sheet', sheet: newTableSheet('orders', campaign.settings.language, rows) }];
  }
  return rowInsertions(tables.orders, rows as readonly Readonly<Record<string, string | number>>[]);
}

/**
 * Reads a forum post with the orders of players against the campaign's names.
 * @param player id or name of whose orders they are, until a line of the text says otherwise; `null`: not said.
 */
export async function previewOrders(
  port: WorkbookPort,
  text: string,
  player: string | null,
): Promise<Result<OrdersPreview, Refusal>> {
  const { reading: opened } = await openCampaign(port);
  const { campaign } = opened;
  if (campaign.ruleset !== 'landing') return refusal(problem('orders-other-ruleset'));
  const broken = opened.problems.filter(({ problem: { code } }) => !OVERLOOKED.includes(code));
  if (broken.length > 0) return err({ problems: broken });
  const owner = player === null ? undefined : campaign.players.find((each) => [each.id, each.name].includes(player));
  if (player !== null && !owner) {
    return refusal(
      problem('unknown-player', { value: player, accepted: campaign.players.map(({ id }) => id).join(', ') }),
    );
  }
  const names = namesOf(campaign);
  const reading = readOrders(text, names, owner?.id ?? null);
  if (reading.tooLong) return refusal(problem('post-too-long'));
  const rows = rowsOf(campaign, reading);
  const complete = reading.refused.length === 0;
  return ok({ reading, names, complete, orders: rows.length, changes: changesOf(opened, rows) });
}
