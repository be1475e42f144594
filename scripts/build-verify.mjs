// Builds dist/addin/verify.html, the page on which a player checks dice alone.

import { createRequire } from 'node:module';

export const buildVerify = () => {
  const require = createRequire(import.meta.url);
  const webpack = require('webpack');
  const config = require('../webpack.config.js').find(({ name }) => name === 'verify');
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      else resolve();
    });
  });
};
