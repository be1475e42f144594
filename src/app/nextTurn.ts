import { problem } from '../engine/problem';
import { err, ok, type Result } from '../engine/result';
import { cellAt, rowPlace, type FoundTable } from '../workbook/found';
import type { CellValue, WorkbookPort } from '../workbook/port';
import { TABLES } from '../workbook/schema/tables';
import { findPhase } from '../workbook/state';
import { rowRemovals } from '../workbook/write/tableRows';
import { liveAttempt } from './facts';
import { openCampaign } from './open';
import { type Refusal, refusal } from './resolve';
import { DECLARED_ANEW } from './rulesets';
import { settingWrite } from './settings';
import type { TakeBack } from './takeBack';

/** The rows of a table as their cells hold them, top to bottom. */
const rowsNow = (table: FoundTable): readonly Readonly<Record<string, CellValue>>[] =>
  table.rows.map((row) =>
    Object.fromEntries(
      Object.entries(rowPlace(table, row).columns).map(([id, column]) => [id, cellAt(table.grid, row, column)]),
    ),
  );

/**
 * Goes on to the next turn unless that would lose combats that were entered for this one and not resolved.
 * @returns the new turn's number, and how many rows of the old one's declarations were taken out.
 */
export async function finishTurn(
  port: WorkbookPort,
): Promise<Result<{ readonly turn: number; readonly declared: number }, Refusal>> {
  const { reading, state, kept } = await openCampaign(port);
  if (kept.length > 0) return err({ problems: kept });
  const { settings, combats, ruleset } = reading.campaign;
  if (combats.length > 0 && !liveAttempt(findPhase(state, settings.turn, 'combat'))) {
    const names = combats.map(({ id }) => id).join(', ');
    return refusal(problem('turn-not-fought', { turn: settings.turn, names }));
  }
  const declared = reading.tables[DECLARED_ANEW[ruleset]]?.rows.length ?? 0;
  const { turn } = await nextTurn(port);
  return ok({ turn, declared });
}

/**
 * Goes on to the next turn: its number, no public word, and an empty table of what is declared anew every turn. What the
 * last turn wrote elsewhere stays.
 */
export async function nextTurn(port: WorkbookPort): Promise<{ readonly turn: number; readonly takeBack: TakeBack }> {
  const { reading } = await openCampaign(port);
  const { settings, ruleset } = reading.campaign;
  const declared = DECLARED_ANEW[ruleset];
  const table = reading.tables[declared];
  const turn = settings.turn + 1;
  const word = settings.publicWord === '' ? {} : { publicWord: '' };
  const written = settingWrite(reading, { turn, ...word });
  const removals = table
    ? rowRemovals(
        table,
        Object.keys(TABLES[declared].columns),
        table.rows.map((row) => rowPlace(table, row)),
      )
    : [];
  await port.apply([...written.changes, ...removals]);
  const rowsBack: TakeBack = { kind: 'rows', table: declared, rows: table ? rowsNow(table) : [] };
  return { turn, takeBack: { kind: 'all', parts: [written.takeBack, rowsBack] } };
}
