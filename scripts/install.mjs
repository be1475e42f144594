// What a fresh clone lacks. Only Node and npm are taken for granted, so this file imports nothing but Node's own.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const readPackages = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Folders with packages of their own: the workbench's grid needs another React than the task pane. */
const FOLDERS = ['.', 'src/workbench'];

/** Whether node_modules holds exactly what the lock file says; packages for other platforms may be absent. */
const isInstalled = (folder) => {
  if (!existsSync(join(root, folder, 'node_modules', '.package-lock.json'))) return false;
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(readPackages(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version;
  });
};

export const installPackages = () => {
  for (const folder of FOLDERS) {
    if (!existsSync(join(root, folder, 'package-lock.json')) || isInstalled(folder)) continue;
    console.error(`Installing the packages named in ${join(folder, 'package-lock.json')} …`);
    const { status } = spawnSync('npm ci --no-audit --no-fund --ignore-scripts', {
      cwd: join(root, folder),
      stdio: ['ignore', 2, 2],
      shell: true,
    });
    if (status !== 0) process.exit(status ?? 1);
  }
};

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** The system's own Python has Debian's python3-uno; another one further up the PATH does not see it. */
const hasUno = () => ['/usr/bin/python3', 'python3'].some((python) => succeeds(python, ['-c', 'import uno']));

/** Programs that some tests drive. Each test that needs one is skipped only if its name stands in WARSHEET_SKIP. */
const PROGRAMS = [
  {
    name: 'chromium',
    packages: ['chromium'],
    isThere: () => ['chromium', 'chromium-browser', 'google-chrome'].some((name) => succeeds(name, ['--version'])),
  },
  {
    name: 'libreoffice',
    packages: ['libreoffice-calc', 'python3-uno'],
    isThere: () => succeeds('soffice', ['--version']) && hasUno(),
  },
  { name: 'poppler', packages: ['poppler-utils'], isThere: () => succeeds('pdftotext', ['-v']) },
  { name: 'python', packages: ['python3'], isThere: () => succeeds('python3', ['--version']) },
];

/** Installs missing programs where that is ours to do (root on Debian or its kin); returns the names still missing. */
export const installPrograms = () => {
  const missing = PROGRAMS.filter((program) => !program.isThere());
  if (missing.length === 0) return [];
  const packages = missing.flatMap((program) => program.packages);
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env: environment });
    console.error(`Installing ${packages.join(', ')} …`);
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  }
  const stillMissing = missing.filter((program) => !program.isThere());
  for (const program of stillMissing) {
    console.error(
      `${program.name} is not there: its tests are skipped. On Debian or Ubuntu: ` +
        `sudo apt-get install ${program.packages.join(' ')}`,
    );
  }
  return stillMissing.map((program) => program.name);
};
