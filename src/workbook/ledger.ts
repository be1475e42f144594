import type { LedgerMark, PhaseName } from './campaign';
import { newTable, sheetTitle, type RowValues } from './new-table';
import type { NewSheet, Outline } from './port';
import type { PlacedProblem } from './problems';
import { rowsOf } from './read/row';
import { recogniseLedger, type SheetValues } from './recognise';
import { makePhaseName, readPhaseName } from './phaseName';
import { choiceWord, MARK_CHOICE } from './schema/choices';
import type { Language } from './schema/language';
import { MAX_TURN } from './schema/setting';

/** A die of an official resolution (D-4), or a GM's decision in place of one. */
export interface LedgerRow {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly attempt: number;
  /** Engagement id (D-2); `''` outside engagements. */
  readonly engagement: string;
  /** Whose squad key is the seed (D-3); `''`: the phase key is. */
  readonly squad: string;
  readonly label: string;
  /** Number of the die in its stream, from 1. */
  readonly index: number;
  readonly sides: number;
  readonly face: number;
  /** Skill plus modifiers, raw; `null` for damage dice. */
  readonly needed: number | null;
  readonly modifiers: string;
  readonly outcome: string;
  readonly mark: LedgerMark | null;
}

/** A resolution of a phase: what its keys are made of (D-3). */
export interface LedgerPhase {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly attempt: number;
  readonly digest: string;
  readonly keyDigest: string;
  readonly publicWord: string;
  readonly reason: string;
  readonly mark: LedgerMark | null;
}

export interface Ledger {
  readonly dice: readonly LedgerRow[];
  readonly phases: readonly LedgerPhase[];
}

export const EMPTY_LEDGER: Ledger = { dice: [], phases: [] };

export const ledgerSheetName = (language: Language, turn: number): string =>
  `${sheetTitle('ledger', language)} ${turn}`;

const markWord = (mark: LedgerMark | null, language: Language): string =>
  mark === null ? '' : choiceWord(MARK_CHOICE, mark, language);

/** The ledger sheet of a turn: the dice on the left, the resolutions they belong to on the right. */
export function ledgerSheet(language: Language, turn: number, ledger: Ledger): NewSheet {
  const suffix = String(turn);
  const dice = ledger.dice.map((row): RowValues<'ledger'> => ({
    ...row,
    phase: makePhaseName(row.phase, language),
    needed: row.needed ?? '',
    mark: markWord(row.mark, language),
  }));
  const phases = ledger.phases.map((row): RowValues<'phases'> => ({
    ...row,
    phase: makePhaseName(row.phase, language),
    mark: markWord(row.mark, language),
  }));
  const left = newTable('ledger', language, dice, { suffix });
  const right = newTable('phases', language, phases, { suffix, column: left.columns.length + 1 });
  return {
    name: ledgerSheetName(language, turn),
    hidden: false,
    cells: [],
    tables: [left, right],
    widths: [...left.columns, { width: 3 }, ...right.columns].map(({ width }) => width),
    frozenRows: 1,
    tab: 'product',
  };
}

const COUNT = { min: 0, max: 1_000_000_000 };
const NEEDED = { min: -100_000, max: 100_000 };
const TURNS = { min: 0, max: MAX_TURN };

/** Reads a ledger sheet. A row with a cell that cannot be read is a problem, not a die. */
export function readLedger(
  outline: Outline,
  sheet: SheetValues,
): Ledger & { readonly problems: readonly PlacedProblem[] } {
  const tables = recogniseLedger(outline, sheet);
  const problems: PlacedProblem[] = [];
  const dice = rowsOf(tables.ledger, problems).flatMap((row): LedgerRow[] => {
    const numbers = {
      turn: row.need(row.whole('turn', TURNS), 'turn'),
      attempt: row.need(row.whole('attempt', COUNT), 'attempt'),
      index: row.need(row.whole('index', COUNT), 'index'),
      sides: row.need(row.whole('sides', COUNT), 'sides'),
      face: row.need(row.whole('face', COUNT), 'face'),
    };
    const phase = row.need(readPhaseName(row), 'phase');
    const needed = row.whole('needed', NEEDED);
    const mark = row.choice('mark', MARK_CHOICE);
    const { turn, attempt, index, sides, face } = numbers;
    if (turn === undefined || attempt === undefined || index === undefined || sides === undefined) return [];
    if (face === undefined || phase === undefined || needed === undefined || mark === undefined) return [];
    const words = {
      engagement: row.text('engagement') ?? '',
      squad: row.text('squad') ?? '',
      label: row.text('label') ?? '',
      modifiers: row.text('modifiers') ?? '',
      outcome: row.text('outcome') ?? '',
    };
    return [{ turn, phase, attempt, index, sides, face, needed, mark, ...words }];
  });
  const phases = rowsOf(tables.phases, problems).flatMap((row): LedgerPhase[] => {
    const turn = row.need(row.whole('turn', TURNS), 'turn');
    const attempt = row.need(row.whole('attempt', COUNT), 'attempt');
    const phase = row.need(readPhaseName(row), 'phase');
    const mark = row.choice('mark', MARK_CHOICE);
    if (turn === undefined || attempt === undefined || phase === undefined || mark === undefined) return [];
    const words = {
      digest: row.text('digest') ?? '',
      keyDigest: row.text('keyDigest') ?? '',
      publicWord: row.text('publicWord') ?? '',
      reason: row.text('reason') ?? '',
    };
    return [{ turn, phase, attempt, mark, ...words }];
  });
  return { dice, phases, problems };
}
