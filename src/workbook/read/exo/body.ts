import { type Body, BODY, LOCATIONS, numberOf, type Part, PARTS } from '../../../engine/exo/body';
import { problem } from '../../../engine/problem';
import type { FoundTable } from '../../found';
import { tidyText } from '../../names';
import { sheetPlace, type PlacedProblem } from '../../problems';
import { chosen } from '../../schema/choices';
import { PART_CHOICE } from '../../schema/exo/choices';
import { DIE } from '../../schema/exo/numbers';
import { shownLabels } from '../../schema/language';
import type { ColumnOf, TableRole } from '../../schema/tables';
import { listed } from '../lookup';
import { type Cell, rowsOf, type RowReader } from '../row';

/** Reads the sheet Body (E-19); without one, or with a blank one, the body is the common one. */
export function readBody(table: FoundTable<'body'> | undefined, problems: PlacedProblem[]): Body {
  const parts = new Map<number, { readonly part: Part; readonly row: number }>();
  const rows = rowsOf(table, problems);
  for (const row of rows) {
    const number = row.need(row.whole('number', DIE), 'number');
    const part = row.need(row.choice('part', PART_CHOICE), 'part');
    if (number === undefined) continue;
    const known = parts.get(number);
    if (known) row.report('duplicate-id', 'number', { id: number, row: known.row + 1 });
    else parts.set(number, { part: part ?? 'chest', row: row.row });
  }
  if (!table || rows.length === 0) return BODY;
  const numbers = Array.from({ length: LOCATIONS }, (_, index) => index + 1);
  const missing = numbers.filter((number) => !parts.has(number));
  if (missing.length > 0) {
    problems.push({
      problem: problem('body-incomplete', { numbers: missing.join(', ') }),
      place: sheetPlace(table.sheet),
    });
  }
  return numbers.map((number) => parts.get(number)?.part ?? 'chest');
}

const PART_WORDS = PARTS.map((part) => shownLabels(PART_CHOICE[part]));

/** The location numbers that a word means: itself, or all of a part. */
function numbersOf(text: string, body: Body): readonly number[] {
  if (/^\d{1,2}$/u.test(text)) {
    const number = Number(text);
    return number >= 1 && number <= LOCATIONS ? [number] : [];
  }
  const part = chosen(PART_CHOICE, text);
  return part === undefined ? [] : body.flatMap((each, index) => (each === part ? [index + 1] : []));
}

const refuse = <Role extends TableRole>(row: RowReader<Role>, column: ColumnOf<Role>, value: string): undefined =>
  row.report('unknown-location', column, { value, accepted: listed(PART_WORDS) });

/** Reads one location: its number, or a part, which stands for its lowest number. */
export function readLocation<Role extends TableRole>(
  row: RowReader<Role>,
  column: ColumnOf<Role>,
  body: Body,
): Cell<number> {
  const text = row.text(column);
  if (text === null || text === undefined) return text;
  const part = chosen(PART_CHOICE, text);
  const [number] = part === undefined ? numbersOf(text, body) : [numberOf(body, part)];
  return number ?? refuse(row, column, text);
}

/** Reads locations separated by `;` or `,`; a part stands for all its numbers. */
export function readLocations<Role extends TableRole>(
  row: RowReader<Role>,
  column: ColumnOf<Role>,
  body: Body,
): Cell<readonly number[]> {
  const text = row.text(column);
  if (text === null || text === undefined) return text;
  const all = new Set<number>();
  for (const word of text.split(/[;,]/u).map(tidyText)) {
    if (word === '') continue;
    const numbers = numbersOf(word, body);
    if (numbers.length === 0) return refuse(row, column, word);
    for (const number of numbers) all.add(number);
  }
  return [...all].sort((a, b) => a - b);
}
