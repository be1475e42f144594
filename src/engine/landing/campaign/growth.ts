import type { Problem } from '../../problem';
import type { Amounts } from './amounts';
import type { Artefact, BuildingPlan, Technology, UnitPlan } from './catalogue';
import type { Order, ProjectKind } from './orders';

/** A player between two construction phases (L-22). */
export interface Household {
  readonly id: string;
  readonly eliminated: boolean;
  readonly stock: Amounts;
  readonly technologies: readonly string[];
  /** Names of the artefacts studied. */
  readonly artefacts: readonly string[];
  /** Squads that may be commanded, before what buildings and technologies add; `null`: the rules' own. */
  readonly commandLimit: number | null;
}

/** A cell as builders see it (L-22 b). */
export interface Site {
  readonly cell: string;
  readonly open: boolean;
  readonly slots: number;
}

/** A squad or building that stands: destroyed ones are not here. */
export interface Standing {
  readonly id: string;
  /** `null`: neutral. */
  readonly owner: string | null;
  readonly type: string;
  /** Name of its cell; `''`: not on the map. */
  readonly cell: string;
}

export type GrowthOrder = Omit<Order, 'modifier'>;

/** Everything that the construction phase reads (L-22). */
export interface Growth {
  readonly turn: number;
  readonly households: readonly Household[];
  /** None at all: the campaign keeps no map, and cells are taken as the orders name them. */
  readonly sites: readonly Site[];
  readonly squads: readonly Standing[];
  readonly buildings: readonly Standing[];
  /** Ids that have ever been given: new squads and buildings get others. */
  readonly taken: { readonly squads: readonly string[]; readonly buildings: readonly string[] };
  readonly plans: {
    readonly buildings: readonly BuildingPlan[];
    readonly units: readonly UnitPlan[];
    readonly technologies: readonly Technology[];
    readonly artefacts: readonly Artefact[];
  };
  /** Of this turn and of earlier ones, in the order of entry. */
  readonly orders: readonly GrowthOrder[];
}

/** Why an order is refused by the rules: nothing is spent, and its owner is told (L-22 g). */
export const ORDER_REFUSALS = [
  ...(['player-out', 'not-buildable', 'technology-missing', 'cell-closed', 'cell-full', 'nobody-there'] as const),
  ...(['enemy-there', 'unit-not-produced', 'building-missing', 'building-not-there', 'command-full'] as const),
  ...(['technology-known', 'technology-underway', 'technology-lost', 'artefact-gone', 'artefact-closed'] as const),
  ...(['no-squad-there', 'no-superweapon', 'cannot-pay'] as const),
] as const;
export type OrderRefusal = Problem<(typeof ORDER_REFUSALS)[number]>;

interface OfOrder {
  readonly order: string;
  readonly player: string;
  readonly subject: string;
  readonly cell: string;
}

/** What happened in a construction phase, in order. */
export type GrowthEvent =
  /** The result of an earlier order (L-22 a); `id` is that of the new squad or building, `gives` the technology. */
  | (OfOrder & { readonly kind: 'arrived'; readonly what: ProjectKind; readonly id: string; readonly gives: string })
  /** Its player is out of the game. */
  | (OfOrder & { readonly kind: 'lapsed'; readonly what: ProjectKind })
  | {
      readonly kind: 'income';
      readonly player: string;
      readonly income: Amounts;
      readonly upkeep: Amounts;
      /** Upkeep that the stock did not hold. */
      readonly unpaid: Amounts;
      readonly stock: Amounts;
    }
  | (OfOrder & {
      readonly kind: 'accepted';
      readonly what: ProjectKind;
      readonly cost: Amounts;
      readonly arrives: number;
      readonly stock: Amounts;
    })
  | (OfOrder & { readonly kind: 'refused'; readonly what: Order['kind']; readonly reason: OrderRefusal })
  /** A superweapon was used (L-25). */
  | (OfOrder & { readonly kind: 'used' });

/** What a construction phase leaves. */
export interface Grown {
  readonly events: readonly GrowthEvent[];
  readonly households: readonly Household[];
  readonly newSquads: readonly Standing[];
  readonly newBuildings: readonly Standing[];
  /** Names of artefacts that somebody has taken away. */
  readonly goneArtefacts: readonly string[];
}
