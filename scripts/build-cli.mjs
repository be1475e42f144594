// Builds dist/cli/warsheet.cjs unless it is newer than everything it is made of.

import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFresh } from './fresh.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cliDir = join(root, 'dist', 'cli');
const INPUTS = ['src', 'webpack.config.js', 'package-lock.json'];

export const bundle = join(cliDir, 'warsheet.cjs');

export const isCliFresh = () => isFresh(bundle, INPUTS);

const runWebpack = (outputPath) => {
  const require = createRequire(import.meta.url);
  const webpack = require('webpack');
  const [config] = require('../webpack.config.js');
  return new Promise((resolve, reject) => {
    webpack({ ...config, output: { ...config.output, path: outputPath } }, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      else resolve();
    });
  });
};

/** Builds in a folder of its own and moves the result into place, so that two builds at once do no harm. */
export const buildCli = async () => {
  const started = new Date();
  mkdirSync(cliDir, { recursive: true });
  const temporary = mkdtempSync(join(root, 'dist', 'build-'));
  try {
    await runWebpack(temporary);
    // Dated from the start: what was changed during the build is not in it.
    utimesSync(join(temporary, 'warsheet.cjs'), started, started);
    renameSync(join(temporary, 'warsheet.cjs.map'), `${bundle}.map`);
    renameSync(join(temporary, 'warsheet.cjs'), bundle);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
};
