import { problem } from '../../engine/problem';
import { HostFailure } from '../../workbook/hostProblems';
import type { Change } from '../../workbook/port';
import { lookBefore, type Assumed } from './before';
import { askJournal, backupName, closeSteps, journalSteps, markStep, type Journal, type WholeSheet } from './journal';
import type { Look } from './look';
import { planChanges, wholeSheets } from './plan';
import type { Ask } from './read';
import { recover, send } from './recover';
import { isSame } from './shape';
import { sheetOf, small, type Step } from './step';

const wholesOf = (look: Look, names: readonly string[], changes: readonly Change[]): readonly WholeSheet[] =>
  wholeSheets(changes).map((name, i) => {
    const sheet = look.sheets.find((each) => isSame(each.name, name));
    return {
      name: sheet?.name ?? name,
      backup: sheet ? backupName(i + 1) : null,
      visibility: sheet?.visibility ?? 'Visible',
      position: sheet ? names.indexOf(sheet.name) : names.length,
      tables: look.tables.filter((table) => sheet && table.sheet === sheet.name).map((table) => table.name),
    };
  });

/** The blank sheet of a new workbook goes as soon as another one can be seen. */
const goingBlank = ({ blank }: Look, changes: readonly Change[]): string | null => {
  const puts = changes.flatMap((change) => (change.kind === 'put-sheet' ? [change.sheet] : []));
  const removed = changes.flatMap((change) => (change.kind === 'remove-sheet' ? [change.sheet] : []));
  const stays = (name: string): boolean => !removed.some((each) => isSame(each, name));
  const isSeen = [...puts].reverse().some((sheet, i, all) => {
    const isLast = all.findIndex(({ name }) => isSame(name, sheet.name)) === i;
    return isLast && !sheet.hidden && stays(sheet.name);
  });
  return blank !== null && isSeen && !puts.some(({ name }) => isSame(name, blank)) ? blank : null;
};

/** Excel's own words for what it refused. */
const reason = (error: unknown): { readonly code: string; readonly message: string } =>
  error instanceof OfficeExtension.Error
    ? { code: error.code, message: error.message }
    : { code: '', message: error instanceof Error ? error.message : String(error) };

/**
 * After a write has failed: finishes it or puts everything back.
 * @param wasWriting the journal was complete, so without it the write has come to its end.
 */
const settle = async (ask: Ask, error: unknown, wasWriting: boolean): Promise<void> => {
  let isDone: boolean;
  try {
    const found = await ask(askJournal);
    isDone = found ? (await recover(ask, found)) === 'finished' : wasWriting;
  } catch {
    throw new HostFailure(problem('write-broken-off', reason(error)));
  }
  if (!isDone) throw new HostFailure(problem('write-undone', reason(error)));
};

/**
 * Makes all changes or none of them. Excel's requests are not atomic, so what the changes overwrite is kept on a very
 * hidden sheet first, and sheets that are replaced as a whole are copied. A write that fails is put back at once or, if
 * that fails too, when the workbook is looked at next.
 */
export const writeChanges = async (
  ask: Ask,
  assumed: Assumed,
  changes: readonly Change[],
  startedAt: number,
): Promise<void> => {
  const { look, before, names } = await lookBefore(ask, assumed, changes);
  const plan = planChanges(look, changes, before);
  const wholes = wholesOf(look, names, changes);
  const blank = goingBlank(look, changes);
  const journal: Journal = { startedAt, names, undo: plan.undo, wholes, blank };
  const last: readonly Step[] = [
    ...(blank === null ? [] : [small((workbook) => sheetOf(workbook, blank).delete())]),
    markStep('done'),
    ...closeSteps(wholes.flatMap(({ backup }) => backup ?? [])),
  ];
  let isWriting = false;
  try {
    await send(ask, journalSteps(journal));
    isWriting = true;
    await send(ask, [...plan.steps, ...last]);
  } catch (error) {
    await settle(ask, error, isWriting);
  }
};
