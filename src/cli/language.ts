import type { Language } from '../i18n/language';
import { isLanguage } from '../i18n/language';

/** The language of the environment, as its variables say it, else English. */
export function environmentLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  // A variable that is set to nothing counts as not set (POSIX).
  const locale = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  return isLanguage(locale) ? locale : 'en';
}
