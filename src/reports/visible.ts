import { HTML_STYLE } from './html';
import type { TextFormat } from './render';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Only tags as the notation's own file writes them: a comment or a tag of any other make stays and is searched. */
/** Pictures of maps as `map-svg` writes them; the marks between their tags stay and are searched. */
const SVG_TAG = /<\/?(?:svg|rect|text|pre)(?: [a-zA-Z-]+="[^"<>]*")*\/?>/g;
const HTML_TAG = /<(?:!doctype html|\/?[a-z]+[1-3]?(?: (?:class|lang|charset|name|http-equiv|content)="[^"<>]*")*)>/g;
const BBCODE_TAG = /\[(?:\/?(?:b|i|u|ul|li|list|code|table|tr|td)|\*|\/private|private=)\]?/g;

/** A finished report without the marks of its notation: what the leak guard searches. */
export function visibleText(text: string, format: TextFormat): string {
  switch (format) {
    case 'html':
      return text
        .replace(HTML_STYLE, ' ')
        .replace(HTML_TAG, ' ')
        .replace(SVG_TAG, ' ')
        .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
    case 'bbcode':
    case 'dm':
      return text.replace(BBCODE_TAG, ' ');
    case 'md':
      return text.replace(/\\(?=[^\p{L}\p{N}\s])/gu, '');
    case 'txt':
      return text;
  }
}
