import { parseArea } from '../../workbook/address';
import type { SheetInfo, TableInfo } from '../../workbook/port';
import { attribute, scanXml, unescapeCellText } from './markup';
import { partText, relationships, workbookPath, type Parts } from './package';

/** A sheet of the file and the part that holds it. */
export interface SheetPart extends SheetInfo {
  readonly path: string;
}

/** Sheets in the order of their tabs. Chart sheets are left out: they have no cells. */
export const readSheets = (parts: Parts): readonly SheetPart[] => {
  const workbook = workbookPath(parts);
  if (workbook === undefined) return [];
  const targets = new Map(
    relationships(parts, workbook)
      .filter(({ type }) => type === 'worksheet')
      .map(({ id, target }) => [id, target]),
  );
  const sheets: SheetPart[] = [];
  scanXml(partText(parts, workbook), {
    open: (name, attributes) => {
      if (name !== 'sheet') return;
      const path = targets.get(attribute(attributes, 'id') ?? '');
      const state = attribute(attributes, 'state') ?? 'visible';
      if (path !== undefined) {
        sheets.push({ name: attribute(attributes, 'name') ?? '', hidden: state !== 'visible', path });
      }
    },
  });
  return sheets;
};

/** The sheet of that name; capitals do not matter, as in Excel. */
export const findSheet = (parts: Parts, name: string): SheetPart | undefined =>
  readSheets(parts).find((each) => each.name.toLowerCase() === name.toLowerCase());

/** The sheet of that name, which must be there. */
export const mustFindSheet = (parts: Parts, name: string): SheetPart => {
  const sheet = findSheet(parts, name);
  if (sheet === undefined) throw new Error(`There is no sheet “${name}”.`);
  return sheet;
};

/** An Excel table and the part that describes it. */
export interface TablePart extends TableInfo {
  readonly path: string;
}

/** Excel tables of a sheet, from the top. */
export const readTables = (parts: Parts, sheet: SheetPart): readonly TablePart[] => {
  const tables: TablePart[] = [];
  for (const { type, target } of relationships(parts, sheet.path)) {
    if (type !== 'table') continue;
    scanXml(partText(parts, target), {
      open: (name, attributes) => {
        const area = name === 'table' ? parseArea(attribute(attributes, 'ref') ?? '') : undefined;
        // Without a header row there is nothing to know its columns by.
        if (area === undefined || attribute(attributes, 'headerRowCount') === '0') return;
        const tableName = attribute(attributes, 'displayName') ?? attribute(attributes, 'name') ?? '';
        const totalRow = Number(attribute(attributes, 'totalsRowCount') ?? 0) > 0;
        tables.push({ name: tableName, sheet: sheet.name, area, totalRow, path: target });
      },
    });
  }
  return tables.sort((a, b) => a.area.row - b.area.row || a.area.column - b.area.column);
};

/** The workbook's shared texts, in the order of their numbers. */
export const readSharedTexts = (parts: Parts): readonly string[] => {
  const workbook = workbookPath(parts) ?? '';
  const target = relationships(parts, workbook).find(({ type }) => type === 'sharedStrings')?.target;
  const texts: string[] = [];
  let text = '';
  let isText = false;
  // Reading aids above Japanese text are not part of it.
  let isAid = false;
  scanXml(target === undefined ? '' : partText(parts, target), {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isAid = true;
      else if (name === 't') isText = true;
    },
    text: (raw) => {
      if (isText && !isAid) text += unescapeCellText(raw);
    },
    close: (name) => {
      if (name === 'si') texts.push(text);
      else if (name === 'rPh') isAid = false;
      else if (name === 't') isText = false;
    },
  });
  return texts;
};
