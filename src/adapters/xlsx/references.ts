import type { Area } from '../../workbook/port';
import { areaName, parseArea } from '../../workbook/address';
import { escapeXml, unescapeXml } from './markup';

/** What becomes of an area; `undefined`: it is gone. */
export type MoveArea = (area: Area) => Area | undefined;

// What a formula may hold, in the order in which it is looked for: quoted text and a table's columns (both left alone),
// a reference with its sheet, and a range of the formula's own sheet.
const PARTS = new RegExp(
  [
    /"(?:[^"]|"")*"|\[[^\]]*\]/u,
    /('(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!(\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?)/u,
    /(?<![\p{L}\p{N}_.!$'])(\$?[A-Z]{1,3}\$?\d{1,7}:\$?[A-Z]{1,3}\$?\d{1,7})(?![\p{L}\p{N}_.(])/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

const writeLike = (example: string, area: Area): string => {
  const name = example.includes(':') ? areaName(area) : areaName({ ...area, rows: 1, columns: 1 }).split(':')[0];
  const dollars = /^(\$?)[A-Z]+(\$?)/.exec(example);
  return (name ?? '').replace(/([A-Z]+)(\d+)/g, (_, letters: string, digits: string) =>
    [dollars?.[1], letters, dollars?.[2], digits].join(''),
  );
};

/**
 * Moves a formula's references to `sheet`: those that name it (`Squads!$A$2:$A$9`) and, in a formula that stands on it
 * (`isOwn`), ranges that name none.
 */
export const moveFormula = (formula: string, sheet: string, move: MoveArea, isOwn = false): string =>
  formula.replace(PARTS, (all, name?: string, named?: string, own?: string) => {
    const reference = named ?? own ?? '';
    const plain = name?.startsWith("'") ? name.slice(1, -1).replace(/''/g, "'") : name;
    const isMeant = plain === undefined ? isOwn : plain.toLowerCase() === sheet.toLowerCase();
    const area = isMeant ? parseArea(reference) : undefined;
    if (area === undefined) return all;
    const moved = move(area);
    if (moved === undefined) return '#REF!';
    return `${name === undefined ? '' : `${name}!`}${writeLike(reference, moved)}`;
  });

/** Moves the references in the text of every element whose name matches (with its prefix, as it stands in the file). */
export const moveElements = (xml: string, name: RegExp, sheet: string, move: MoveArea, isOwn = false): string =>
  xml.replace(
    new RegExp(`(<(${name.source})(?:\\s[^>]*)?>)([^<]*)(?=</\\2>)`, 'g'),
    (all, open: string, _, text: string) => {
      // Formulas that share one text have it moved with their own places.
      if (open.includes('t="shared"')) return all;
      const moved = moveFormula(unescapeXml(text), sheet, move, isOwn);
      return open + (moved === unescapeXml(text) ? text : escapeXml(moved));
    },
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
