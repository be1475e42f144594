import type { OrderKind } from '../../engine/landing/campaign/orders';
import type { Span } from '../diagnostic';

/** An order as it is understood: what the rows of the sheet Orders hold. */
export interface OrderText {
  readonly kind: OrderKind;
  /** Id of a squad, or a name of a catalogue; `''`: none. */
  readonly subject: string;
  /** Cells, a cell, the id or name of a target; `''`: none. */
  readonly details: string;
  /** Of a production: how many, each an order of its own. */
  readonly count: number;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What orders may name. */
export interface OrderNames {
  readonly squads: readonly (Named & { readonly owner: string })[];
  readonly players: readonly (Named & { readonly character: string })[];
  /** Buildings that stand. */
  readonly buildings: readonly Named[];
  readonly buildingTypes: readonly string[];
  readonly superweapons: readonly string[];
  readonly units: readonly string[];
  readonly technologies: readonly string[];
  readonly artefacts: readonly string[];
  readonly operations: readonly string[];
  /** Cells of a side of the map (L-4). */
  readonly mapSize: number;
}

/** Why an order is refused. */
export const ORDER_REASONS = [
  ...(['unknown-order', 'no-such-name', 'several-names', 'no-cell', 'off-map', 'path-broken', 'no-squad'] as const),
  ...(['not-yours', 'no-player', 'negated', 'conditional', 'ambiguous', 'too-many', 'too-long', 'extra'] as const),
] as const;
export type OrderReason = (typeof ORDER_REASONS)[number];

export interface OrderDiagnostic {
  readonly reason: OrderReason;
  readonly span: Span;
  /** `quote`: the words at the place; `candidates`: names that fit or are near. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Wordings that are accepted, in the language of the order. */
  readonly nearest: readonly string[];
}
