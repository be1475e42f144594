import { columnName } from '../workbook/address';
import type { MapPicture } from './document';

/** A map in lines of a fixed-width font: letters above, numbers at the side, and what the signs mean below. */
export function mapLines({ size, cells, legend }: MapPicture): readonly string[] {
  const margin = String(size).length;
  const letters = Array.from({ length: size }, (_, column) => columnName(column).padEnd(2));
  const line = (row: number): string =>
    cells
      .slice(row * size, (row + 1) * size)
      .map(({ text, mark }) => `${text}${mark}`.padEnd(2))
      .join(' ');
  const rows = Array.from({ length: size }, (_, row) => `${String(row + 1).padStart(margin)}  ${line(row)}`.trimEnd());
  return [
    `${' '.repeat(margin)}  ${letters.join(' ')}`.trimEnd(),
    ...rows,
    '',
    ...legend.map(({ sign, text }) => `${sign} ${text}`),
  ];
}
