import type { PhaseId } from '../workbook/campaign';
import type { Change, WorkbookPort } from '../workbook/port';
import type { ReadCampaign } from '../workbook/read/campaign';
import { choiceWord, PHASE_CHOICE } from '../workbook/schema/choices';
import type { SettingId } from '../workbook/schema/settings';
import { settingChanges } from '../workbook/write/rows';
import { openCampaign } from './open';
import { settingsNow, type SettingValues, type TakeBack } from './takeBack';

/** What writes settings, and what puts back those that stood there. */
export function settingWrite(
  reading: ReadCampaign,
  values: SettingValues,
): { readonly changes: readonly Change[]; readonly takeBack: TakeBack } {
  const { campaign, tables } = reading;
  return {
    changes: tables.settings ? settingChanges(tables.settings, campaign, values) : [],
    takeBack: { kind: 'settings', values: settingsNow(reading, Object.keys(values) as (keyof SettingValues)[]) },
  };
}

async function putSettings(port: WorkbookPort, valuesOf: (reading: ReadCampaign) => SettingValues): Promise<TakeBack> {
  const { reading } = await openCampaign(port);
  const { changes, takeBack } = settingWrite(reading, valuesOf(reading));
  await port.apply(changes);
  return takeBack;
}

/** The settings named, as their cells stand: what a form begins with. */
export async function readSettingValues(port: WorkbookPort, ids: readonly SettingId[]): Promise<SettingValues> {
  const { reading } = await openCampaign(port);
  return settingsNow(reading, ids);
}

/** Writes settings that a form has checked. */
export const setSettings = (port: WorkbookPort, values: SettingValues): Promise<TakeBack> =>
  putSettings(port, () => values);

/** Writes the public word of the turn (D-3): it counts when the phase is resolved for the first time. */
export const setPublicWord = (port: WorkbookPort, word: string): Promise<TakeBack> =>
  putSettings(port, () => ({ publicWord: word.normalize('NFC').trim() }));

/** Says which phase of the turn is on. */
export const setPhase = (port: WorkbookPort, phase: PhaseId): Promise<TakeBack> =>
  putSettings(port, ({ campaign }) => ({ phase: choiceWord(PHASE_CHOICE, phase, campaign.settings.language) }));
