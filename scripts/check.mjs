// npm run check: every static check, two at a time; the output of those that fail is shown at the end.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installPackages, root } from './install.mjs';

installPackages();

const CHECKS = [
  ['types', 'tsc', '--project', 'tsconfig.json'],
  ['lint', 'eslint', '--max-warnings', '0', '.'],
  ['types of the pure core', 'tsc', '--project', 'tsconfig.core.json'],
  ['arrows', 'depcruise', '--config', '.dependency-cruiser.cjs', 'src'],
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['unused code', 'knip'],
];

const run = ([name, program, ...args]) =>
  new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(join(root, 'node_modules', '.bin', program), args, {
      cwd: root,
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ name, ok: false, output: error.message }));
    child.on('close', (status) => {
      console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      resolve({ name, ok: status === 0, output });
    });
  });

const results = [];
const waiting = [...CHECKS];
const worker = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await run(check));
};
await Promise.all([worker(), worker()]);

for (const { name, output } of results.filter(({ ok }) => !ok)) console.error(`\n── ${name}\n${output}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
