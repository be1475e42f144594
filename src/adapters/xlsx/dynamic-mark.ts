import { attribute, scanXml } from './markup';
import { partText, relationships, workbookPath, type Parts } from './package';

/**
 * The number (attribute `cm`) that marks a cell's formula as free to spill; `''` where the workbook has none. Without it
 * Excel takes the formula for one entered with Ctrl+Shift+Enter, which gives the same in a single cell.
 */
export const dynamicMark = (parts: Parts): string => {
  const metadata = relationships(parts, workbookPath(parts) ?? '').find(({ type }) => type === 'sheetMetadata');
  if (metadata === undefined) return '';
  let [types, dynamicType, cells, mark] = [0, 0, 0, 0];
  let isCells = false;
  scanXml(partText(parts, metadata.target), {
    open: (name, attributes) => {
      if (name === 'metadataType') {
        types++;
        if (attribute(attributes, 'name') === 'XLDAPR') dynamicType = types;
      } else if (name === 'cellMetadata') isCells = true;
      else if (name === 'bk' && isCells) cells++;
      else if (name === 'rc' && isCells && mark === 0 && Number(attribute(attributes, 't')) === dynamicType)
        mark = cells;
    },
    close: (name) => {
      if (name === 'cellMetadata') isCells = false;
    },
  });
  return mark === 0 ? '' : String(mark);
};
