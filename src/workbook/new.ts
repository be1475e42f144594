import { choiceWord, LANGUAGE_CHOICE, PHASE_CHOICE, RULESET_CHOICE } from './schema/choices';
import type { Language, Localized } from './schema/language';
import { defaultOptionWords, SETTING_SPECS, SETTINGS, type SettingId } from './schema/settings';
import { newTable, newTableSheet, sheetTitle } from './new-table';
import type { CellValue, NewSheet } from './port';
import { EMPTY_ROWS, type CampaignRows } from './sample/landing/rows';
import { sampleRows } from './sample/landing/sample';
import { EMPTY_STATE, stateSheet } from './state';

/** What a new campaign is made of. `master` and its `commitment` come from the caller, who has a source of chance. */
export interface NewCampaign {
  readonly language: Language;
  /** Blank: a name for the sample, none for an empty campaign. */
  readonly name?: string;
  readonly sample: boolean;
  readonly master: string;
  readonly commitment: string;
}

const TITLE: Localized<string> = {
  en: 'Warsheet: Landing campaign',
  ru: 'Warsheet: кампания «Высадка»',
  es: 'Warsheet: campaña de Desembarco',
};
const HINT: Localized<string> = {
  en: 'White columns are filled in by the game master, tinted ones by the product. A note on every header says what goes there.',
  ru: 'Белые столбцы заполняет мастер, подкрашенные — программа. Примечание в заголовке говорит, что писать в столбце.',
  es: 'Las columnas blancas las rellena el máster; las coloreadas, el programa. La nota de cada encabezado dice qué va en ella.',
};

/** Rows above the settings: title, hint, one blank. */
const SETTINGS_ROW = 3;

function settingsSheet(language: Language, values: Readonly<Record<SettingId, CellValue>>): NewSheet {
  const rows = SETTINGS.map((id) => ({
    setting: SETTING_SPECS[id].labels[language][0],
    value: values[id],
    note: SETTING_SPECS[id].note[language],
  }));
  const table = newTable('settings', language, rows, { row: SETTINGS_ROW });
  return {
    name: sheetTitle('settings', language),
    hidden: false,
    cells: [[{ value: TITLE[language], style: 'title' }], [{ value: HINT[language], style: 'note' }]],
    tables: [table],
    widths: table.columns.map(({ width }) => width),
    frozenRows: SETTINGS_ROW + 1,
    tab: 'gm',
  };
}

/** All sheets of a new campaign workbook, headers and choices in its language. */
export function newCampaign({ language, name, sample, master, commitment }: NewCampaign): readonly NewSheet[] {
  const rows: CampaignRows = sample ? sampleRows(language) : EMPTY_ROWS;
  const settings = {
    name: name ?? rows.name,
    ruleset: choiceWord(RULESET_CHOICE, 'landing', language),
    language: choiceWord(LANGUAGE_CHOICE, language, language),
    turn: rows.turn,
    phase: choiceWord(PHASE_CHOICE, 'combat', language),
    master,
    commitment,
    publicWord: '',
    ...defaultOptionWords(language),
  };
  return [
    settingsSheet(language, settings),
    newTableSheet('players', language, rows.players),
    newTableSheet('types', language, rows.types),
    newTableSheet('weapons', language, rows.weapons),
    newTableSheet('squads', language, rows.squads),
    newTableSheet('behaviour', language, rows.behaviour),
    newTableSheet('combats', language, rows.combats),
    stateSheet(EMPTY_STATE),
  ];
}
