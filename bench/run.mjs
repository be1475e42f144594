// npm run bench: ratios within this one run; absolute times are only shown.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchReading } from './reading.mjs';
import { loadLibrary, makeLargeWorkbook } from './large-workbook.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const program = join(here, '..', 'bin', 'warsheet.mjs');
const RUNS = 3;
const BOUND = 3;

const directory = mkdtempSync(join(tmpdir(), 'warsheet-bench-'));
const before = join(directory, 'before.xlsx');
const after = join(directory, 'after.xlsx');
const reports = join(directory, 'reports');

const timed = (...args) => {
  const started = performance.now();
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return (performance.now() - started) / 1000;
};
const best = (work) => Math.min(...Array.from({ length: RUNS }, work));

try {
  writeFileSync(before, makeLargeWorkbook(await loadLibrary()));
  timed(program, '--help');
  const library = best(() => timed(join(here, 'baseline.mjs'), before, join(directory, 'copy.xlsx')));
  const resolve = best(() => timed(program, 'resolve', before, '--phase', 'combat', '--out', after, '--force'));
  const report = best(() => timed(program, 'reports', after, '--dir', reports));
  const ratio = (resolve + report) / library;
  console.log(`240 squads, 100 fights, ${readdirSync(reports).length} report files; best of ${RUNS}
  the .xlsx library alone, start, read, write  ${library.toFixed(2)} s
  resolve                                      ${resolve.toFixed(2)} s
  reports                                      ${report.toFixed(2)} s
  ratio                                        ${ratio.toFixed(2)} (bound ${BOUND})`);
  if (ratio >= BOUND) process.exitCode = 1;
  if (!benchReading(program, RUNS)) process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
