import { columnName } from '../workbook/address';
import type { MapPicture } from './document';
import { TERRAIN_COLOURS } from '../workbook/terrain-colours';

/** Pixels of a cell. */
const SIDE = 28;

/** Light ink on dark cells. */
const inkOn = (colour: string): string => (parseInt(colour, 16) < 0x808080 ? 'ffffff' : '000000');

/** A map as an SVG picture: the ground in its colours, letters and numbers at the edges, marks of what stands there. */
export function mapSvg({ size, cells, caption }: MapPicture): string {
  const middle = (index: number): number => (index + 1) * SIDE + SIDE / 2;
  const text = (x: number, y: number, colour: string, words: string): string =>
    `<text x="${x}" y="${y + 5}" fill="#${colour}">${words === '&' ? '&amp;' : words}</text>`;
  const squares = cells.map(({ terrain, mark }, index) => {
    const [column, row] = [index % size, Math.floor(index / size)];
    const colour = TERRAIN_COLOURS[terrain];
    const at = `x="${(column + 1) * SIDE}" y="${(row + 1) * SIDE}" width="${SIDE}" height="${SIDE}"`;
    const square = `<rect ${at} fill="#${colour}" stroke="#888888"/>`;
    return mark === '' ? square : square + text(middle(column), middle(row), inkOn(colour), mark);
  });
  const lines = Array.from({ length: size }, (_, i) => i);
  const edges = [
    ...lines.map((i) => text(middle(i), SIDE / 2, '888888', columnName(i))),
    ...lines.map((i) => text(SIDE / 2, middle(i), '888888', String(i + 1))),
  ];
  const whole = (size + 1) * SIDE;
  const box = `viewBox="0 0 ${whole} ${whole}" width="${whole}" height="${whole}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} role="img" aria-label="${caption}" text-anchor="middle">`,
    ...edges,
    ...squares,
    '</svg>',
  ].join('\n');
}
