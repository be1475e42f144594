import type { RulesetId } from './campaign';
import type { NewBook } from './new-book';
import { newTable, newTableSheet, sheetTitle } from './new-table';
import type { CellValue, NewSheet } from './port';
import { exoBook } from './sample/exo/book';
import { landingBook } from './sample/landing/book';
import { planetBook } from './sample/planet/book';
import { choiceWord, LANGUAGE_CHOICE, PHASE_CHOICE, RULESET_CHOICE } from './schema/choices';
import type { Language, Localized } from './schema/language';
import { SETTING_SPECS, SETTINGS, type SettingId } from './schema/settings';
import { EMPTY_STATE, stateSheet } from './state';

/** What a new campaign is made of. `master` and its `commitment` come from the caller, who has a source of chance. */
export interface NewCampaign {
  readonly language: Language;
  /** Landing where none is given. */
  readonly ruleset?: RulesetId;
  /** Blank: a name for the sample, none for an empty campaign. */
  readonly name?: string;
  readonly sample: boolean;
  readonly master: string;
  readonly commitment: string;
}

const HINT: Localized<string> = {
  en: 'White columns are filled in by the game master, tinted ones by the product. A note on every header says what goes there.',
  ru: 'Белые столбцы заполняет мастер, подкрашенные — программа. Примечание в заголовке говорит, что писать в столбце.',
  es: 'Las columnas blancas las rellena el máster; las coloreadas, el programa. La nota de cada encabezado dice qué va en ella.',
};

/** Rows above the settings: title, hint, one blank. */
const SETTINGS_ROW = 3;

const BOOKS: Readonly<Record<RulesetId, (language: Language, sample: boolean) => NewBook>> = {
  landing: landingBook,
  exo: exoBook,
  planet: planetBook,
};

function settingsSheet(
  language: Language,
  title: string,
  rows: readonly (readonly [SettingId, CellValue])[],
): NewSheet {
  const values = rows.map(([id, value]) => ({
    setting: SETTING_SPECS[id].labels[language][0],
    value,
    note: SETTING_SPECS[id].note[language],
  }));
  const table = newTable('settings', language, values, { row: SETTINGS_ROW });
  return {
    name: sheetTitle('settings', language),
    hidden: false,
    cells: [[{ value: title, style: 'title' }], [{ value: HINT[language], style: 'note' }]],
    tables: [table],
    widths: table.columns.map(({ width }) => width),
    frozenRows: SETTINGS_ROW + 1,
    tab: 'gm',
  };
}

/** All sheets of a new campaign workbook, headers and choices in its language. */
export function newCampaign(wanted: NewCampaign): readonly NewSheet[] {
  const { language, name, sample, master, commitment, ruleset = 'landing' } = wanted;
  const book = BOOKS[ruleset](language, sample);
  const settings: Readonly<Partial<Record<SettingId, CellValue>>> = {
    name: name ?? book.name,
    ruleset: choiceWord(RULESET_CHOICE, ruleset, language),
    language: choiceWord(LANGUAGE_CHOICE, language, language),
    turn: book.turn,
    phase: choiceWord(PHASE_CHOICE, book.phase, language),
    master,
    commitment,
    publicWord: '',
    ...book.options,
  };
  const rows = SETTINGS[ruleset].map((id) => [id, settings[id] ?? ''] as const);
  return [
    settingsSheet(language, book.title[language], rows),
    newTableSheet('players', language, book.players),
    ...book.sheets,
    stateSheet(EMPTY_STATE),
  ];
}
