// npm run bench: ratios of CPU time within this one run; absolute times are only shown.

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchEngine } from './engine.mjs';
import { benchGrowth } from './growth.mjs';
import { benchReading } from './reading.mjs';
import { loadLibrary, makeLargeWorkbook } from './large-workbook.mjs';
import { timed } from './timed.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const program = join(here, '..', 'bin', 'warsheet.mjs');
const RUNS = 3;
const BOUND = 3;

const directory = mkdtempSync(join(tmpdir(), 'warsheet-bench-'));
const before = join(directory, 'before.xlsx');
const after = join(directory, 'after.xlsx');
const reports = join(directory, 'reports');

/** The least of each: a round measures one after the other, so that all meet the same moods of the machine. */
const best = (...works) => {
  const rounds = Array.from({ length: RUNS }, () => works.map((work) => work()));
  return works.map((_, i) => Math.min(...rounds.map((times) => times[i])));
};

try {
  writeFileSync(before, makeLargeWorkbook(await loadLibrary()));
  timed([program, '--help']);
  const [library, resolve, report] = best(
    () => timed([join(here, 'baseline.mjs'), before, join(directory, 'copy.xlsx')]),
    () => timed([program, 'resolve', before, '--phase', 'combat', '--out', after, '--force']),
    () => timed([program, 'reports', after, '--dir', reports]),
  );
  const ratio = (resolve + report) / library;
  console.log(`240 squads, 100 fights, ${readdirSync(reports).length} report files; CPU time, best of ${RUNS}
  the .xlsx library alone, start, read, write  ${library.toFixed(2)} s
  resolve                                      ${resolve.toFixed(2)} s
  reports                                      ${report.toFixed(2)} s
  ratio                                        ${ratio.toFixed(2)} (bound ${BOUND})`);
  if (ratio >= BOUND) process.exitCode = 1;
  if (!benchReading(program, RUNS)) process.exitCode = 1;
  if (!(await benchEngine())) process.exitCode = 1;
  if (!(await benchGrowth(program, directory))) process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
