/** Orders of players on the map and in construction (sections 4 and 5 of the rules). */
export type OrderKind = 'move' | 'attack' | 'build' | 'produce' | 'research' | 'study' | 'covert' | 'use';

/** The phase in which an order is carried out; covert operations are resolved at once during recon (L-21). */
export const ORDER_PHASES = {
  move: 'manoeuvre',
  attack: 'combat',
  build: 'build',
  produce: 'build',
  research: 'build',
  study: 'build',
  covert: 'recon',
  use: 'build',
} as const satisfies Readonly<Record<OrderKind, 'recon' | 'build' | 'manoeuvre' | 'combat'>>;

/** Orders whose result arrives in a later construction phase (L-22 a). */
const PROJECT_KINDS = ['build', 'produce', 'research', 'study'] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

export const isProject = (kind: OrderKind): kind is ProjectKind => (PROJECT_KINDS as readonly string[]).includes(kind);

/** What has become of an order: paid for and on its way, carried out, refused by the rules. */
export type OrderState = 'accepted' | 'done' | 'refused';

/** An order as the game master enters it, one row a piece; where it stands among the others is the order of entry. */
export interface Order {
  /** Permanent: the dice of covert operations depend on it (L-21). */
  readonly id: string;
  readonly turn: number;
  /** Id of the player. */
  readonly player: string;
  readonly kind: OrderKind;
  /** Squad (its id), building type, unit type, technology, artefact or operation (their names); `''`: none. */
  readonly subject: string;
  /** Path, target, cell, as written; `''`: none. */
  readonly details: string;
  /** The game master's modifier of the roll of a covert operation (L-21). */
  readonly modifier: number;
  /** `null`: not resolved yet. */
  readonly state: OrderState | null;
  /** Turn in whose construction phase its result arrives; `null`: none. */
  readonly arrives: number | null;
}
