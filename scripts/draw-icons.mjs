// Draws assets/*.png: a hexagon of the map with what a button stands for in it. Run it after changing a drawing.

import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const FIELD = [38, 70, 83];
const PIP = [244, 241, 222];
const SAMPLES = 8;

/** Whether a point is nearer than `reach` to the line from one point to another. */
const isNear = (reach, [ax, ay], [bx, by]) => {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  return (x, y) => {
    const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
    const at = Math.min(1, Math.max(0, along));
    return Math.hypot(x - ax - at * (bx - ax), y - ay - at * (by - ay)) < reach;
  };
};

const dot = (x, y) => isNear(0.2, [x, y], [x, y]);

/** What stands in the hexagon, as areas of the square [-1, 1]², and the sizes it is needed in. */
const DRAWINGS = {
  /** Three pips of a die. */
  icon: { sizes: [16, 32, 64, 80], areas: [dot(-0.4, -0.4), dot(0, 0), dot(0.4, 0.4)] },
  /** A tick. */
  check: {
    sizes: [16, 32, 80],
    areas: [isNear(0.13, [-0.42, 0.05], [-0.12, 0.35]), isNear(0.13, [-0.12, 0.35], [0.42, -0.35])],
  },
  /** On to what follows. */
  resolve: { sizes: [16, 32, 80], areas: [(x, y) => x > -0.32 && x + Math.abs(y) * 1.45 < 0.52] },
};

/** The colour at a point of the square [-1, 1]², or undefined outside of the hexagon. */
const colourAt = (areas, x, y) => {
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  const height = Math.sqrt(3) / 2;
  if (ay > height || ax * height + ay / 2 > height) return undefined;
  return areas.some((isIn) => isIn(x, y)) ? PIP : FIELD;
};

/** RGBA of one pixel: the mean of its samples, so that edges are smooth. */
const pixel = (areas, size, column, row) => {
  const sum = [0, 0, 0];
  let covered = 0;
  for (let i = 0; i < SAMPLES * SAMPLES; i += 1) {
    const x = column + ((i % SAMPLES) + 0.5) / SAMPLES;
    const y = row + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES;
    const colour = colourAt(areas, (2 * x) / size - 1, (2 * y) / size - 1);
    if (!colour) continue;
    covered += 1;
    colour.forEach((value, channel) => (sum[channel] += value));
  }
  const alpha = Math.round((255 * covered) / (SAMPLES * SAMPLES));
  return [...sum.map((value) => Math.round(value / Math.max(covered, 1))), alpha];
};

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG of 8-bit RGBA without filters. */
const png = (areas, size) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const indices = Array.from({ length: size }, (_, index) => index);
  const rows = indices.map((row) => Buffer.from([0, ...indices.flatMap((column) => pixel(areas, size, column, row))]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

for (const [name, { sizes, areas }] of Object.entries(DRAWINGS))
  for (const size of sizes) writeFileSync(new URL(`../assets/${name}-${size}.png`, import.meta.url), png(areas, size));
