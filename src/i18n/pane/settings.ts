import type { Words } from '../language';

/** The pane's settings and the campaign's. */
export type SettingsWord = 'pane' | 'language' | 'language-auto' | 'campaign' | 'write' | 'written' | 'about';

export const SETTINGS_WORDS: Words<SettingsWord> = {
  en: {
    pane: 'This pane',
    language: 'Language of the pane',
    'language-auto': 'as the campaign',
    campaign: 'The campaign',
    write: 'Write the settings',
    written: 'The settings are written.',
    about: 'Warsheet {version}',
  },
  ru: {
    pane: 'Эта панель',
    language: 'Язык панели',
    'language-auto': 'как у кампании',
    campaign: 'Кампания',
    write: 'Записать настройки',
    written: 'Настройки записаны.',
    about: 'Warsheet {version}',
  },
  es: {
    pane: 'Este panel',
    language: 'Idioma del panel',
    'language-auto': 'el de la campaña',
    campaign: 'La campaña',
    write: 'Escribir los ajustes',
    written: 'Los ajustes están escritos.',
    about: 'Warsheet {version}',
  },
};
