import { cellText, type ReportDocument, type Table } from './document';

/** Lines longer than this wrap on most boards; such a table is turned on its side. */
const WIDEST_LINE = 72;
/** Longer cells lose their middle: the number behind equal names stands at the end. */
const WIDEST_CELL = 40;

/** A table in columns of a fixed-width font; one too wide becomes a short block of label and value for each row. */
export function alignedTable(document: ReportDocument, { columns, rows }: Table): readonly string[] {
  const headers = columns.map(({ header }) => header);
  const texts = rows.map((row) => row.map((cell) => shortened(cellText(document, cell))));
  const widths = headers.map((header, index) =>
    Math.max(displayWidth(header), ...texts.map((row) => displayWidth(row[index] ?? ''))),
  );
  const total = widths.reduce((sum, width) => sum + width + 2, -2);
  if (total > WIDEST_LINE) return sideways(headers, texts);
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => padded(cell, widths[index] ?? 0, columns[index]?.align ?? 'left'))
      .join('  ')
      .trimEnd();
  return [line(headers), widths.map((width) => '-'.repeat(width)).join('  '), ...texts.map(line)];
}

function sideways(headers: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const width = Math.max(...headers.map(displayWidth));
  return rows.flatMap((row, index) => [
    ...(index > 0 ? [''] : []),
    ...headers.map((header, column) => `${padded(header, width, 'left')}  ${row[column] ?? ''}`.trimEnd()),
  ]);
}

function padded(text: string, width: number, align: 'left' | 'right'): string {
  const spaces = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return align === 'left' ? text + spaces : spaces + text;
}

function shortened(text: string): string {
  if (displayWidth(text) <= WIDEST_CELL) return text;
  const points = [...text];
  const half = Math.floor(WIDEST_CELL / 2);
  // Cut between whole characters; wide ones may leave the cell a little wider than the rest.
  return `${points.slice(0, half).join('')}…${points.slice(1 - half).join('')}`;
}

const NO_WIDTH = /^(?:\p{M}|\u200c|\u200d|\ufe0f)$/u;
const TWO_WIDE =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]$/u;

/** Latin, Greek, Cyrillic, punctuation: nearly all there is. */
const ONE_WIDE = /^[\u0020-\u02ff\u0370-\u0482\u2010-\u2027]*$/;

/** Columns that a text takes in a fixed-width font, near enough. */
export function displayWidth(text: string): number {
  if (ONE_WIDE.test(text)) return text.length;
  let width = 0;
  for (const point of text) width += NO_WIDTH.test(point) ? 0 : TWO_WIDE.test(point) ? 2 : 1;
  return width;
}
