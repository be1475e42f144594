import { attribute, scanXml } from './markup';
import { partText, relationships, relationshipsPath, workbookPath, type Parts } from './package';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const EMPTY_SHEET =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>';

/** Leaves nothing of a sheet but its name, number and place; what only it used is found by `dropUnused`. */
export const emptySheet = (parts: Parts, path: string): void => {
  for (const { type, target } of relationships(parts, path))
    if (type === 'table') parts.set(target, renamed(parts, target));
  parts.set(path, encode(EMPTY_SHEET));
  parts.delete(relationshipsPath(path));
};

/** The library refuses a table's name while a part of that name is in the file, used or not. */
const renamed = (parts: Parts, path: string): Uint8Array => {
  const id = /\sid="(\d+)"/.exec(partText(parts, path))?.[1] ?? '1';
  const name = `_gone${id}`;
  return encode(
    '<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
      `id="${id}" name="${name}" displayName="${name}" ref="A1:A2"/>`,
  );
};

const reachable = (parts: Parts): ReadonlySet<string> => {
  const seen = new Set<string>(['']);
  for (const path of seen) for (const { target } of relationships(parts, path)) if (parts.has(target)) seen.add(target);
  return seen;
};

/** `xml` without the elements `name` of whose attributes `isDropped` says so. They do not nest. */
const dropElements = (xml: string, name: string, isDropped: (attributes: string) => boolean): string => {
  const kept: string[] = [];
  let from = 0;
  let dropping = -1;
  scanXml(xml, {
    open: (tag, attributes, start) => {
      if (tag === name && isDropped(attributes)) dropping = start;
    },
    close: (tag, _, end) => {
      if (tag !== name || dropping < 0) return;
      kept.push(xml.slice(from, dropping));
      from = end;
      dropping = -1;
    },
  });
  return kept.join('') + xml.slice(from);
};

const CONTENT_TYPES = '[Content_Types].xml';

/**
 * Takes out the parts that `before` could still be reached and now cannot: notes and tables of a sheet that was
 * replaced must not stay in the file for others to find.
 */
export const dropUnused = (parts: Parts): void => {
  const used = reachable(parts);
  const isKept = (path: string): boolean => {
    if (path === CONTENT_TYPES || used.has(path)) return true;
    const owner = /^(.*?)_rels\/([^/]*)\.rels$/.exec(path);
    return owner !== null && used.has(`${owner[1]}${owner[2]}`);
  };
  const dropped = new Set([...parts.keys()].filter((path) => !isKept(path)));
  if (dropped.size === 0) return;
  for (const path of dropped) parts.delete(path);
  const types = dropElements(partText(parts, CONTENT_TYPES), 'Override', (attributes) =>
    dropped.has((attribute(attributes, 'PartName') ?? '').replace(/^\//, '')),
  );
  parts.set(CONTENT_TYPES, encode(types));
};

/** Takes out the order of calculation: Excel makes it anew, and complains when it names a cell without a formula. */
export const dropCalculationChain = (parts: Parts): void => {
  const workbook = workbookPath(parts) ?? '';
  const path = relationshipsPath(workbook);
  const kept = dropElements(partText(parts, path), 'Relationship', (attributes) =>
    (attribute(attributes, 'Type') ?? '').endsWith('/calcChain'),
  );
  parts.set(path, encode(kept));
};

const number = (path: string): number => Number(/(\d+)\.\w+$/.exec(path)?.[1] ?? 0);

/**
 * The library numbers a new part by counting those there are, and would overwrite another when numbers are missing in
 * between. Unused parts fill the count up; `dropUnused` takes them out again.
 */
export const fillNumbers = (parts: Parts): void => {
  const paths = [...parts.keys()];
  const notes = paths.filter((path) => path.includes('xl/comments'));
  const numbered = paths.filter((path) => path.includes('xl/comments') || path.includes('xl/drawings/vmlDrawing'));
  const highest = Math.max(0, ...numbered.map(number));
  for (let count = notes.length; count < highest; count++)
    parts.set(`xl/commentsUnused${count}.xml`, encode('<comments/>'));
  const tables = paths.filter((path) => /xl\/tables\/table\d+\.xml$/.test(path));
  const highestTable = Math.max(0, ...tables.map(number));
  if (highestTable > 0) {
    const name = `_unused${highestTable}`;
    const xml =
      '<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
      `id="${highestTable}" name="${name}" displayName="${name}" ref="A1:A2"/>`;
    parts.set('xl/tables/tableUnused.xml', encode(xml));
  }
};
