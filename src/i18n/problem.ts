import type { DiePurposeKind } from '../engine/dice/dice';
import type { Problem } from '../engine/problem';
import type { Reason } from '../behaviour/diagnostic';
import { REASONS } from '../behaviour/diagnostic';
import type { CellPlace } from '../workbook/campaign';
import { APP_PROBLEM_WORDS } from './app';
import { REFUSAL_WORDS } from './behaviour';
import { DIE_PURPOSE_WORDS, ENGINE_PROBLEM_WORDS } from './engine';
import { EXO_FUNCTION_PROBLEM_WORDS } from './exoFunctions';
import { ROUND_PROBLEM_WORDS } from './exoRound';
import { FUNCTION_CELL_PROBLEM_WORDS } from './functionCells';
import { FUNCTION_PROBLEM_WORDS } from './functions';
import { GROWTH_PROBLEM_WORDS } from './growthWorkbook';
import { HOST_PROBLEM_WORDS } from './host';
import type { Language } from './language';
import { LANGUAGES } from './language';
import { MAP_PROBLEM_WORDS } from './map';
import { cardWord, PLANET_PROBLEM_WORDS } from './planet';
import { fill } from './template';
import { TURN_PROBLEM_WORDS } from './turns';
import { PLACE_WORDS, WORKBOOK_PROBLEM_WORDS } from './workbook';

const isReason = (text: unknown): text is Reason => (REASONS as readonly unknown[]).includes(text);

const ALL = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    {
      ...APP_PROBLEM_WORDS[language],
      ...ENGINE_PROBLEM_WORDS[language],
      ...WORKBOOK_PROBLEM_WORDS[language],
      ...FUNCTION_PROBLEM_WORDS[language],
      ...FUNCTION_CELL_PROBLEM_WORDS[language],
      ...EXO_FUNCTION_PROBLEM_WORDS[language],
      ...ROUND_PROBLEM_WORDS[language],
      ...MAP_PROBLEM_WORDS[language],
      ...PLANET_PROBLEM_WORDS[language],
      ...HOST_PROBLEM_WORDS[language],
      ...GROWTH_PROBLEM_WORDS[language],
      ...TURN_PROBLEM_WORDS[language],
    } as Readonly<Record<string, string>>,
  ]),
) as Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** A problem in words. What a problem quotes of others (a die, a refused rule) is put into words first. */
export function describeProblem(language: Language, { code, params }: Problem): string {
  const { purpose, reason } = params;
  const die =
    purpose === undefined ? '' : fill(language, DIE_PURPOSE_WORDS[language][purpose as DiePurposeKind], params);
  const reasonText = isReason(reason) ? fill(language, REFUSAL_WORDS[language][reason], params) : '';
  return fill(language, ALL[language][code] ?? code, {
    ...params,
    die,
    reasonText,
    cardText: cardWord(language, params.card),
  });
}

/** The place of a problem in words; blank where none is known. */
function describePlace(language: Language, place: CellPlace): string {
  const words = PLACE_WORDS[language];
  if (place.sheet === '') return '';
  const params = { sheet: place.sheet, row: (place.row ?? 0) + 1, column: place.column ?? '' };
  return fill(language, place.row === null ? words.sheet : place.column === null ? words.row : words.cell, params);
}

/** A problem with its place before it, as a list of problems shows it. */
export function describePlaced(
  language: Language,
  { problem, place }: { readonly problem: Problem; readonly place: CellPlace | null },
): string {
  const where = place === null ? '' : describePlace(language, place);
  const what = describeProblem(language, problem);
  return where === '' ? what : `${where}: ${what}`;
}
