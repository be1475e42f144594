import { problem, type Problem } from '../engine/problem';
import { err, ok, type Result } from '../engine/result';
import type { PhaseName } from './campaign';
import { chunkText, parseJson, toChunks } from './chunks';
import type { Grid, NewSheet } from './port';
import { cellAt } from './found';

/** The hidden sheet on which the product keeps what it must remember. */
export const STATE_SHEET = '_warsheet';
const STATE_TITLE = 'warsheet-state';
const STATE_VERSION = 1;

/** A sheet the product made: it may be rebuilt and removed, and it is never read as the GM's. */
export interface OwnSheet {
  readonly name: string;
  readonly role: 'ledger' | 'private' | 'packet' | 'results';
  /** Whose private sheet it is. */
  readonly player: string | null;
  readonly turn: number;
  /** The phase it came of; a ledger belongs to the whole turn, and sheets of older workbooks do not say. */
  readonly phase?: PhaseName;
}

/** Whether a sheet is what a phase has made: it is replaced when the phase is resolved again and goes when it is undone. */
export const isOfPhase = (sheet: OwnSheet, turn: number, phase: PhaseName): boolean =>
  sheet.turn === turn && sheet.role !== 'ledger' && (sheet.phase ?? phase) === phase;

export interface AttemptRecord {
  readonly number: number;
  /** Digest of this attempt's inputs (D-3). */
  readonly digest: string;
  /** Canonical lines the digest is made of, joined by LF. */
  readonly inputs: string;
  /** The same with names and owners, as JSON of the use case that wrote it: what reports are made of later. */
  readonly snapshot: string;
  readonly reason: string;
  readonly undone: boolean;
}

/** A phase that has been resolved. Its key is made of the first attempt's digest and never changes (D-3). */
export interface PhaseRecord {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly firstDigest: string;
  /** The public word as it was when the phase was first resolved. */
  readonly publicWord: string;
  readonly attempts: readonly AttemptRecord[];
}

/** What undoing the last action takes, as text of the use case that wrote it. */
export interface JournalEntry {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly attempt: number;
  /** JSON of what puts every cell back. */
  readonly undo: string;
  /** JSON of the rows that the phase has added. */
  readonly rows?: string;
  /** JSON of the rows that it has taken out. */
  readonly taken?: string;
}

export interface WorkbookState {
  readonly sheets: readonly OwnSheet[];
  readonly phases: readonly PhaseRecord[];
  readonly journal: readonly JournalEntry[];
}

export const EMPTY_STATE: WorkbookState = { sheets: [], phases: [], journal: [] };

type RecordKind = 'sheet' | 'phase' | 'journal';

/** Rows of the sheet: kind of record, number of the record, number of the part, part of its JSON. */
export function stateSheet(state: WorkbookState): NewSheet {
  const records: readonly (readonly [RecordKind, unknown])[] = [
    ...state.sheets.map((record) => ['sheet', record] as const),
    ...state.phases.map((record) => ['phase', record] as const),
    ...state.journal.map((record) => ['journal', record] as const),
  ];
  const rows = records.flatMap(([kind, record], index) =>
    toChunks(record).map((chunk, part) => [kind, index + 1, part + 1, chunk]),
  );
  return {
    name: STATE_SHEET,
    hidden: true,
    cells: [[STATE_TITLE, STATE_VERSION], ...rows].map((row) => row.map((value) => ({ value, style: 'plain' }))),
    tables: [],
    widths: [14, 8, 8, 40],
    frozenRows: 1,
  };
}

/** Reads the state sheet; a workbook without one has an empty state. */
export function readState(grid: Grid | undefined): Result<WorkbookState, Problem> {
  if (!grid) return ok(EMPTY_STATE);
  const unreadable = (row: number) => err(problem('state-unreadable', { sheet: STATE_SHEET, row: row + 1 }));
  if (cellAt(grid, 0, 0) !== STATE_TITLE || Number(cellAt(grid, 0, 1)) !== STATE_VERSION) return unreadable(0);
  const texts = new Map<string, { kind: string; json: string; row: number }>();
  for (let row = 1; row < grid.length; row++) {
    const [kind, record, part, chunk] = [0, 1, 2, 3].map((column) => String(cellAt(grid, row, column)));
    if (!kind) continue;
    const known = texts.get(record ?? '');
    const json = chunk === undefined ? undefined : chunkText(chunk);
    if (json === undefined) return unreadable(row);
    if (part !== '1' && !known) return unreadable(row);
    texts.set(record ?? '', { kind, json: (known?.json ?? '') + json, row });
  }
  const state = { sheets: [] as OwnSheet[], phases: [] as PhaseRecord[], journal: [] as JournalEntry[] };
  for (const { kind, json, row } of texts.values()) {
    const value = parseJson(json);
    if (typeof value !== 'object' || value === null) return unreadable(row);
    // The product alone writes this sheet; a version that changes a record's shape raises STATE_VERSION.
    if (kind === 'sheet') state.sheets.push(value as OwnSheet);
    else if (kind === 'phase') state.phases.push(value as PhaseRecord);
    else if (kind === 'journal') state.journal.push(value as JournalEntry);
    else return unreadable(row);
  }
  return ok(state);
}

export const findPhase = (state: WorkbookState, turn: number, phase: PhaseName): PhaseRecord | undefined =>
  state.phases.find((record) => record.turn === turn && record.phase === phase);
