import type { Language } from '../i18n/language';
import { isLanguage } from '../i18n/language';

/** The language of messages: `--lang`, else that of the environment, else English. */
export function chooseLanguage(
  asked: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Language | undefined {
  if (asked !== undefined) return isLanguage(asked) ? asked : undefined;
  const locale = (env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '').slice(0, 2).toLowerCase();
  return isLanguage(locale) ? locale : 'en';
}
