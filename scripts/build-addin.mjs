// Builds dist/addin/: the pane, the functions, the manifest.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a pane may load before it can show a campaign, in bytes as they are sent. */
const MOST = 250_000;

/** Files of the page that stand beside the bundle. */
const BESIDE = ['fabric-config.js', 'pane.css'];

const inKb = (bytes) => `${Math.ceil(bytes / 1000)} KB`;

/** How much the pane loads at its start, compressed; what it loads when it is needed does not count. */
const weigh = (compilation) => {
  const names = [...compilation.entrypoints.get('taskpane').getFiles(), ...BESIDE].filter(
    (name) => !/\.map$/.test(name),
  );
  const sizes = names.map((name) => gzipSync(readFileSync(join(compilation.outputOptions.path, name))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** `base` is the address that the manifest names; with `selfHosted` a copy of Office.js stands beside the page. */
export const buildAddin = (options) => {
  const require = createRequire(import.meta.url);
  const webpack = require('webpack');
  const [, addin] = require('../webpack.config.js');
  return new Promise((resolve, reject) => {
    webpack(addin(options), (error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      const bytes = weigh(stats.compilation);
      if (bytes > MOST) {
        const told = `the pane loads ${inKb(bytes)} at its start, more than ${inKb(MOST)}: what is not needed to show a campaign belongs into a part that import() loads (src/taskpane/pages.ts)`;
        return reject(new Error(told));
      }
      console.error(`The pane loads ${inKb(bytes)} at its start, compressed (at most ${inKb(MOST)}).`);
      return resolve();
    });
  });
};
