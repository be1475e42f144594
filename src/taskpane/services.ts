import type { FileCheck } from '../app/delivery';
import type { CellError } from '../functions/excel/lastErrors';
import type { Language } from '../i18n/language';
import type { ReportSheet } from '../reports/sheet';
import type { CellPlace } from '../workbook/campaign';
import type { Area, WorkbookPort } from '../workbook/port';

/** Where something stands in the workbook; what is not known of the place is `null`. */
export type Target = Pick<CellPlace, 'sheet' | 'row' | 'columnIndex'>;

/** The cells that are selected. */
export interface Selection extends Area {
  readonly sheet: string;
}

/** A file that leaves the workbook: a text, or one sheet of values. */
export type OutgoingFile = { readonly name: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sheet'; readonly sheetName: string; readonly sheet: ReportSheet; readonly check: FileCheck }
);

/** What the pane remembers between two openings, by key. */
export type MemoryKey = 'language' | 'post';

/** Something told by somebody else than the pane: a button of the ribbon, or the program itself. */
export interface Message {
  readonly tone: 'working' | 'done' | 'refused' | 'failed';
  /** The first one says it all; the others go into detail. */
  readonly lines: readonly { readonly text: string; readonly place: CellPlace | null }[];
}

/** Something that changes by itself; the result of `subscribe` ends the subscription. */
export interface Source<T> {
  readonly now: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Everything the pane needs of the program it stands in. Excel and plain memory are its two makers; components get
 * data and callbacks, and know neither. What fails throws; the pane shows the message.
 */
export interface PaneServices {
  readonly port: WorkbookPort;
  /** Language of the program's own windows. */
  readonly hostLanguage: Language;
  /** Told when somebody edits the workbook. */
  readonly onEdit: (listener: () => void) => () => void;
  readonly isDark: Source<boolean>;
  /** The program waits until the user has finished typing into a cell. */
  readonly isWaiting?: Source<boolean>;
  /** The last message of somebody else. */
  readonly told?: Source<Message | null>;
  /** The last errors of custom functions, newest first. */
  readonly functionErrors: Source<readonly CellError[]>;
  /** Shows a place of the workbook. */
  readonly select: (target: Target) => Promise<void>;
  readonly selection: () => Promise<Selection | null>;
  readonly copy: (text: string) => Promise<void>;
  readonly save: (file: OutgoingFile) => Promise<void>;
  /** Opens a sheet of values as a new workbook. */
  readonly openWorkbook: (file: OutgoingFile & { readonly kind: 'sheet' }) => Promise<void>;
  readonly remembered: (key: MemoryKey) => string | null;
  readonly remember: (key: MemoryKey, value: string) => void;
  /** Told which language the campaign speaks: formulas' results are in it from the next opening on. */
  readonly campaignSpeaks: (language: Language) => void;
  /** Bytes of the platform's cryptographic generator. */
  readonly random: (count: number) => Uint8Array;
}
