import { alignedTable } from './aligned';
import { mapLines } from './map-text';
import { type Block, cellText, type Facts, type ReportDocument } from './document';

/** Messages of Discord hold so many characters. */
const MESSAGE_LIMIT = 2000;
const FENCE = '```';

/**
 * Markdown of Discord and its like. Tables stand aligned in fences, because chats show no tables; every mark of a
 * user's text that Markdown could read is escaped, and `@everyone` calls nobody.
 */
export function renderMarkdown(document: ReportDocument): string {
  const parts = document.blocks.map((block) => blockMarkdown(document, block)).filter((text) => text !== null);
  return `${[`# ${escaped(document.title)}`, ...parts].join('\n\n')}\n`;
}

/** A zero-width space behind `@` and `://` keeps a chat from calling people and from loading previews. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]()<>#|~&!]/g, '\\$&')
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/@(?=\S)/g, '@\u200b')
    .replace(/:\/\//g, ':\u200b//');

/** Nothing is escaped in a fence, so a backtick must not stand there. */
const fenced = (lines: readonly string[]): string =>
  [FENCE, ...lines.map((line) => line.replaceAll('`', 'ˋ')), FENCE].join('\n');

function blockMarkdown(document: ReportDocument, block: Block): string | null {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escaped(block.text)}`;
    case 'paragraph': {
      const text = escaped(block.text);
      return block.tone === 'plain' ? text : block.tone === 'note' ? `*${text}*` : `**${text}**`;
    }
    case 'list':
      return block.items.map((item) => `- ${escaped(item)}`).join('\n');
    case 'table':
      return block.detail ? null : `**${escaped(block.caption)}**\n${fenced(alignedTable(document, block))}`;
    case 'map':
      return fenced(mapLines(block));
    case 'facts':
      return factsMarkdown(document, block);
  }
}

function factsMarkdown(document: ReportDocument, { rows, code }: Facts): string {
  return rows
    .map(({ label, value }) => {
      const text = cellText(document, value);
      return code ? `${escaped(label)}:\n${fenced([text])}` : `- **${escaped(label)}:** ${escaped(text)}`;
    })
    .join('\n');
}

/**
 * Splits Markdown into messages of at most `limit` characters, between lines; a fence cut in two is closed and opened
 * again. Lines longer than a message are broken, at a space where there is one.
 */
export function splitMarkdown(text: string, limit = MESSAGE_LIMIT): readonly string[] {
  if (limit < 4 * FENCE.length) throw new Error('A message must hold more than the marks of a fence.');
  // Room for a fence that has to be closed and opened again.
  const room = limit - 2 * (FENCE.length + 1);
  const messages: string[] = [];
  let lines: string[] = [];
  let length = 0;
  let inFence = false;
  const flush = (): void => {
    const message = [...lines, ...(inFence ? [FENCE] : [])].join('\n').trim();
    if (message !== '' && message !== `${FENCE}\n${FENCE}`) messages.push(message);
    lines = inFence ? [FENCE] : [];
    length = 0;
  };
  for (const line of text.split('\n').flatMap((whole) => brokenLine(whole, room))) {
    if (length > 0 && length + line.length + 1 > room) flush();
    lines.push(line);
    length += line.length + 1;
    if (line === FENCE) inFence = !inFence;
  }
  flush();
  return messages;
}

function brokenLine(line: string, room: number): readonly string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > room) {
    const space = rest.lastIndexOf(' ', room);
    const cut = space > room / 2 ? space : safeCut(rest, room);
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return [...pieces, rest];
}

/** Neither between the halves of a character nor between a backslash and the mark it escapes. */
function safeCut(text: string, room: number): number {
  const last = text.charCodeAt(room - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff;
  const backslashes = /\\*$/.exec(text.slice(0, room))?.[0].length ?? 0;
  return room - (splitsPair ? 1 : backslashes % 2);
}
