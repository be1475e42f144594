import type { Terrain } from '../engine/landing/terrain';
import type { Language } from '../i18n/language';
import { formatNumber } from '../i18n/template';
import { oneLine } from './one-line';

/** A report as a tree that knows no notation: `text`, `bbcode`, `dm`, `html`, `markdown` and `sheet` write it out. */
export interface ReportDocument {
  readonly language: Language;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Tone = 'plain' | 'strong' | 'good' | 'bad' | 'note';

export type Cell = string | number;

export interface Column {
  readonly header: string;
  readonly align: 'left' | 'right';
}

export interface Table {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Repeats in rows what the text has said: only for notations that can fold it away or filter it. */
  readonly detail: boolean;
}

/** Lines of label and value; `code` values are for copying (keys, digests). */
export interface Facts {
  readonly kind: 'facts';
  readonly rows: readonly { readonly label: string; readonly value: Cell }[];
  readonly code: boolean;
}

/** A square map: the sheet and the page paint it, a text shows its signs. */
export interface MapPicture {
  readonly kind: 'map';
  readonly caption: string;
  /** Cells of a side. */
  readonly size: number;
  /** In reading order; `text` is the sign of the ground, `mark` that of what stands there or nothing. */
  readonly cells: readonly { readonly terrain: Terrain; readonly text: string; readonly mark: string }[];
  readonly legend: readonly { readonly sign: string; readonly text: string }[];
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly tone: Tone }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | Table
  | MapPicture
  | Facts;

/** Makes a document whose every text is one line: users' texts bring breaks and marks that no notation should meet. */
export const makeDocument = (language: Language, title: string, blocks: readonly Block[]): ReportDocument => ({
  language,
  title: oneLine(title),
  blocks: blocks.map(cleanBlock),
});

const cleanCell = (cell: Cell): Cell => (typeof cell === 'string' ? oneLine(cell) : cell);

function cleanBlock(block: Block): Block {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: oneLine(block.text) };
    case 'list':
      return { ...block, items: block.items.map(oneLine) };
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(cleanCell)) };
    case 'map':
      return block;
    case 'facts':
      return {
        ...block,
        rows: block.rows.map(({ label, value }) => ({ label: oneLine(label), value: cleanCell(value) })),
      };
  }
}

/** A cell as text: numbers as people of the document's language write them. */
export const cellText = ({ language }: ReportDocument, cell: Cell): string =>
  typeof cell === 'number' ? formatNumber(language, cell) : cell;

export const heading = (level: 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
export const paragraph = (text: string, tone: Tone = 'plain'): Block => ({ kind: 'paragraph', text, tone });
