import { putBackSteps } from './enter';
import {
  closeSteps,
  JOURNAL_SHEET,
  markStep,
  type FoundJournal,
  type Journal,
  type UndoStep,
  type WholeSheet,
} from './journal';
import { resizeStep } from './plan';
import type { Ask } from './read';
import type { Queue } from './request';
import { inRequests, sheetOf, small, type Step } from './step';

/** What became of a write that had broken off. */
export type Recovery =
  /** It had done everything, or nothing at all was left of it. */
  | 'finished'
  /** The workbook is as it was before. */
  | 'undone';

const undoSteps = (undo: UndoStep): readonly Step[] => {
  switch (undo.kind) {
    case 'cells':
      return putBackSteps(undo.contents, undo.formats);
    case 'inserted': {
      const { sheet, row, rows, grown } = undo;
      return [
        ...(grown ? [resizeStep(sheet, grown.table, grown.area)] : []),
        small(
          (workbook) =>
            void sheetOf(workbook, sheet)
              .getRange(`${row + 1}:${row + rows}`)
              .delete('Up'),
        ),
      ];
    }
    case 'deleted': {
      const { sheet, row, rows } = undo;
      return [
        small(
          (workbook) =>
            void sheetOf(workbook, sheet)
              .getRange(`${row + 1}:${row + rows}`)
              .insert('Down'),
        ),
      ];
    }
  }
};

/** What comes after the rows are back, and may be done again and again. */
const afterwards = (undo: UndoStep): readonly Step[] =>
  undo.kind === 'deleted'
    ? [
        ...undo.shrunk.map(({ table, area }) => resizeStep(undo.sheet, table, area)),
        ...putBackSteps(undo.contents, undo.formats),
      ]
    : [];

/** Puts changes back from the last one on, as far as they had been made. */
const rowSteps = ({ undo }: Journal, progress: number): readonly Step[] => {
  const steps: Step[] = [];
  // Each move of rows has a number, from 1.
  let move = undo.filter(({ kind }) => kind !== 'cells').length;
  for (const step of [...undo].reverse()) {
    if (step.kind === 'cells') {
      if (progress >= step.moves) steps.push(...undoSteps(step));
      continue;
    }
    if (progress >= move) steps.push(...undoSteps(step), markStep(move - 1), ...afterwards(step));
    // An earlier putting back may have broken off between the rows and what comes after them.
    else if (progress === move - 1) steps.push(...afterwards(step));
    move -= 1;
  }
  return steps;
};

interface Sheets {
  readonly names: readonly string[];
  /** Tables of the copies, from the top. */
  readonly tables: ReadonlyMap<string, readonly string[]>;
}

const askSheets =
  (copies: readonly string[]): Queue<Sheets> =>
  ({ workbook }) => {
    const sheets = workbook.worksheets.load('items/name');
    const tables = copies.map((name) => workbook.worksheets.getItemOrNullObject(name).tables.load('items/name'));
    return () => ({
      names: sheets.items.map(({ name }) => name),
      tables: new Map(
        copies.map((name, i) => {
          const found = tables[i];
          return [name, found === undefined || found.isNullObject ? [] : found.items.map((table) => table.name)];
        }),
      ),
    });
  };

/** The copy takes the place of what was made of the sheet. */
const takePlace = (whole: WholeSheet, backup: string, { names, tables }: Sheets): readonly Step[] => [
  small((workbook) => {
    sheetOf(workbook, backup).visibility = whole.visibility as Excel.SheetVisibility;
  }),
  ...(names.includes(whole.name) ? [small((workbook) => sheetOf(workbook, whole.name).delete())] : []),
  ...(tables.get(backup) ?? []).flatMap((table, i) => {
    const name = whole.tables[i];
    return name === undefined || name === table
      ? []
      : [
          small((workbook) => {
            sheetOf(workbook, backup).tables.getItem(table).name = name;
          }),
        ];
  }),
  small((workbook) => {
    const sheet = sheetOf(workbook, backup);
    sheet.name = whole.name;
    sheet.position = whole.position;
  }),
];

const wholeSteps = (whole: WholeSheet, sheets: Sheets): readonly Step[] => {
  if (whole.backup !== null)
    // Without the copy it has taken its place already.
    return sheets.names.includes(whole.backup) ? takePlace(whole, whole.backup, sheets) : [];
  return sheets.names.includes(whole.name) ? [small((workbook) => sheetOf(workbook, whole.name).delete())] : [];
};

const putBack = async (ask: Ask, journal: Journal, progress: number): Promise<void> => {
  const backups = journal.wholes.flatMap(({ backup }) => backup ?? []);
  const sheets = await ask(askSheets(backups));
  const { blank } = journal;
  const steps = [
    // A workbook cannot be without a sheet that is seen.
    ...(blank !== null && !sheets.names.includes(blank) ? [small(({ worksheets }) => void worksheets.add(blank))] : []),
    ...rowSteps(journal, progress),
    ...journal.wholes.flatMap((whole) => wholeSteps(whole, sheets)),
    ...closeSteps([]),
  ];
  await send(ask, steps);
};

/** Carries out steps in as few requests as they fit into. */
export const send = async (ask: Ask, steps: readonly Step[]): Promise<void> => {
  for (const some of inRequests(steps))
    await ask(({ workbook }) => {
      // Formulas are calculated once, at the end.
      workbook.application.suspendApiCalculationUntilNextSync();
      for (const { run } of some) run(workbook);
      return () => undefined;
    });
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Takes away what is left of a write that needs no putting back. */
const tidy = async (ask: Ask, journal: Journal | undefined): Promise<void> => {
  const { names } = await ask(askSheets([]));
  const copies = new Set(journal?.wholes.flatMap(({ backup }) => backup ?? []));
  // A copy that had not got its own name yet has one that Excel gave it.
  const isCopy = (name: string): boolean =>
    copies.has(name) ||
    (journal?.wholes.some((whole) => new RegExp(`^${escaped(whole.name)} \\(\\d+\\)$`, 'i').test(name)) === true &&
      !journal.names.includes(name));
  if (names.includes(JOURNAL_SHEET)) await send(ask, closeSteps(names.filter(isCopy)));
};

/** Finishes or puts back a write that has broken off; may be done again when it breaks off itself. */
export const recover = async (ask: Ask, { progress, journal }: FoundJournal): Promise<Recovery> => {
  if (typeof progress === 'number' && journal) {
    await putBack(ask, journal, progress);
    return 'undone';
  }
  await tidy(ask, journal);
  return progress === 'done' ? 'finished' : 'undone';
};
