import { cellAt, rowPlace, type FoundTable } from '../workbook/found';
import type { CellValue, WorkbookPort } from '../workbook/port';
import { TABLES, type TableRole } from '../workbook/schema/tables';
import { rowRemovals } from '../workbook/write/tableRows';
import { openCampaign } from './open';
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
 * Goes on to the next turn: its number, no public word, and an empty table of what is declared anew every turn. What the
 * last turn wrote elsewhere stays.
 * @param declared the table of fights, of actions, or of the sequence.
 */
export async function nextTurn(
  port: WorkbookPort,
  declared: TableRole,
): Promise<{ readonly turn: number; readonly takeBack: TakeBack }> {
  const { reading } = await openCampaign(port);
  const { settings } = reading.campaign;
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
