import type { Language } from '../../i18n/language';
import { isLanguage } from '../../i18n/language';

/** The language of Excel's own windows, or English where Warsheet does not speak it. Asked once Office is ready. */
export function hostLanguage(): Language {
  const language = Office.context.displayLanguage.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'en';
}
