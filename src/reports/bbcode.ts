import { mapLines } from './map-text';
import { type Block, cellText, type Facts, type ReportDocument, type Table } from './document';

/**
 * Square brackets of users' texts become full-width look-alikes, inside `[code]` too: boards differ in how they let a
 * bracket be escaped, and none takes these for a tag.
 */
export const withoutTags = (text: string): string => text.replaceAll('[', '［').replaceAll(']', '］');

/** BBCode of MyBB, phpBB and the like: `[table][tr][td]`, `[list]`, `[code]`. */
export function renderBbcode(document: ReportDocument): string {
  const parts = document.blocks.map((block) => blockCode(document, block)).filter((text) => text !== null);
  return `${[`[b]${withoutTags(document.title)}[/b]`, ...parts].join('\n\n')}\n`;
}

function blockCode(document: ReportDocument, block: Block): string | null {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? `[b][u]${withoutTags(block.text)}[/u][/b]` : `[b]${withoutTags(block.text)}[/b]`;
    case 'paragraph': {
      const text = withoutTags(block.text);
      return block.tone === 'plain' ? text : block.tone === 'note' ? `[i]${text}[/i]` : `[b]${text}[/b]`;
    }
    case 'list':
      return `[list]\n${block.items.map((item) => `[*]${withoutTags(item)}`).join('\n')}\n[/list]`;
    case 'table':
      return block.detail ? null : tableCode(document, block);
    case 'map':
      return `[code]${withoutTags(mapLines(block).join('\n'))}[/code]`;
    case 'facts':
      return factsCode(document, block);
  }
}

/** On one line: many boards turn a line break between rows into an empty line above the table. */
function tableCode(document: ReportDocument, { caption, columns, rows }: Table): string {
  const row = (cells: readonly string[]): string => `[tr]${cells.map((cell) => `[td]${cell}[/td]`).join('')}[/tr]`;
  const header = row(columns.map((column) => `[b]${withoutTags(column.header)}[/b]`));
  const body = rows.map((cells) => row(cells.map((cell) => withoutTags(cellText(document, cell)))));
  return `[b]${withoutTags(caption)}[/b]\n[table]${header}${body.join('')}[/table]`;
}

function factsCode(document: ReportDocument, { rows, code }: Facts): string {
  return rows
    .map(({ label, value }) => {
      const text = withoutTags(cellText(document, value));
      return code ? `${withoutTags(label)}:\n[code]${text}[/code]` : `[b]${withoutTags(label)}:[/b] ${text}`;
    })
    .join('\n');
}
