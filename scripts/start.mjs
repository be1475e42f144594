// npm start: makes the sample campaign, resolves its combat phase and writes every player's report.

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, root } from './install.mjs';

installPackages();

/** English unless the environment says Russian or Spanish. */
const language = () => {
  const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  return ['ru', 'es'].find((code) => locale.toLowerCase().startsWith(code)) ?? 'en';
};

const directory = join(root, 'sample-campaign');
const reports = join(directory, 'reports');
const before = join(directory, 'sample.xlsx');
const after = join(directory, 'sample-after-combat.xlsx');

const warsheet = (...args) => {
  console.log(`\n$ warsheet ${args.join(' ')}`);
  const { status } = spawnSync(process.execPath, [join(root, 'bin', 'warsheet.mjs'), ...args], {
    cwd: directory,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
};

rmSync(directory, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

warsheet('new', 'sample.xlsx', '--sample', '--lang', language());
warsheet('check', 'sample.xlsx');
warsheet('resolve', 'sample.xlsx', '--phase', 'combat', '--out', 'sample-after-combat.xlsx');
warsheet('reports', 'sample-after-combat.xlsx', '--dir', 'reports');

console.log(`
The campaign before the phase   ${before}
The campaign after it           ${after}
One report a player and format  ${reports}`);
