import { attribute, escapeXml, scanXml } from './markup';
import { parseCell } from '../../workbook/address';
import { readCells } from './read-cells';
import type { CellEdits } from './edit';

/*
 * A column of like formulas is stored once, in its first cell; the others only name its number. When that first cell is
 * overwritten, each of the others needs its formula written out.
 */

interface Formula {
  readonly cell: string;
  readonly number: string;
  readonly isFirst: boolean;
  readonly start: number;
  readonly end: number;
}

const sharedFormulas = (xml: string): readonly Formula[] => {
  const found: Formula[] = [];
  let cell = '';
  let open: Omit<Formula, 'end'> | undefined;
  scanXml(xml, {
    open: (name, attributes, start) => {
      if (name === 'c') cell = attribute(attributes, 'r') ?? '';
      if (name !== 'f' || attribute(attributes, 't') !== 'shared') return;
      const isFirst = attribute(attributes, 'ref') !== undefined;
      open = { cell, number: attribute(attributes, 'si') ?? '', isFirst, start };
    },
    close: (name, _, end) => {
      if (name === 'f' && open !== undefined) found.push({ ...open, end });
      open = undefined;
    },
  });
  return found;
};

/** Numbers of the shared formulas whose first cell is to be overwritten. */
export const overwrittenFormulas = (xml: string, edits: CellEdits): ReadonlySet<string> =>
  new Set(
    sharedFormulas(xml)
      .filter(({ cell, isFirst }) => {
        const place = isFirst ? parseCell(cell) : undefined;
        return place !== undefined && edits.get(place.row)?.has(place.column) === true;
      })
      .map(({ number }) => number),
  );

/** Writes out the shared formulas of these numbers. */
export const writeOutFormulas = (xml: string, numbers: ReadonlySet<string>): string => {
  if (numbers.size === 0) return xml;
  const { formulas } = readCells(xml, []);
  const formulaOf = (cell: string): string => {
    const place = parseCell(cell);
    return (place && formulas[place.row]?.[place.column]?.formula.slice(1)) ?? '';
  };
  const out: string[] = [];
  let from = 0;
  for (const { cell, number, start, end } of sharedFormulas(xml)) {
    if (!numbers.has(number)) continue;
    const tag = /^<(?:\w+:)?f/.exec(xml.slice(start))?.[0].slice(1) ?? 'f';
    out.push(xml.slice(from, start), `<${tag}>${escapeXml(formulaOf(cell))}</${tag}>`);
    from = end;
  }
  return out.join('') + xml.slice(from);
};
