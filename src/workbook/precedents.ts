import { parseColumn } from './address';
import { mapReferences } from './formula';
import type { Area } from './port';

/** An area of a sheet. */
export interface SheetArea {
  readonly sheet: string;
  readonly area: Area;
}

/** What names and tables of a workbook stand for, by lower-case name. */
export interface NamedAreas {
  /** Texts of defined names; one name may have one for each sheet. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly tables: ReadonlyMap<string, SheetArea>;
}

/** What a formula looks at; `anything`: that is only known once it is calculated, so it may be every cell. */
export type Precedents = readonly SheetArea[] | 'anything';

const LAST_COLUMN = 16_383;
const LAST_ROW = 1_048_575;

/** All cells of a sheet. */
export const WHOLE_SHEET: Area = { row: 0, column: 0, rows: LAST_ROW + 1, columns: LAST_COLUMN + 1 };

const END = /^\$?([A-Za-z]{1,3})?\$?(\d{1,7})?$/;

/** The area of a reference: of cells, of whole columns (`A:C`) or of whole rows (`2:4`). */
export function referredArea(reference: string): Area | undefined {
  const ends = reference.split(':').map((end) => END.exec(end));
  const [first, last = first] = ends;
  if (!first || !last) return undefined;
  const columns = [first[1], last[1]].map((letters) => (letters === undefined ? undefined : parseColumn(letters)));
  const rows = [first[2], last[2]].map((digits) => (digits === undefined ? undefined : Number(digits) - 1));
  const span = ([a, b]: readonly (number | undefined)[], most: number): readonly [number, number] => {
    const [from, to] = [a ?? 0, b ?? most];
    return from <= to ? [from, to] : [to, from];
  };
  const [left, right] = span(columns, LAST_COLUMN);
  const [top, bottom] = span(rows, LAST_ROW);
  return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
}

/** References made by text or by counting, and ranges that reach to what a function gives. */
const COMPUTED = /(?<![\p{L}\p{N}_.])(?:INDIRECT|OFFSET)\s*\(|\)\s*:|:\s*[\p{L}_][\p{L}\p{N}_.]*\(/iu;
const QUOTED = /"(?:[^"]|"")*"/g;
const WORD = /(?<![\p{L}\p{N}_.$\\])([\p{L}_\\][\p{L}\p{N}_.\\?]*)(?![\p{L}\p{N}_.\\?(!'])(\[[^\]]*\])?/gu;
const ABSOLUTE = /^(?:\$[A-Za-z]{1,3})?(?:\$\d{1,7})?(?::(?:\$[A-Za-z]{1,3})?(?:\$\d{1,7})?)?$/;

/** Names may stand for formulas with names in them; a circle of them ends here. */
const DEEPEST = 8;

/**
 * What a formula looks at.
 * @param home where it stands: references without a sheet are to that one; `null`: in a defined name.
 */
export function precedentsOf(
  formula: string,
  home: { readonly sheet: string; readonly row: number } | null,
  named: NamedAreas,
  depth = 0,
): Precedents {
  const text = formula.replace(QUOTED, '""');
  if (COMPUTED.test(text) || depth > DEEPEST) return 'anything';
  const areas: SheetArea[] = [];
  let unknown = false;
  mapReferences(text, (reference, sheet) => {
    // Another workbook does not change with this one.
    if (sheet?.includes('[') === true) return reference;
    const area = referredArea(reference);
    const on = sheet ?? home?.sheet;
    // A reference over several sheets, and one that depends on where a name is used.
    const isOpen = sheet?.includes(':') === true || (home === null && !ABSOLUTE.test(reference));
    if (area === undefined || on === undefined || isOpen) unknown = true;
    else areas.push({ sheet: on, area });
    return reference;
  });
  for (const [, word = '', brackets] of text.matchAll(WORD)) {
    const found = meaningOf(word.toLowerCase(), brackets, home, named, depth);
    if (found === 'anything') unknown = true;
    else areas.push(...found);
  }
  return unknown ? 'anything' : areas;
}

function meaningOf(
  word: string,
  brackets: string | undefined,
  home: { readonly row: number } | null,
  { names, tables }: NamedAreas,
  depth: number,
): Precedents {
  const table = tables.get(word);
  if (table !== undefined) {
    const isOneRow = home !== null && /\[(?:#This Row|@)/iu.test(brackets ?? '');
    return [isOneRow ? { sheet: table.sheet, area: { ...table.area, row: home.row, rows: 1 } } : table];
  }
  if (brackets !== undefined) return 'anything';
  const areas: SheetArea[] = [];
  for (const text of names.get(word) ?? []) {
    const found = precedentsOf(text, null, { names, tables }, depth + 1);
    if (found === 'anything') return found;
    areas.push(...found);
  }
  return areas;
}
