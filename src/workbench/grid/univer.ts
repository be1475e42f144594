import { LocaleType, LogLevel, mergeLocales, Univer } from '@univerjs/core';
import { FUniver } from '@univerjs/core/facade';
import { UniverSheetsCorePreset } from '@univerjs/preset-sheets-core';
import english from '@univerjs/preset-sheets-core/locales/en-US';
import spanish from '@univerjs/preset-sheets-core/locales/es-ES';
import russian from '@univerjs/preset-sheets-core/locales/ru-RU';
import type { Language } from '../../i18n/language';
import { hiddenMenus } from './gate';

const LOCALES: Readonly<Record<Language, LocaleType>> = {
  en: LocaleType.EN_US,
  ru: LocaleType.RU_RU,
  es: LocaleType.ES_ES,
};

/** Starts the grid in an element of the page, without a workbook. */
export const startUniver = (container: HTMLElement, language: Language): FUniver => {
  const locale = LOCALES[language];
  const locales = { [locale]: mergeLocales({ en: english, ru: russian, es: spanish }[language]) };
  const univer = new Univer({ locale, locales, logLevel: LogLevel.WARN });
  const { plugins } = UniverSheetsCorePreset({ container, menu: hiddenMenus() });
  for (const plugin of plugins) {
    if (Array.isArray(plugin)) univer.registerPlugin(plugin[0], plugin[1]);
    else univer.registerPlugin(plugin);
  }
  return FUniver.newAPI(univer);
};
