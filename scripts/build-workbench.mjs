// Builds dist/addin/workbench/, the grid and the sample campaigns it opens, unless it is newer than what it is made of.

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isFresh } from './fresh.mjs';
import { root } from './install.mjs';

const folder = join(root, 'dist', 'addin', 'workbench');
const samples = join(folder, 'samples');
const page = join(folder, 'index.html');
const INPUTS = ['src', 'scripts', 'webpack.config.js', 'package-lock.json', 'src/workbench/package-lock.json'];

const runWebpack = () => {
  const require = createRequire(import.meta.url);
  const webpack = require('webpack');
  const [, , config] = require('../webpack.config.js');
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      else resolve();
    });
  });
};

/** A campaign of each language, with a seed of its own in every build: it is an example, and no secret. */
const makeSample = (ruleset, language) => {
  const file = join(samples, `${ruleset}-${language}.xlsx`);
  const args = ['new', file, '--ruleset', ruleset, '--sample', '--lang', language];
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'bin', 'warsheet.mjs'), ...args]);
  if (status !== 0) throw new Error(String(stderr));
};

export const isWorkbenchFresh = () => isFresh(page, INPUTS);

export const buildWorkbench = async () => {
  const started = new Date();
  await runWebpack();
  rmSync(samples, { recursive: true, force: true });
  mkdirSync(samples, { recursive: true });
  for (const ruleset of ['landing', 'exo', 'planet'])
    for (const language of ['en', 'ru', 'es']) makeSample(ruleset, language);
  // Dated from the start: what was changed during the build is not in it.
  utimesSync(page, started, started);
};
