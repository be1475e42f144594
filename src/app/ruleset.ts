import type { Result } from '../engine/result';
import type { Language } from '../i18n/language';
import type { ReportDocument } from '../reports/document';
import type { Campaign, PhaseName, Player } from '../workbook/campaign';
import type { FoundTables } from '../workbook/found';
import type { LedgerRow } from '../workbook/ledger';
import type { PlacedProblem } from '../workbook/problems';
import type { Fight } from './landing/fights';
import type { NewCell, WrittenCell } from './restore';
import type { NewRow, RowName } from './addedRows';
import type { Stopped, Work } from './work';

/** A phase about to be worked out: what is settled before any die is rolled. */
export interface PhaseSetting {
  readonly turn: number;
  readonly phase: PhaseName;
  /** Phase key (D-3). */
  readonly key: string;
  readonly commitment: string;
  /** Digest of the attempt's inputs (D-3). */
  readonly digest: string;
  readonly players: readonly Player[];
}

/** Where a ledger row stands, and the words it is in. */
export interface LedgerPlace {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly attempt: number;
  readonly language: Language;
}

/** What one player gets of a phase. */
export interface PlayerReport {
  /** Fights, shots or actions that concern the player. */
  readonly concerned: number;
  readonly document: ReportDocument;
}

/** A phase worked out, whatever its rules; words are put to it last. */
export interface Played {
  /** Landing's fights; none in other rulesets. */
  readonly fights: readonly Fight[];
  /** Every die (D-4). */
  readonly ledger: (place: LedgerPlace) => readonly LedgerRow[];
  /** What the phase writes into the game master's tables. */
  readonly cells: (language: Language) => readonly NewCell[];
  /** Rows that the phase adds to the game master's tables; a ruleset may have none. */
  readonly rows?: (language: Language) => readonly NewRow[];
  /** Rows that the phase takes out of the game master's tables; a ruleset may have none. */
  readonly taken?: readonly RowName[];
  /** Players who get a report, where not everybody does; then there is no packet either. */
  readonly audience?: readonly string[];
  /** What one player may know, in words; made in a function that gets nobody else's report. */
  readonly report: (player: Player) => PlayerReport;
  readonly packet: (language: Language) => ReportDocument;
  /** Everything that happened, for the game master alone; a ruleset may have none. */
  readonly log?: (language: Language) => ReportDocument;
  /** What the game master is told at once, a line each; a ruleset may have none. */
  readonly summary?: (language: Language) => readonly string[];
  /** Words that a player may not read, for the leak guard to name; `null`: everybody (the public packet). */
  readonly hidden: (playerId: string | null, campaign: Campaign, keys: readonly string[]) => readonly string[];
  /**
   * What the same door makes of the phase with all that this player may not know replaced (`null`: what nobody in
   * particular may know): where that differs from the real one, something hidden shows.
   */
  readonly twin: (playerId: string | null) => Pick<Played, 'report' | 'packet'>;
}

/** A cell of the game master's tables, by the role of the table, the id of the row and that of the column. */
export type CellName = Pick<WrittenCell, 'table' | 'id' | 'column'>;

/** A fight of a phase, to be recognised among those of another attempt. */
export interface Fought {
  /** Who fights whom. */
  readonly key: string;
  /** As its row is called. */
  readonly name: string;
}

/** A phase of one ruleset, for the use cases that resolve, report, verify and undo any phase. */
export interface PhaseRules<C extends Campaign = Campaign> {
  /** What the phase needs beyond a campaign that can be read. */
  readonly missing: (campaign: C, tables: FoundTables) => readonly PlacedProblem[];
  /** What the rules are going to refuse, or what looks like a slip: told by `check`; a ruleset may have none. */
  readonly foresee?: (campaign: C, tables: FoundTables) => readonly PlacedProblem[];
  /** Codes of problems that are none of this phase's business; a ruleset may have none. */
  readonly overlooks?: readonly string[];
  /** The cells that the phase will write, whatever the dice: those of {@link Played.cells}. */
  readonly writes: (campaign: C) => readonly CellName[];
  /** All that the resolution reads, as canonical lines (D-3). */
  readonly inputs: (campaign: C) => string;
  /** The same with names and owners, as JSON: what reports and proof are made of later. */
  readonly snapshot: (campaign: C) => string;
  /** The fights of a snapshot; a ruleset whose attempts need not be told from another turn's has none. */
  readonly fought?: (snapshot: string) => readonly Fought[];
  /** Works the phase out from its snapshot: the same snapshot and key give the same dice. */
  readonly play: (snapshot: string, setting: PhaseSetting, work: Work) => Promise<Result<Played, Stopped>>;
}
