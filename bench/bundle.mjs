// Bundles a TypeScript file for Node as the command line is bundled, and loads it.

import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

/** What the file exports. Its bundle stands in the checkout, so that packages are found from it. */
export async function bundled(entry) {
  const webpack = require('webpack');
  const [cli] = require('../webpack.config.js');
  const directory = mkdtempSync(join(root, 'node_modules', '.bench-'));
  const output = { path: directory, filename: 'bundle.cjs', libraryTarget: 'commonjs2' };
  try {
    await new Promise((resolve, reject) => {
      webpack({ ...cli, entry, output, devtool: false }, (error, stats) => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve();
      });
    });
    return require(join(directory, 'bundle.cjs'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
