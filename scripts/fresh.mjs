// Whether a built file is newer than everything it is made of.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The newest change below a path. Directories count too: removing a file changes only its folder. */
const newest = (path) => {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path).filter((name) => name !== 'node_modules');
  return names.reduce((time, name) => Math.max(time, newest(join(path, name))), stat.mtimeMs);
};

/** `inputs` are files and folders below the project's. */
export const isFresh = (output, inputs) =>
  existsSync(output) && statSync(output).mtimeMs >= Math.max(...inputs.map((name) => newest(join(root, name))));
