import type { CellValue, Change, WorkbookPort } from '../workbook/port';
import type { ReadCampaign } from '../workbook/read/campaign';
import { settingRows } from '../workbook/read/settings';
import type { SettingId } from '../workbook/schema/settings';
import type { TableRole } from '../workbook/schema/tables';
import type { NewRule } from '../workbook/write/landing/behaviour';
import { behaviourChanges } from '../workbook/write/landing/behaviour';
import { combatChanges, combatRemovals, type CombatRow } from '../workbook/write/landing/combats';
import { settingChanges } from '../workbook/write/rows';
import { rowInsertions } from '../workbook/write/tableRows';
import { openCampaign } from './open';

export type SettingValues = Readonly<Partial<Record<SettingId, CellValue>>>;

/** What puts back what a small use case wrote; a resolved phase has its journal instead. */
export type TakeBack =
  /** By squad id: the rules it had. */
  | { readonly kind: 'rules'; readonly rules: ReadonlyMap<string, readonly NewRule[]> }
  | { readonly kind: 'combats'; readonly remove: readonly string[]; readonly put: readonly CombatRow[] }
  /** Rows that were taken out of a table, as they stood. */
  | {
      readonly kind: 'rows';
      readonly table: TableRole;
      readonly rows: readonly Readonly<Record<string, CellValue>>[];
    }
  | { readonly kind: 'settings'; readonly values: SettingValues }
  | { readonly kind: 'all'; readonly parts: readonly TakeBack[] };

/** The settings named, as their cells stand. */
export function settingsNow({ campaign, tables }: ReadCampaign, ids: readonly SettingId[]): SettingValues {
  const rows = settingRows(tables.settings, campaign.ruleset, []);
  return Object.fromEntries(ids.map((id) => [id, rows.get(id)?.value('value') ?? '']));
}

/** Puts back what was written, wherever its rows stand by now. */
export async function takeBack(port: WorkbookPort, what: TakeBack): Promise<void> {
  if (what.kind === 'all') {
    for (const part of what.parts) await takeBack(port, part);
    return;
  }
  const { reading } = await openCampaign(port);
  await port.apply(changesOf(reading, what));
}

function changesOf(reading: ReadCampaign, what: Exclude<TakeBack, { kind: 'all' }>): readonly Change[] {
  switch (what.kind) {
    case 'rules':
      return behaviourChanges(reading, what.rules);
    case 'combats':
      return what.put.length > 0 ? combatChanges(reading, what.put) : combatRemovals(reading, what.remove);
    case 'rows': {
      const table = reading.tables[what.table];
      return table ? rowInsertions(table, what.rows) : [];
    }
    case 'settings':
      return reading.tables.settings ? settingChanges(reading.tables.settings, reading.campaign, what.values) : [];
  }
}
