import { attribute, scanXml } from './markup';
import { partText, relationships, relationshipsPath, setPartText, workbookPath, type Parts } from './package';

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

/** Says that cells with `cm="1"` are dynamic arrays. */
const METADATA = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<metadata xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:xda="http://schemas.microsoft.com/office/spreadsheetml/2017/dynamicarray"><metadataTypes count="1"><metadataType name="XLDAPR" minSupportedVersion="120000" copy="1" pasteAll="1" pasteValues="1" merge="1" splitFirst="1" rowColShift="1" clearFormats="1" clearComments="1" assign="1" coerce="1" cellMeta="1"/></metadataTypes><futureMetadata name="XLDAPR" count="1"><bk><extLst><ext uri="{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}"><xda:dynamicArrayProperties fDynamic="1" fCollapsed="0"/></ext></extLst></bk></futureMetadata><cellMetadata count="1"><bk><rc t="1" v="0"/></bk></cellMetadata></metadata>`;

const CONTENT_TYPES = '[Content_Types].xml';

/** The mark of dynamic arrays in a workbook; one that has no metadata at all is given them. */
export const addDynamicMark = (parts: Parts): string => {
  const known = dynamicMark(parts);
  if (known !== '') return known;
  const workbook = workbookPath(parts) ?? '';
  if (relationships(parts, workbook).some(({ type }) => type === 'sheetMetadata')) {
    throw new Error('The workbook has metadata of another kind.');
  }
  const path = `${workbook.slice(0, workbook.lastIndexOf('/') + 1)}metadata.xml`;
  setPartText(parts, path, METADATA);
  const insert = (part: string, before: string, text: string): void =>
    setPartText(parts, part, partText(parts, part).replace(before, `${text}${before}`));
  insert(
    CONTENT_TYPES,
    '</Types>',
    `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheetMetadata+xml"/>`,
  );
  insert(
    relationshipsPath(workbook),
    '</Relationships>',
    '<Relationship Id="rIdMetadata" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sheetMetadata" Target="metadata.xml"/>',
  );
  return dynamicMark(parts);
};
