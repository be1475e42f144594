import type { Language } from '../../i18n/language';
import { isLanguage } from '../../i18n/language';

/** Where the workbook remembers its campaign's language. */
const SETTING = 'warsheet.language';

/** Absent while Office is not ready. */
const officeContext = (): Partial<Office.Context> | undefined => Office.context as Partial<Office.Context> | undefined;

/** The language of Excel's own windows, or English where Warsheet does not speak it. */
export function hostLanguage(): Language {
  const language = (officeContext()?.displayLanguage ?? '').slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'en';
}

let settled: Language | undefined;

/**
 * The language of formulas' results: the campaign's, as the workbook remembers it, else Excel's. It is settled by the
 * first formula and stays while the workbook is open, so that the same formula never gives two answers.
 */
export function resultLanguage(): Language {
  if (settled) return settled;
  const context = officeContext();
  const remembered: unknown = context?.document?.settings?.get(SETTING);
  const language = typeof remembered === 'string' && isLanguage(remembered) ? remembered : hostLanguage();
  if (context?.displayLanguage !== undefined) settled = language;
  return language;
}

/** Lets formulas speak the campaign's language from the workbook's next opening on. */
export function rememberLanguage(language: Language): void {
  const { settings } = Office.context.document;
  if (settings.get(SETTING) === language) return;
  settings.set(SETTING, language);
  settings.saveAsync();
}
