import { attribute, scanXml } from './markup';
import { partText, relationships, relationshipsPath, setPartText, workbookPath, type Parts } from './package';

const EMPTY_SHEET =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>';

/** Leaves nothing of a sheet but its name, number and place; what only it used is found by `dropUnused`. */
export const emptySheet = (parts: Parts, path: string): void => {
  for (const { type, target } of relationships(parts, path))
    if (type === 'table')
      setPartText(parts, target, unusedTable(/\sid="(\d+)"/.exec(partText(parts, target))?.[1] ?? '1'));
  setPartText(parts, path, EMPTY_SHEET);
  parts.delete(relationshipsPath(path));
};

/** The library refuses a table's name while a part of that name is in the file, used or not. */
const unusedTable = (id: string): string =>
  '<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
  `id="${id}" name="_unused${id}" displayName="_unused${id}" ref="A1:A2"/>`;

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
  setPartText(parts, CONTENT_TYPES, types);
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
    setPartText(parts, `xl/commentsUnused${count}.xml`, '<comments/>');
  const tables = paths.filter((path) => /xl\/tables\/table\d+\.xml$/.test(path));
  const highestTable = Math.max(0, ...tables.map(number));
  if (highestTable > 0) setPartText(parts, 'xl/tables/tableUnused.xml', unusedTable(String(highestTable)));
};

/**
 * A new sheet's file is numbered after the highest number of a sheet; where files are numbered otherwise, it would
 * overwrite one. Then the highest number of a sheet is raised to that of the files: nothing else refers to it.
 */
export const raiseSheetNumber = (parts: Parts): void => {
  const files = [...parts.keys()].filter((path) => /xl\/worksheets\/sheet\d+\.xml$/.test(path)).map(number);
  const workbook = workbookPath(parts) ?? '';
  const xml = partText(parts, workbook);
  const numbers = [...xml.matchAll(/\ssheetId="(\d+)"/g)].map((found) => Number(found[1]));
  const [highest, highestFile] = [Math.max(0, ...numbers), Math.max(0, ...files)];
  if (highest < highestFile) {
    setPartText(parts, workbook, xml.replace(`sheetId="${highest}"`, `sheetId="${highestFile}"`));
  }
};

/** Hides or shows a sheet. The library reads every sheet of the file for it, and writes them all anew. */
export const setHidden = (parts: Parts, sheet: string, isHidden: boolean): void => {
  const workbook = workbookPath(parts) ?? '';
  const xml = partText(parts, workbook);
  let [from, to] = [0, 0];
  scanXml(xml, {
    open: (name, attributes, start, end) => {
      const isMeant = name === 'sheet' && attribute(attributes, 'name')?.toLowerCase() === sheet.toLowerCase();
      if (isMeant) [from, to] = [start, end];
    },
  });
  const tag = xml.slice(from, to).replace(/\sstate="[^"]*"/, '');
  const marked = isHidden ? tag.replace(/\sname=/, ' state="hidden" name=') : tag;
  setPartText(parts, workbook, xml.slice(0, from) + marked + xml.slice(to));
};

/**
 * Formulas that look at changed cells still hold their old values: has Excel calculate them when it opens the file.
 * The order of calculation goes; Excel makes it anew, and complains when it names a cell without a formula.
 */
export const askForCalculation = (parts: Parts): void => {
  const workbook = workbookPath(parts) ?? '';
  const relations = relationshipsPath(workbook);
  const kept = dropElements(partText(parts, relations), 'Relationship', (attributes) =>
    (attribute(attributes, 'Type') ?? '').endsWith('/calcChain'),
  );
  setPartText(parts, relations, kept);
  const xml = partText(parts, workbook);
  const settings = /<(?:\w+:)?calcPr(?=[\s/>])/;
  const marked = settings.test(xml)
    ? xml.replace(/\sfullCalcOnLoad="[^"]*"/, '').replace(settings, (tag) => `${tag} fullCalcOnLoad="1"`)
    : xml.replace(
        /(<(\w+:)?(?:sheets|functionGroups|externalReferences|definedNames)(?=[\s>])[\s\S]*<\/(?:\w+:)?(?:sheets|functionGroups|externalReferences|definedNames)\s*>)/,
        (all, _, prefix: string | undefined) => `${all}<${prefix ?? ''}calcPr fullCalcOnLoad="1"/>`,
      );
  setPartText(parts, workbook, marked);
};
