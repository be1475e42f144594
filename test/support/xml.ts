import { scanXml, unescapeXml } from '../../src/adapters/xlsx/markup';

/** An element with its attributes, without namespace prefixes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

const attributesOf = (raw: string): Record<string, string> =>
  Object.fromEntries(
    [...raw.matchAll(/(?:[\w]+:)?([\w.]+)\s*=\s*"([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescapeXml(value),
    ]),
  );

/** The root of a document. Throws where tags do not close each other. */
export function parseXml(xml: string): XmlElement {
  interface Open {
    name: string;
    attributes: Record<string, string>;
    children: XmlElement[];
    text: string;
  }
  const document: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [document];
  const top = (): Open => open.at(-1)!;
  scanXml(xml, {
    open: (name, attributes) => open.push({ name, attributes: attributesOf(attributes), children: [], text: '' }),
    text: (raw) => (top().text += unescapeXml(raw)),
    close: (name) => {
      const closed = open.pop()!;
      if (closed.name !== name || open.length === 0) throw new Error(`</${name}> closes <${closed.name}>`);
      top().children.push({ ...closed, text: closed.text.trim() });
    },
  });
  const [root, ...more] = document.children;
  if (open.length !== 1 || !root || more.length > 0) throw new Error('not one whole document');
  return root;
}

/** All elements below, and the element itself, in the document's order. */
export const everyElement = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.flatMap(everyElement),
];
