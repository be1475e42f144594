import { unescapeCellText } from './markup';
import { mustUnpack, partText } from './package';

/** Attributes that say where and how a cell stands, and never hold words. */
const PLACES = /^(?:r|s|t|spans|ref|sqref|min|max|width|customWidth|activeCell)$/;

const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Values of a tag's attributes, decoded; what is no attribute stays as it is. */
function valuesIn(tag: string): readonly string[] {
  const values = [...tag.matchAll(ATTRIBUTE)]
    .filter(([, name = '']) => !PLACES.test(name))
    .map(([, , double, single]) => unescapeCellText(double ?? single ?? ''));
  return [...values, tag.replace(ATTRIBUTE, '').replace(/\s*(\/?>)$/, '$1')];
}

/** Marks of left, middle and right in a page's header. */
const withoutCodes = (text: string): string => text.replace(/&[LCR]/g, ' ');

/** Texts between tags, values of attributes, names of tags, and whatever comments and instructions say. */
const textsOfXml = (xml: string): readonly string[] =>
  xml
    .split(/(<[^>]*>)/)
    .flatMap((piece) => (piece.startsWith('<') ? valuesIn(piece) : [withoutCodes(unescapeCellText(piece))]));

/**
 * Every text of a workbook file, unpacked and decoded: the names of its parts, what stands in cells, names of sheets,
 * properties of the document, comments. For the leak guard: rather too much than too little.
 */
export function textsOfFile(bytes: Uint8Array): readonly string[] {
  const parts = mustUnpack(bytes);
  const texts = [...parts.keys()].flatMap((path) => [path, ...textsOfXml(partText(parts, path))]);
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
}
