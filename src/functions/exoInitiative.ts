import type { Initiative } from '../engine/exo/initiative';
import { ranked } from '../engine/exo/initiative';
import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import { EXO_HEADER_WORDS } from '../i18n/exo';
import type { Language } from '../i18n/language';
import { normalizeLabel } from '../workbook/names';
import type { Labels } from '../workbook/schema/language';
import { allLabels } from '../workbook/schema/language';
import { LIMIT } from './exoArguments';
import { readExoOptions } from './options';
import type { Argument, Failure, FunctionSpec, Scalar } from './spec';
import { refuse, rowsOf, textOf, wholeOrNothing } from './values';

const FIELDS = ['name', 'primary', 'secondary'] as const;
type Field = (typeof FIELDS)[number];

const LABELS: Readonly<Record<Field, Labels>> = {
  name: { en: ['name', 'character'], ru: ['имя', 'персонаж'], es: ['nombre', 'personaje'] },
  primary: {
    en: ['primary', 'primary initiative', 'initiative'],
    ru: ['первичная', 'первичная инициатива', 'основная', 'основная инициатива', 'инициатива'],
    es: ['primaria', 'iniciativa primaria', 'iniciativa', 'primario', 'valor primario'],
  },
  secondary: {
    en: ['secondary', 'secondary initiative'],
    ru: ['вторичная', 'вторичная инициатива'],
    es: ['secundaria', 'iniciativa secundaria', 'secundario', 'valor secundario'],
  },
};

interface Named extends Initiative {
  readonly name: string;
}

const fieldOf = (cell: Scalar): Field | undefined =>
  FIELDS.find((field) =>
    allLabels(LABELS[field]).some((label) => normalizeLabel(label) === normalizeLabel(textOf(cell))),
  );

/** Columns by field: as a header row names them, or name, primary, secondary in this order. */
function columnsOf(head: readonly Scalar[]): Readonly<Partial<Record<Field, number>>> | undefined {
  const fields = head.map(fieldOf);
  if (!fields.includes('name') || !fields.includes('primary')) return undefined;
  return Object.fromEntries(
    FIELDS.map((field) => [field, fields.indexOf(field)]).filter(([, column]) => column !== -1),
  );
}

const isBlankRow = (row: readonly Scalar[]): boolean => row.every((cell) => textOf(cell) === '');

function readRow(
  row: readonly Scalar[],
  number: number,
  columns: Readonly<Partial<Record<Field, number>>>,
  language: Language,
): Result<Named, Failure> {
  const cell = (field: Field): Scalar => row[columns[field] ?? -1] ?? null;
  const name = textOf(cell('name'));
  if (name === '') {
    const value = row
      .map(textOf)
      .filter((text) => text !== '')
      .join(' ');
    return refuse('characters', problem('exo-initiative-name', { row: number, value }));
  }
  const values: Partial<Record<Field, number>> = {};
  for (const field of ['primary', 'secondary'] as const) {
    const value = wholeOrNothing(cell(field), 'characters', -LIMIT, LIMIT);
    if (!value.ok || (value.value === undefined && field === 'primary')) {
      const params = { column: LABELS[field][language][0], name, value: textOf(cell(field)), min: -LIMIT, max: LIMIT };
      return refuse('characters', problem('exo-initiative-value', params));
    }
    values[field] = value.value;
  }
  return ok({ name, primary: values.primary ?? 0, secondary: values.secondary ?? 0 });
}

/** Characters of a range with or without a header row; blank rows do not count. */
function readCharacters(argument: Argument, language: Language): Result<readonly Named[], Failure> {
  const rows = rowsOf(argument);
  const first = rows.findIndex((row) => !isBlankRow(row));
  const named = columnsOf(rows[first] ?? []);
  const characters: Named[] = [];
  for (const [index, row] of rows.entries()) {
    if (isBlankRow(row) || (named && index === first)) continue;
    const width = row.length - [...row].reverse().findIndex((cell) => textOf(cell) !== '');
    if (!named && (width > FIELDS.length || row.length < 2)) {
      return refuse('characters', problem('exo-initiative-shape', { columns: Math.max(width, 1) }));
    }
    const character = readRow(row, index + 1, named ?? { name: 0, primary: 1, secondary: 2 }, language);
    if (!character.ok) return character;
    characters.push(character.value);
  }
  return characters.length === 0 ? refuse('characters', problem('exo-initiative-empty', {})) : ok(characters);
}

/** `INITIATIVE_ORDER` (E-6): a header, then rank and name in order. */
export const INITIATIVE_ORDER: FunctionSpec = {
  id: 'INITIATIVE_ORDER',
  result: 'table',
  arguments: [{ id: 'characters' }, { id: 'options', optional: true }],
  run([range = null, optionsText = null], hostLanguage) {
    const options = readExoOptions(optionsText, hostLanguage);
    if (!options.ok) return options;
    const { language } = options.value;
    const characters = readCharacters(range, language);
    if (!characters.ok) return characters;
    const words = EXO_HEADER_WORDS[language];
    const rows = ranked(characters.value).map(({ rank, name }) => [rank, name]);
    return ok({ kind: 'table', rows: [[words.rank, words.name], ...rows] });
  },
};
