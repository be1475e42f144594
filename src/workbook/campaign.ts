import type { Fixed } from '../engine/fixed';
import type { Body } from '../engine/exo/body';
import type { Declarations } from '../engine/exo/declarations';
import type { ExoOptions } from '../engine/exo/options';
import type { CharacterState } from '../engine/exo/state';
import type { Artefact, BuildingPlan, Operation, Technology, UnitPlan } from '../engine/landing/campaign/catalogue';
import type { Amounts } from '../engine/landing/campaign/amounts';
import type { Order } from '../engine/landing/campaign/orders';
import type { PointsRow } from '../engine/landing/campaign/score';
import type { Cell } from '../engine/landing/cell';
import type { Building, BuildingType, GameMap, MapOptions, MapSquad } from '../engine/landing/campaign/types';
import type { CombatOptions, Modifier, Weapon } from '../engine/landing/types';
import type { CardId } from '../engine/planet/cards';
import type { Declaration } from '../engine/planet/declarations';
import type { PlanetOptions } from '../engine/planet/options';
import type { Piece } from '../engine/planet/turn';
import type { CellValue } from './port';

export const RULESETS = ['landing', 'exo', 'planet'] as const;
export type RulesetId = (typeof RULESETS)[number];

/** Phases of a Landing turn (rules L-20 … L-23); a round of EXO (E-25); a turn of the planet wargame (P-2). */
export const PHASES = ['recon', 'build', 'manoeuvre', 'combat', 'round', 'turn'] as const;
export type PhaseId = (typeof PHASES)[number];

/** A phase as keys and the ledger name it: each covert operation is one of its own, named by its order (D-3). */
export type PhaseName = PhaseId | `covert/${string}`;

/** What a GM set for the whole campaign (sheet Campaign), whatever its rules; a ruleset's options come beside it. */
export interface CampaignSettings {
  readonly name: string;
  /** Language of the workbook: headers written, GM's log, default of players. */
  readonly language: 'en' | 'ru' | 'es';
  readonly turn: number;
  readonly phase: PhaseId;
  /** Master seed (D-3): at least 128 bits in base32. */
  readonly master: string;
  /** What the sheet shows as commitment (D-3); `''` where it shows none. Written by the product, never trusted. */
  readonly commitment: string;
  /** Any text settled in public after the deadline (D-3); `''` is none. */
  readonly publicWord: string;
}

/** What a campaign of any ruleset has; `ruleset` tells which it is. */
export interface CampaignOf<Ruleset extends RulesetId, Options> {
  readonly ruleset: Ruleset;
  readonly settings: CampaignSettings & { readonly options: Options };
  readonly players: readonly Player[];
  /** Rows that phases write into, by the role of their table: a row is found again by its id, wherever it has moved. */
  readonly rows: Readonly<Record<string, readonly { readonly id: string; readonly place: RowPlace }[]>>;
}

/** A player (sheet Players). */
export interface Player {
  readonly id: string;
  readonly name: string;
  /** The character on the board: dm.am `[private=…]`. The name where none is given. */
  readonly character: string;
  readonly language: 'en' | 'ru' | 'es';
  /** Format the player's report goes out in by default. */
  readonly format: ReportFormat;
  readonly eliminated: boolean;
  readonly place: RowPlace;
}

export const REPORT_FORMATS = ['xlsx', 'dm', 'bbcode', 'html', 'md', 'txt'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** What a unit type gives to squads whose own cell is blank; `null`: nothing. */
export interface UnitType {
  readonly name: string;
  readonly hp: Fixed | null;
  readonly skill: number | null;
  readonly weapons: readonly Weapon[] | null;
  readonly attackModifier: number | null;
  readonly modifierOfAttacksOnIt: number | null;
  readonly passability: number | null;
  readonly traits: string;
  readonly manoeuvre: number | null;
  readonly sightModifier: number | null;
}

/** A squad with what the campaign keeps beside the combat values. */
export interface CampaignSquad extends MapSquad {
  /** HP at which it is full; what a report shows beside HP left. */
  readonly fullHp: Fixed;
  /** Name of the cell it stands in; `''`: not said. */
  readonly cell: string;
  /** Traits of the squad (scout, floating …), as written. */
  readonly traits: string;
  /** Turn in which it last moved; 0: never. */
  readonly moved: number;
  /** The player's own words of each rule, in the order of `rules`. */
  readonly ruleTexts: readonly string[];
  /** Where its row stands, for writing back. */
  readonly place: RowPlace;
}

/** A fight the GM entered (sheet Combats). */
export interface CampaignCombat {
  readonly id: string;
  /** Squad ids, in listed order. */
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  /** Starting distance; `null`: L-9's default. */
  readonly distance: number | null;
  /** Impassable cells lie between the sides (L-7). */
  readonly blocked: boolean;
  /** GM's modifiers of all attacks of a side, cause `gm`. */
  readonly attackerModifiers: readonly Modifier[];
  readonly defenderModifiers: readonly Modifier[];
  /** Passability that each side's cell asks for, `null`: that of the squad's row. */
  readonly attackerCell: number | null;
  readonly defenderCell: number | null;
  /** Made from the map (L-9): places on the line by squad id, and pairs between which impassable cells lie. */
  readonly places?: readonly (readonly [string, number])[];
  readonly blockedPairs?: readonly (readonly [string, string])[];
  readonly place: RowPlace;
}

/** A row of the Behaviour sheet: one rule of a squad. */
export interface BehaviourRow {
  readonly squad: string;
  readonly number: number;
  readonly text: string;
  readonly place: RowPlace;
}

/** A row of the sheet Cells; what lies there is the map's. */
export interface CampaignCell {
  /** Name of the cell. */
  readonly id: string;
  /** Number of the start that it is; `null`: none. */
  readonly start: number | null;
  readonly place: RowPlace;
}

/** A row of the sheet Buildings. */
export interface CampaignBuilding extends Omit<Building, 'at' | 'type'> {
  /** `null`: a base before set-up. */
  readonly at: Cell | null;
  readonly type: CampaignBuildingType | null;
  readonly place: RowPlace;
}

/** What Landing keeps of its map. */
export interface MapTables {
  /** `null`: the campaign has no map, or none yet. */
  readonly map: GameMap | null;
  readonly mapOptions: MapOptions;
  readonly cells: readonly CampaignCell[];
  readonly buildings: readonly CampaignBuilding[];
}

/** Where a row of a table stands: 0-based row of its sheet, and the column of each column id found. */
export interface RowPlace {
  readonly sheet: string;
  readonly row: number;
  readonly columns: Readonly<Record<string, number>>;
}

/** What Landing keeps; nothing in a campaign of other rules, so that what looks at any campaign need not ask first. */
export interface LandingTables {
  readonly types: readonly UnitType[];
  readonly squads: readonly CampaignSquad[];
  readonly combats: readonly CampaignCombat[];
  readonly behaviour: readonly BehaviourRow[];
}

export const NO_LANDING_TABLES: LandingTables = { types: [], squads: [], combats: [], behaviour: [] };

/** A kind of building: what it costs and gives, and how it stands on the map and fights (L-22 b, L-23 d). */
export interface CampaignBuildingType extends BuildingPlan, BuildingType {}

/** How squads of a unit type are produced; its combat values are the type's. */
export type CampaignUnit = UnitPlan;

export interface CampaignArtefact extends Artefact {
  readonly place: RowPlace;
}

/** What a player, `id`, has and knows (sheet Resources). */
export interface CampaignResources {
  readonly id: string;
  readonly stock: Amounts;
  readonly technologies: readonly string[];
  /** Studied. */
  readonly artefacts: readonly string[];
  /** `null`: the rules' own. */
  readonly commandLimit: number | null;
  /** Squads of others destroyed. */
  readonly destroyed: number;
  readonly place: RowPlace;
}

/** At whom a covert operation is aimed: a player, named as such or by a squad. */
export interface OrderTarget {
  readonly player: string;
  readonly name: string;
}

/** A row of the sheet Orders, in the order of entry. */
export interface CampaignOrder extends Order {
  /** Of covert operations alone. */
  readonly target: OrderTarget | null;
  readonly place: RowPlace;
}

/** What Landing keeps of construction, covert operations and victory. */
export interface GrowthTables {
  readonly buildingTypes: readonly CampaignBuildingType[];
  readonly units: readonly CampaignUnit[];
  readonly technologies: readonly Technology[];
  readonly artefacts: readonly CampaignArtefact[];
  readonly operations: readonly Operation[];
  readonly resources: readonly CampaignResources[];
  readonly orders: readonly CampaignOrder[];
  readonly points: readonly PointsRow[];
  /** Turn at whose end points decide (L-25); `null`: none. */
  readonly turnLimit: number | null;
}

/** A Landing campaign as the resolver may use it: everything read, checked and joined. */
export interface LandingCampaign extends CampaignOf<'landing', CombatOptions>, LandingTables, MapTables {
  readonly growth: GrowthTables;
}

/** A character of EXO, and how it is before the round. */
export interface CampaignCharacter {
  readonly id: string;
  readonly name: string;
  /** In the GM's words; `''`: none. */
  readonly side: string;
  readonly state: CharacterState;
  readonly place: RowPlace;
}

/** A row of the sheet Actions that counts in this round. */
export interface ActionRow {
  readonly id: string;
  readonly character: string;
  /** Place in the character's declaration, from 1; 0: it befalls the character (E-12). */
  readonly action: number;
  /** Faces that the GM puts in place of the dice; none: they are rolled. */
  readonly dice: readonly number[];
  readonly place: RowPlace;
}

/** A campaign of EXO as the resolver may use it. */
export interface ExoCampaign extends CampaignOf<'exo', ExoOptions>, LandingTables {
  readonly body: Body;
  readonly characters: readonly CampaignCharacter[];
  readonly declarations: Declarations;
  readonly actionRows: readonly ActionRow[];
}

/** A piece of the planet wargame; `place` is where it stands on the table. */
export interface CampaignPiece extends Piece {
  /** Ids of the pieces that see it. */
  readonly seenBy: readonly string[];
  readonly row: RowPlace;
}

/** Cards of a player, `id`, in hand and played since the deck was new (P-6). */
export interface CampaignHand {
  readonly id: string;
  readonly cards: readonly CardId[];
  readonly played: readonly CardId[];
  readonly place: RowPlace;
}

/** A row of the sheet Sequence; its id is its number. */
export interface SequenceRow {
  readonly id: string;
  readonly declaration: Declaration;
  readonly place: RowPlace;
}

/** A campaign of the planet wargame as the resolver may use it. */
export interface PlanetCampaign extends CampaignOf<'planet', PlanetOptions>, LandingTables {
  readonly pieces: readonly CampaignPiece[];
  readonly hands: readonly CampaignHand[];
  /** In the order of the numbers. */
  readonly sequence: readonly SequenceRow[];
}

export type Campaign = LandingCampaign | ExoCampaign | PlanetCampaign;

/** Place of a problem for its message and for the click that selects the cell. `column` is the header as written. */
export interface CellPlace {
  readonly sheet: string;
  readonly row: number | null;
  readonly column: string | null;
  readonly columnIndex: number | null;
  readonly value: CellValue | null;
}

/** What a ledger row that is no plain die is (D-4). */
export type LedgerMark = 'undone' | 'override';
