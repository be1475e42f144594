// Part of npm run bench: ten times as many squads and fights take about ten times as long.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary, makeLargeWorkbook } from './large-workbook.mjs';
import { timed } from './timed.mjs';

const SIZES = [10, 100, 1000];
const BOUND = 2;

/** CPU time to resolve 10, 100 and 1000 fights; returns whether the cost of a fight stays within the bound. */
export async function benchGrowth(program, directory) {
  const library = await loadLibrary();
  const times = SIZES.map((fights) => {
    const file = join(directory, `${fights}.xlsx`);
    writeFileSync(file, makeLargeWorkbook(library, fights));
    const out = join(directory, 'out.xlsx');
    const once = () => timed([program, 'resolve', file, '--phase', 'combat', '--out', out, '--force']);
    return Math.min(once(), once());
  });
  const [small, middle, large] = times;
  // What a fight costs, without the start of program and library.
  const ratio = (large - small) / (SIZES[2] - SIZES[0]) / ((middle - small) / (SIZES[1] - SIZES[0]));
  console.log(`resolving 10, 100, 1000 fights of 24, 240, 2400 squads; CPU time, best of 2
  ${times.map((time) => `${time.toFixed(2)} s`).join(', ')}
  a fight of a thousand, of one of a hundred   ${ratio.toFixed(2)} (bound ${BOUND})`);
  return ratio < BOUND;
}
