import { problem } from '../../engine/problem';
import { HostFailure } from '../../workbook/hostProblems';
import type { Area, Change } from '../../workbook/port';
import { sameEntries, type SheetCells } from './cells';
import { askAreas, askNames, type Look, type Names, type SheetLook } from './look';
import { wholeSheets, type Before } from './plan';
import { readSheets, type Ask } from './read';
import type { Queue } from './request';
import { isSame } from './shape';
import { UNKNOWN } from './texts';

/** What stands in the way. */
interface Obstacles {
  readonly isBookProtected: boolean;
  /** The protected ones among the sheets asked about. */
  readonly protectedSheets: readonly string[];
}

const askObstacles =
  (sheets: readonly string[]): Queue<Obstacles> =>
  ({ workbook }) => {
    const book = workbook.protection.load('protected');
    const protections = sheets.map((name) => workbook.worksheets.getItem(name).protection.load('protected'));
    return () => ({
      isBookProtected: book.protected,
      protectedSheets: sheets.filter((_, i) => protections[i]?.protected),
    });
  };

/** Both questions in one request. */
const both =
  <A, B>(first: Queue<A>, second: Queue<B>): Queue<readonly [A, B]> =>
  (context) => {
    const [a, b] = [first(context), second(context)];
    return () => [a(), b()];
  };

const namesOf = ({ sheets, tables }: Look): Names => ({ sheets, tables });

const areaText = ({ row, column, rows, columns }: Area): string => [row, column, rows, columns].join(' ');

/** What can be told of a sheet without its cells: whether it is there, and where its tables stand. */
const shapeOf = (look: Look, sheet: string): string => {
  const found = look.sheets.some(({ name }) => isSame(name, sheet));
  const tables = look.tables.filter((table) => isSame(table.sheet, sheet));
  return JSON.stringify([found, tables.map(({ name, area }) => [name, areaText(area)]).sort()]);
};

const changed = (sheet: string): HostFailure => new HostFailure(problem('workbook-changed', { sheet }));

/** What was known of the workbook when the changes were thought out. */
export interface Assumed extends Look {
  readonly cells: ReadonlyMap<string, SheetCells>;
  /** Sheets whose cells somebody relies on. */
  readonly asked: ReadonlySet<string>;
}

const sheetsOf = (changes: readonly Change[]): readonly string[] => [
  ...new Set(changes.map((change) => (change.kind === 'put-sheet' ? change.sheet.name : change.sheet))),
];

const existing = (look: Look, names: Iterable<string>): readonly SheetLook[] => {
  const wanted = [...names];
  return look.sheets.filter(({ name }) => wanted.some((each) => isSame(each, name)));
};

/**
 * Looks once more at everything that the changes rely on or concern. Throws where a sheet has changed since it was read
 * or is protected: then nothing may be written.
 */
export const lookBefore = async (
  ask: Ask,
  assumed: Assumed,
  changes: readonly Change[],
): Promise<{ readonly look: Look; readonly before: Before; readonly names: readonly string[] }> => {
  const concerned = sheetsOf(changes);
  const wholes = wholeSheets(changes);
  const replaced = existing(assumed, wholes).map(({ name }) => name);
  const there = existing(assumed, concerned).map(({ name }) => name);
  const [names, obstacles] = await ask(both(askNames, askObstacles(there)));
  const look = await ask(askAreas(names));
  for (const sheet of new Set([...concerned, ...assumed.asked]))
    if (shapeOf(look, sheet) !== shapeOf(assumed, sheet)) throw changed(sheet);
  if (wholes.length > 0 && obstacles.isBookProtected) throw new HostFailure(problem('book-protected'));
  const [locked] = obstacles.protectedSheets;
  if (locked !== undefined) throw new HostFailure(problem('sheet-protected', { sheet: locked }));
  const kept = there.filter((name) => !replaced.includes(name));
  const cells = await readSheets(ask, existing(look, [...kept, ...assumed.asked]), kept);
  for (const name of assumed.asked) {
    const [then, now] = [assumed.cells.get(name), cells.get(name)];
    if (then && now && !sameEntries(then, now)) throw changed(name);
  }
  return { look, before: beforeOf(cells), names: namesOf(look).sheets.map(({ name }) => name) };
};

const beforeOf = (cells: ReadonlyMap<string, SheetCells>): Before => ({
  content: (sheet, row, column) =>
    cells.get(sheet)?.formulas[row]?.[column] ?? cells.get(sheet)?.grid[row]?.[column] ?? '',
  format: (sheet, row, column) => cells.get(sheet)?.formats[row]?.[column] ?? UNKNOWN,
  width: (sheet) => cells.get(sheet)?.grid[0]?.length ?? 0,
});
