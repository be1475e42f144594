#!/usr/bin/env node
// Throws anything at all at every parser for as long as it is told: `node scripts/fuzz.mjs [minutes]`, 5 without.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const minutes = Number(process.argv[2] ?? 5);
if (!(minutes > 0)) {
  console.error(`fuzz: “${process.argv[2]}” is no number of minutes; accepted is a number above 0, for example 5`);
  process.exit(2);
}
const jest = createRequire(import.meta.url).resolve('jest/bin/jest.js');
const { status } = spawnSync(process.execPath, [jest, '--rootDir', root, join('test', 'fuzz'), '--maxWorkers=1'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_MINUTES: String(minutes) },
});
process.exit(status ?? 70);
