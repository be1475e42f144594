import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callFunction, FUNCTIONS } from '../../src/functions/table';
import { FUNCTION_HELP } from '../../src/i18n/functionHelp';
import { ARGUMENT_WORDS } from '../../src/i18n/functions';
import { LANGUAGES, type Language } from '../../src/i18n/language';
import { columnName } from '../../src/workbook/address';
import { readFormula, type Writing } from '../support/formula';
import { EXAMPLE_CELLS, EXAMPLE_WORDS, FUNCTION_EXAMPLES } from '../support/functionExamples';
import { plain } from '../support/functions';

const WRITING: Readonly<Record<Language, Writing>> = {
  en: { separator: ',', decimal: '.' },
  ru: { separator: ';', decimal: ',' },
  es: { separator: ';', decimal: ',' },
};

const FRAME = {
  en: {
    title: 'Functions in cells',
    text: 'Every function with an example, and what it gives. The examples look at the cells of this sheet. In Excel a formula begins with `=GM.`; a result of several cells spills to the right and down. A **seed** is any text: the same text gives the same dice. More on arguments, options and errors: [custom functions](../functions.md) (in English).',
    gives: 'gives',
    more: '… and {count} more rows',
  },
  ru: {
    title: 'Функции в ячейках',
    text: 'Каждая функция с примером и его результатом. Примеры берут данные из ячеек этого листа. В Excel формула начинается с `=GM.`; результат из нескольких ячеек занимает ячейки справа и ниже. **Источник бросков** — любой текст: один и тот же текст даёт одни и те же броски. Подробнее об аргументах, опциях и ошибках: [описание функций](../functions.md) (по-английски).',
    gives: 'результат',
    more: '… и ещё строк: {count}',
  },
  es: {
    title: 'Funciones en celdas',
    text: 'Cada función con un ejemplo y su resultado. Los ejemplos toman los datos de las celdas de esta hoja. En Excel una fórmula empieza por `=GM.`; un resultado de varias celdas ocupa las de la derecha y las de abajo. La **semilla** es un texto cualquiera: el mismo texto da los mismos dados. Más sobre argumentos, opciones y errores: [las funciones](../functions.md) (en inglés).',
    gives: 'da',
    more: '… y {count} filas más',
  },
} as const;

const MOST_ROWS = 4;

const shown = (value: string | number, { decimal }: Writing): string =>
  typeof value === 'number' ? String(Number(value.toPrecision(6))).replace('.', decimal) : value;

const table = (rows: readonly (readonly string[])[]): string => {
  const width = Math.max(...rows.map((row) => row.length));
  const lines = rows.map((row) => `| ${Array.from({ length: width }, (_, i) => row[i] ?? '').join(' | ')} |`);
  const [head = '', ...rest] = lines;
  return [head, `|${'---|'.repeat(width)}`, ...rest].join('\n');
};

function cells(language: Language): string {
  const rows = EXAMPLE_CELLS[language];
  const names = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) => columnName(i));
  const body = rows.map((row, index) => [String(index + 1), ...row.map(String)]);
  return table([['', ...names], ...body]);
}

function formulaOf(id: keyof typeof FUNCTION_EXAMPLES, language: Language): string {
  const { separator } = WRITING[language];
  const inEnglish = FUNCTION_EXAMPLES[id]
    .replaceAll(', ', `${separator} `)
    .replaceAll(`${separator} ${separator}`, `${separator}${separator}`);
  const filled = inEnglish.replace(/\{(\w+)\}/gu, (_, word: string) => EXAMPLE_WORDS[language][word] ?? '');
  return `=GM.${id}(${filled})`;
}

function section(spec: (typeof FUNCTIONS)[number], language: Language): string {
  const formula = formulaOf(spec.id, language);
  const { args } = readFormula(formula, EXAMPLE_CELLS[language], WRITING[language]);
  const result = callFunction(spec.id, args, language);
  if (!result.ok) throw new Error(`${formula}: ${result.error.message}`);
  const value = plain(result.value);
  const rows = (Array.isArray(value) ? value : [value]) as readonly (string | number | readonly (string | number)[])[];
  const lines = rows.some(Array.isArray) ? (rows as readonly (string | number)[][]) : [rows as (string | number)[]];
  const cellsOf = lines.slice(0, MOST_ROWS).map((row) =>
    row
      .map((each) => shown(each, WRITING[language]))
      .join(' · ')
      .trimEnd(),
  );
  const more =
    lines.length > MOST_ROWS ? [FRAME[language].more.replace('{count}', String(lines.length - MOST_ROWS))] : [];
  const names = spec.arguments.map(({ id, optional }) =>
    optional ? `[${ARGUMENT_WORDS[language][id]}]` : ARGUMENT_WORDS[language][id],
  );
  return [
    `## ${spec.id}`,
    FUNCTION_HELP[language].functions[spec.id],
    `\`${spec.id}(${names.join(`${WRITING[language].separator} `)})\``,
    ['```text', formula, `${FRAME[language].gives}: ${[...cellsOf, ...more].join('\n  ')}`, '```'].join('\n'),
  ].join('\n\n');
}

const page = (language: Language): string =>
  [
    `# ${FRAME[language].title}`,
    FRAME[language].text,
    cells(language),
    ...FUNCTIONS.map((spec) => section(spec, language)),
  ].join('\n\n') + '\n';

test.each(LANGUAGES)('the page of functions in %s says what they take and give', (language) => {
  const path = join(__dirname, `../../docs/guide/functions.${language}.md`);
  const made = page(language);
  if (process.env['GOLDEN'] === 'write') writeFileSync(path, made);
  expect(readFileSync(path, 'utf8')).toBe(made);
});
