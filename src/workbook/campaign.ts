import type { CombatOptions, Modifier, Squad } from '../engine/landing/types';
import type { CellValue } from './port';

/** What a GM set for the whole campaign (sheet Campaign). */
export interface CampaignSettings {
  readonly name: string;
  readonly ruleset: 'landing';
  /** Language of the workbook: headers written, GM's log, default of players. */
  readonly language: 'en' | 'ru' | 'es';
  readonly turn: number;
  readonly phase: string;
  /** Master seed (D-3): at least 128 bits in base32. */
  readonly master: string;
  /** Any text settled in public after the deadline (D-3); `''` is none. */
  readonly publicWord: string;
  readonly options: CombatOptions;
}

/** A player (sheet Players). */
export interface Player {
  readonly id: string;
  readonly name: string;
  /** The character on the board: dm.am `[private=…]`. */
  readonly character: string;
  readonly language: 'en' | 'ru' | 'es';
  /** Format the player's report goes out in by default. */
  readonly format: ReportFormat;
  readonly eliminated: boolean;
}

export const REPORT_FORMATS = ['xlsx', 'dm', 'bbcode', 'html', 'md', 'txt'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** A squad with what the campaign keeps beside the combat values. */
export interface CampaignSquad extends Squad {
  readonly owner: string;
  /** HP at which it is full; what a report shows beside HP left. */
  readonly cell: string;
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
  readonly place: RowPlace;
}

/** Where a row of a table stands: 0-based row of its sheet, and the column of each column id found. */
export interface RowPlace {
  readonly sheet: string;
  readonly row: number;
  readonly columns: Readonly<Record<string, number>>;
}

/** The campaign as the resolver may use it: everything read, checked and joined. */
export interface Campaign {
  readonly settings: CampaignSettings;
  readonly players: readonly Player[];
  readonly squads: readonly CampaignSquad[];
  readonly combats: readonly CampaignCombat[];
}

/** Place of a problem for its message and for the click that selects the cell. `column` is the header as written. */
export interface CellPlace {
  readonly sheet: string;
  readonly row: number | null;
  readonly column: string | null;
  readonly columnIndex: number | null;
  readonly value: CellValue | null;
}
