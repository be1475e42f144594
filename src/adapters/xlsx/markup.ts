/**
 * A small reader of XML text, for the parts of a workbook that have to be read fast and exactly. It is told by
 * workbooks' writers to be well-formed; whatever it is given, it takes linear time.
 */

export interface XmlHandlers {
  /** `attributes` is the raw text after the name; `end` the offset behind the tag. An empty element also closes. */
  readonly open: (name: string, attributes: string, start: number, end: number) => void;
  readonly close?: (name: string, start: number, end: number) => void;
  readonly text?: (raw: string) => void;
}

/** Offset of the `>` that ends a tag; one within a quoted attribute does not. */
const tagEnd = (xml: string, from: number): number => {
  for (let at = from; at < xml.length; at++) {
    const code = xml.charCodeAt(at);
    if (code === 62) return at;
    if (code === 34 || code === 39) {
      at = xml.indexOf(code === 34 ? '"' : "'", at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
};

const skipSpecial = (xml: string, open: number): number => {
  const [mark, length] = xml.startsWith('<!--', open)
    ? (['-->', 3] as const)
    : xml.startsWith('<![CDATA[', open)
      ? ([']]>', 3] as const)
      : (['>', 1] as const);
  const end = xml.indexOf(mark, open);
  return end < 0 ? xml.length : end + length;
};

/** Length of a tag's name from `from`. */
const nameEnd = (tag: string): number => {
  for (let at = 0; at < tag.length; at++) {
    const code = tag.charCodeAt(at);
    if (code <= 32 || code === 47) return at;
  }
  return tag.length;
};

/** Without its namespace prefix: some writers put `x:` before every name. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads `xml` from left to right and reports its tags by local name. */
export const scanXml = (xml: string, on: XmlHandlers): void => {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    if (open < 0) return;
    if (open > at) on.text?.(xml.slice(at, open));
    const next = xml.charCodeAt(open + 1);
    if (next === 33 || next === 63) {
      at = skipSpecial(xml, open);
      if (xml.startsWith('<![CDATA[', open)) on.text?.(escapeXml(xml.slice(open + 9, at - 3)));
      continue;
    }
    const end = tagEnd(xml, open + 1);
    if (end < 0) return;
    at = end + 1;
    if (next === 47) {
      on.close?.(localName(xml.slice(open + 2, end).trim()), open, at);
      continue;
    }
    const tag = xml.slice(open + 1, end);
    const split = nameEnd(tag);
    const name = localName(tag.slice(0, split));
    const isEmpty = tag.endsWith('/');
    on.open(name, isEmpty ? tag.slice(split, -1) : tag.slice(split), open, at);
    if (isEmpty) on.close?.(name, at, at);
  }
};

const PATTERNS = new Map<string, RegExp>();

/** An attribute's value by its local name, unescaped. */
export const attribute = (attributes: string, name: string): string | undefined => {
  let pattern = PATTERNS.get(name);
  if (pattern === undefined) {
    pattern = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    PATTERNS.set(name, pattern);
  }
  const found = pattern.exec(attributes);
  return found === null ? undefined : unescapeXml(found[1] ?? found[2] ?? '');
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const character = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');

/** Resolves the entities of XML text. */
export const unescapeXml = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g, (all, hex?: string, decimal?: string, name?: string) => {
        if (hex !== undefined) return character(parseInt(hex, 16));
        if (decimal !== undefined) return character(parseInt(decimal, 10));
        return ENTITIES[name ?? ''] ?? all;
      })
    : text;

// What XML 1.0 cannot hold at all; spreadsheets write such characters as _xHHHH_.
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML holds it. */
export const escapeXml = (text: string): string =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (found) => ESCAPES[found] ?? found) : text;

/** What a spreadsheet would take for one of its escapes, and what XML cannot hold, as `_xHHHH_`. */
const escapeCharacters = (text: string): string =>
  // Nearly all texts are harmless, and a ledger has a hundred thousand of them.
  SUSPECT.test(text) ? escapeSuspects(text) : text;

const SUSPECT = /_x|[^\t\n\u0020-\ud7ff]/;

const escapeSuspects = (text: string): string =>
  text
    .replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_')
    .replace(FORBIDDEN, (found) => `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/\r/g, '_x000D_');

/** Text as the XML of a spreadsheet cell holds it. */
export const escapeCellText = (text: string): string => escapeXml(escapeCharacters(text));

/** The text of a cell from its XML text: entities, then `_xHHHH_`. */
export const unescapeCellText = (raw: string): string => {
  const text = unescapeXml(raw);
  return text.includes('_x')
    ? text.replace(/_x([0-9a-fA-F]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text;
};
