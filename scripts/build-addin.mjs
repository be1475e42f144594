// Builds dist/addin/: the pane, the functions, the manifest.

import { createRequire } from 'node:module';

/** `base` is the address that the manifest names; with `selfHosted` a copy of Office.js stands beside the page. */
export const buildAddin = (options) => {
  const require = createRequire(import.meta.url);
  const webpack = require('webpack');
  const [, addin] = require('../webpack.config.js');
  return new Promise((resolve, reject) => {
    webpack(addin(options), (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      else resolve();
    });
  });
};
