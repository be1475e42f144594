import { type Amounts, NOTHING, plus } from './amounts';
import { allowedOrder, isRefusal } from './allowed';
import { byPlan } from './catalogue';
import type { Grown, Growth, GrowthEvent, GrowthOrder } from './growth';
import { isProject, ORDER_PHASES, type ProjectKind } from './orders';
import { Works } from './works';

const ofOrder = ({ id, player, subject }: GrowthOrder, cell: string) => ({ order: id, player, subject, cell });

/** The result of an earlier order (L-22 a): what was paid for arrives, whatever has happened since. */
function arrive(order: GrowthOrder, what: ProjectKind, works: Works): GrowthEvent {
  const { player, subject, details: cell } = order;
  if (works.household(player).eliminated) return { ...ofOrder(order, cell), kind: 'lapsed', what };
  const arrived = { ...ofOrder(order, cell), kind: 'arrived', what } as const;
  switch (what) {
    case 'build':
      return { ...arrived, id: works.addBuilding(player, subject, cell).id, gives: '' };
    case 'produce':
      return { ...arrived, id: works.addSquad(player, subject, cell).id, gives: '' };
    case 'research':
      works.learn(player, subject);
      return { ...arrived, id: '', gives: subject };
    case 'study': {
      const gives = byPlan(works.growth.plans.artefacts, subject)?.technology ?? '';
      works.learn(player, gives);
      works.study(player, subject);
      return { ...arrived, id: '', gives };
    }
  }
}

const sumOf = (amounts: readonly Amounts[]): Amounts => amounts.reduce(plus, NOTHING);

/** Income of buildings, then upkeep of buildings and squads (L-22 f). A stock never falls below 0. */
function keepHouse(player: string, works: Works): readonly GrowthEvent[] {
  const { plans } = works.growth;
  const buildings = works.ownBuildings(player).flatMap(({ type }) => byPlan(plans.buildings, type) ?? []);
  const units = works.ownSquads(player).flatMap(({ type }) => byPlan(plans.units, type) ?? []);
  const income = sumOf(buildings.map((plan) => plan.income));
  const upkeep = sumOf([...buildings, ...units].map((plan) => plan.upkeep));
  if (income.length + upkeep.length === 0) return [];
  works.earn(player, income);
  const unpaid = works.pay(player, upkeep);
  return [{ kind: 'income', player, income, upkeep, unpaid, stock: works.household(player).stock }];
}

/** Looks at one order: refused with the reason and nothing spent, or paid for (L-22 g). */
function take(order: GrowthOrder, works: Works): GrowthEvent {
  const answer = allowedOrder(order, works);
  if (isRefusal(answer)) {
    return { ...ofOrder(order, order.details), kind: 'refused', what: order.kind, reason: answer };
  }
  const { cost, turns, cell } = answer;
  works.pay(order.player, cost);
  if (!isProject(order.kind)) return { ...ofOrder(order, cell), kind: 'used' };
  const arrives = works.growth.turn + turns;
  works.underway.push({ ...order, details: cell, state: 'accepted', arrives });
  const artefact = order.kind === 'study' ? byPlan(works.growth.plans.artefacts, order.subject) : undefined;
  if (artefact && !artefact.stays) works.goneArtefacts.push(artefact.name);
  const { stock } = works.household(order.player);
  return { ...ofOrder(order, cell), kind: 'accepted', what: order.kind, cost, arrives, stock };
}

/**
 * The construction phase (L-22): results of earlier orders arrive, then income and upkeep, then this turn's orders are
 * looked at in the order of entry.
 */
export function construct(growth: Growth): Grown {
  const works = new Works(growth);
  const { turn, orders } = growth;
  const earlier = orders.filter((order) => order.turn < turn && order.state === 'accepted');
  const events: GrowthEvent[] = [];
  for (const order of earlier) if ((order.arrives ?? turn) > turn) works.underway.push(order);
  for (const order of earlier) {
    if ((order.arrives ?? turn) <= turn && isProject(order.kind)) events.push(arrive(order, order.kind, works));
  }
  for (const { id, eliminated } of growth.households) if (!eliminated) events.push(...keepHouse(id, works));
  const fresh = orders.filter((order) => order.turn === turn && ORDER_PHASES[order.kind] === 'build');
  for (const order of fresh) events.push(take(order, works));
  const { newSquads, newBuildings, goneArtefacts } = works;
  return { events, households: works.all(), newSquads, newBuildings, goneArtefacts };
}
