// Draws assets/icon-*.png: a hexagon of the map with the three pips of a die. Run it after changing the drawing.

import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const SIZES = [16, 32, 64, 80];
const FIELD = [38, 70, 83];
const PIP = [244, 241, 222];
const SAMPLES = 8;

const PIPS = [
  [-0.4, -0.4],
  [0, 0],
  [0.4, 0.4],
];

/** The colour at a point of the square [-1, 1]², or undefined outside of the hexagon. */
const colourAt = (x, y) => {
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  const height = Math.sqrt(3) / 2;
  if (ay > height || ax * height + ay / 2 > height) return undefined;
  return PIPS.some(([px, py]) => Math.hypot(x - px, y - py) < 0.2) ? PIP : FIELD;
};

/** RGBA of one pixel: the mean of its samples, so that edges are smooth. */
const pixel = (size, column, row) => {
  const sum = [0, 0, 0];
  let covered = 0;
  for (let i = 0; i < SAMPLES * SAMPLES; i += 1) {
    const x = column + ((i % SAMPLES) + 0.5) / SAMPLES;
    const y = row + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES;
    const colour = colourAt((2 * x) / size - 1, (2 * y) / size - 1);
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
const png = (size) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const indices = Array.from({ length: size }, (_, index) => index);
  const rows = indices.map((row) => Buffer.from([0, ...indices.flatMap((column) => pixel(size, column, row))]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

for (const size of SIZES) writeFileSync(new URL(`../assets/icon-${size}.png`, import.meta.url), png(size));
