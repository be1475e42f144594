// npm test: installs what is missing, runs Jest, ends with one line of totals. Arguments are Jest's.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages, installPrograms, root } from './install.mjs';

installPackages();
const missing = installPrograms();

const temporary = mkdtempSync(join(tmpdir(), 'warsheet-test-'));
const outputFile = join(temporary, 'jest.json');
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
    '--json',
    `--outputFile=${outputFile}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, WARSHEET_SKIP: missing.join(',') } },
);

const report = existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, 'utf8')) : undefined;
rmSync(temporary, { recursive: true, force: true });

const passed = report?.numPassedTests ?? 0;
// A file that does not even load has no tests to count: it is one failure.
const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
const skippedInCi = process.env.CI === 'true' && skipped > 0;
if (skippedInCi) console.error('With CI=true no test may be skipped.');

const isFailure = status !== 0 || failed > 0 || skippedInCi;
console.log(`${passed} passed, ${failed === 0 && status !== 0 ? 1 : failed} failed, ${skipped} skipped`);
process.exitCode = isFailure ? status || 1 : 0;
