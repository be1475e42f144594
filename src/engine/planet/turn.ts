import type { CardId } from './cards';
import { fullDeck } from './deck';
import type { Draw } from './deck';
import type { CardPlay, Engagement } from './declarations';
import type { PlanetEvent } from './events';
import type { PlanetOptions } from './options';
import type { PlanetProblem } from './problems';
import type { Profile, Side } from './types';

/** A piece on the table: one or more models of one profile. */
export interface Piece {
  /** Permanent id. */
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** Who declares its actions. */
  readonly owner: string;
  readonly profile: Profile;
  /** Where it stands, in the game master's words. */
  readonly place: string;
  /** Models left; with none it is out of the game. */
  readonly models: number;
}

/** What is carried from turn to turn. */
export interface TurnState {
  readonly pieces: readonly Piece[];
  /** Cards left in the deck, in its order (P-6). */
  readonly deck: readonly CardId[];
  /** Cards that come back when the deck is used up. */
  readonly played: readonly CardId[];
  /** By who holds them. */
  readonly hands: Readonly<Record<string, readonly CardId[]>>;
}

/** The state before the first turn: a full deck, nothing dealt. */
export const startState = (pieces: readonly Piece[], { cardCopies }: PlanetOptions): TurnState => ({
  pieces,
  deck: fullDeck(cardCopies),
  played: [],
  hands: {},
});

/** What happened in a turn, in order; `declaration` counts from 0 in the list given. */
export type TurnEvent =
  | { readonly kind: 'refused'; readonly declaration: number; readonly problem: PlanetProblem }
  | {
      readonly kind: 'dealt';
      readonly declaration: number;
      /** Who gets the cards. */
      readonly by: string;
      readonly draws: readonly Draw[];
      /** The deck was used up, and the played cards are the deck again. */
      readonly renewed: boolean;
    }
  | {
      readonly kind: 'moved';
      readonly declaration: number;
      readonly piece: string;
      readonly from: string;
      readonly to: string;
    }
  /** A card comes into force: `declaration` is that of the card, `engagement` that of the fire it acts in. */
  | ({ readonly kind: 'played'; readonly declaration: number; readonly engagement: number } & CardPlay)
  | {
      readonly kind: 'engagement';
      readonly declaration: number;
      readonly how: Engagement['kind'];
      /** Engagement id (D-2), and the pieces of its sides. */
      readonly engagement: string;
      readonly pieces: Readonly<Record<Side, string>>;
      readonly events: readonly PlanetEvent[];
    }
  | {
      readonly kind: 'loss';
      readonly declaration: number;
      readonly piece: string;
      readonly casualties: number;
      /** Models left, never below 0. */
      readonly models: number;
    };
