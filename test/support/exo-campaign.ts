import { makeMemoryWorkbook } from '../../src/adapters/memory/workbook';
import { openCampaign } from '../../src/app/open';
import { commitment } from '../../src/engine/dice/campaignKeys';
import type { Language } from '../../src/i18n/language';
import type { ExoCampaign, RowPlace } from '../../src/workbook/campaign';
import { newCampaign } from '../../src/workbook/new';
import type { CellValue, WorkbookPort } from '../../src/workbook/port';
import { MASTER } from './sample-campaign';

/** The sample campaign of EXO in memory. */
export async function exoSample(language: Language = 'en', master = MASTER): Promise<WorkbookPort> {
  const port = makeMemoryWorkbook();
  const sheets = newCampaign({ ruleset: 'exo', language, sample: true, master, commitment: commitment(master) });
  await port.apply(sheets.map((sheet) => ({ kind: 'put-sheet', sheet })));
  return port;
}

/** The campaign as it reads now. */
export async function exoOf(port: WorkbookPort): Promise<ExoCampaign> {
  const { campaign } = (await openCampaign(port)).reading;
  if (campaign.ruleset !== 'exo') throw new Error('not a campaign of EXO');
  return campaign;
}

/** Types a value into a cell of a row. */
export const typeInto = (port: WorkbookPort, { sheet, row, columns }: RowPlace, column: string, value: CellValue) =>
  port.apply([{ kind: 'cells', sheet, row, column: columns[column] ?? -1, values: [[value]] }]);
