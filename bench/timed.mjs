// CPU time of a program: on a machine that does other things as well, it says more than the clock.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const usage = fileURLToPath(new URL('usage.cjs', import.meta.url));

/** Seconds of CPU time that Node takes for these arguments, all threads together; `input` is its standard input. */
export function timed(args, input = '') {
  const directory = mkdtempSync(join(tmpdir(), 'warsheet-usage-'));
  const file = join(directory, 'seconds');
  try {
    execFileSync(process.execPath, ['--require', usage, ...args], {
      input,
      env: { ...process.env, BENCH_USAGE: file },
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    return Number(readFileSync(file, 'utf8'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
