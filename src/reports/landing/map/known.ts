import type { Terrain } from '../../../engine/landing/terrain';
import type { PublicPacket } from '../packet';
import type { Refused } from './speech';

/** A cell as everybody sees it. */
export interface ShownCell {
  readonly cell: string;
  readonly terrain: Terrain;
}

/** A squad or building that everybody may see. */
export interface ShownThing {
  readonly cell: string;
  readonly kind: 'squad' | 'building';
  readonly label: string;
  readonly type: string;
  /** Name of the player; `null`: neutral. */
  readonly owner: string | null;
}

/**
 * The information packet of a recon phase (L-20). The type is closed: what is not here cannot reach the packet. It is
 * the same for everybody, and public.
 */
export interface ReconPacket extends PublicPacket {
  readonly size: number;
  /** In reading order. */
  readonly cells: readonly ShownCell[];
  readonly things: readonly ShownThing[];
  readonly opened: readonly string[];
  readonly discovered: readonly { readonly cell: string; readonly type: string }[];
}

/** An order to move of the viewer's, and what came of it. */
export interface OwnMove {
  readonly order: string;
  /** `null`: a squad that is not the viewer's, of which nothing is said. */
  readonly squad: string | null;
  /** Names of cells, the first the one it stood in. */
  readonly path: readonly string[];
  readonly cost: number;
  readonly refused: Refused | null;
}

/** What one player may know of a manoeuvre phase: the own orders, nothing else. */
export interface ManoeuvreReport extends PublicPacket {
  readonly player: string;
  readonly moves: readonly OwnMove[];
}
