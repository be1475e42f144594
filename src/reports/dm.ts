import { err, ok, type Result } from '../engine/result';
import { type Problem, problem } from '../engine/problem';
import { alignedTable } from './aligned';
import { withoutTags } from './bbcode';
import { mapLines } from './map-text';
import type { Recipient } from './landing/known';
import { type Block, cellText, type Facts, type ReportDocument } from './document';

/**
 * BBCode of dungeonmaster.ru (dm.am): it has no table, color, size or align, so tables stand aligned in `[code]`.
 * Outside of it the board makes dashes of `--` and `---`; non-breaking hyphens keep a name as it is written.
 */
export function renderDm(document: ReportDocument): string {
  const parts = document.blocks.map((block) => blockCode(document, block)).filter((text) => text !== null);
  return `${[`[b]${prose(document.title)}[/b]`, ...parts].join('\n\n')}\n`;
}

const prose = (text: string): string =>
  withoutTags(text).replace(/-{2,}/g, (hyphens) => '\u2011'.repeat(hyphens.length));

function blockCode(document: ReportDocument, block: Block): string | null {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? `[b][u]${prose(block.text)}[/u][/b]` : `[b]${prose(block.text)}[/b]`;
    case 'paragraph': {
      const text = prose(block.text);
      return block.tone === 'plain' ? text : block.tone === 'note' ? `[i]${text}[/i]` : `[b]${text}[/b]`;
    }
    case 'list':
      return `[ul]${block.items.map((item) => `[li]${prose(item)}[/li]`).join('\n')}[/ul]`;
    case 'table': {
      if (block.detail) return null;
      const lines = alignedTable(document, block).map(withoutTags);
      return `[b]${prose(block.caption)}[/b]\n[code]${lines.join('\n')}[/code]`;
    }
    case 'map':
      return `[code]${withoutTags(mapLines(block).join('\n'))}[/code]`;
    case 'facts':
      return factsCode(document, block);
  }
}

function factsCode(document: ReportDocument, { rows, code }: Facts): string {
  return rows
    .map(({ label, value }) => {
      const text = cellText(document, value);
      return code ? `${prose(label)}:\n[code]${withoutTags(text)}[/code]` : `[b]${prose(label)}:[/b] ${prose(text)}`;
    })
    .join('\n');
}

/** One player's part of a post: the body as {@link renderDm} gives it. */
export interface DmLetter {
  readonly player: Recipient;
  readonly body: string;
}

/** Why a private block cannot be made. */
export type DmProblem = Problem<'dm-character-missing' | 'dm-character-brackets' | 'dm-character-twice'>;

/** A block that only the player of that character and the masters see. */
export function makeDmBlock(letter: DmLetter): Result<string, readonly DmProblem[]> {
  const problems = characterProblems([letter]);
  return problems.length > 0 ? err(problems) : ok(blockOf(letter));
}

/**
 * One post with everybody's results, each in a private block of its own. A name that the tag cannot carry, or that
 * two players share, would show a report to the wrong person or to nobody: then there is no post.
 */
export function makeDmPost(letters: readonly DmLetter[]): Result<string, readonly DmProblem[]> {
  const problems = characterProblems(letters);
  return problems.length > 0 ? err(problems) : ok(letters.map(blockOf).join('\n'));
}

const blockOf = ({ player, body }: DmLetter): string =>
  `[private=${player.character.trim()}]\n${body.trimEnd()}\n[/private]\n`;

function characterProblems(letters: readonly DmLetter[]): readonly DmProblem[] {
  const owners = new Map<string, string>();
  return letters.flatMap(({ player }): readonly DmProblem[] => {
    const character = player.character.trim();
    const params = { player: player.name, character };
    if (character === '') return [problem('dm-character-missing', params)];
    if (/[[\],\p{Cc}\p{Cf}\u2028\u2029]/u.test(character)) return [problem('dm-character-brackets', params)];
    // The board does not tell names apart by case.
    const folded = character.normalize('NFKC').toLowerCase();
    const other = owners.get(folded);
    if (other !== undefined) return [problem('dm-character-twice', { ...params, other })];
    owners.set(folded, player.name);
    return [];
  });
}
