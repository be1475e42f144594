import { type Amounts, makeAmounts } from '../engine/landing/campaign/amounts';
import type { CovertOrder } from '../engine/landing/campaign/covert';
import type { Growth, Household } from '../engine/landing/campaign/growth';
import { canonicalLines, type Json } from './digest';

const cost = (amounts: Amounts): string => makeAmounts(amounts, '.');

const householdJson = ({ id, eliminated, stock, technologies, artefacts, commandLimit }: Household): Json => ({
  ...{ kind: 'player', id, eliminated, stock: cost(stock), technologies, artefacts, commandLimit },
});

/** What the construction phase reads (D-3, L-22), one object a line. No die is rolled in it. */
export function growthInputs({ turn, households, sites, squads, buildings, taken, plans, orders }: Growth): string {
  const lines: readonly Json[] = [
    { kind: 'construction', turn, squadIds: taken.squads, buildingIds: taken.buildings },
    ...households.map(householdJson),
    ...sites.map(({ cell, open, slots }): Json => ({ kind: 'cell', cell, open, slots })),
    ...squads.map(({ id, owner, type, cell }): Json => ({ kind: 'squad', id, owner, type, cell })),
    ...buildings.map(({ id, owner, type, cell }): Json => ({ kind: 'building', id, owner, type, cell })),
    ...plans.buildings.map((plan): Json => ({
      ...{ kind: 'building type', name: plan.name, cost: cost(plan.cost), turns: plan.turns },
      ...{ technologies: plan.technologies, income: cost(plan.income), upkeep: cost(plan.upkeep) },
      ...{ command: plan.command, superweapon: plan.superweapon, buildable: plan.buildable },
    })),
    ...plans.units.map((plan): Json => ({
      ...{ kind: 'unit type', name: plan.name, cost: cost(plan.cost), turns: plan.turns },
      ...{ technologies: plan.technologies, building: plan.building, upkeep: cost(plan.upkeep) },
    })),
    ...plans.technologies.map((plan): Json => ({
      ...{ kind: 'technology', name: plan.name, cost: cost(plan.cost), turns: plan.turns },
      ...{ technologies: plan.technologies, lost: plan.lost, command: plan.command },
    })),
    ...plans.artefacts.map((each): Json => ({
      ...{ kind: 'artefact', name: each.name, cell: each.cell, technology: each.technology },
      ...{ cost: cost(each.cost), turns: each.turns, stays: each.stays, gone: each.gone },
    })),
    ...orders.map((order, index): Json => ({
      ...{ kind: 'order', entry: index + 1, id: order.id, turn: order.turn, player: order.player },
      ...{ order: order.kind, subject: order.subject, details: order.details },
      ...{ state: order.state, arrives: order.arrives },
    })),
  ];
  return canonicalLines(lines);
}

/** What a covert operation reads (D-3, L-21). */
export function covertInputs(order: CovertOrder, household: Household): string {
  const { id, operation, target, modifier } = order;
  const { name, skill, technologies, targetLearns } = operation;
  return canonicalLines([
    { kind: 'covert', order: id, target: target.player, modifier },
    { kind: 'operation', name, skill, cost: cost(operation.cost), technologies, targetLearns },
    householdJson(household),
  ]);
}
