import { isFormula, type CellContent } from '../../workbook/port';

const LOGICAL = new Set(
  'true false истина ложь verdadero falso wahr falsch vrai faux vero verdadeiro prawda fałsz sant falskt'.split(' '),
);

/** Texts of many words with digits in between are no dates in any language. */
const NO_DATE = 40;

/**
 * Whether Excel, in whatever language, could take a text for something else when it is entered: a formula, a number, an
 * amount of money, a date, a logical value. In doubt it could.
 */
export const isMistakable = (text: string): boolean => {
  if (text === '') return false;
  if (!/^[\p{L}“«„—–…•]/u.test(text)) return true;
  if (/\d/.test(text)) return text.length <= NO_DATE;
  return LOGICAL.has(text.toLowerCase());
};

/** Excel's format of cells in which everything is text. */
export const TEXT = '@';
export const GENERAL = 'General';

/** Nothing is known of the cell's format. */
export const UNKNOWN = '?';

/** Excel takes an apostrophe at the beginning as a mark that what follows is text, and hides it. */
const MARK = "'";

/** A formula as Excel understands it once the add-in's functions are there. */
export const withNamespace = (formula: string): string =>
  formula.replace(/_xldudf_(\w+?)_(\w+)/gi, (_, space: string, name: string) => `${space}.${name}`);

/** The number format that a cell needs before the content is entered; `null`: it may keep the one it has. */
export const formatFor = (content: CellContent, now: string): string | null => {
  const isText = typeof content === 'string';
  if (!isText || content.startsWith(MARK)) return content !== '' && (now === TEXT || now === UNKNOWN) ? GENERAL : null;
  return now !== TEXT && isMistakable(content) ? TEXT : null;
};

/** What is entered into a cell of that format so that it comes to hold the content. */
export const entered = (content: CellContent, format: string): string | number | boolean => {
  if (isFormula(content)) return withNamespace(content.formula);
  if (typeof content !== 'string') return content;
  if (content.startsWith(MARK) || (format !== TEXT && isMistakable(content))) return MARK + content;
  return content;
};
