// npm run release: everything a group needs without a checkout, as one zip file in dist/.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { installPackages, root } from './install.mjs';

installPackages();

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = `warsheet-${version}`;

const run = (...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
};

/** Every file below a folder, by its path from there. */
const filesBelow = (path, prefix = '') =>
  readdirSync(path).flatMap((name) => {
    const full = join(path, name);
    return statSync(full).isDirectory() ? filesBelow(full, `${prefix}${name}/`) : [[`${prefix}${name}`, full]];
  });

run(join(root, 'scripts', 'build.mjs'), ...process.argv.slice(2));

const workbooks = mkdtempSync(join(tmpdir(), 'warsheet-release-'));
try {
  for (const language of ['en', 'ru', 'es']) {
    for (const kind of ['sample', 'calculator']) {
      const file = join(workbooks, `${kind}-${language}.xlsx`);
      run(join(root, 'bin', 'warsheet.mjs'), 'new', file, `--${kind}`, '--lang', language);
    }
  }
  const entries = [
    ...filesBelow(join(root, 'dist', 'addin'), 'addin/').filter(([name]) => !name.endsWith('.map')),
    ['manifest.xml', join(root, 'dist', 'addin', 'manifest.xml')],
    ...filesBelow(workbooks, 'workbooks/'),
    ...filesBelow(join(root, 'docs'), 'docs/').filter(([name]) => name !== 'docs/PLAN.md'),
    ...['README.md', 'LICENSE', 'SECURITY.md', 'CHANGELOG.md'].map((name) => [name, join(root, name)]),
  ];
  const mtime = new Date(1980, 0, 1);
  const zip = zipSync(
    Object.fromEntries(entries.map(([name, file]) => [`${folder}/${name}`, [readFileSync(file), { mtime }]])),
  );
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', `${folder}.zip`), zip);
  console.log(`dist/${folder}.zip: ${entries.length} files, ${(zip.length / 2 ** 20).toFixed(1)} MB`);
} finally {
  rmSync(workbooks, { recursive: true, force: true });
}
