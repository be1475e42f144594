import { parseCell } from '../../workbook/address';
import { dependents } from '../../workbook/dependents';
import { isFormula, type Change } from '../../workbook/port';
import { WHOLE_SHEET, type NamedAreas, type SheetArea } from '../../workbook/precedents';
import { attribute, scanXml, unescapeXml } from './markup';
import { partText, setPartText, workbookPath, type Parts } from './package';
import { readSheets, readTables, type SheetPart } from './read';
import { readCells } from './read-cells';

/*
 * A formula's value is kept beside it, and LibreOffice shows that value without calculating. Where a formula looks at
 * cells that were written, its old value is taken out: then LibreOffice calculates it, as Excel does anyway.
 */

const changedAreas = (changes: readonly Change[]): readonly SheetArea[] =>
  changes.map((change) => {
    if (change.kind === 'put-sheet') return { sheet: change.sheet.name, area: WHOLE_SHEET };
    if (change.kind !== 'cells') return { sheet: change.sheet, area: WHOLE_SHEET };
    const { sheet, row, column, values } = change;
    const columns = Math.max(0, ...values.map((line) => line.length));
    return { sheet, area: { row, column, rows: values.length, columns } };
  });

const namedAreas = (parts: Parts, sheets: readonly SheetPart[]): NamedAreas => {
  const names = new Map<string, string[]>();
  let open: string[] | undefined;
  scanXml(partText(parts, workbookPath(parts) ?? ''), {
    open: (tag, attributes) => {
      if (tag !== 'definedName') return;
      const name = (attribute(attributes, 'name') ?? '').toLowerCase();
      open = names.get(name) ?? [];
      open.push('');
      names.set(name, open);
    },
    text: (raw) => {
      if (open !== undefined) open[open.length - 1] += unescapeXml(raw);
    },
    close: (tag) => {
      if (tag === 'definedName') open = undefined;
    },
  });
  const tables = sheets.flatMap((sheet) => readTables(parts, sheet));
  return { names, tables: new Map(tables.map(({ name, sheet, area }) => [name.toLowerCase(), { sheet, area }])) };
};

const [BLANK, COLON, LESS, GREATER, F] = [0x20, 0x3a, 0x3c, 0x3e, 0x66];

/** Whether a part may hold formulas (`<f>`, `<f t=…>`, `<x:f>`), without reading it as text. */
const mayHoldFormulas = (part: Uint8Array): boolean => {
  for (let at = part.indexOf(F); at >= 0; at = part.indexOf(F, at + 1)) {
    const [before, after] = [part[at - 1], part[at + 1]];
    if ((before === LESS || before === COLON) && (after === GREATER || after === BLANK)) return true;
  }
  return false;
};

/** Keys of the cells that the changes put formulas into: those come with their values. */
const givenFormulas = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(
    changes.flatMap((change) =>
      change.kind !== 'cells'
        ? []
        : change.values.flatMap((line, down) =>
            line.flatMap((content, right) =>
              isFormula(content) ? [keyOf(change.sheet, change.row + down, change.column + right)] : [],
            ),
          ),
    ),
  );

const keyOf = (sheet: string, row: number, column: number): string => `${sheet.toLowerCase()} ${row} ${column}`;

/** Takes the values of these cells out of a sheet's XML; formulas and formats stay. */
const withoutValues = (xml: string, isStale: (row: number, column: number) => boolean): string => {
  const out: string[] = [];
  let from = 0;
  let stale: { readonly tag: string; readonly start: number } | undefined;
  let formula: [start: number, end: number] | undefined;
  const start = xml.search(/<(?:\w+:)?sheetData[\s>]/);
  const end = xml.search(/<\/(?:\w+:)?sheetData\s*>/);
  if (start < 0 || end < 0) return xml;
  scanXml(xml.slice(start, end), {
    open: (name, attributes, tagStart, tagEnd) => {
      if (name === 'f') formula = [tagStart, tagEnd];
      if (name !== 'c') return;
      formula = undefined;
      const place = parseCell(attribute(attributes, 'r') ?? '');
      const tag = xml.slice(start + tagStart, start + tagEnd);
      stale = place && !tag.endsWith('/>') && isStale(place.row, place.column) ? { tag, start: tagStart } : undefined;
    },
    close: (name, tagStart, tagEnd) => {
      if (name === 'f' && formula !== undefined) formula = [formula[0], Math.max(formula[1], tagEnd)];
      if (name !== 'c' || stale === undefined) return;
      const kept = formula === undefined ? '' : xml.slice(start + formula[0], start + formula[1]);
      const tag = stale.tag.replace(/\st="[^"]*"/, '');
      out.push(xml.slice(from, start + stale.start), tag, kept, xml.slice(start + tagStart, start + tagEnd));
      from = start + tagEnd;
      stale = undefined;
    },
  });
  return out.join('') + xml.slice(from);
};

/** Takes out the values of formulas that look at what the changes wrote. */
export const dropStaleValues = (parts: Parts, changes: readonly Change[]): void => {
  const sheets = readSheets(parts);
  const texts = sheets.flatMap(({ name, path }) => {
    const part = parts.get(path);
    return part !== undefined && mayHoldFormulas(part) ? [{ name, path, xml: partText(parts, path) }] : [];
  });
  if (texts.length === 0) return;
  const formulas = texts.map(({ name, xml }) => ({ name, formulas: readCells(xml, []).formulas }));
  const found = dependents(formulas, namedAreas(parts, sheets), changedAreas(changes));
  const given = givenFormulas(changes);
  for (const { name, path, xml } of texts) {
    const cells = found.get(name.toLowerCase()) ?? [];
    const stale = new Set(cells.map(({ row, column }) => keyOf(name, row, column)).filter((key) => !given.has(key)));
    if (stale.size === 0) continue;
    setPartText(
      parts,
      path,
      withoutValues(xml, (row, column) => stale.has(keyOf(name, row, column))),
    );
  }
};
