import { alignedTable } from './aligned';
import { mapLines } from './map-text';
import { type Block, cellText, type ReportDocument } from './document';

/** Plain text: readable as it is, in a mail or a file. */
export function renderText(document: ReportDocument): string {
  const title = [document.title, '='.repeat(document.title.length)].join('\n');
  const parts = document.blocks.map((block) => blockText(document, block)).filter((text) => text !== null);
  return `${[title, ...parts].join('\n\n')}\n`;
}

function blockText(document: ReportDocument, block: Block): string | null {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? `${block.text}\n${'-'.repeat(block.text.length)}` : block.text;
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item) => `* ${item}`).join('\n');
    case 'table':
      return block.detail ? null : [block.caption, ...alignedTable(document, block)].join('\n');
    case 'map':
      return mapLines(block).join('\n');
    case 'facts':
      return block.rows
        .map(({ label, value }) => `${label}:${block.code ? '\n  ' : ' '}${cellText(document, value)}`)
        .join('\n');
  }
}
