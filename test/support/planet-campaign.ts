import { makeMemoryWorkbook } from '../../src/adapters/memory/workbook';
import { commitment } from '../../src/engine/dice/campaignKeys';
import type { Language } from '../../src/i18n/language';
import { newCampaign } from '../../src/workbook/new';
import type { CellValue, NewSheet, WorkbookPort } from '../../src/workbook/port';
import { MASTER } from './sample-campaign';

/** The sample of the planet wargame as sheets. */
export const planetSheets = (language: Language = 'es', master = MASTER): readonly NewSheet[] =>
  newCampaign({ language, ruleset: 'planet', sample: true, master, commitment: commitment(master) });

/** The same in memory. */
export async function planetCampaign(
  language: Language = 'es',
  change: (sheet: NewSheet) => NewSheet = (sheet) => sheet,
  master = MASTER,
): Promise<WorkbookPort> {
  const port = makeMemoryWorkbook();
  await port.apply(planetSheets(language, master).map((sheet) => ({ kind: 'put-sheet', sheet: change(sheet) })));
  return port;
}

/** Changes the rows of one table. */
export const withRows =
  (table: string, change: (rows: readonly (readonly CellValue[])[]) => readonly (readonly CellValue[])[]) =>
  (sheet: NewSheet): NewSheet => ({
    ...sheet,
    tables: sheet.tables.map((each) => (each.name === table ? { ...each, rows: change(each.rows) } : each)),
  });
