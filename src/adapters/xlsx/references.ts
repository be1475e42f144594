import type { Area } from '../../workbook/port';
import { areaName, parseArea } from './address';
import { escapeXml, unescapeXml } from './markup';

/** What becomes of an area; `undefined`: it is gone. */
export type MoveArea = (area: Area) => Area | undefined;

const SHEET_REFERENCE =
  /('(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!(\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?)/gu;

const writeLike = (example: string, area: Area): string => {
  const name = example.includes(':') ? areaName(area) : areaName({ ...area, rows: 1, columns: 1 }).split(':')[0];
  const dollars = /^(\$?)[A-Z]+(\$?)/.exec(example);
  return (name ?? '').replace(/([A-Z]+)(\d+)/g, (_, letters: string, digits: string) =>
    [dollars?.[1], letters, dollars?.[2], digits].join(''),
  );
};

/** Moves a formula's references to areas of `sheet` that name the sheet: `Squads!$A$2:$A$9`. */
export const moveFormula = (formula: string, sheet: string, move: MoveArea): string =>
  formula.replace(SHEET_REFERENCE, (all, name: string, reference: string) => {
    const plain = name.startsWith("'") ? name.slice(1, -1).replace(/''/g, "'") : name;
    const area = parseArea(reference);
    if (area === undefined || plain.toLowerCase() !== sheet.toLowerCase()) return all;
    const moved = move(area);
    return moved === undefined ? '#REF!' : `${name}!${writeLike(reference, moved)}`;
  });

/** Moves the references in the text of every element `name` (with its prefix, as it stands in the file). */
export const moveElements = (xml: string, name: RegExp, sheet: string, move: MoveArea): string =>
  xml.replace(
    new RegExp(`(<(${name.source})(?:\\s[^>]*)?>)([^<]*)(?=</\\2>)`, 'g'),
    (_, open: string, __: string, text: string) => open + escapeXml(moveFormula(unescapeXml(text), sheet, move)),
  );

/** Moves a list of areas such as `B2:B9 D2:D9`. */
export const moveList = (list: string, move: MoveArea): string =>
  list
    .split(/\s+/)
    .flatMap((reference) => {
      const area = parseArea(reference);
      const moved = area && move(area);
      if (area === undefined) return [reference];
      return moved === undefined
        ? []
        : [writeLike(reference.includes(':') || moved.rows === 1 ? reference : 'A1:A1', moved)];
    })
    .join(' ');
