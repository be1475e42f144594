import { type Amounts, makeAmounts, parseAmounts } from '../../../../src/engine/landing/campaign/amounts';
import type { Artefact, BuildingPlan, Technology, UnitPlan } from '../../../../src/engine/landing/campaign/catalogue';
import type { Growth, GrowthOrder, Household, Standing } from '../../../../src/engine/landing/campaign/growth';
import type { OrderKind } from '../../../../src/engine/landing/campaign/orders';

export const amounts = (text: string): Amounts => {
  const read = parseAmounts(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
export const shown = (some: Amounts): string => makeAmounts(some, '.');

const building = (name: string, cost = '', more: Partial<BuildingPlan> = {}): BuildingPlan => ({
  ...{ name, cost: amounts(cost), turns: 1, technologies: [], income: [], upkeep: [] },
  ...{ command: 0, superweapon: false, buildable: true },
  ...more,
});
const unit = (name: string, cost: string, producer: string | null, more: Partial<UnitPlan> = {}): UnitPlan => ({
  ...{ name, cost: amounts(cost), turns: 1, technologies: [], building: producer, upkeep: [] },
  ...more,
});
const technology = (name: string, cost: string, more: Partial<Technology> = {}): Technology => ({
  ...{ name, branch: '', cost: amounts(cost), turns: 1, technologies: [], lost: false, command: 0 },
  ...more,
});
const artefact = (name: string, cell: string, gives: string, more: Partial<Artefact> = {}): Artefact => ({
  ...{ name, cell, technology: gives, cost: [], turns: 1, stays: true, gone: false },
  ...more,
});
export const household = (id: string, stock: string, more: Partial<Household> = {}): Household => ({
  ...{ id, eliminated: false, stock: amounts(stock), technologies: [], artefacts: [], commandLimit: null },
  ...more,
});
export const standing = (id: string, owner: string | null, type: string, cell: string): Standing => ({
  ...{ id, owner, type, cell },
});

/** An order of turn 1: `R-1`, `R-2` … in the order of entry. */
export const orders = (
  ...rows: readonly (readonly [
    player: string,
    kind: OrderKind,
    subject: string,
    details?: string,
    more?: Partial<GrowthOrder>,
  ])[]
): readonly GrowthOrder[] =>
  rows.map(([player, kind, subject, details = '', more = {}], index) => ({
    ...{ id: `R-${index + 1}`, turn: 1, player, kind, subject, details, state: null, arrives: null },
    ...more,
  }));

export const growth = (more: Partial<Growth> = {}): Growth => ({
  turn: 1,
  households: [household('P1', 'metal 10; energy 5')],
  sites: [],
  squads: [standing('S-01', 'P1', 'Infantry', 'A1')],
  buildings: [standing('B-01', 'P1', 'Barracks', 'A1')],
  taken: { squads: ['S-01', 'S-02'], buildings: ['B-01'] },
  plans: {
    buildings: [
      building('Barracks', 'metal 4'),
      building('Mine', 'metal 3; energy 1', { technologies: ['Mining'], income: amounts('metal 3') }),
      building('Relay', 'energy 1', { command: 2, turns: 2, upkeep: amounts('energy 1') }),
      building('Lance', 'metal 9', { superweapon: true, technologies: ['Orbit'] }),
      building('Base', '', { buildable: false, income: amounts('metal 2; energy 1') }),
    ],
    units: [
      unit('Infantry', 'metal 3', 'Barracks', { upkeep: amounts('energy 0.5') }),
      unit('Gunners', 'metal 4', 'Barracks', { technologies: ['Arms'], turns: 2 }),
      unit('Militia', '', null),
    ],
    technologies: [
      technology('Mining', 'metal 2'),
      technology('Arms', 'metal 2; energy 1'),
      technology('Smelting', 'metal 3', { technologies: ['Mining'], turns: 2 }),
      technology('Orbit', 'metal 9'),
      technology('Shields', '', { lost: true }),
    ],
    artefacts: [artefact('Ring', 'A1', 'Shields', { turns: 2 }), artefact('Ingot', 'A1', 'Mining', { stays: false })],
  },
  orders: [],
  ...more,
});
