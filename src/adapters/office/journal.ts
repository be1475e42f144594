import { chunkText, parseJson, toChunks } from '../../workbook/chunks';
import type { Area } from '../../workbook/port';
import type { Visibility } from './look';
import type { Contents, Formats } from './enter';
import type { Queue } from './request';
import { byPieces, sheetOf, small, type Step } from './step';

/** The very hidden sheet that is there while a write is under way, and stays when it breaks off. */
export const JOURNAL_SHEET = '_warsheet-writing';
const TITLE = 'warsheet-writing';

/** Names of the copies of sheets that are being replaced. */
export const backupName = (number: number): string => `${BACKUP}${number}`;
const BACKUP = '_warsheet-before-';

/** Whether a sheet belongs to a write, and is nobody else's business. */
export const isOwnSheet = (name: string): boolean => name === JOURNAL_SHEET || name.startsWith(BACKUP);

/** What puts back one change to a sheet of the game master's. */
export type UndoStep =
  | {
      readonly kind: 'cells';
      /** So many moves of rows had been made when it was written: only then it stands where it says. */
      readonly moves: number;
      readonly contents: Contents;
      readonly formats: Formats;
    }
  | {
      readonly kind: 'inserted';
      readonly sheet: string;
      readonly row: number;
      readonly rows: number;
      /** A table that was made longer, and the area it had. */
      readonly grown: NamedArea | null;
    }
  | {
      readonly kind: 'deleted';
      readonly sheet: string;
      readonly row: number;
      readonly rows: number;
      readonly contents: Contents;
      readonly formats: Formats;
      readonly shrunk: readonly NamedArea[];
    };

export interface NamedArea {
  readonly table: string;
  readonly area: Area;
}

/** A sheet that is made, replaced or removed as a whole. */
export interface WholeSheet {
  readonly name: string;
  /** The copy of what stood there; `null`: there was no such sheet. */
  readonly backup: string | null;
  readonly visibility: Visibility;
  readonly position: number;
  /** Its tables from the top: a copy's tables have other names. */
  readonly tables: readonly string[];
}

/** Everything that puts a workbook back in which a write has broken off. */
export interface Journal {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** All sheets there were. */
  readonly names: readonly string[];
  readonly undo: readonly UndoStep[];
  readonly wholes: readonly WholeSheet[];
  /** The only sheet of a new workbook, blank, which goes. */
  readonly blank: string | null;
}

/**
 * How far a write has come: the copies are being made, so many moves of rows are done, or it is finished but for the
 * copies that go.
 */
export type Progress = 'preparing' | 'done' | number;

/** The mark that stands for the progress; numbers are kept as such. */
export const markStep = (progress: Progress): Step =>
  small((workbook) => {
    sheetOf(workbook, JOURNAL_SHEET).getRange('B1').values = [[progress]];
  });

/** Makes the journal and the copies; nothing else is changed. */
export const journalSteps = (journal: Journal): readonly Step[] => [
  small((workbook) => {
    const sheet = workbook.worksheets.add(JOURNAL_SHEET);
    sheet.visibility = 'VeryHidden';
    sheet.getRange('A1:B1').values = [[TITLE, 'preparing']];
  }),
  ...byPieces(
    toChunks(journal).map((chunk) => [chunk]),
    (workbook, rows, first) => {
      sheetOf(workbook, JOURNAL_SHEET).getRangeByIndexes(1 + first, 0, rows.length, 1).values = rows as string[][];
    },
  ),
  ...journal.wholes.flatMap(({ name, backup }) =>
    backup === null
      ? []
      : [
          small((workbook) => {
            const copy = sheetOf(workbook, name).copy('End');
            copy.name = backup;
            copy.visibility = 'VeryHidden';
          }),
        ],
  ),
  markStep(0),
];

/** Takes away copies and journal. */
export const closeSteps = (backups: readonly string[]): readonly Step[] =>
  [...backups, JOURNAL_SHEET].map((name) => small((workbook) => sheetOf(workbook, name).delete()));

/** A journal as it is found. */
export interface FoundJournal {
  readonly progress: Progress;
  /** `undefined`: the writing of the journal itself broke off, or somebody has changed it. */
  readonly journal: Journal | undefined;
}

const progressOf = (value: unknown): Progress => (value === 'done' || typeof value === 'number' ? value : 'preparing');

const isThere = ({ isNullObject }: Excel.Worksheet): boolean => !isNullObject;

/** Reads the journal; `undefined` where there is none. */
export const askJournal: Queue<FoundJournal | undefined> = ({ workbook }) => {
  const sheet = workbook.worksheets.getItemOrNullObject(JOURNAL_SHEET);
  const used = sheet.getUsedRangeOrNullObject(true).load('values');
  return () => {
    if (!isThere(sheet)) return undefined;
    const rows = used.isNullObject ? [] : (used.values as unknown[][]);
    const chunks = rows.slice(1).map(([cell]) => chunkText(String(cell)));
    const json = chunks.every((chunk) => chunk !== undefined) ? parseJson(chunks.join('')) : undefined;
    return { progress: progressOf(rows[0]?.[1]), journal: json as Journal | undefined };
  };
};
