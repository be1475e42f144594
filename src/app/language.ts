import type { Language } from '../i18n/language';
import type { Outline, WorkbookPort } from '../workbook/port';
import { readRuleset, readSettings, settingRows } from '../workbook/read/settings';
import { isTitleOf, recognise, roleOfName } from '../workbook/recognise';
import { SETTINGS_ROLES } from '../workbook/schema/tables';
import { STATE_SHEET } from '../workbook/state';
import { sheetValues } from './open';

/** Sheets on which the settings may stand, the likeliest by themselves first: the others need not be read. */
function likelySheets({ sheets, tables }: Outline): readonly (readonly string[])[] {
  const named = tables.filter(({ name }) => roleOfName(name) === 'settings').map(({ sheet }) => sheet);
  const names = sheets.map(({ name }) => name).filter((name) => name !== STATE_SHEET);
  return [named, names.filter((name) => isTitleOf(name, 'settings')), names];
}

/** The language of a workbook's campaign, for messages about it; `null` where no settings can be found. */
export async function campaignLanguage(port: WorkbookPort): Promise<Language | null> {
  const outline = await port.outline();
  for (const names of likelySheets(outline)) {
    if (names.length === 0) continue;
    const { settings } = recognise(outline, await sheetValues(port, names), SETTINGS_ROLES).tables;
    if (settings) return readSettings(settings, settingRows(settings, readRuleset(settings), []), []).language;
  }
  return null;
}
