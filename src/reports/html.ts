import { mapSvg } from './map-svg';
import { mapLines } from './map-text';
import { type Block, cellText, type Facts, type MapPicture, type ReportDocument, type Table } from './document';

/** Known to the leak guard, which need not read it. */
export const HTML_STYLE = [
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}',
  'body{max-width:46rem;margin:0 auto;padding:1rem}',
  'h1{font-size:1.5rem}h2{font-size:1.25rem;border-bottom:1px solid #8886;margin-top:2rem}h3{font-size:1.05rem}',
  '.scroll{overflow-x:auto}table{border-collapse:collapse}caption{text-align:left;font-weight:600;padding:.5rem 0 .2rem}',
  'th,td{border:1px solid #8886;padding:.2rem .5rem;text-align:left;vertical-align:top}.right{text-align:right}',
  '.strong,.good,.bad{font-weight:600}.good{color:#1a7f37}.bad{color:#c0392b}.note{color:#777}',
  'li{overflow-wrap:anywhere}code{overflow-wrap:anywhere;font-size:.85rem}dd{margin:0 0 .5rem}',
].join('\n');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

/** A page that stands alone: it loads nothing, runs nothing and can be read on a phone. */
export function renderHtml(document: ReportDocument): string {
  const title = escaped(document.title);
  return [
    '<!doctype html>',
    `<html lang="${document.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${title}</title>`,
    `<style>\n${HTML_STYLE}\n</style>`,
    '</head>',
    '<body>',
    `<h1>${title}</h1>`,
    ...document.blocks.map((block) => blockHtml(document, block)),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function blockHtml(document: ReportDocument, block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escaped(block.text)}</h${block.level}>`;
    case 'paragraph':
      return block.tone === 'plain'
        ? `<p>${escaped(block.text)}</p>`
        : `<p class="${block.tone}">${escaped(block.text)}</p>`;
    case 'list':
      return `<ul>\n${block.items.map((item) => `<li>${escaped(item)}</li>`).join('\n')}\n</ul>`;
    case 'table':
      return tableHtml(document, block);
    case 'map':
      return mapHtml(block);
    case 'facts':
      return factsHtml(document, block);
  }
}

function tableHtml(document: ReportDocument, { caption, columns, rows, detail }: Table): string {
  const open = (name: 'th' | 'td', index: number): string =>
    columns[index]?.align === 'right' ? `<${name} class="right">` : `<${name}>`;
  const header = columns.map((column, index) => `${open('th', index)}${escaped(column.header)}</th>`).join('');
  const body = rows.map(
    (row) =>
      `<tr>${row.map((cell, index) => `${open('td', index)}${escaped(cellText(document, cell))}</td>`).join('')}</tr>`,
  );
  const lines = [`<tr>${header}</tr>`, ...body, '</table></div>'].join('\n');
  const title = escaped(caption);
  return detail
    ? `<details><summary>${title}</summary>\n<div class="scroll"><table>\n${lines}\n</details>`
    : `<div class="scroll"><table>\n<caption>${title}</caption>\n${lines}`;
}

/** The picture, and for who cannot see it the same in signs. */
const mapHtml = (map: MapPicture): string =>
  [
    `<div class="scroll">${mapSvg({ ...map, caption: escaped(map.caption) })}</div>`,
    `<details><summary>${escaped(map.caption)}</summary>`,
    `<pre>${escaped(mapLines(map).join('\n'))}</pre>`,
    '</details>',
  ].join('\n');

function factsHtml(document: ReportDocument, { rows, code }: Facts): string {
  const lines = rows.map(({ label, value }) => {
    const text = escaped(cellText(document, value));
    return `<dt>${escaped(label)}</dt><dd>${code ? `<code>${text}</code>` : text}</dd>`;
  });
  return `<dl>\n${lines.join('\n')}\n</dl>`;
}
