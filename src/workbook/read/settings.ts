import { problem } from '../../engine/problem';
import type { CampaignSettings, RulesetId } from '../campaign';
import { type FoundTable } from '../found';
import { normalizeLabel, tidyText } from '../names';
import { sheetPlace, type PlacedProblem } from '../problems';
import { LANGUAGE_CHOICE, PHASE_CHOICE, RULESET_CHOICE } from '../schema/choices';
import { allLabels, shownLabels, WORKBOOK_LANGUAGES, type Language } from '../schema/language';
import { MAX_TURN } from '../schema/setting';
import { SETTINGS, SETTINGS_TABLE, SETTING_SPECS, type SettingId } from '../schema/settings';
import { listed } from './lookup';
import { rowsOf, type RowReader } from './row';

export type SettingRows = ReadonlyMap<SettingId, RowReader<'settings'>>;

const labelsOf = (ruleset: RulesetId): ReadonlyMap<string, SettingId> =>
  new Map(
    SETTINGS[ruleset].flatMap((id) =>
      allLabels(SETTING_SPECS[id].labels).map((label) => [normalizeLabel(label), id] as const),
    ),
  );

/** 128 bits in base32, five a letter (D-3). */
const MIN_MASTER_LETTERS = 26;
const BASE32 = /^[A-Z2-7]+=*$/i;

/** The ruleset a campaign follows; one that cannot be read is reported with the other settings. */
export function readRuleset(table: FoundTable<'settings'> | undefined): RulesetId {
  const row = settingRows(table, 'landing', []).get('ruleset');
  return row?.choice('value', RULESET_CHOICE) ?? 'landing';
}

/** The setting rows by their id; labels that are not known, and doubles, are reported. */
export function settingRows(
  table: FoundTable<'settings'> | undefined,
  ruleset: RulesetId,
  problems: PlacedProblem[],
): SettingRows {
  const known = labelsOf(ruleset);
  const rows = new Map<SettingId, RowReader<'settings'>>();
  for (const row of rowsOf(table, problems)) {
    const label = row.text('setting');
    if (label === undefined) continue;
    if (label === null) {
      row.need(label, 'setting');
      continue;
    }
    const id = known.get(normalizeLabel(label));
    if (!id) {
      row.report('unknown-setting', 'setting', { value: label, accepted: listed(SETTINGS[ruleset].map(settingLabel)) });
    } else if (rows.has(id)) {
      row.report('duplicate-setting', 'setting', { value: label, row: (rows.get(id)?.row ?? 0) + 1 });
    } else rows.set(id, row);
  }
  return rows;
}

const settingLabel = (id: SettingId): string => shownLabels(SETTING_SPECS[id].labels);

/** The language the header is written in: that of the campaign where the setting is missing. */
function headerLanguage(table: FoundTable<'settings'> | undefined): Language {
  const index = table?.columns.value;
  const header = normalizeLabel(String(index === undefined ? '' : (table?.grid[table.headerRow]?.[index] ?? '')));
  const { labels } = SETTINGS_TABLE.columns.value;
  return WORKBOOK_LANGUAGES.find((each) => labels[each].some((label) => normalizeLabel(label) === header)) ?? 'en';
}

/** Reads what every campaign sets; a setting that has no row, or a blank one, has its default. */
export function readSettings(
  table: FoundTable<'settings'> | undefined,
  rows: SettingRows,
  problems: PlacedProblem[],
): CampaignSettings {
  rows.get('ruleset')?.choice('value', RULESET_CHOICE);
  const text = (id: SettingId) => rows.get(id)?.text('value') ?? '';
  return {
    name: text('name'),
    language: rows.get('language')?.choice('value', LANGUAGE_CHOICE) ?? headerLanguage(table),
    turn: rows.get('turn')?.whole('value', { min: 1, max: MAX_TURN }) ?? 1,
    phase: rows.get('phase')?.choice('value', PHASE_CHOICE) ?? 'combat',
    master: table ? readMaster(rows, table, problems) : '',
    commitment: text('commitment'),
    publicWord: text('publicWord'),
  };
}

function readMaster(rows: SettingRows, table: FoundTable<'settings'>, problems: PlacedProblem[]): string {
  const row = rows.get('master');
  const master = row?.text('value');
  if (master === undefined && row) return '';
  if (!row || !master) {
    const place = row?.place('value') ?? sheetPlace(table.sheet);
    problems.push({ problem: problem('missing-setting', { setting: settingLabel('master') }), place });
    return '';
  }
  const letters = tidyText(master).replace(/[\s=-]/g, '');
  if (!BASE32.test(letters) || letters.length < MIN_MASTER_LETTERS) row.report('weak-master', 'value');
  return master;
}
