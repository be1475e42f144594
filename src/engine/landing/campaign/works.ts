import { sameName } from '../behaviour/sameName';
import type { Amounts } from './amounts';
import { lacking, minus, NOTHING, plus } from './amounts';
import { byPlan } from './catalogue';
import { freshId } from './freshId';
import type { Growth, GrowthOrder, Household, Standing } from './growth';

/** Squads that a player may command where nothing else is said (L-22 c). */
const COMMAND_LIMIT = 3;

/** A construction phase at work: what changes while one order after the other is looked at. */
export class Works {
  readonly squads: Standing[];
  readonly buildings: Standing[];
  /** Paid for and on their way. */
  readonly underway: GrowthOrder[] = [];
  readonly goneArtefacts: string[] = [];
  readonly newSquads: Standing[] = [];
  readonly newBuildings: Standing[] = [];
  private readonly households: Map<string, Household>;

  constructor(readonly growth: Growth) {
    this.squads = [...growth.squads];
    this.buildings = [...growth.buildings];
    this.households = new Map(growth.households.map((each) => [each.id, each]));
  }

  all(): readonly Household[] {
    return [...this.households.values()];
  }

  /** A player; who has no row in the table of resources has nothing. */
  household(player: string): Household {
    const known = this.households.get(player);
    if (known) return known;
    return { id: player, eliminated: false, stock: NOTHING, technologies: [], artefacts: [], commandLimit: null };
  }

  private change(player: string, change: Partial<Household>): void {
    this.households.set(player, { ...this.household(player), ...change });
  }

  knows(player: string, technology: string): boolean {
    return this.household(player).technologies.some((name) => sameName(name, technology));
  }

  learn(player: string, technology: string): void {
    if (!this.knows(player, technology)) {
      this.change(player, { technologies: [...this.household(player).technologies, technology] });
    }
  }

  study(player: string, artefact: string): void {
    const { artefacts } = this.household(player);
    if (!artefacts.includes(artefact)) this.change(player, { artefacts: [...artefacts, artefact] });
  }

  /** Takes a cost out of the stock; what the stock does not hold is given back as unpaid. */
  pay(player: string, cost: Amounts): Amounts {
    const { stock } = this.household(player);
    this.change(player, { stock: minus(stock, cost) });
    return lacking(stock, cost);
  }

  earn(player: string, income: Amounts): void {
    this.change(player, { stock: plus(this.household(player).stock, income) });
  }

  addSquad(owner: string, type: string, cell: string): Standing {
    const taken = [...this.growth.taken.squads, ...this.newSquads.map(({ id }) => id)];
    const squad = { id: freshId(taken, 'S-01'), owner, type, cell };
    this.squads.push(squad);
    this.newSquads.push(squad);
    return squad;
  }

  addBuilding(owner: string, type: string, cell: string): Standing {
    const taken = [...this.growth.taken.buildings, ...this.newBuildings.map(({ id }) => id)];
    const building = { id: freshId(taken, 'B-01'), owner, type, cell };
    this.buildings.push(building);
    this.newBuildings.push(building);
    return building;
  }

  ownBuildings(player: string): readonly Standing[] {
    return this.buildings.filter(({ owner }) => owner === player);
  }

  ownSquads(player: string): readonly Standing[] {
    return this.squads.filter(({ owner }) => owner === player);
  }

  /** Room for squads (L-22 c): the limit and what it is filled with, squads on their way included. */
  command(player: string): { readonly limit: number; readonly used: number } {
    const { plans } = this.growth;
    const household = this.household(player);
    const given = [
      ...this.ownBuildings(player).map(({ type }) => byPlan(plans.buildings, type)?.command ?? 0),
      ...household.technologies.map((name) => byPlan(plans.technologies, name)?.command ?? 0),
    ];
    const limit = given.reduce((sum, room) => sum + room, household.commandLimit ?? COMMAND_LIMIT);
    const coming = this.underway.filter((order) => order.kind === 'produce' && order.player === player).length;
    return { limit, used: this.ownSquads(player).length + coming };
  }

  /** Buildings of a cell, those on their way included: each has a slot (L-22 b). */
  slotsUsed(cell: string): number {
    const coming = this.underway.filter(({ kind, details }) => kind === 'build' && details === cell).length;
    return this.buildings.filter((building) => building.cell === cell).length + coming;
  }
}
