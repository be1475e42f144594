import type { PhaseId } from './campaign';
import type { CellValue, NewSheet } from './port';
import type { RowValues } from './new-table';
import type { Localized } from './schema/language';
import type { SettingId } from './schema/settings';

/** What a new campaign of one ruleset starts with, beside what every campaign has. */
export interface NewBook {
  /** First line of the sheet Campaign. */
  readonly title: Localized<string>;
  readonly name: string;
  readonly turn: number;
  readonly phase: PhaseId;
  readonly options: Readonly<Partial<Record<SettingId, CellValue>>>;
  readonly players: readonly RowValues<'players'>[];
  /** The ruleset's own sheets, in order. */
  readonly sheets: readonly NewSheet[];
}
