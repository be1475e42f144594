import { makeMemoryWorkbook } from '../../src/adapters/memory/workbook';
import { commitment } from '../../src/engine/dice/campaignKeys';
import type { Result } from '../../src/engine/result';
import type { Language } from '../../src/i18n/language';
import { newCampaign } from '../../src/workbook/new';
import type { WorkbookPort } from '../../src/workbook/port';
import { STATE_SHEET } from '../../src/workbook/state';

export const MASTER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The sample campaign in memory. */
export async function sampleCampaign(language: Language = 'en'): Promise<WorkbookPort> {
  const port = makeMemoryWorkbook();
  const sheets = newCampaign({ language, sample: true, master: MASTER, commitment: commitment(MASTER) });
  await port.apply(sheets.map((sheet) => ({ kind: 'put-sheet', sheet })));
  return port;
}

export function good<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Every sheet's values, but for the product's memory. */
export async function contentsOf(port: WorkbookPort): Promise<Readonly<Record<string, unknown>>> {
  const names = (await port.outline()).sheets.map(({ name }) => name).filter((name) => name !== STATE_SHEET);
  const grids = await port.values(names);
  return Object.fromEntries(names.map((name, i) => [name, grids[i]]));
}
