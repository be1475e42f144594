import type { CellStyle, StyledCell } from '../workbook/port';
import { columnName } from '../workbook/address';
import { displayWidth } from './aligned';
import { type Block, type Cell, type MapPicture, type ReportDocument, type Table, type Tone } from './document';

/** A report as cells of values from A1 on: the private sheet, and the only sheet of a player's `.xlsx`. */
export interface ReportSheet {
  readonly cells: readonly (readonly StyledCell[])[];
  /** Widths in characters of columns from A. */
  readonly widths: readonly number[];
}

const NARROWEST = 10;
const WIDEST = 36;

const TONES: Readonly<Record<Tone, CellStyle>> = {
  plain: 'plain',
  strong: 'strong',
  good: 'good',
  bad: 'bad',
  note: 'note',
};

const BLANK: readonly StyledCell[] = [];

/** Numbers stay numbers; texts run over the empty cells to their right. */
export function renderSheet(document: ReportDocument): ReportSheet {
  const rows = document.blocks.flatMap((block) => [BLANK, ...blockRows(block)]);
  const tables = document.blocks.filter((block): block is Table => block.kind === 'table');
  return { cells: [[{ value: document.title, style: 'title' }], ...rows], widths: widthsOf(tables) };
}

function widthsOf(tables: readonly Table[]): readonly number[] {
  const widths: number[] = [];
  for (const { columns, rows } of tables) {
    columns.forEach(({ header }, index) => {
      const texts = [header, ...rows.map((row) => String(row[index] ?? ''))];
      const width = Math.max(NARROWEST, ...texts.map((text) => displayWidth(text) + 2));
      widths[index] = Math.min(WIDEST, Math.max(widths[index] ?? 0, width));
    });
  }
  return widths.length > 0 ? widths : [WIDEST];
}

/** The map painted: a row of letters, then numbers and cells; what the signs mean below. */
function mapRows({ size, cells, legend }: MapPicture): readonly (readonly StyledCell[])[] {
  const letters = Array.from({ length: size }, (_, i): StyledCell => ({ value: columnName(i), style: 'header' }));
  const rows = Array.from({ length: size }, (_, row): readonly StyledCell[] => [
    { value: row + 1, style: 'header' },
    ...cells.slice(row * size, (row + 1) * size).map(({ terrain, text, mark }): StyledCell => ({
      value: `${text}${mark}`,
      style: `ground-${terrain}`,
    })),
  ]);
  const signs = legend.map(({ sign, text }): readonly StyledCell[] => [
    { value: sign, style: 'code' },
    { value: text, style: 'plain' },
  ]);
  return [[{ value: '', style: 'header' }, ...letters], ...rows, ...signs];
}

function blockRows(block: Block): readonly (readonly StyledCell[])[] {
  switch (block.kind) {
    case 'heading':
      return [[{ value: block.text, style: block.level === 2 ? 'title' : 'strong' }]];
    case 'paragraph':
      return [[{ value: block.text, style: TONES[block.tone] }]];
    case 'list':
      return block.items.map((item) => [{ value: item, style: 'plain' }]);
    case 'table':
      return [
        [{ value: block.caption, style: 'strong' }],
        block.columns.map(({ header }) => ({ value: header, style: 'header' })),
        ...block.rows.map((row) => row.map((value: Cell): StyledCell => ({ value, style: 'plain' }))),
      ];
    case 'map':
      return mapRows(block);
    case 'facts':
      return block.rows.flatMap(({ label, value }): readonly (readonly StyledCell[])[] =>
        block.code
          ? [[{ value: label, style: 'note' }], [{ value, style: 'code' }]]
          : [
              [
                { value: label, style: 'strong' },
                { value, style: 'plain' },
              ],
            ],
      );
  }
}
