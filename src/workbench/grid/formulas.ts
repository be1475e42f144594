/**
 * Our functions have two spellings: `GM.ROLL(…)` as people write them, `_xldudf_GM_ROLL(…)` as Excel stores them in a
 * file. Texts within a formula stay as they are.
 */
const outsideTexts = (formula: string, change: (part: string) => string): string =>
  formula
    .split(/("(?:[^"]|"")*")/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

/** A file's formula as the grid shows it. */
export const shownFormula = (stored: string): string =>
  outsideTexts(stored, (part) => part.replace(/_xldudf_GM_(?=\w+\()/gi, 'GM.'));

/** A grid's formula as the file holds it. */
export const storedFormula = (shown: string): string =>
  outsideTexts(shown, (part) => part.replace(/\bGM\.(?=\w+\()/gi, '_xldudf_GM_'));

/** Whether a formula calls one of our functions, which may give several cells. */
export const callsOurs = (shown: string): boolean => {
  let found = false;
  outsideTexts(shown, (part) => {
    found ||= /\bGM\.\w+\(/i.test(part);
    return part;
  });
  return found;
};
