import { parseCell } from '../../../workbook/address';
import { attribute, scanXml, unescapeCellText } from '../markup';

/** A note on a cell. */
export interface CellNote {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** Notes of a sheet's comments part. */
export const readNotes = (xml: string): readonly CellNote[] => {
  const notes: CellNote[] = [];
  let at: { row: number; column: number } | undefined;
  let text = '';
  let isText = false;
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === 'comment') [at, text] = [parseCell(attribute(attributes, 'ref') ?? ''), ''];
      else if (name === 't') isText = true;
    },
    text: (raw) => {
      if (isText) text += unescapeCellText(raw);
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'comment' && at !== undefined) notes.push({ ...at, text });
    },
  });
  return notes;
};
