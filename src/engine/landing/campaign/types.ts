import type { Fixed } from '../../fixed';
import type { Cell, DistanceRule } from '../cell';
import type { Terrain } from '../terrain';
import type { Squad, Weapon } from '../types';

/** What the ground really is; only a drawing of the map may say `unexplored`. */
export type Ground = Exclude<Terrain, 'unexplored'>;

/** A cell of the map as the game master knows it (L-16, L-20, L-22 b). */
export interface MapCell {
  readonly at: Cell;
  readonly ground: Ground;
  /** Seen once by anybody: on the public map (L-20). */
  readonly open: boolean;
  /** How many buildings it has room for, 0 to 2 (L-22 b). */
  readonly slots: number;
}

/** The square map (L-4); cells in reading order: A1, B1, … */
export interface GameMap {
  /** Cells of a side. */
  readonly size: number;
  readonly cells: readonly MapCell[];
}

/** Words of a squad's traits that the map understands (L-16, L-20). */
export const SQUAD_TRAITS = ['scout', 'floating', 'flying'] as const;
export type SquadTrait = (typeof SQUAD_TRAITS)[number];

/** A squad on the map: what fights, and where and how it stands and moves. One without HP is destroyed. */
export interface MapSquad extends Squad {
  readonly owner: string;
  /** `null`: not on the map. */
  readonly at: Cell | null;
  /** Cells a turn; halves are meant (L-15). */
  readonly manoeuvre: number;
  /** 1 to 9 (L-16); `null`: not said, which moves like 1 and fights without terrain modifiers. */
  readonly passability: number | null;
  readonly mapTraits: readonly SquadTrait[];
  /** Added to the cells it sees (L-20). */
  readonly sightModifier: number;
}

/** What a kind of building is when it stands (L-22 b, L-23 d); what it costs and needs is construction's. */
export interface BuildingType {
  /** Also its id. */
  readonly name: string;
  readonly hp: Fixed;
  /** A base building: its sight is 3, and losing it may lose the game (L-20, L-25). */
  readonly base: boolean;
  /** A neutral building may turn out to be one (L-20). */
  readonly neutral: boolean;
  readonly skill: number;
  /** None: it only takes damage. */
  readonly weapons: readonly Weapon[];
  readonly attackModifier: number;
  readonly modifierOfAttacksOnIt: number;
  readonly sightModifier: number;
}

/** A building that stands on the map; one without HP is destroyed. */
export interface Building {
  readonly id: string;
  readonly name: string;
  /** Id of a player; `null`: neutral. */
  readonly owner: string | null;
  /** `null`: a neutral building that nobody has discovered yet (L-20). */
  readonly type: BuildingType | null;
  readonly at: Cell;
  readonly hp: Fixed;
}

/** Options of the rules of the map. */
export interface MapOptions {
  readonly distance: DistanceRule;
  /** May a squad step between two impassable cells that touch at a corner (L-17)? */
  readonly cornerSqueeze: boolean;
}

export const DEFAULT_MAP_OPTIONS: MapOptions = { distance: 'king', cornerSqueeze: false };

/** Landing's campaign between two phases. */
export interface CampaignState {
  readonly turn: number;
  readonly map: GameMap;
  /** Ids of the players, in listed order. */
  readonly players: readonly string[];
  readonly squads: readonly MapSquad[];
  readonly buildings: readonly Building[];
}
