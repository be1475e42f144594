import type { Diagnostic } from '../behaviour/diagnostic';
import type { Problem } from '../engine/problem';
import type { CellPlace } from './campaign';
import { EXO_TABLE_PROBLEMS } from './exoProblems';
import { GROWTH_TABLE_PROBLEMS } from './growthProblems';
import { MAP_TABLE_PROBLEMS } from './mapProblems';
import { PLANET_TABLE_PROBLEMS } from './planetProblems';

/** Everything that can be wrong with a workbook, beside what the notations of weapons and rules refuse. */
export const WORKBOOK_PROBLEMS = [
  'missing-table',
  'two-tables',
  'missing-column',
  'two-columns',
  'missing-value',
  'excel-error',
  'formula-not-calculated',
  'formula-in-the-way',
  'formula-replaced',
  'not-a-number',
  'not-whole',
  'too-many-places',
  'out-of-range',
  'looks-like-date',
  'id-is-number',
  'unknown-choice',
  'duplicate-id',
  'duplicate-name',
  'duplicate-character',
  'off-map',
  'hp-above-full',
  'squad-name-twice',
  'combat-of-one-player',
  'squads-without-combat',
  'unknown-setting',
  'duplicate-setting',
  'missing-setting',
  'weak-master',
  'unknown-player',
  'unknown-type',
  'unknown-weapon',
  'unknown-squad',
  'ambiguous-name',
  'weapon-listed-twice',
  'duplicate-rule-number',
  'too-many-rules',
  'rules-too-long',
  'rule-refused',
  'squad-without-hp',
  'squad-twice',
  'squad-on-both-sides',
  'squad-in-two-combats',
  'no-combats',
  'state-unreadable',
  ...EXO_TABLE_PROBLEMS,
  ...PLANET_TABLE_PROBLEMS,
  ...GROWTH_TABLE_PROBLEMS,
  ...MAP_TABLE_PROBLEMS,
] as const;
export type WorkbookProblem = (typeof WORKBOOK_PROBLEMS)[number];

/** A problem and the cell it stands in. Codes of weapons and of behaviour rules come through as they are. */
export interface PlacedProblem {
  readonly problem: Problem;
  readonly place: CellPlace;
  /** Why a behaviour rule is refused, and where in its text (code `rule-refused`). */
  readonly diagnostic?: Diagnostic;
}

export const sheetPlace = (sheet: string): CellPlace => ({
  sheet,
  row: null,
  column: null,
  columnIndex: null,
  value: null,
});
